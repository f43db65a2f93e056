import { addDays } from '#contract/rules/calendar-days.ts';
import { repeatDays } from '#contract/rules/plans.ts';
import type { ShownPlan } from '#contract/schemas/plan.ts';
import type { Piece } from './plan-pieces.ts';

/*
 * [Note: Repeats] What one wore a few days ago one may not want to be seen in again. A plan repeats what was
 * worn, or is planned, on the last of the 14 days before it: the same outfit or look as a whole; or else those of
 * its pieces that were worn and that people notice, which are tops, bottoms and one-pieces. Coats, shoes
 * and bags are worn every day.
 */

const noticedGroups: readonly (string | null)[] = ['top', 'bottom', 'one-piece'];

/** As much of a plan as says what it repeats. */
export interface RepeatPart {
  day: string;
  outfitId: number | null;
  lookId: number | null;
  isWorn: boolean;
  /** The pieces it is made of. */
  pieces: readonly Piece[];
}

/** The repeats in a plan of others, which are in the order of their days ([Note: Repeats]). */
export function repeatsOf(plan: RepeatPart, others: readonly RepeatPart[]): ShownPlan['repeats'] {
  const first = addDays(plan.day, -repeatDays);
  const before = others.filter(({ day }) => day >= first && day < plan.day);
  const same = before.findLast(
    ({ outfitId, lookId }) =>
      (outfitId !== null && outfitId === plan.outfitId) ||
      (lookId !== null && lookId === plan.lookId),
  );
  if (same) return { day: same.day, whole: true, itemIds: [] };
  const noticed = new Set(
    plan.pieces.filter(({ group }) => noticedGroups.includes(group)).map(({ itemId }) => itemId),
  );
  const isAgain = ({ itemId }: Piece) => noticed.has(itemId);
  const worn = before.filter(({ isWorn }) => isWorn);
  const last = worn.findLast(({ pieces }) => pieces.some(isAgain));
  if (!last) return null;
  const onThatDay = worn.filter(({ day }) => day === last.day).flatMap(({ pieces }) => pieces);
  const itemIds = new Set(onThatDay.filter(isAgain).map(({ itemId }) => String(itemId)));
  return { day: last.day, whole: false, itemIds: [...itemIds] };
}
