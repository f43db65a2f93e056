import { creases, elbow, fan } from '../folds.ts';
import { type Cloth, Garment } from '../garment.ts';
import { paired, side, sides, unfolded } from '../path.ts';
import { ribs } from '../repeats.ts';
import { darker } from '../tint.ts';
import { armhole, type BodiceDraft, bodice, longSleeve } from './torso.ts';

const hoodieDraft: BodiceDraft = {
  neckWidth: 84,
  neckY: 196,
  neckDepth: 244,
  shoulderX: 190,
  shoulderY: 236,
  underarmX: 200,
  underarmY: 430,
  waistX: 196,
  waistY: 590,
  hemX: 190,
  hemY: 776,
  hemDip: 4,
};

/** A pullover hoodie: hood laid up, kangaroo pocket, drawcord, ribbed cuffs and hem. */
export function hoodie(id: string, cloth: Cloth, style: { seed?: number; cord: string }): string {
  const { seed = 85, cord } = style;
  const g = new Garment(id, cloth, { seed });
  const rib = (turn = ''): string[] => [ribs(7, 0.26)(g, turn)];
  const sewn = { strength: 0.65, gleam: 0.14 };
  const sleeve = longSleeve(hoodieDraft, {
    elbowX: 286,
    elbowY: 470,
    outerX: 308,
    outerY: 722,
    innerX: 238,
    innerY: 738,
    bow: 6,
    full: 6,
  });
  for (const k of sides) {
    const on = side(k);
    g.piece(on(sleeve), {
      turn: `rotate(${-k * 10} 400 300)`,
      folds: [
        ...elbow(k, 268, 490),
        ...fan(400 + k * 272, 726, {
          from: -120,
          to: -60,
          count: 4,
          length: 80,
          breadth: 8,
          seed: k + 3,
        }),
      ],
    });
    g.piece(
      on(
        'M311 716C312 744 309 768 304 788C282 796 258 800 238 800C235 780 234 758 236 734C262 734 288 728 311 716Z',
      ),
      {
        weave: rib(`rotate(${-k * 5} 400 300)`),
        casts: 0.25,
      },
    );
  }
  g.piece(unfolded(bodice(hoodieDraft)), {
    casts: 0.3,
    folds: [
      ...fan(212, 442, { from: 20, to: 70, count: 4, length: 180, breadth: 12, seed: 3 }),
      ...fan(588, 442, { from: 110, to: 160, count: 4, length: 170, breadth: 12, seed: 8 }),
      ...creases(
        [-150, 560, -140, 770, 8, 14, 0.7],
        [150, 560, 144, 770, -8, 14, 0.48],
        [-70, 330, -30, 480, 8, 12, 0.7],
        [70, 330, 40, 500, -8, 11, 0.5],
      ),
      ...fan(320, 782, { from: -120, to: -60, count: 4, length: 80, breadth: 8, seed: 5 }),
      ...fan(480, 782, {
        from: -120,
        to: -60,
        count: 4,
        length: 80,
        breadth: 8,
        lift: 0.46,
        seed: 9,
      }),
    ],
  });
  g.seam(paired(armhole(hoodieDraft)), { strength: 0.35 });
  g.stitch(paired('M190 238C176 300 176 370 206 428'), sewn);
  g.piece(unfolded('M0 562L96 560C122 606 146 660 158 716C158 744 156 762 152 780L0 784'), {
    casts: 0.35,
    folds: creases(
      [-110, 620, -60, 770, 6, 14, 0.72],
      [100, 620, 70, 770, -6, 12, 0.47],
      [-40, 580, 40, 590, 6, 10, 0.7],
    ),
  });
  g.stitch(paired('M0 571L91 569C116 612 139 664 150 718'), sewn);
  g.stitch(paired('M104 570C130 614 154 664 165 714'), { ...sewn, strength: 0.4 });
  g.piece(unfolded('M0 776C64 776 128 774 192 766C193 792 190 818 184 838C124 846 60 848 0 848'), {
    weave: rib(),
    casts: 0.25,
  });
  g.piece(unfolded('M0 58C66 58 120 84 136 138C146 178 136 218 112 252C74 276 34 288 0 290'), {
    casts: 0.35,
    folds: creases(
      [-104, 110, -112, 230, -8, 16, 0.74],
      [104, 110, 110, 230, 8, 16, 0.46],
      [-60, 66, 60, 64, -10, 10, 0.72],
    ),
  });
  g.piece(unfolded('M0 88C52 88 88 112 96 152C98 190 66 238 0 286'), {
    fill: darker(cloth.base, 0.36),
    lit: 0.6,
    ground: '#b4b4b4',
    edge: 0.45,
  });
  g.shade(paired('M6 92C54 94 84 118 92 154'), { breadth: 30, strength: 0.4 });
  for (const k of [-1, 1] as const) {
    g.piece(
      side(k)(
        'M66 92C98 110 112 140 110 168C104 206 70 246 -8 300C-20 296 -26 288 -28 280C40 236 78 198 84 158C84 134 78 112 66 92Z',
      ),
      {
        casts: 0.5,
        folds: creases([k * 90, 120, k * 84, 200, -k * 10, 8, 0.74]),
      },
    );
    g.stitch(side(k)('M86 112C100 132 104 150 101 168C94 204 58 240 -10 290'), sewn);
    const x = 400 + k * 32;
    g.add(
      `<circle cx="${x}" cy="262" r="6" fill="#b8b6b4" stroke="#120710" stroke-opacity=".5"/><circle cx="${x}" cy="262" r="2.8" fill="#120710" opacity=".7"/>`,
    );
    const line = `M${x} 263C${x + k * 2} 310 ${x + k * 10} 350 ${x + k * 4} ${k > 0 ? 430 : 404}`;
    g.shade(line, { breadth: 12, strength: 0.35 });
    g.add(
      `<path d="${line}" fill="none" stroke="#120710" stroke-opacity=".5" stroke-width="8.4" stroke-linecap="round"/><path d="${line}" fill="none" stroke="${cord}" stroke-width="7" stroke-linecap="round"/><path d="${line}" fill="none" stroke="#120710" stroke-opacity=".22" stroke-width="6" stroke-dasharray="1.4 2.6"/>`,
    );
    const end = k > 0 ? 430 : 404;
    g.add(
      `<rect x="${x + k * 4 - 4.5}" y="${end - 4}" width="9" height="20" rx="2" fill="#b8b6b4" stroke="#120710" stroke-opacity=".5"/>`,
    );
  }
  return g.svg();
}
