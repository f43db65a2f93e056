import { useQuery } from '@tanstack/react-query';
import { plansQuery, useDeletePlans, useSavePlan } from '#api/plans.ts';
import type { LolaAsked, LolaBoard } from '#contract/schemas/lola.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { hapticPlay } from '#lib/haptics.ts';
import { isPlanOf } from './plan-of-board.ts';
import { planSlotOf } from './plan-slot.ts';

/** Wearing pieces on the day that was asked for: today, or as a plan for a day to come. */
export function useWear(
  owner: string,
  asked: LolaAsked,
  board: Pick<LolaBoard, 'itemIds' | 'outfitId'>,
) {
  const takingBack = useDeletePlans();
  const wearing = useSavePlan({ onSuccess: () => hapticPlay('success') });
  const today = todayIs();
  // What was asked for a day to come is planned for it.
  const day = asked.day && asked.day > today ? asked.day : today;
  const isLater = day !== today;
  const slot = planSlotOf(asked.occasion);
  const plans = useQuery(plansQuery(owner, day, day));
  // By the day's plans, so that it is worn once after a reload, and on another device, too.
  const worn = plans.data?.plans.find(
    (plan) =>
      plan.day === day &&
      plan.isWorn === !isLater &&
      (!isLater || plan.slot === slot) &&
      isPlanOf(plan, board),
  );
  return {
    today,
    day,
    isLater,
    isWorn: worn !== undefined,
    error: wearing.error,
    isWearing: wearing.isPending || plans.isFetching,
    isTakingBack: takingBack.isPending || plans.isFetching,
    wear: () =>
      wearing.mutate({
        owner,
        changes: { day, slot, itemIds: board.itemIds },
        isWorn: !isLater,
        asSaved: true,
      }),
    takeBack: () => worn && takingBack.mutate({ owner, planIds: [worn.planId] }),
  };
}
