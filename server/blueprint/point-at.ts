import type { PiecesPointedAt } from '#contract/schemas/blueprint-content.ts';
import { closenessOf, pointedBy } from './score/pointed-at.ts';
import type { ScoredGarment } from './score/scored-garment.ts';

/** Most pieces that are shown beside a statement. */
export const mostPointedAt = 4;

interface Pointing {
  pieces?: PiecesPointedAt | undefined;
}

/** Statements of what works, and of what works less. */
interface BothSides {
  works: readonly Pointing[];
  avoids: readonly Pointing[];
}

/**
 * Makes what a statement of an analysis points at. A piece that some statement says works, and another says works less, is
 * pointed at by the side that describes it more closely ({@link closenessOf}), and by neither where both do so alike.
 * Those not worn for the longest come first, so that it says what one could wear again; what was never worn comes before
 * all, and of two alike the newer.
 */
export function pointerOf<Garment extends ScoredGarment>(
  analysis: readonly BothSides[],
  garments: readonly Garment[],
): (pieces: PiecesPointedAt, side: keyof BothSides) => Garment[] {
  const closest = (side: keyof BothSides, garment: Garment): number =>
    Math.max(
      0,
      ...analysis
        .flatMap((one) => one[side])
        .flatMap(({ pieces }) => {
          const pointed = pieces && pointedBy(pieces, garment);
          return pointed ? [closenessOf(pieces, pointed)] : [];
        }),
    );
  const works = garments.filter((one) => closest('works', one) > closest('avoids', one));
  const avoids = garments.filter((one) => closest('avoids', one) > closest('works', one));
  const sides = { works, avoids };
  return (pieces, side) =>
    sides[side]
      .filter((garment) => pointedBy(pieces, garment) !== null)
      .sort(longestRested)
      .slice(0, mostPointedAt);
}

/** Orders garments: those not worn for the longest first, what was never worn before all, of two alike the newer. */
export const longestRested = (one: ScoredGarment, other: ScoredGarment): number =>
  restOf(other) - restOf(one) || Number(other.id) - Number(one.id);

/** Days since a garment was worn; more than any of what never was. */
const restOf = ({ wornDaysAgo }: ScoredGarment): number => wornDaysAgo ?? Number.MAX_SAFE_INTEGER;
