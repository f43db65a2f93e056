import { creases, elbow, fan } from '../folds.ts';
import { type Cloth, Garment } from '../garment.ts';
import { type Side, side, sides, unfolded } from '../path.ts';
import { twillLine } from '../repeats.ts';
import { type ButtonStyle, button, label } from '../trims.ts';
import { armhole, type BodiceDraft, longSleeve, type SleeveDraft } from './torso.ts';

/** Everything in which a tailored jacket and a tailored coat differ. */
interface TailoredStyle {
  seed: number;
  draft: BodiceDraft;
  sleeve: SleeveDraft;
  lining: string;
  length: number;
  /** How far the fronts pass the centre, and where the skirt of the front turns to it. */
  overlap: number;
  foot: number;
  doubleBreasted: boolean;
  buttons: [number, number][];
  buttonSize: number;
  buttonStyle: ButtonStyle;
  cuffButtons: number;
  lapel: { breakY: number; tipX: number; tipY: number; notchX: number; notchY: number };
  collar: { tipX: number; tipY: number };
  /** Flap and welt pockets; `only` puts one on a single side. */
  pockets: { x: number; y: number; w: number; h: number; only?: 1 | -1 }[];
  /** The end of the front dart, if there is one. */
  dart?: number;
  /** The sewing of a cut on a front before its lapel is turned over it. */
  beforeLapel?: (g: Garment, k: Side) => void;
}

function front(o: TailoredStyle, overlap: number): string {
  const { draft: p, length, lapel, foot, buttons } = o;
  const [first = [0, 500]] = buttons;
  return [
    `M${p.neckWidth} ${p.neckY}C${p.neckWidth + 40} ${p.neckY + 10} ${p.shoulderX - 40} ${p.shoulderY - 14} ${p.shoulderX} ${p.shoulderY}`,
    `C${p.shoulderX - 14} ${p.shoulderY + 70} ${p.shoulderX - 16} ${p.underarmY - 50} ${p.underarmX} ${p.underarmY}`,
    `C${p.underarmX} ${p.underarmY + 70} ${p.waistX} ${p.waistY - 50} ${p.waistX} ${p.waistY}`,
    `C${p.waistX + 2} ${p.waistY + 90} ${p.hemX} ${length - 120} ${p.hemX} ${length - 14}`,
    `C${p.hemX * 0.6} ${length} 60 ${length + 6} ${foot} ${length + 4}`,
    `C${overlap - 2} ${length - 6} ${overlap} ${length - 60} ${overlap} ${(first[1] ?? 0) + 60}`,
    `L${overlap} ${lapel.breakY}L${p.neckWidth - 6} ${p.neckY + 2}Z`,
  ].join('');
}

function pocketFlap({ x, y, w, h }: { x: number; y: number; w: number; h: number }): string {
  return `M${x} ${y + 6}C${x + w * 0.4} ${y + 4} ${x + w * 0.7} ${y + 1} ${x + w} ${y - 4}L${x + w} ${y + h - 8}C${x + w - 2} ${y + h - 3} ${x + w - 6} ${y + h - 2} ${x + w - 10} ${y + h - 1}L${x + 8} ${y + h + 6}C${x + 2} ${y + h + 6} ${x} ${y + h + 2} ${x} ${y + h - 4}Z`;
}

