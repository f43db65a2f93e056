import { useRef } from 'react';
import {
  useDeletePlans,
  useMarkWorn,
  useMovePlans,
  useRestorePlans,
  useSavePlan,
} from '#api/plans.ts';
import { sayDayFull } from '#components/day-full.tsx';
import { useSayPlanned } from '#components/use-say-planned.ts';
import type { PlanSlot } from '#contract/rules/plans.ts';
import { dayName, shortDay } from '#lib/calendar-weeks.ts';
import { AppError } from '#lib/errors.ts';
import { showToast, showUndo } from '#ui/toasts.ts';
import type { Planned } from './planned.ts';

/** The message about a worn plan that is to go to a day to come. */
export const wornAhead = 'Mark it as not worn before you move it to a day to come.';

/** An outfit or pieces that may be planned. */
export type Plannable = { outfitId: string } | { itemIds: string[] };

/** A sheet that stays until what it asked for is shown as done, and says itself what failed until then. */
export interface PlanAsker {
  onDone(): void;
  onFailed(error: Error): void;
  /** It was refused later: what was typed is a draft again. */
  onRefused?(): void;
}

/** The actions on plans, each with a way back. */
export function usePlanActions(owner: string, today: string) {
  const sayGone = (error: Error) => {
    if (!(error instanceof AppError)) return;
    if (error.kind === 'not-found') {
      showToast({
        tone: 'error',
        title: 'That is gone by now',
        text: 'It was deleted on another device.',
      });
    }
  };
  const options = { onError: sayGone };
  const backOptions = {
    onError(error: Error) {
      sayGone(error);
      sayDayFull(error);
    },
  };
  const restore = useRestorePlans(backOptions);
  const remove = useDeletePlans({
    ...options,
    onSuccess: ({ planIds }) => showUndo('Plan deleted', () => restore.mutate({ owner, planIds })),
  });
  const back = useMovePlans(backOptions);
  const move = useMovePlans(options);
  const worn = useMarkWorn(options);
  const askers = useRef(new WeakMap<object, PlanAsker>());
  const said = useSayPlanned(({ plan: { planId }, isNew }, { changes: { day }, isWorn }) => {
    const words = `${isWorn ? 'Worn on' : 'Planned for'} ${dayName(day!)}`;
    // What was there before is not this tap's to take away.
    return isNew
      ? showUndo(words, () => remove.mutate({ owner, planIds: [planId] }))
      : showToast({ title: words, text: 'It was planned for then already.' });
  });
  const save = useSavePlan({
    onShown(saved, asked) {
      said.onShown(saved, asked);
      askers.current.get(asked)?.onDone();
    },
    onSuccess: said.onSuccess,
    onError(error, asked) {
      sayGone(error);
      const asker = askers.current.get(asked);
      if (asker && !said.isSaid(asked)) return asker.onFailed(error);
      said.takeBack(asked);
      asker?.onRefused?.();
      sayDayFull(error);
    },
  });
  return {
    isBusy: move.isPending || worn.isPending || remove.isPending,
    /** Plans something for a part of a day, or logs what was worn then. */
    plan(
      what: Plannable,
      day: string,
      slot: PlanSlot,
      {
        title = null,
        isWorn = false,
        asker,
      }: { title?: string | null; isWorn?: boolean; asker?: PlanAsker } = {},
    ) {
      const asked = {
        owner,
        changes: { ...what, day, slot, title },
        ...(isWorn && { isWorn }),
      };
      if (asker) askers.current.set(asked, asker);
      save.mutate(asked);
    },
    /** Moves a plan to a part of a day. */
    move(
      { plan: { planId, day: from, slot: fromSlot, isWorn } }: Planned,
      day: string,
      slot: PlanSlot,
      asker?: PlanAsker,
    ) {
      if (day === from && slot === fromSlot) return;
      if (isWorn && day > today) {
        showToast({ title: 'That was worn already', text: wornAhead });
        return;
      }
      const planIds = [planId];
      move.mutate(
        { owner, planIds, day, slot },
        {
          onSuccess({ hiddenIds }) {
            const bringBack = () => {
              if (hiddenIds.length > 0) restore.mutate({ owner, planIds: hiddenIds });
            };
            // It is one with what stood there: it comes back to where it was by being brought back.
            const isHidden = hiddenIds.includes(planId);
            showUndo(`Moved to ${shortDay(day)}`, () =>
              isHidden
                ? bringBack()
                : back.mutate(
                    { owner, planIds, day: from, slot: fromSlot },
                    { onSuccess: bringBack },
                  ),
            );
            asker?.onDone();
          },
          onError: asker?.onFailed ?? sayDayFull,
        },
      );
    },
    /** Says whether a plan was worn. */
    markWorn: ({ plan: { planId } }: Planned, isWorn: boolean) =>
      worn.mutate({ owner, planIds: [planId], isWorn }),
    remove: ({ plan: { planId } }: Planned) => remove.mutate({ owner, planIds: [planId] }),
  };
}

export type PlanActions = ReturnType<typeof usePlanActions>;
