import { addDays } from '#contract/rules/calendar-days.ts';
import { type Days, mostLoanDays } from '#contract/rules/loans.ts';
import { dayName, dayNumber, shortWeekday } from '#lib/calendar-weeks.ts';
import styles from './borrow-days.module.css';

/** So many days are offered, from today on. */
const offeredDays = 60;

/**
 * Chooses the first and the last day of a loan, from a row of days. A tap begins a range, another one on a later day ends
 * it, and the next begins anew. Days that are taken cannot be chosen, nor a range with one in it.
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
  const row = Array.from({ length: offeredDays }, (_, index) => addDays(today, index));
  const choose = (day: string) => {
    const isEnd =
      days?.firstDay === days?.lastDay &&
      !!days &&
      day > days.firstDay &&
      isFree(days.firstDay, day, isTaken);
    onChange({ firstDay: isEnd ? days.firstDay : day, lastDay: day });
  };
  return (
    <fieldset className={styles.days}>
      <legend className="visually-hidden">From the first day to the last</legend>
      {row.map((day) => {
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
    </fieldset>
  );
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
