import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import styles from './schedule-form.module.css';

const inWords = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'full',
  timeStyle: 'long',
});

/** When a text is to be shown, by the clock of whoever sets it; an hour that the clocks skip is the one after. */
export function ScheduleForm({
  isBusy,
  onSchedule,
  onClose,
}: {
  isBusy: boolean;
  onSchedule(publishDate: string): void;
  onClose(): void;
}) {
  const [local, setLocal] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const at = local ? new Date(local) : null;
  const isValid = at !== null && !Number.isNaN(at.getTime());
  const isOver = isValid && at.getTime() <= Date.now();
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid && !isOver) onSchedule(at.toISOString());
      }}
    >
      <TextField
        label="Show it from"
        type="datetime-local"
        required
        value={local}
        error={isOver ? 'That time has passed.' : undefined}
        hint={isValid ? inWords.format(at) : 'By the clock of this device.'}
        onChange={(event) => setLocal(event.target.value)}
      />
      <div className={styles.buttons}>
        <Button kind="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
        <Button size="small" type="submit" busy={isBusy} disabled={!isValid || isOver}>
          Schedule it
        </Button>
      </div>
    </form>
  );
}
