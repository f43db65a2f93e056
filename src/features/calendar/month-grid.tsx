import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { withWords } from '#components/together/together-words.ts';
import { addDays } from '#contract/rules/calendar-days.ts';
import { listNames } from '#contract/rules/item-name.ts';
import type { SharedDay } from '#contract/schemas/shared-day.ts';
import { dayName, dayNumber, shortWeekday } from '#lib/calendar-weeks.ts';
import { classes } from '#ui/classes.ts';
import { Stitches } from '#ui/stitches.tsx';
import styles from './month-grid.module.css';
import { PlanPicture } from './plan-picture.tsx';
import { type Planned, planName } from './planned.ts';
import { SharedDayMark } from './together/shared-day-mark.tsx';

/** A month of days, whole weeks, each with what is planned first on it, and a line where it is shared. */
export function MonthGrid({
  weeks,
  month,
  chosen,
  today,
  planned,
  sharedDaysOf,
  widthPx,
  onChoose,
}: {
  /** The days, whole weeks. */
  weeks: readonly string[];
  /** `YYYY-MM`. */
  month: string;
  chosen: string;
  today: string;
  planned: ReadonlyMap<string, readonly Planned[]>;
  /** What of a day is shared with friends. */
  sharedDaysOf(day: string): readonly SharedDay[];
  /** About how wide a day is. */
  widthPx: number;
  onChoose(day: string): void;
}) {
  const grid = useRef<HTMLDivElement>(null);
  // The arrows go from day to day, into the next month too (ARIA, date grid).
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
  };
  const go = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.defaultPrevented) return;
    event.preventDefault();
    const next = addDays(chosen, step);
    onChoose(next);
    requestAnimationFrame(() =>
      grid.current?.querySelector<HTMLElement>(`[data-day="${next}"] > button`)?.focus(),
    );
  };
  return (
    <div className={styles.month}>
      <div className={styles.names} aria-hidden="true">
        {weeks.slice(0, 7).map((day) => (
          <span key={day}>{widthPx < 100 ? shortWeekday(day)[0] : shortWeekday(day)}</span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the days in it are the buttons; arrows go between them */}
      <div ref={grid} className={styles.grid} onKeyDown={go}>
        {weeks.map((day) => (
          <DayCell
            key={day}
            day={day}
            isOther={!day.startsWith(month)}
            isChosen={day === chosen}
            isToday={day === today}
            plans={planned.get(day) ?? []}
            sharedDays={sharedDaysOf(day)}
            widthPx={widthPx}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  );
}

function DayCell({
  day,
  isOther,
  isChosen,
  isToday,
  plans,
  sharedDays,
  widthPx,
  onChoose,
}: {
  day: string;
  isOther: boolean;
  isChosen: boolean;
  isToday: boolean;
  plans: readonly Planned[];
  sharedDays: readonly SharedDay[];
  widthPx: number;
  onChoose(day: string): void;
}) {
  const [first, ...others] = plans;
  const { setNodeRef: setDrop, isOver } = useDroppable({ id: day, data: { day, slot: null } });
  const {
    setNodeRef: setDrag,
    listeners,
    isDragging,
  } = useDraggable({ id: `day ${day}`, data: { planned: first }, disabled: !first });
  const isWorn = plans.length > 0 && plans.every(({ plan }) => plan.isWorn);
  const names = listNames(plans.map(planName));
  const words = [
    names && `${names}${isWorn ? ', worn' : ''}`,
    ...sharedDays.map((sharedDay) => `${sharedDay.title}, ${withWords(sharedDay)}`),
  ].filter(Boolean);
  return (
    <div
      ref={setDrop}
      data-day={day}
      className={classes(
        styles.day,
        isOther && styles.other,
        first && styles.filled,
        isChosen && styles.chosen,
        isOver && styles.over,
        sharedDays.length > 0 && styles.shared,
      )}
    >
      <button
        type="button"
        ref={setDrag}
        className={styles.press}
        tabIndex={isChosen ? 0 : -1}
        aria-pressed={isChosen}
        aria-current={isToday ? 'date' : undefined}
        aria-label={[dayName(day), words.join('; ')].filter(Boolean).join(': ')}
        data-carried={isDragging || undefined}
        {...listeners}
        onClick={() => onChoose(day)}
      >
        <span className={styles.number} data-today={isToday || undefined}>
          {dayNumber(day)}
          {isToday && !isChosen && <Stitches count={2} />}
        </span>
        <SharedDayMark day={day} sharedDays={sharedDays} />
        {first && (
          <span className={styles.picture}>
            <PlanPicture planned={first} widthPx={widthPx} />
          </span>
        )}
        {others.length > 0 && <span className={styles.more}>+{others.length}</span>}
        {isWorn && (
          <span className={styles.worn}>
            <Check aria-hidden="true" />
          </span>
        )}
      </button>
    </div>
  );
}
