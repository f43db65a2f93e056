import { useDroppable } from '@dnd-kit/core';
import { Check, Plus } from 'lucide-react';
import { type PlanSlot, planSlots } from '#contract/rules/plans.ts';
import { dayName, dayNumber, shortWeekday } from '#lib/calendar-weeks.ts';
import { classes } from '#ui/classes.ts';
import { Stitches } from '#ui/stitches.tsx';
import { DraggedPlan } from './dragged.tsx';
import { planState, repeatWords } from './plan-note.ts';
import { PlanPicture } from './plan-picture.tsx';
import { type Planned, planName } from './planned.ts';
import type { PlanActions } from './use-plan-actions.ts';
import styles from './week-grid.module.css';

/** A week: for each day what is planned for it and for its evening. */
export function WeekGrid({
  week,
  today,
  planned,
  actions,
  onAdd,
  onOpen,
}: {
  week: readonly string[];
  today: string;
  planned: ReadonlyMap<string, readonly Planned[]>;
  actions: PlanActions;
  onAdd(day: string, slot: PlanSlot): void;
  onOpen(planned: Planned): void;
}) {
  return (
    <div className={styles.week}>
      {week.map((day) => (
        <section key={day} className={styles.day} aria-label={dayName(day)} data-day={day}>
          <h3 className={styles.name} aria-current={day === today ? 'date' : undefined}>
            <span>{shortWeekday(day)}</span> <b>{dayNumber(day)}</b>
            {day === today && <Stitches count={4} />}
          </h3>
          {planSlots.map((slot) => (
            <Slot
              key={slot}
              day={day}
              slot={slot}
              today={today}
              plans={(planned.get(day) ?? []).filter(({ plan }) => plan.slot === slot)}
              actions={actions}
              onAdd={() => onAdd(day, slot)}
              onOpen={onOpen}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

function Slot({
  day,
  slot,
  today,
  plans,
  actions,
  onAdd,
  onOpen,
}: {
  day: string;
  slot: PlanSlot;
  today: string;
  plans: readonly Planned[];
  actions: PlanActions;
  onAdd(): void;
  onOpen(planned: Planned): void;
}) {
  const { setNodeRef, isOver } = useDroppable({ id: `${day} ${slot}`, data: { day, slot } });
  const when = slot === 'evening' ? `the evening of ${dayName(day)}` : dayName(day);
  return (
    <div ref={setNodeRef} className={classes(styles.slot, isOver && styles.over)}>
      {plans.map((planned) => (
        <WeekPlan
          key={planned.plan.planId}
          planned={planned}
          today={today}
          actions={actions}
          onOpen={() => onOpen(planned)}
        />
      ))}
      {plans.length === 0 && (
        <button
          type="button"
          className={styles.add}
          aria-label={`Plan for ${when}`}
          onClick={onAdd}
        >
          <Plus aria-hidden="true" />
          <span aria-hidden="true">{slot === 'evening' ? 'Evening' : 'Day'}</span>
        </button>
      )}
    </div>
  );
}

function WeekPlan({
  planned,
  today,
  actions,
  onOpen,
}: {
  planned: Planned;
  today: string;
  actions: PlanActions;
  onOpen(): void;
}) {
  const { plan } = planned;
  const repeat = repeatWords(planned, today);
  return (
    <article className={styles.plan}>
      <DraggedPlan planned={planned} className={styles.picture} onPress={onOpen}>
        <PlanPicture planned={planned} widthPx={136} />
      </DraggedPlan>
      {plan.day <= today && (
        <button
          type="button"
          className={styles.check}
          aria-pressed={plan.isWorn}
          aria-label={`${planName(planned)} worn`}
          onClick={() => actions.markWorn(planned, !plan.isWorn)}
        >
          <span>
            <Check aria-hidden="true" />
          </span>
        </button>
      )}
      <button type="button" className={styles.words} onClick={onOpen}>
        <span className={styles.title} dir="auto">
          {planName(planned)}
        </span>
        <span className={repeat ? styles.repeat : styles.note}>
          {repeat ?? planState(planned, today)}
        </span>
      </button>
    </article>
  );
}
