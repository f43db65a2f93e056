import type { SharedDay } from '#contract/schemas/shared-day.ts';
import { classes } from '#ui/classes.ts';
import styles from './shared-day-mark.module.css';

/** The line under a date of the month that is shared; it runs on to the days beside it that are so too. */
export function SharedDayMark({
  day,
  sharedDays,
}: {
  day: string;
  /** Those that this day belongs to. */
  sharedDays: readonly SharedDay[];
}) {
  if (sharedDays.length === 0) return null;
  return (
    <span
      aria-hidden="true"
      className={classes(
        styles.mark,
        sharedDays.some(({ firstDay }) => firstDay < day) && styles.before,
        sharedDays.some(({ lastDay }) => day < lastDay) && styles.after,
      )}
    />
  );
}
