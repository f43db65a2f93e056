import { type KeyboardEvent, useRef } from 'react';
import { addDays } from '#contract/rules/calendar-days.ts';
import { type Days, mostDaysAhead, mostLoanDays } from '#contract/rules/loans.ts';
import { dayName, dayNumber, monthName, shortDay, shortWeekday } from '#lib/calendar-weeks.ts';
import { useRovingFocus } from '#ui/use-roving-focus.ts';
import styles from './borrow-days.module.css';

/**
 * Chooses the first and the last day of a loan, from a row of the days of a year, by month. A tap begins a range, another one
 * on a later day ends it, and the next begins anew. Days that are taken cannot be chosen, nor a range with one in it.
 */
export function BorrowDays({
  today,
  days,
  isTaken,
  onChange,
}: {
  today: string;
  /** Null before the first tap. */
  days: Days | null;
  isTaken(day: string): boolean;
  onChange(days: Days): void;
}) {
  const row = useRef<HTMLFieldSetElement>(null);
  const roving = useRovingFocus(row);
  const choose = (day: string) => {
    const isEnd =
      days?.firstDay === days?.lastDay &&
      !!days &&
      day > days.firstDay &&
      isFree(days.firstDay, day, isTaken);
    onChange({ firstDay: isEnd ? days.firstDay : day, lastDay: day });
  };
  return (
    <fieldset
      ref={row}
      className={styles.days}
      {...roving}
      onKeyDown={(event) => {
        roving.onKeyDown(event);
        turnMonth(event);
      }}
    >
      <legend className="visually-hidden">From the first day to the last</legend>
      {monthsFrom(today).map((month) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset takes no part in the row's layout
        <div key={month[0]} role="group" aria-label={monthName(month[0]!)} data-month="">
          <span className={styles.name} aria-hidden="true">
            {monthWords(month[0]!)}
          </span>
          <div className={styles.month}>
            {month.map((day) => {
              const isOff = isTaken(day);
              return (
                <button
                  key={day}
                  type="button"
                  className={styles.day}
                  aria-label={`${dayName(day)}${isOff ? ', taken' : ''}`}
                  aria-pressed={days !== null && day >= days.firstDay && day <= days.lastDay}
                  aria-disabled={isOff || undefined}
                  data-end={day === days?.firstDay || day === days?.lastDay || undefined}
                  onClick={() => !isOff && choose(day)}
                >
                  <span>{shortWeekday(day)}</span>
                  <strong>{dayNumber(day)}</strong>
                </button>
              );
            })}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

/** The days of a year from one on, by month. */
function monthsFrom(first: string): string[][] {
  const months: string[][] = [];
  for (let count = 0; count < mostDaysAhead; count += 1) {
    const day = addDays(first, count);
    if (count === 0 || day.endsWith('-01')) months.push([]);
    months.at(-1)!.push(day);
  }
  return months;
}

/** The month over its days: `Nov`, and with its year in January. */
const monthWords = (day: string): string => {
  const [month] = shortDay(day).split(' ');
  return day.slice(5, 7) === '01' ? `${month} ${day.slice(0, 4)}` : month!;
};

/** Goes to the first day of the month before or behind by the keys that turn pages. */
function turnMonth(event: KeyboardEvent<HTMLElement>): void {
  const step = { PageDown: 'nextElementSibling', PageUp: 'previousElementSibling' } as const;
  if (event.key !== 'PageDown' && event.key !== 'PageUp') return;
  event.preventDefault();
  const month = (event.target as HTMLElement).closest('[data-month]');
  month?.[step[event.key]]?.querySelector('button')?.focus();
}

/** Whether none of the days from one to another is taken, and they are no more than a loan may have. */
function isFree(from: string, to: string, isTaken: (day: string) => boolean): boolean {
  for (let count = 0; count < mostLoanDays; count += 1) {
    const day = addDays(from, count);
    if (isTaken(day)) return false;
    if (day === to) return true;
  }
  return false;
}
