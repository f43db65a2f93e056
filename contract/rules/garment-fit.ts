/** How a garment, or a part of its score, stands to its owner's Style Blueprint. */
export type FitVerdict = 'fits' | 'near' | 'away';

/** From so many of ten stitches on a garment fits, or is near; below it is away (docs/decisions/103-how-a-garment-is-scored.md). */
export const fitFrom = { fits: 8, near: 5 } as const;

/** A score of 0 to 1 as stitches, 1 to 10: one for each tenth that is begun. */
export const fitStitches = (score: number): number => Math.max(1, Math.ceil(score * 10 - rounding));

/** Sums of parts miss a whole tenth by so little. */
const rounding = 1e-6;

/** The verdict on a score of 0 to 1. It goes by the stitches, so that what shows equal stitches is called the same. */
export function fitVerdict(score: number): FitVerdict {
  const stitches = fitStitches(score);
  return stitches >= fitFrom.fits ? 'fits' : stitches >= fitFrom.near ? 'near' : 'away';
}
