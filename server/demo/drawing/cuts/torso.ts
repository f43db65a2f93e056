/**
 * The lines that tops, knits and jackets share: half a bodice and one sleeve, drafted from a few
 * measurements, so that a sleeve always meets its armhole.
 */
export interface BodiceDraft {
  neckWidth: number;
  neckY: number;
  neckDepth: number;
  shoulderX: number;
  shoulderY: number;
  underarmX: number;
  underarmY: number;
  waistX: number;
  waistY: number;
  hemX: number;
  hemY: number;
  /** How much the hem dips at the centre. */
  hemDip?: number;
  /** How square the neckline is: 0.75 is round, less is wider. */
  neckCurve?: number;
}

/** Half a front, from the centre of the neck round to the centre of the hem. */
export function bodice(d: BodiceDraft): string {
  const { neckWidth: nw, neckY: ny, neckDepth: nd, shoulderX: sx, shoulderY: sy } = d;
  const { underarmX: ax, underarmY: ay, waistX: wx, waistY: wy, hemX: hx, hemY: hy } = d;
  const { hemDip = 6, neckCurve = 0.75 } = d;
  return [
    `M0 ${nd}C${nw * neckCurve} ${nd} ${nw} ${nd - (nd - ny) * 0.42} ${nw} ${ny}`,
    `C${nw + (sx - nw) * 0.35} ${ny + (sy - ny) * 0.22} ${sx - (sx - nw) * 0.3} ${sy - (sy - ny) * 0.34} ${sx} ${sy}`,
    `C${sx - 14} ${sy + (ay - sy) * 0.35} ${sx - 18} ${sy + (ay - sy) * 0.72} ${ax} ${ay}`,
    `C${ax} ${ay + (wy - ay) * 0.5} ${wx} ${wy - (wy - ay) * 0.35} ${wx} ${wy}`,
    `C${wx} ${wy + (hy - wy) * 0.35} ${hx} ${hy - (hy - wy) * 0.5} ${hx} ${hy}`,
    `C${hx * 0.6} ${hy + hemDip * 1.2} ${hx * 0.3} ${hy + hemDip * 1.4} 0 ${hy + hemDip * 1.4}`,
  ].join('');
}

/** The armhole seam that belongs to a draft. */
export const armhole = ({
  shoulderX: sx,
  shoulderY: sy,
  underarmX: ax,
  underarmY: ay,
}: BodiceDraft): string =>
  `M${sx - 8} ${sy + 2}C${sx - 20} ${sy + 64} ${sx - 20} ${sy + (ay - sy) * 0.7} ${ax - 2} ${ay}`;

export interface SleeveDraft {
  elbowX: number;
  elbowY: number;
  /** Outer and inner corner of the wrist. */
  outerX: number;
  outerY: number;
  innerX: number;
  innerY: number;
  bow?: number;
  /** Extra fullness of the outer line, for blousons and padded sleeves. */
  full?: number;
}

/** One long sleeve, from the shoulder point round the wrist to the underarm. */
export function longSleeve(b: BodiceDraft, s: SleeveDraft): string {
  const { shoulderX: sx, shoulderY: sy, underarmX: ax, underarmY: ay } = b;
  const { elbowX: ex, elbowY: ey, outerX: ox, outerY: oy, innerX: ix, innerY: iy } = s;
  const { bow = 20, full = 0 } = s;
  return [
    `M${sx - 10} ${sy - 4}C${sx + 26 + full} ${sy + 8} ${sx + 48 + full} ${sy + 46} ${sx + 58 + full} ${sy + 96}`,
    `C${ex - 6 + full} ${ey - 60} ${ex + 6 + full} ${ey - 10} ${ex + 6 + full} ${ey + 20}`,
    `C${ex + 16 + full} ${ey + 90} ${ox - 2 + full} ${oy - 110} ${ox} ${oy}`,
    `C${ox - (ox - ix) * 0.3} ${oy + 6} ${ix + (ox - ix) * 0.3} ${iy + 4} ${ix} ${iy}`,
    `C${ix - 8} ${iy - 110} ${ix - bow} ${ay + 150} ${ax - 4} ${ay + 8}`,
    `C${ax - 26} ${ay - 60} ${sx - 24} ${sy + 90} ${sx - 10} ${sy - 4}Z`,
  ].join('');
}
