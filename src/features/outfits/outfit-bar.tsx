import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Check } from 'lucide-react';
import { useState } from 'react';
import { plansQuery } from '#api/plans.ts';
import { NounLayer } from '#components/noun/noun-layer.tsx';
import { outfitNoun } from '#components/noun/outfit-noun.tsx';
import { useWearToday } from '#components/noun/use-wear-today.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { Button } from '#ui/button.tsx';
import styles from './outfit-bar.module.css';

/** The bar of actions on an outfit, within reach of the thumb. */
export function OutfitBar({ owner, outfitId }: { owner: string; outfitId: string }) {
  const [isPlanning, setPlanning] = useState(false);
  const { wear, takeBack } = useWearToday(outfitNoun, owner, outfitId);
  const today = todayIs();
  const plans = useQuery(plansQuery(owner, today, today));
  const worn = plans.data?.plans.find((plan) => plan.outfitId === outfitId && plan.isWorn);
  return (
    <div className={styles.bar}>
      <Button
        kind={worn ? 'secondary' : 'primary'}
        icon={<Check aria-hidden="true" />}
        aria-pressed={worn !== undefined}
        onClick={() => (worn ? takeBack(worn.planId) : wear())}
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
