import type { Garment } from './garment.ts';
import { ink } from './tint.ts';

/** The repeats that make a cloth: each is one tile of an SVG pattern, turned to a piece's grain. */
type Repeat = (g: Garment, turn: string) => string;

const bar = (x: number, w: number, h: number, color: string, opacity: number): string =>
  `<rect x="${x}" width="${w}" height="${h}" fill="${color}" opacity="${opacity}"/>`;
const line = (d: string, color: string, opacity: number, w: number): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-opacity="${opacity}" stroke-width="${w}"/>`;

/** Plain weave: a fine net of warp and weft. */
export const plainWeave =
  (color = '#000', opacity = 0.07): Repeat =>
  (g, turn) =>
    g.pattern(
      4,
      4,
      line('M0 1H4M0 3H4', color, opacity, 0.8) + line('M1 0V4M3 0V4', color, opacity * 0.8, 0.8),
      turn,
    );

/** Twill: the diagonal of wool suiting and denim. */
export const twillLine =
  (color = '#fff', opacity = 0.16, breadth = 1.3): Repeat =>
  (g, turn) =>
    g.pattern(5, 5, line('M-1 6L6 -1M-1 1L1 -1M4 6L6 4', color, opacity, breadth), turn);

/** Stripes along the piece. */
export const stripes =
  (step: number, breadth: number, color: string, opacity = 0.9): Repeat =>
  (g, turn) =>
    g.pattern(step, step, bar(0, breadth, step, color, opacity), turn);

/** Stripes across the piece. */
export const hoops =
  (step: number, breadth: number, color: string, opacity = 0.96): Repeat =>
  (g, turn) =>
    g.pattern(
      step,
      step,
      `<rect width="${step}" height="${breadth}" fill="${color}" opacity="${opacity}"/>`,
      turn,
    );

/** Rib knit: a column of stitches out, a column in. */
export const ribs =
  (w = 10, depth = 0.34): Repeat =>
  (g, turn) =>
    g.pattern(
      w,
      6,
      [
        bar(0, w * 0.3, 6, ink, depth),
        bar(w * 0.28, w * 0.14, 6, ink, depth * 0.45),
        bar(w * 0.52, w * 0.2, 6, '#fff', depth * 0.55),
        line(
          `M${w * 0.3} 0L${w * 0.65} 3L${w} 0M${w * 0.3} 3L${w * 0.65} 6L${w} 3`,
          ink,
          depth * 0.35,
          0.8,
        ),
      ].join(''),
      turn,
    );

/** Stocking stitch: rows of small V. */
export const stockingStitch =
  (w = 9, depth = 0.26): Repeat =>
  (g, turn) =>
    g.pattern(
      w,
      w * 0.8,
      line(
        `M0 ${-w * 0.2}L${w / 2} ${w * 0.35}L${w} ${-w * 0.2}M0 ${w * 0.6}L${w / 2} ${w * 1.15}L${w} ${w * 0.6}`,
        ink,
        depth,
        1.6,
      ) + line(`M0 ${w * 0.2}L${w / 2} ${w * 0.75}L${w} ${w * 0.2}`, '#fff', depth * 0.6, 1.2),
      turn,
    );

/** Herringbone: twill that turns back at every column. */
export const herringbone =
  (color = '#fff', opacity = 0.28): Repeat =>
  (g, turn) => {
    const rows = [-12, -6, 0, 6, 12, 18].map((y) => `M0 ${y + 12}L12 ${y}M12 ${y}L24 ${y + 12}`);
    return g.pattern(24, 12, line(rows.join(''), color, opacity, 1.7), turn);
  };

/** Corduroy: raised wales with a dark groove between. */
export const wales =
  (w = 9, depth = 0.34): Repeat =>
  (g, turn) =>
    g.pattern(
      w,
      40,
      bar(0, w * 0.28, 40, ink, depth) +
        bar(w * 0.28, w * 0.2, 40, ink, depth * 0.3) +
        bar(w * 0.55, w * 0.22, 40, '#fff', depth * 0.32),
      turn,
    );

/** Polka dots, every second row set between the first. */
export const dots =
  (step: number, r: number, color: string): Repeat =>
  (g, turn) => {
    const spot = (x: number, y: number): string =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`;
    const q = step / 4;
    return g.pattern(step, step, spot(q, q) + spot(q * 3, q * 3), turn);
  };

/** One band of a tartan: where it starts, how broad it is, its colour and strength. */
export type Band = [at: number, breadth: number, color: string, opacity: number];

/** Tartan: the same bands along and across, each half-hidden by the twill of the other. */
export const tartan =
  (step: number, bands: Band[]): Repeat =>
  (g, turn) => {
    const one = bands
      .map(
        ([at, w, color, a]) =>
          `<rect x="${at}" width="${w}" height="${step}" fill="${color}" opacity="${a}"/><rect y="${at}" width="${step}" height="${w}" fill="${color}" opacity="${a * 0.8}"/>`,
      )
      .join('');
    return g.pattern(step, step, one, turn);
  };

/** Small squares of light and dark, as in gingham. */
export const gingham =
  (step: number, color: string): Repeat =>
  (g, turn) => {
    const half = step / 2;
    return g.pattern(
      step,
      step,
      `<rect width="${half}" height="${step}" fill="${color}" opacity=".5"/><rect width="${step}" height="${half}" fill="${color}" opacity=".5"/>`,
      turn,
    );
  };

/** Straw or raffia: short crossed strands. */
export const plaited =
  (w: number, dark: string, light: string): Repeat =>
  (g, turn) => {
    const h = w / 2;
    const strand = (x: number, y: number, d: string): string =>
      `<path transform="translate(${x} ${y})" d="${d}" stroke="${dark}" stroke-width="${w * 0.34}" stroke-opacity=".55"/><path transform="translate(${x} ${y})" d="${d}" stroke="${light}" stroke-width="${w * 0.2}"/>`;
    const up = `M${h * 0.12} ${h * 0.88}L${h * 0.88} ${h * 0.12}`;
    const down = `M${h * 0.12} ${h * 0.12}L${h * 0.88} ${h * 0.88}`;
    return g.pattern(
      w,
      w,
      strand(0, 0, up) + strand(h, 0, down) + strand(0, h, down) + strand(h, h, up),
      turn,
    );
  };
