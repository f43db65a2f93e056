import { useQuery } from '@tanstack/react-query';
import { Check, CheckCheck, WashingMachine } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { plansQuery } from '#api/plans.ts';
import { itemNoun } from '#components/noun/item-noun.tsx';
import { useWearToday } from '#components/noun/use-wear-today.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { todayIs } from '#lib/calendar-weeks.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import type { Where } from './use-set-availability.ts';
import styles from './wear-foot.module.css';

/** What is done most to a piece that is at hand: it is worn, washed, and clean again. */
export function WearFoot({ item, onWhere }: { item: ItemDetails; onWhere(where: Where): void }) {
  const { availability } = item;
  if (availability === 'in-the-wash') {
    return (
      <Button
        wide
        icon={<CheckCheck aria-hidden="true" />}
        onClick={() => onWhere({ availability: 'ready' })}
      >
        Clean again
      </Button>
    );
  }
  return (
    <>
      <WearToday item={item} />
      {availability !== 'packed' && (
        <Button
          className={styles.button}
          icon={<WashingMachine aria-hidden="true" />}
          onClick={() => onWhere({ availability: 'in-the-wash' })}
        >
          Into the wash
        </Button>
      )}
    </>
  );
}

/** Whether a piece can be worn or washed: it is in nobody else's hands, and not packed away for long. */
export const hasWearFoot = ({ availability }: ItemDetails): boolean =>
  ['ready', 'worn', 'in-the-wash', 'packed'].includes(availability);

function WearToday({ item: { ownerId: owner, itemId, wornDays } }: { item: ItemDetails }) {
  const today = todayIs();
  const navigate = useNavigate();
  const { wear, takeBack } = useWearToday(itemNoun, owner, itemId);
  const plans = useQuery(plansQuery(owner, today, today));
  const isWorn = wornDays.includes(today);
  // As part of an outfit it is taken back where that stands.
  const alone = plans.data?.plans.find(
    (plan) => plan.isWorn && plan.itemIds.length === 1 && plan.itemIds[0] === itemId,
  );
  const press = () => {
    if (!isWorn) wear();
    else if (alone) takeBack(alone.planId);
    else void navigate(paths.calendar('outfits', today));
  };
  return (
    <Button
      kind="secondary"
      className={styles.button}
      icon={<Check aria-hidden="true" />}
      aria-pressed={isWorn}
      onClick={press}
    >
      {isWorn ? 'Worn today' : 'Wear today'}
    </Button>
  );
}
