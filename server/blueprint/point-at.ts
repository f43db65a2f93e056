import type { PiecesPointedAt } from '#contract/schemas/blueprint-content.ts';
import { pointedBy } from './score/pointed-at.ts';
import type { ScoredGarment } from './score/scored-garment.ts';

/** Most pieces that are shown beside a statement. */
export const mostPointedAt = 4;

/**
 * The garments that a statement points at, those that were not worn for the longest first, so that it says what one could
 * wear again; what was never worn comes before all, and of two alike the newer.
 */
export const pointedAt = <Garment extends ScoredGarment>(
  pieces: PiecesPointedAt,
  garments: readonly Garment[],
): Garment[] =>
  garments
    .filter((garment) => pointedBy(pieces, garment) !== null)
    .sort((one, other) => restOf(other) - restOf(one) || Number(other.id) - Number(one.id))
    .slice(0, mostPointedAt);

/** Days since a garment was worn; more than any of what never was. */
const restOf = ({ wornDaysAgo }: ScoredGarment): number => wornDaysAgo ?? Number.MAX_SAFE_INTEGER;
