import { firstWeights, type PartName, type Weights } from '../parts/parts.ts';
import { type Reason, reasonsOf } from '../reasons.ts';
import type { StylistRequest, WardrobePiece } from '../request.ts';
import { missingSlot, refusalOf } from '../rules/rules.ts';
import { Judge } from '../score.ts';
import { weightsFor } from './aims.ts';
import { cannotJoin } from './layering.ts';

/** Another garment in place of one of an outfit. */
export interface Swap {
  pieceId: string;
  /** Of the whole outfit with it. */
  score: number;
  reasons: Reason[];
  /** How much each part's value differs from before, those that differ most first; only where both were known. */
  changes: { part: PartName; by: number }[];
}

/** A change of less than this is none that one sees. */
const leastChange = 0.03;

/**
 * The best others in place of one garment of an outfit; all the rest stays. Empty where the outfit has no such
 * garment, or it is locked, or there is nothing else for its slot.
 */
export function swapPiece(
  wardrobe: readonly WardrobePiece[],
  outfit: readonly string[],
  pieceId: string,
  request: StylistRequest,
  count: number,
  weights: Weights = firstWeights,
): Swap[] {
  const byId = new Map(wardrobe.map((piece) => [piece.id, piece]));
  const worn = outfit.flatMap((id) => byId.get(id) ?? []);
  const gone = byId.get(pieceId);
  if (!gone || !worn.includes(gone) || request.locked.includes(pieceId)) return [];
  const judge = new Judge(request, weightsFor(weights, request));
  const before = judge.explain(judge.begin(worn)).parts;
  const rest = worn.filter((piece) => piece !== gone);
  const restTally = judge.begin(rest);
  return wardrobe
    .filter(
      (piece) =>
        piece.slot === gone.slot &&
        !worn.includes(piece) &&
        refusalOf(piece, request) === null &&
        !cannotJoin(rest, piece) &&
        missingSlot([...rest, piece], request) === missingSlot(worn, request),
    )
    .map((piece) => ({ piece, tally: judge.add(restTally, piece) }))
    .map((one) => ({ ...one, worth: judge.worth(one.tally) }))
    .sort((one, other) => other.worth - one.worth || (one.piece.id < other.piece.id ? -1 : 1))
    .slice(0, count)
    .map(({ piece, tally }) => {
      const scored = judge.explain(tally);
      const changes = (Object.entries(scored.parts) as [PartName, number | null][])
        .flatMap(([part, value]) => {
          const was = before[part];
          return value === null || was === null ? [] : [{ part, by: value - was }];
        })
        .filter(({ by }) => Math.abs(by) >= leastChange)
        .sort((one, other) => Math.abs(other.by) - Math.abs(one.by));
      return {
        pieceId: piece.id,
        score: scored.score,
        reasons: reasonsOf(tally.garments, scored, weights, request),
        changes,
      };
    });
}
