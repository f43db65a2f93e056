import { useDeletePlans, useMarkWorn, useSavePlan } from '#api/plans.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { showUndo } from '#ui/toasts.ts';
import { sayDayFull } from '../day-full.tsx';
import { useSayPlanned } from '../use-say-planned.ts';
import type { Noun } from './noun.ts';
import { useForgetGone } from './use-forget-gone.ts';

/**
 * Wearing one of a noun today, which can be undone for a while, and not wearing it. The same on the same day is one
 * plan, so that a second press wears it no second time.
 * @param onWorn says that it was worn today already. Answers the id of its toast.
 */
export function useWearToday(noun: Noun, owner: string, id: string, onWorn?: () => number) {
  const forgetGone = useForgetGone(noun, owner);
  const mark = useMarkWorn();
  const remove = useDeletePlans();
  const takeBack = (planId: string) => mark.mutate({ owner, planIds: [planId], isWorn: false });
  const said = useSayPlanned(({ plan: { planId }, isNew, wasWorn }) => {
    if (wasWorn) return onWorn?.() ?? 0;
    // What was planned before stays planned.
    return showUndo('Worn today', () =>
      isNew ? remove.mutate({ owner, planIds: [planId] }) : takeBack(planId),
    );
  });
  const wear = useSavePlan({
    onShown: said.onShown,
    onSuccess: said.onSuccess,
    onError(error, asked) {
      said.takeBack(asked);
      void forgetGone(error);
      sayDayFull(error);
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
  };
}
