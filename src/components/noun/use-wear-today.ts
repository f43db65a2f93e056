import { useDeletePlans, useMarkWorn, useSavePlan } from '#api/plans.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { showUndo } from '#ui/toasts.ts';
import { sayDayFull } from '../day-full.tsx';
import type { Noun } from './noun.ts';
import { useForgetGone } from './use-forget-gone.ts';

/**
 * Wearing one of a noun today, which can be undone for a while, and not wearing it. The same on the same day is one
 * plan, so that a second press wears it no second time.
 * @param onWorn is told where it was worn today already.
 */
export function useWearToday(noun: Noun, owner: string, id: string, onWorn?: () => void) {
  const forgetGone = useForgetGone(noun, owner);
  const mark = useMarkWorn();
  const remove = useDeletePlans();
  const takeBack = (planId: string) => mark.mutate({ owner, planIds: [planId], isWorn: false });
  const wear = useSavePlan({
    onError(error) {
      void forgetGone(error);
      sayDayFull(error);
    },
    onSuccess({ plan: { planId }, isNew, wasWorn }) {
      if (wasWorn) return onWorn?.();
      // What was planned before stays planned.
      showUndo('Worn today', () =>
        isNew ? remove.mutate({ owner, planIds: [planId] }) : takeBack(planId),
      );
    },
  });
  return {
    wear: () =>
      wear.mutate({
        owner,
        changes: { ...noun.planOf([id])[0], day: todayIs(), slot: 'day' },
        isWorn: true,
      }),
    takeBack,
    isWearing: wear.isPending,
    isTakingBack: mark.isPending,
  };
}
