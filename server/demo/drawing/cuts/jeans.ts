import { creases, fan } from '../folds.ts';
import { type Cloth, Garment } from '../garment.ts';
import { left, paired, right, type Side, side, unfolded } from '../path.ts';
import { darker, lighter } from '../tint.ts';
import { type ButtonStyle, brass, button, stud } from '../trims.ts';

type Denim = Cloth & { fade: string };
interface JeansStyle {
  seed?: number;
  metal?: ButtonStyle;
}

const stitchLine = { strength: 0.95, dash: '6 3.5', gleam: 0.35, breadth: 1.7 };

/** Waistband, belt loops, button and fly: the same on jeans, denim skirts and shorts. */
export function denimTop(g: Garment, cloth: Cloth, metal: ButtonStyle, flyEnd: number): void {
  g.seam(`M400 146L400 ${flyEnd}`, { strength: 0.55, breadth: 2.4 });
  g.stitch('M432 150C433 220 430 290 404 334', stitchLine);
  g.stitch('M438 150C439 226 436 300 405 346', stitchLine);
  g.piece(unfolded('M0 104C44 104 84 102 114 98L122 112C84 120 44 122 0 122'), {
    fill: lighter(cloth.base, 0.08),
    lit: 0.4,
  });
  g.piece(unfolded('M0 118C44 120 86 118 122 110L126 148C86 156 44 158 0 156'), { casts: 0.35 });
  g.stitch(paired('M0 124C44 126 86 124 121 117'), stitchLine);
  g.stitch(paired('M0 150C44 152 86 150 124 142'), stitchLine);
  g.seam('M404 120L404 156', { strength: 0.5 });
  for (const x of [-96, -40, 52, 98]) {
    const up = 108 - Math.abs(x) * 0.04;
    const down = 164 - Math.abs(x) * 0.05;
    g.piece(`M${394 + x} ${up}L${406 + x} ${up}L${407 + x} ${down}L${395 + x} ${down}Z`, {
      lit: cloth.light.lit * 0.8,
      casts: 0.4,
    });
  }
  button(g, 416, 137, 9.5, metal);
}

/** A front scoop pocket with its lining, double stitch and rivets. */
export function scoopPocket(g: Garment, cloth: Cloth, k: Side, metal: ButtonStyle): void {
  const on = side(k);
  g.piece(on('M44 146C60 190 92 214 138 214L130 150C104 152 70 150 44 146Z'), {
    fill: darker(cloth.base, 0.18),
    lit: 0.5,
  });
  g.seam(on('M44 146C60 192 92 218 140 218'), { strength: 0.5, breadth: 2.4 });
  g.stitch(on('M38 148C56 198 92 224 141 225'), stitchLine);
  g.stitch(on('M33 149C52 204 90 231 142 232'), stitchLine);
  stud(g, 400 + k * 46, 151, 3.4, metal);
  stud(g, 400 + k * 132, 219, 3.4, metal);
}

/** The small fifth pocket, inside the one on the right of the picture. */
export function coinPocket(g: Garment, cloth: Cloth): void {
  g.piece(right('M58 168C74 166 92 166 108 168L110 206C94 200 74 190 58 168Z'), {
    fill: darker(cloth.base, 0.06),
    lit: 0.6,
  });
  g.stitch(right('M62 174C76 172 92 172 106 174'), stitchLine);
}

/** Straight five-pocket jeans. */
export function jeans(id: string, cloth: Denim, style: JeansStyle = {}): string {
  const { seed = 12, metal = brass } = style;
  const g = new Garment(id, cloth, { seed, wobble: 3 });
  const leg =
    'M-2 120C40 122 84 120 122 114C134 180 152 250 158 320C166 520 170 740 168 930C138 939 88 941 50 936C40 760 26 560 12 404C8 394 2 388 -2 386Z';
  for (const k of [-1, 1] as const) {
    const on = side(k);
    const fade = g.radial([
      [0, cloth.fade, 0.62],
      [0.6, cloth.fade, 0.22],
      [1, cloth.fade, 0],
    ]);
    g.piece(on(leg), {
      casts: 0.25,
      over: `<ellipse cx="${400 + k * 90}" cy="390" rx="58" ry="210" fill="${fade}"/><ellipse cx="${400 + k * 104}" cy="690" rx="48" ry="150" fill="${fade}" opacity=".6"/>`,
      folds: [
        ...fan(400 + k * 14, 392, {
          from: k > 0 ? 10 : 170,
          to: k > 0 ? 62 : 118,
          count: 5,
          length: 130,
          breadth: 9,
          lift: 0.75,
          seed: k + 5,
        }),
        ...creases(
          [k * 60, 640, k * 140, 622, k * 6, 9, 0.46],
          [k * 62, 668, k * 142, 660, k * 6, 9, 0.74],
          [k * 58, 600, k * 138, 590, k * 6, 8, 0.72],
          [k * 96, 430, k * 94, 900, k * 8, 13, 0.7],
          [k * 50, 880, k * 130, 890, 0, 8, 0.46],
        ),
      ],
    });
    g.stitch(on('M151 330C158 520 163 740 161 918'), { ...stitchLine, strength: 0.55 });
    g.seam(on('M50 914C86 921 132 919 168 909'), { strength: 0.45 });
    g.stitch(on('M50 907C86 914 132 912 168 902'), stitchLine);
    scoopPocket(g, cloth, k, metal);
  }
  coinPocket(g, cloth);
  denimTop(g, cloth, metal, 392);
  g.stitch('M395 350L394 392', stitchLine);
  return g.svg();
}

/** A short A-line denim skirt with a frayed hem. */
export function denimSkirt(id: string, cloth: Denim, style: JeansStyle = {}): string {
  const { seed = 15, metal = brass } = style;
  const g = new Garment(id, cloth, { seed, wobble: 3 });
  const fade = g.radial([
    [0, cloth.fade, 0.6],
    [0.6, cloth.fade, 0.22],
    [1, cloth.fade, 0],
  ]);
  const half = (join: number): string =>
    `M${join} 120C40 122 84 120 122 114C140 190 164 270 174 350C186 430 196 520 202 588C150 604 70 608 ${join} 608Z`;
  for (const [k, on] of [
    [-1, left],
    [1, right],
  ] as const) {
    g.piece(on(half(-3)), {
      casts: 0.2,
      over: `<ellipse cx="${400 + k * 96}" cy="400" rx="70" ry="190" fill="${fade}"/>`,
      folds: [
        ...fan(400 + k * 20, 330, {
          from: k > 0 ? 20 : 160,
          to: k > 0 ? 70 : 110,
          count: 3,
          length: 110,
          breadth: 9,
          seed: k + 6,
        }),
        ...creases(
          [k * 60, 300, k * 80, 600, k * 8, 14, 0.7],
          [k * 120, 320, k * 150, 596, -k * 8, 13, 0.5],
          [k * 28, 380, k * 34, 604, -k * 4, 9, 0.5],
        ),
      ],
    });
    scoopPocket(g, cloth, k, metal);
    g.stitch(on('M168 350C180 440 188 520 194 586'), { ...stitchLine, strength: 0.55 });
    g.seam(on('M0 576C70 577 146 572 199 556'), { strength: 0.3 });
    g.stitch(on('M0 570C70 571 146 566 198 550'), stitchLine);
  }
  coinPocket(g, cloth);
  denimTop(g, cloth, metal, 606);
  return g.svg();
}
