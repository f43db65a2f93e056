import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, CalendarPlus } from 'lucide-react';
import { plansQuery, useDeletePlans, useSavePlan } from '#api/plans.ts';
import { DayFull } from '#components/day-full.tsx';
import { ItemPicture } from '#components/item-picture.tsx';
import { itemName } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LolaBoard, LolaTripDay } from '#contract/schemas/lola.ts';
import type { Plan } from '#contract/schemas/plan.ts';
import { hapticPlay } from '#lib/haptics.ts';
import { Button } from '#ui/button.tsx';
import { isPlanOf } from './plan-of-board.ts';
import { planSlotOf } from './plan-slot.ts';
import styles from './trip-packing.module.css';

/** The pieces to take on a trip, each once, and how its outfits come to the calendar. */
export function TripPacking({
  owner,
  days,
  boards,
  cards,
}: {
  owner: string;
  days: readonly LolaTripDay[];
  /** As they are after swaps. */
  boards: readonly LolaBoard[];
  cards: ReadonlyMap<string, ItemCard>;
}) {
  const worn = boards.flatMap(({ itemIds }) => itemIds);
  const pieces = [...new Set(worn)].flatMap((id) => cards.get(id) ?? []);
  const times = (id: string) => worn.filter((one) => one === id).length;
  const outfits = days.flatMap(({ day, outfits: ofDay }) =>
    ofDay.flatMap(({ occasion, board }) =>
      board === null || day === null ? [] : [{ day, occasion, board: boards[board]! }],
    ),
  );
  return (
    <section className={styles.packing} aria-label="What to pack">
      <h3>What to pack</h3>
      <ul>
        {pieces.map((card) => (
          <li key={card.itemId}>
            <span className={styles.picture}>
              <ItemPicture image={card.image} alt="" sizes="84px" inset="small" />
            </span>
            <span className={styles.name} dir="auto">
              {itemName(card)}
            </span>
            <span className={styles.times}>
              {times(card.itemId) === 1 ? 'worn once' : `worn ${times(card.itemId)} times`}
            </span>
          </li>
        ))}
      </ul>
      {outfits.length > 0 && <OnCalendar owner={owner} outfits={outfits} />}
    </section>
  );
}

interface DatedOutfit {
  day: string;
  occasion: LolaTripDay['outfits'][number]['occasion'];
  board: LolaBoard;
}

/** Plans each outfit on its day, those that are not there yet; pressed again it takes them back. */
function OnCalendar({ owner, outfits }: { owner: string; outfits: readonly DatedOutfit[] }) {
  const dates = outfits.map(({ day }) => day).sort();
  const { data, isFetching } = useQuery(plansQuery(owner, dates[0]!, dates.at(-1)!));
  const save = useSavePlan();
  const takeBack = useDeletePlans();
  const planOf = ({ day, occasion, board }: DatedOutfit): Plan | undefined =>
    data?.plans.find(
      (plan) =>
        plan.day === day &&
        plan.slot === planSlotOf(occasion) &&
        !plan.isWorn &&
        isPlanOf(plan, board),
    );
  const planned = outfits.flatMap((one) => planOf(one) ?? []);
  const isPlanned = planned.length === outfits.length;
  const plan = async () => {
    for (const outfit of outfits) {
      if (planOf(outfit)) continue;
      const { day, occasion, board } = outfit;
      const changes = { day, slot: planSlotOf(occasion), itemIds: board.itemIds };
      await save.mutateAsync({ owner, changes, asSaved: true });
    }
    hapticPlay('success');
  };
  return (
    <>
      <Button
        kind="secondary"
        icon={
          isPlanned ? <CalendarCheck aria-hidden="true" /> : <CalendarPlus aria-hidden="true" />
        }
        aria-pressed={isPlanned}
        busy={save.isPending || takeBack.isPending || isFetching}
        onClick={() => {
          if (isPlanned) {
            takeBack.mutate({ owner, planIds: planned.map(({ planId }) => planId) });
            return;
          }
          // What did not go is said by the write itself; pressed again, the rest is planned.
          plan().catch(() => undefined);
        }}
      >
        {isPlanned ? 'On your calendar' : 'Put it on my calendar'}
      </Button>
      <DayFull error={save.error} />
    </>
  );
}
