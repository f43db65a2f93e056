import { hourWords } from '#lib/hour-words.ts';
import { chooseLaundryHour, useLaundryHour } from '#lib/laundry-hour.ts';
import { useCanRemind } from '#lib/remind-at.ts';
import { SelectField } from '#ui/field.tsx';
import styles from './laundry-list.module.css';

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: hourWords(hour),
}));

/** At which hour the phone reminds of what is due for the wash; only where the native app can (`reminder.set`). */
export function LaundryReminder() {
  const canRemind = useCanRemind('reminder.set');
  const hour = useLaundryHour();
  if (!canRemind) return null;
  return (
    <section>
      <div className={styles.head}>
        <h2>Remind me</h2>
      </div>
      <SelectField
        label="When"
        placeholder="Not at all"
        options={hours}
        value={hour === null ? '' : String(hour)}
        onChange={({ currentTarget: { value } }) =>
          chooseLaundryHour(value === '' ? null : Number(value))
        }
        hint="Each day while something is due for the wash, on this phone."
      />
    </section>
  );
}
