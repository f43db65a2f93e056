import { chance, type Fold, leaf } from '../folds.ts';
import { type Cloth, Garment } from '../garment.ts';
import { side, sides, unfolded } from '../path.ts';
import { darker, ink } from '../tint.ts';
import { zip } from '../trims.ts';
import { armhole, type BodiceDraft, longSleeve } from './torso.ts';

const pufferDraft: BodiceDraft = {
  neckWidth: 84,
  neckY: 176,
  neckDepth: 200,
  shoulderX: 196,
  shoulderY: 204,
  underarmX: 212,
  underarmY: 412,
  waistX: 214,
  waistY: 580,
  hemX: 216,
  hemY: 806,
  hemDip: 4,
};

const quiltRows = {
  body: [286, 368, 450, 532, 614, 696, 768],
  sleeve: [270, 350, 430, 510, 590, 664],
};

/** The sewing thread in the grooves of a quilt; drawn in the cloth, so that it ends at the edge. */
const thread = (d: string): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-opacity=".5" stroke-width="2"/>`;

/** One quilting seam across a padded piece, with the small puckers that the thread pulls. */
function quiltLine(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  bend: number,
  seed: number,
): Fold[] {
  const random = chance(seed);
  const count = Math.max(4, Math.round(Math.abs(x2 - x1) / 19));
  const puckers = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.3 + 0.4 * random()) / count;
    const x = x1 + (x2 - x1) * t;
    const y = y1 + (y2 - y1) * t + bend * 4 * t * (1 - t) * 0.5;
    const reach = 12 + 16 * random();
    const lean = (random() - 0.5) * 12;
    return leaf(x - lean, y - reach, x + lean, y + reach, 0, 4, i % 2 ? 0.5 : 0.69);
  });
  return [...puckers, leaf(x1, y1, x2, y2, bend, 5, 0.3)];
}

/** A down coat quilted in wide bands, with a high padded collar. */
export function puffer(id: string, cloth: Cloth, style: { seed?: number } = {}): string {
  const g = new Garment(id, cloth, { seed: style.seed ?? 83 });
  const sleeve = longSleeve(pufferDraft, {
    elbowX: 300,
    elbowY: 440,
    outerX: 326,
    outerY: 720,
    innerX: 240,
    innerY: 738,
    bow: 0,
    full: 10,
  });
  for (const k of sides) {
    const on = side(k);
    const bands = quiltRows.sleeve.flatMap((y, i) => {
      const inner = 196 + i * 8;
      const outer = [262, 300, 320, 330, 336, 336][i] ?? 330;
      return [...quiltLine(400 + k * (inner - 22), y + 34, 400 + k * outer, y, k * -8, 31 + i + k)];
    });
    const seams = quiltRows.sleeve.map(
      (y, i) => `M${174 + i * 8} ${y + 34}Q${(174 + i * 8 + 336) / 2} ${y + 25} 340 ${y - 6}`,
    );
    g.piece(on(sleeve), { folds: bands, lit: 1, over: thread(on(seams.join(''))) });
  }
  const rows = quiltRows.body;
  g.piece(unfolded('M0 160C44 160 72 156 86 148L92 186C66 214 30 220 0 222'), {
    fill: darker(cloth.base, 0.35),
    lit: 0.5,
  });
  for (const k of [-1, 1] as const) {
    const on = side(k);
    const seams = rows.map((y) => `M2 ${y + 4}Q108 ${y + 5} 222 ${y - 2}`);
    const folds = rows.flatMap((y, i) => [
      ...quiltLine(400 + k * 2, y + 4, 400 + k * 220, y - 2, 8 * k, 11 + i + k),
    ]);
    g.piece(
      on(
        'M0 200C62 198 84 186 84 174C120 184 164 192 196 204C182 266 178 350 212 412C214 470 214 520 214 580C216 660 216 740 216 806C150 812 70 814 0 814Z',
      ),
      { folds, casts: 0.35, lit: 1, over: thread(on(seams.join(''))) },
    );
    g.seam(on(armhole(pufferDraft)), { strength: 0.5, breadth: 2.4 });
    g.piece(
      on(
        'M118 548C128 544 140 544 148 548C162 590 170 630 174 664C166 672 152 674 142 670C138 630 130 590 118 548Z',
      ),
      { casts: 0.5, lit: 0.85 },
    );
    g.stitch(on('M127 552C139 592 146 630 150 662'), { strength: 0.55 });
  }
  zip(g, 'M400 150C401 420 401 640 400 812', { metal: '#b9b9bd', tape: darker(cloth.base, 0.3) });
  for (const k of sides) {
    g.piece(
      side(k)(
        'M0 128C40 128 74 120 92 110C104 130 108 164 104 200C76 226 40 236 9 238C8 200 8 164 9 130Z',
      ),
      {
        casts: 0.45,
        lit: 1,
        folds: quiltLine(400 + k * 8, 184, 400 + k * 108, 160, 8 * k, 7 + k),
      },
    );
  }
  zip(g, 'M400 136L400 236', { metal: '#b9b9bd', tape: darker(cloth.base, 0.3), at: [400, 142] });
  return g.svg();
}
