import { creases, drape, elbow } from '../folds.ts';
import { type Cloth, Garment } from '../garment.ts';
import { paired, side, sides, unfolded } from '../path.ts';
import { ribs } from '../repeats.ts';
import { darker } from '../tint.ts';
import { armhole, type BodiceDraft, bodice, longSleeve } from './torso.ts';

const teeDraft: BodiceDraft = {
  neckWidth: 84,
  neckY: 168,
  neckDepth: 232,
  shoulderX: 186,
  shoulderY: 206,
  underarmX: 182,
  underarmY: 392,
  waistX: 174,
  waistY: 560,
  hemX: 184,
  hemY: 800,
};

const teeFolds = creases(
  [-168, 420, -70, 520, 14, 13, 0.68],
  [-154, 470, -80, 600, 10, 10, 0.53],
  [166, 420, 88, 500, -12, 13, 0.52],
  [160, 480, 100, 600, -8, 10, 0.68],
  [-100, 560, -110, 790, 10, 16, 0.68],
  [-48, 640, -56, 796, -6, 11, 0.53],
  [94, 590, 106, 792, -10, 15, 0.52],
  [46, 660, 52, 794, 6, 10, 0.67],
  [-70, 240, -100, 330, 10, 9, 0.66],
  [70, 240, 106, 330, -10, 9, 0.54],
);

/** A crew-neck T-shirt with a ribbed neckband. */
export function tee(id: string, cloth: Cloth, style: { seed?: number } = {}): string {
  const g = new Garment(id, cloth, { seed: style.seed ?? 5 });
  const sewn = { strength: 0.75, gleam: 0.06, breadth: 1.2 };
  const sleeve =
    'M176 202C232 226 266 300 292 392C296 404 292 410 284 414C254 428 222 438 192 446C188 420 184 402 178 396C162 330 164 260 176 202Z';
  g.piece(unfolded('M0 178C40 178 70 172 84 166L86 176C76 212 50 224 0 224'), {
    fill: darker(cloth.base, 0.13),
    lit: 0.5,
    edge: 0.25,
  });
  for (const k of sides) {
    g.piece(side(k)(sleeve), {
      edge: 0.3,
      folds: creases(
        [k * 186, 396, k * 250, 330, k * 10, 12, 0.74],
        [k * 196, 420, k * 270, 390, k * 6, 9, 0.48],
      ),
    });
  }
  g.stitch(paired('M188 428C222 420 258 406 288 394'), sewn);
  g.piece(unfolded(bodice(teeDraft)), { folds: teeFolds, casts: 0.2, edge: 0.3 });
  g.seam(paired('M176 206C164 262 162 330 180 394'), { strength: 0.26, gleam: 0.3 });
  g.piece(unfolded('M0 232C64 232 84 206 85 170L68 174C64 196 48 212 0 212'), {
    fill: darker(cloth.base, 0.03),
    weave: [ribs(6, 0.12)(g, '')],
    lit: 0.5,
    edge: 0.28,
  });
  g.stitch(paired('M0 239C70 239 92 208 92 170'), sewn);
  g.stitch(paired('M0 792C60 792 120 790 186 784'), sewn);
  return g.svg();
}

const bretonDraft: BodiceDraft = {
  neckWidth: 104,
  neckY: 172,
  neckDepth: 200,
  shoulderX: 186,
  shoulderY: 202,
  underarmX: 184,
  underarmY: 388,
  waistX: 178,
  waistY: 560,
  hemX: 186,
  hemY: 770,
  hemDip: 5,
  neckCurve: 0.7,
};

/** A boat-neck sailor top: long sleeves, hoops that stop at the yoke and above the hem. */
export function bretonTop(id: string, cloth: Cloth & { hoop: Cloth['weave'] }): string {
  const g = new Garment(id, cloth, { seed: 21 });
  const sewn = { strength: 0.8, breadth: 1.2 };
  const sleeve = longSleeve(bretonDraft, {
    elbowX: 272,
    elbowY: 430,
    outerX: 306,
    outerY: 700,
    innerX: 240,
    innerY: 716,
    bow: 14,
  });
  g.piece(unfolded('M0 184C50 184 86 180 104 170L106 182C80 200 40 204 0 204'), {
    fill: darker(cloth.base, 0.12),
    weave: [],
    lit: 0.5,
    edge: 0.25,
  });
  for (const k of sides) {
    const on = side(k);
    const turn = `rotate(${-k * 14} 400 330)`;
    g.piece(on(sleeve), {
      weave: [...cloth.weave(g, turn), ...cloth.hoop(g, turn)],
      folds: elbow(k, 256, 470),
    });
    g.stitch(on('M304 684C284 694 262 698 238 700'), sewn);
  }
  const [hoops = ''] = cloth.hoop(g, '');
  g.piece(unfolded(bodice(bretonDraft)), {
    folds: drape(180, 388, 775),
    casts: 0.25,
    over: `<rect x="190" y="262" width="420" height="470" fill="${hoops}"/>`,
  });
  g.seam(paired(armhole(bretonDraft)), { strength: 0.32 });
  g.stitch(paired('M0 208C56 208 94 200 112 180'), { ...sewn, gleam: 0.12 });
  g.stitch(paired('M0 758C60 758 120 757 186 752'), { ...sewn, gleam: 0.12 });
  return g.svg();
}