/** A lined jacket or coat with notched lapels, drafted from its style. */
export function tailored(id: string, cloth: Cloth, o: TailoredStyle): Garment {
  const g = new Garment(id, cloth, { seed: o.seed });
  const { draft: p, sleeve: s, lapel, collar } = o;
  const { neckWidth: nw, neckY: ny } = p;
  for (const k of sides) {
    const on = side(k);
    const { innerX: ix, innerY: iy } = s;
    g.piece(on(longSleeve(p, s)), {
      turn: `rotate(${-k * 9} 400 300)`,
      folds: elbow(k, s.elbowX - 12, s.elbowY + 40),
    });
    g.seam(
      on(`M${ix + 14} ${iy - 92}C${ix + 12} ${iy - 60} ${ix + 13} ${iy - 30} ${ix + 13} ${iy - 4}`),
      { strength: 0.4 },
    );
    for (let i = 0; i < o.cuffButtons; i += 1) {
      button(g, 400 + k * (ix + 25), iy - 22 - i * 19, 5.2, o.buttonStyle);
    }
  }
  const firstY = o.buttons[0]?.[1] ?? 500;
  g.piece(
    unfolded(
      `M0 ${ny + 10}C34 ${ny + 10} 54 ${ny + 4} ${nw} ${ny - 4}L${nw + 14} ${ny + 30}C60 300 24 430 0 ${firstY}`,
    ),
    { fill: o.lining, lit: 0.5, weave: [twillLine('#fff', 0.1)(g, '')] },
  );
  label(g, 400, ny + 26);
  for (const k of [-1, 1] as const) {
    const on = side(k);
    const under = k > 0 || o.doubleBreasted ? 1 : 0.6;
    g.piece(on(front(o, -o.overlap * under)), {
      casts: 0.3,
      folds: [
        ...fan(400 + k * (p.underarmX - 12), p.underarmY + 6, {
          from: k > 0 ? 112 : 68,
          to: k > 0 ? 158 : 22,
          count: 4,
          length: 180,
          breadth: 11,
          seed: k + 9,
        }),
        ...creases(
          [k * 80, 400, k * 92, o.length - 20, k * 12, 16, 0.74],
          [k * 128, p.waistY - 40, k * 140, o.length - 20, -k * 10, 12, 0.48],
          [k * 40, p.waistY + 60, k * 52, o.length - 10, k * 6, 11, 0.5],
        ),
      ],
    });
    g.seam(on(armhole(p)), { strength: 0.45 });
    if (o.dart) {
      g.seam(on(`M112 ${p.underarmY + 10}C104 ${p.waistY - 50} 104 ${p.waistY} 116 ${o.dart}`), {
        strength: 0.3,
        breadth: 1.4,
      });
    }
    for (const pocket of o.pockets) {
      if (pocket.only === undefined || pocket.only === k) {
        g.piece(on(pocketFlap(pocket)), { casts: 0.42, lit: cloth.light.lit * 0.85 });
      }
    }
    o.beforeLapel?.(g, k);
    g.piece(
      on(
        `M${nw - 8} ${ny + 24}C${nw - 22} ${ny + 150} 22 ${lapel.breakY - 130} ${-o.overlap * under + 2} ${lapel.breakY + 4}C${lapel.tipX * 0.42} ${lapel.breakY - 90} ${lapel.tipX * 0.86} ${lapel.tipY + 90} ${lapel.tipX} ${lapel.tipY}L${lapel.notchX} ${lapel.notchY}C${nw + 20} ${ny + 90} ${nw} ${ny + 50} ${nw - 8} ${ny + 24}Z`,
      ),
      { turn: `rotate(${k * 16} 400 300)`, casts: 0.5 },
    );
  }
  g.piece(
    unfolded(
      `M0 ${ny - 8}C30 ${ny - 8} 50 ${ny - 14} ${nw - 16} ${ny - 25}C${nw - 2} ${ny - 33} ${nw + 8} ${ny - 24} ${nw + 14} ${ny - 10}C${nw + 30} ${ny + 30} ${collar.tipX - 10} ${collar.tipY - 50} ${collar.tipX} ${collar.tipY}L${lapel.notchX - 2} ${lapel.notchY + 2}C${nw + 12} ${ny + 74} ${nw - 2} ${ny + 44} ${nw - 12} ${ny + 14}C40 ${ny + 26} 20 ${ny + 28} 0 ${ny + 28}`,
    ),
    { casts: 0.45, lit: cloth.light.lit * 0.95 },
  );
  for (const [x, y] of o.buttons) button(g, 400 + x, y, o.buttonSize, o.buttonStyle);
  return g;
}

/** A single-breasted two-button blazer. */
export const blazer = (
  id: string,
  cloth: Cloth,
  style: { seed: number; lining: string; buttons: ButtonStyle },
): string =>
  tailored(id, cloth, {
    seed: style.seed,
    lining: style.lining,
    buttonStyle: style.buttons,
    draft: {
      neckWidth: 64,
      neckY: 164,
      neckDepth: 0,
      shoulderX: 180,
      shoulderY: 200,
      underarmX: 184,
      underarmY: 392,
      waistX: 160,
      waistY: 540,
      hemX: 190,
      hemY: 806,
    },
    sleeve: {
      elbowX: 260,
      elbowY: 430,
      outerX: 292,
      outerY: 716,
      innerX: 222,
      innerY: 730,
      bow: 14,
    },
    length: 806,
    overlap: 16,
    foot: 40,
    doubleBreasted: false,
    buttons: [
      [4, 566],
      [4, 636],
    ],
    buttonSize: 9.5,
    cuffButtons: 3,
    lapel: { breakY: 548, tipX: 132, tipY: 318, notchX: 92, notchY: 300 },
    collar: { tipX: 124, tipY: 270 },
    pockets: [
      { x: 60, y: 640, w: 112, h: 30 },
      { x: 72, y: 372, w: 74, h: 18, only: 1 },
    ],
    dart: 640,
  }).svg();

/** A knee-length double-breasted coat. */
export const overcoat = (
  id: string,
  cloth: Cloth,
  style: { seed: number; lining: string; buttons: ButtonStyle },
): string =>
  tailored(id, cloth, {
    seed: style.seed,
    lining: style.lining,
    buttonStyle: style.buttons,
    draft: {
      neckWidth: 66,
      neckY: 112,
      neckDepth: 0,
      shoulderX: 190,
      shoulderY: 152,
      underarmX: 190,
      underarmY: 340,
      waistX: 186,
      waistY: 500,
      hemX: 226,
      hemY: 952,
    },
    sleeve: {
      elbowX: 274,
      elbowY: 390,
      outerX: 306,
      outerY: 672,
      innerX: 228,
      innerY: 688,
      bow: 12,
    },
    length: 952,
    overlap: 66,
    foot: -40,
    doubleBreasted: true,
    buttons: [
      [46, 500],
      [-34, 500],
      [46, 600],
      [-34, 600],
    ],
    buttonSize: 12,
    cuffButtons: 1,
    lapel: { breakY: 476, tipX: 158, tipY: 262, notchX: 106, notchY: 258 },
    collar: { tipX: 136, tipY: 222 },
    pockets: [{ x: 86, y: 640, w: 104, h: 36 }],
  }).svg();
