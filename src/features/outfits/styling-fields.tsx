import { SlotChoice } from '#components/slot-choice.tsx';
import { addDays } from '#contract/rules/calendar-days.ts';
import { longestStylingNote, mostStylingDaysAhead } from '#contract/rules/stylings.ts';
import { isDay, todayIs } from '#lib/calendar-weeks.ts';
import { TextArea, TextField } from '#ui/field.tsx';
import { BackgroundChoice } from './collage/background-choice.tsx';
import type { DetailsProps } from './collage/outfit-details.tsx';
import styles from './styling-fields.module.css';

/** What one says to a friend beside an outfit for them: a note, and the day that it is for. */
export function StylingFields({ fields, background, colors, onSay, onPaint }: DetailsProps) {
  const { notes, day = '', slot = 'day' } = fields;
  const today = todayIs();
  return (
    <div className={styles.fields}>
      <TextArea
        label="Note"
        value={notes}
        maxLength={longestStylingNote}
        placeholder="Such as: trust me on the beret."
        onChange={(event) => onSay({ notes: event.target.value })}
      />
      <TextField
        type="date"
        label="For a day"
        hint="If it is for one."
        value={day}
        min={today}
        max={addDays(today, mostStylingDaysAhead)}
        error={isDay(day) && day < today ? 'Choose a day to come.' : undefined}
        onChange={(event) => onSay({ day: event.currentTarget.value })}
      />
      {isDay(day) && (
        <div className={styles.slot}>
          <SlotChoice slot={slot} onChange={(next) => onSay({ slot: next })} />
        </div>
      )}
      <BackgroundChoice value={background} colors={colors} onChange={onPaint} />
    </div>
  );
}
