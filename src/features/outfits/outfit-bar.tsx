import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Check } from 'lucide-react';
import { useState } from 'react';
import { plansQuery, useDeletePlans, useMarkWorn, useSavePlan } from '#api/plans.ts';
import { sayDayFull } from '#components/day-full.tsx';
import { NounLayer } from '#components/noun/noun-layer.tsx';
import { outfitNoun } from '#components/noun/outfit-noun.tsx';
import { useForgetGone } from '#components/noun/use-forget-gone.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { Button } from '#ui/button.tsx';
import { showUndo } from '#ui/toasts.ts';
import styles from './outfit-bar.module.css';

/** What one does with an outfit, within reach of the thumb. */
export function OutfitBar({ owner, outfitId }: { owner: string; outfitId: string }) {
  const [isPlanning, setPlanning] = useState(false);
  const forgetGone = useForgetGone(outfitNoun, owner);
  const takeBack = useMarkWorn();
  const remove = useDeletePlans();
  // The same outfit on the same day is one plan, so that a second press wears it no second time.
  const wear = useSavePlan({
    onError(error) {
      void forgetGone(error);
      sayDayFull(error);
    },
    onSuccess({ plan: { planId }, isNew, wasWorn }) {
      if (wasWorn) return;
      const planIds = [planId];
      // What was planned before stays planned.
      showUndo('Worn today', () =>
        isNew
          ? remove.mutate({ owner, planIds })
          : takeBack.mutate({ owner, planIds, isWorn: false }),
      );
    },
  });
  const today = todayIs();
  const plans = useQuery(plansQuery(owner, today, today));
  const worn = plans.data?.plans.find((plan) => plan.outfitId === outfitId && plan.isWorn);
  const wearToday = () =>
    wear.mutate({
      owner,
      changes: { outfitId, day: today, slot: 'day' },
      isWorn: true,
    });
  return (
    <div className={styles.bar}>
      <Button
        kind={worn ? 'secondary' : 'primary'}
        icon={<Check aria-hidden="true" />}
        busy={wear.isPending || takeBack.isPending}
        aria-pressed={worn !== undefined}
        onClick={() =>
          worn ? takeBack.mutate({ owner, planIds: [worn.planId], isWorn: false }) : wearToday()
        }
      >
        {worn ? 'Worn today' : 'Wear today'}
      </Button>
      <Button
        kind="secondary"
        icon={<CalendarPlus aria-hidden="true" />}
        onClick={() => setPlanning(true)}
      >
        Plan
      </Button>
      <NounLayer
        noun={outfitNoun}
        owner={owner}
        ids={[outfitId]}
        open={isPlanning ? 'plan' : null}
        onClose={() => setPlanning(false)}
      />
    </div>
  );
}
