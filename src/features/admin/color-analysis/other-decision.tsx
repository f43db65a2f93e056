import type { ColorDecision } from '#contract/schemas/color-review.ts';
import { Button } from '#ui/button.tsx';
import styles from './other-decision.module.css';
import { seasonWord, timeWords } from './review-words.ts';

/** What was decided while one looked, mostly by somebody else: it is kept, or one decides all the same. */
export function OtherDecision({
  decision: { byName, isMine, kind, season, note, date },
  onKeep,
}: {
  decision: ColorDecision;
  onKeep(): void;
}) {
  const what = kind === 'asked' ? 'asked for another photo' : `decided ${seasonWord(season!)}`;
  return (
    <div className={styles.other} role="alert">
      <p dir="auto">
        <b>
          {isMine ? 'On another page you' : byName} {what} at {timeWords(date)}.
        </b>
        {note && <q>{note}</q>}
      </p>
      <Button kind="secondary" size="small" onClick={onKeep}>
        {kind === 'asked' ? 'Leave it at that' : `Keep ${seasonWord(season!)}`}
      </Button>
    </div>
  );
}
