/**
 * The kinds of strokes that a finger draws over a photo: *keep* and *away* say what belongs to the garment, and its
 * outline is
 * found again near them; *erase* and *restore* change the mask exactly where they pass.
 */
export const strokeKinds = ['keep', 'away', 'erase', 'restore'] as const;
export type StrokeKind = (typeof strokeKinds)[number];

/** A line with round ends, in shares of the photo, so that it holds at every size. */
export interface CutoutStroke {
  kind: StrokeKind;
  /** Half its width, as a share of the photo's longer side. */
  radius: number;
  /** Its places in turn, x and y after one another, as shares of the photo's width and height. */
  points: number[];
}

/** The widest brush: half its width, as a share of the photo's longer side. */
export const maxStrokeRadius = 0.12;

/** Most places of one stroke; more are closer together than a finger can tell. */
export const maxStrokePoints = 400;

/** Most strokes, and most places of all together, that are kept of one cut-out. */
export const maxStrokes = 200;
export const maxPointsInAll = 6_000;

/** How many steps softer than sharp the edge of a cut-out may be. */
export const maxSoftness = 10;

/** The newest of these strokes, as many as may be kept: what the older ones did is in the mask. */
export function newestStrokes(strokes: readonly CutoutStroke[]): CutoutStroke[] {
  const kept: CutoutStroke[] = [];
  let points = 0;
  for (const stroke of strokes.toReversed()) {
    points += stroke.points.length / 2;
    if (kept.length === maxStrokes || points > maxPointsInAll) break;
    kept.unshift(stroke);
  }
  return kept;
}
