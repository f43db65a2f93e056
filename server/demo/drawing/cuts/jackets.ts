import { drape, elbow } from '../folds.ts';
import { type Cloth, Garment } from '../garment.ts';
import { paired, side, sides, unfolded } from '../path.ts';
import { darker } from '../tint.ts';
import { type ButtonStyle, brass, button } from '../trims.ts';
import { armhole, type BodiceDraft, bodice, longSleeve } from './torso.ts';

const draft: BodiceDraft = {
  neckWidth: 68,
  neckY: 160,
  neckDepth: 190,
  shoulderX: 184,
  shoulderY: 204,
  underarmX: 190,
  underarmY: 392,
  waistX: 186,
  waistY: 540,
  hemX: 182,
  hemY: 716,
  hemDip: 4,
};

/** A trucker jacket: yoke, two flap pockets, tapered front seams, buttoned waistband. */
export function trucker(
  id: string,
  cloth: Cloth & { fade?: string },
  style: { seed?: number; buttons?: ButtonStyle } = {},
): string {
  const { seed = 71, buttons = brass } = style;
  const g = new Garment(id, cloth, { seed });
  const sewn = { strength: 0.85, dash: '6 4', gleam: 0.3, breadth: 1.5 };
  const worn = (x: number, y: number, rx: number, ry: number): string => {
    if (!cloth.fade) return '';
    const fade = g.radial([
      [0, cloth.fade, 0.55],
      [0.6, cloth.fade, 0.2],
      [1, cloth.fade, 0],
    ]);
    return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fade}"/>`;
  };
  const sleeve = longSleeve(draft, {
    elbowX: 276,
    elbowY: 430,
    outerX: 304,
    outerY: 670,
    innerX: 230,
    innerY: 686,
    bow: 14,
  });
  for (const k of sides) {
    const on = side(k);
    g.piece(on(sleeve), {
      turn: `rotate(${-k * 10} 400 300)`,
      folds: elbow(k, 256, 460),
      over: worn(400 + k * 250, 470, 46, 170),
    });
    g.piece(
      on(
        'M306 666C308 690 308 712 307 730C282 738 256 743 232 744C230 724 228 704 228 684C256 684 284 676 306 666Z',
      ),
      { turn: 'rotate(85)', casts: 0.3 },
    );
    button(g, 400 + k * 250, 714, 7, buttons);
  }
  g.piece(unfolded('M0 182C36 182 58 174 68 160L76 190C50 220 20 226 0 226'), {
    fill: darker(cloth.base, 0.4),
    weave: [],
    lit: 0.5,
  });
  g.piece(unfolded(bodice(draft)), {
    folds: drape(182, 392, 716),
    casts: 0.28,
    over: worn(310, 520, 70, 200) + worn(490, 520, 70, 200),
  });
  g.seam(paired(armhole(draft)), { strength: 0.4 });
  g.seam(paired('M6 320C70 320 130 316 170 306'), { strength: 0.4 });
  g.stitch(paired('M8 328C70 328 130 324 169 314'), sewn);
  g.seam(paired('M66 328C76 460 70 600 60 712'), { strength: 0.3 });
  g.stitch(paired('M66 328C76 460 70 600 60 712'), sewn);
  for (const k of sides) {
    const on = side(k);
    g.piece(
      on(
        'M64 344C96 343 126 341 152 337C154 380 153 412 150 440L108 458L68 442C64 410 64 380 64 344Z',
      ),
      {
        casts: 0.3,
      },
    );
    g.piece(
      on(
        'M60 336C94 335 128 333 156 329C157 346 157 362 155 376L108 396L62 380C60 366 60 350 60 336Z',
      ),
      {
        casts: 0.4,
      },
    );
    g.stitch(on('M68 372L108 388L150 370'), sewn);
    button(g, 400 + k * 108, 376, 7, buttons);
    g.piece(
      on('M186 712C187 738 184 762 182 780C120 788 60 790 0 790L0 722C64 722 126 720 186 712Z'),
      {
        turn: 'rotate(90)',
        casts: 0.25,
      },
    );
    g.stitch(on('M4 732C66 732 126 728 182 722'), sewn);
    g.stitch(on('M4 780C66 780 126 777 178 771'), sewn);
  }
  g.piece('M384 222L418 222C419 400 419 600 419 792L384 792C383 600 383 400 384 222Z', {
    lit: 0.7,
    casts: 0.35,
  });
  g.stitch('M390 226L390 788', sewn);
  g.stitch('M412 226L412 788', sewn);
  for (let y = 262; y < 790; y += 86) button(g, 401, y, 9, buttons);
  g.piece(unfolded('M0 162C36 162 62 158 76 150C72 172 60 186 44 196C30 202 14 204 0 204'), {
    turn: 'rotate(90)',
    lit: 0.5,
  });
  for (const k of sides) {
    const on = side(k);
    g.piece(
      on(
        'M0 226C-2 214 0 204 6 200C36 194 58 178 66 156C74 148 84 152 90 162C106 196 122 234 128 272C86 268 38 250 0 226Z',
      ),
      { turn: `rotate(${k * 60} 400 200)`, casts: 0.45 },
    );
    g.stitch(on('M12 222C46 242 84 256 118 262C112 228 98 194 84 166'), sewn);
  }
  return g.svg();
}
