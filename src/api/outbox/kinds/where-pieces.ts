import type { ShownPlan } from '#contract/schemas/plan.ts';
import type { Cached } from '../cached.ts';

/**
 * Names where pieces are, and how often they were worn since the wash, as what a write touches. A wear and a wash, a
 * change and its undo are about different subjects, and what is said last has to be done last.
 * @param itemIds null where it is not known here which pieces it is about: then all.
 */
export function whereOf(itemIds: readonly string[] | null): string[] {
  if (itemIds === null) return ['where:*'];
  return itemIds.length > 0 ? [`where:${[...new Set(itemIds)].join('+')}`] : [];
}

/** The pieces of several, as far as those of each are known; null where those of one are not. */
export const together = (all: readonly (readonly string[] | null)[]): string[] | null =>
  all.includes(null) ? null : all.flatMap((ids) => [...ids!]);

/** The pieces that a plan wears once it is worn, as far as the page knows; null where it does not. */
export function piecesOfPlan(
  { outfitId, lookId, itemIds, isWorn }: Omit<ShownPlan, 'repeats' | 'awayItemIds'>,
  cached: Cached,
): string[] | null {
  const whole =
    outfitId !== null ? ofOutfit(outfitId, cached) : lookId !== null ? ofLook(lookId, cached) : [];
  if (whole) return [...itemIds, ...whole];
  // Of what is worn the server has told them.
  return isWorn && itemIds.length > 0 ? itemIds : null;
}

function ofOutfit(outfitId: string, cached: Cached): string[] | null {
  const details = cached
    .answers('getOutfitDetails')
    .find(({ asked }) => asked.outfitId === outfitId);
  const layers = details?.answer.outfit.layers ?? cached.find('outfitId', outfitId)?.layers;
  return layers?.flatMap(({ itemId }) => itemId ?? []) ?? null;
}

function ofLook(lookId: string, cached: Cached): string[] | null {
  const details = cached.answers('getLookDetails').find(({ asked }) => asked.lookId === lookId);
  return details?.answer.look.pieces.map(({ itemId }) => itemId) ?? null;
}
