import { drape, elbow } from '../folds.ts';
import { type Cloth, Garment } from '../garment.ts';
import { paired, side, sides, unfolded } from '../path.ts';
import { darker } from '../tint.ts';
import { type ButtonStyle, button, shell } from '../trims.ts';
import { armhole, type BodiceDraft, bodice, longSleeve } from './torso.ts';

interface ShirtStyle {
  seed?: number;
  pocket?: boolean;
  buttons?: ButtonStyle;
  /** Topstitch shows less on silk. */
  stitched?: number;
}

const draft: BodiceDraft = {
  neckWidth: 66,
  neckY: 150,
  neckDepth: 196,
  shoulderX: 180,
  shoulderY: 196,
  underarmX: 186,
  underarmY: 388,
  waistX: 180,
  waistY: 560,
  hemX: 190,
  hemY: 770,
  hemDip: 30,
};

/** A button-up shirt with a pointed collar, yoke, placket, barrel cuffs and a curved hem. */
export function shirt(id: string, cloth: Cloth, style: ShirtStyle = {}): string {
  const { seed = 9, pocket = true, buttons = shell, stitched = 0.9 } = style;
  const g = new Garment(id, cloth, { seed });
  const sewn = { strength: stitched, gleam: 0.1 };
  const sleeve = longSleeve(draft, {
    elbowX: 268,
    elbowY: 430,
    outerX: 300,
    outerY: 690,
    innerX: 228,
    innerY: 706,
    bow: 16,
  });
  for (const k of sides) {
    const on = side(k);
    g.piece(on(sleeve), { turn: `rotate(${-k * 9} ${400 + k * 200} 300)`, folds: elbow(k) });
    g.piece(
      on(
        'M302 686C304 710 304 736 304 758C282 766 256 770 230 772C228 750 226 728 226 704C252 702 280 696 302 686Z',
      ),
      { turn: `rotate(${-k * 5} 400 300)`, casts: 0.2 },
    );
    g.stitch(on('M300 694C280 702 256 707 230 710'), sewn);
    g.stitch(on('M298 752C280 758 256 762 234 764'), sewn);
    button(g, 400 + k * 246, 740, 5.5, buttons);
  }
  g.piece(unfolded('M0 176C34 176 58 168 66 150L72 168C50 206 20 210 0 210'), {
    fill: darker(cloth.base, 0.14),
    weave: [],
    lit: 0.5,
  });
  g.piece(unfolded(bodice(draft)), { folds: drape(180, 388, 790), casts: 0.28 });
  g.seam(paired(armhole(draft)), { strength: 0.3 });
  g.stitch(paired('M66 186C100 204 140 214 176 214'), sewn);
  g.piece('M386 212L418 212C419 400 419 600 418 812L386 812C385 600 385 400 386 212Z', {
    lit: cloth.light.lit * 0.8,
    casts: 0.22,
    edge: 0.25,
  });
  g.stitch('M391 214L391 810', sewn);
  g.stitch('M413 214L413 810', sewn);
  if (pocket) {
    g.piece(
      'M452 372C490 371 528 369 556 366C558 404 558 440 556 462L507 484L456 466C453 436 452 404 452 372Z',
      {
        turn: 'translate(1 0)',
        casts: 0.2,
        lit: cloth.light.lit * 0.85,
        edge: 0.28,
      },
    );
    g.stitch('M456 390C490 389 528 387 554 384', sewn);
  }
  for (let y = 262; y < 800; y += 92) button(g, 402, y, 7, buttons);
  g.stitch(paired('M0 800C66 800 120 788 184 762'), sewn);
  g.piece(unfolded('M0 150C34 150 60 146 74 140C70 160 60 176 44 188C30 194 14 196 0 196'), {
    turn: 'rotate(90)',
    lit: 0.5,
    edge: 0.3,
  });
  for (const k of sides) {
    const on = side(k);
    g.piece(
      on(
        'M2 216C-2 206 0 198 4 194C34 186 58 168 66 146C74 140 82 144 86 152C98 182 108 222 112 258C78 252 36 238 2 216Z',
      ),
      { turn: `rotate(${k * 38} 400 200)`, casts: 0.35, lit: cloth.light.lit * 0.95 },
    );
    g.stitch(on('M12 212C42 230 78 244 104 250C100 218 92 184 82 158'), sewn);
  }
  button(g, 402, 206, 6, buttons);
  return g.svg();
}
