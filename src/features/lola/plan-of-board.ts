import type { LolaBoard } from '#contract/schemas/lola.ts';
import type { Plan } from '#contract/schemas/plan.ts';

/** Whether a plan is of a board: of exactly its pieces, or of the outfit that it is saved as. */
export const isPlanOf = (
  plan: Pick<Plan, 'itemIds' | 'outfitId'>,
  { itemIds, outfitId }: Pick<LolaBoard, 'itemIds' | 'outfitId'>,
): boolean =>
  (plan.outfitId !== null && plan.outfitId === outfitId) ||
  (plan.itemIds.length === itemIds.length && plan.itemIds.every((id) => itemIds.includes(id)));
