import { type FormEvent, useState } from 'react';
import { useDeletePlans, useMarkWorn, useSavePlan } from '#api/plans.ts';
import { sayDayFull } from '#components/day-full.tsx';
import { SlotChoice } from '#components/slot-choice.tsx';
import { useSayPlanned } from '#components/use-say-planned.ts';
import type { PlanSlot } from '#contract/rules/plans.ts';
import { dayName, isDay, todayIs } from '#lib/calendar-weeks.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { showToast, showUndo } from '#ui/toasts.ts';
import styles from './add-worn-day.module.css';

/** Asks on which day a piece was worn; the same part of the same day counts once. */
export function AddWornDay({
  owner,
  itemId,
  onDone,
}: {
  owner: string;
  itemId: string;
  onDone(): void;
}) {
  const today = todayIs();
  const [day, setDay] = useState(today);
  const [slot, setSlot] = useState<PlanSlot>('day');
  const mark = useMarkWorn();
  const remove = useDeletePlans();
  const said = useSayPlanned(({ plan: { planId }, isNew, wasWorn }) => {
    if (wasWorn) return showToast({ title: `It was worn on ${dayName(day)} already` });
    // What was planned before stays planned.
    return showUndo(`Worn on ${dayName(day)}`, () =>
      isNew
        ? remove.mutate({ owner, planIds: [planId] })
        : mark.mutate({ owner, planIds: [planId], isWorn: false }),
    );
  });
  const save = useSavePlan({
    onShown(saved, asked) {
      onDone();
      said.onShown(saved, asked);
    },
    onSuccess: said.onSuccess,
    onError(error, asked) {
      said.takeBack(asked);
      sayDayFull(error);
    },
  });
  const isPast = isDay(day) && day <= today && day >= '1900';
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!isPast) return;
    save.mutate({ owner, changes: { itemIds: [itemId], day, slot }, isWorn: true });
  };
  return (
    <form className={styles.form} onSubmit={add}>
      <TextField
        type="date"
        label="Worn on"
        value={day}
        min="1900-01-01"
        max={today}
        error={isDay(day) && day > today ? 'That day has not begun.' : undefined}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
      <div>
        <SlotChoice slot={slot} onChange={setSlot} />
      </div>
      <div className={styles.buttons}>
        <Button kind="secondary" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" busy={save.isPending} disabled={!isPast}>
          Add
        </Button>
      </div>
    </form>
  );
}
