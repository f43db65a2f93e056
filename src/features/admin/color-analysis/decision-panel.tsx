import { useState } from 'react';
import { useAskForAnotherPhoto, useDecideColorReview } from '#api/color-reviews.ts';
import type { ColorSeason } from '#contract/rules/blueprint.ts';
import { longestReviewNote } from '#contract/rules/color-reviews.ts';
import type { ColorDecision, ColorReview } from '#contract/schemas/color-review.ts';
import { AppError } from '#lib/errors.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextArea } from '#ui/field.tsx';
import { showToast } from '#ui/toasts.ts';
import styles from './decision-panel.module.css';
import { OtherDecision } from './other-decision.tsx';
import { memberName, seasonWord } from './review-words.ts';
import { SeasonChoice } from './season-choice.tsx';
import { decisionForm } from './use-review-keys.ts';

/** The decision: a season with a word to the member, or another photo that is asked for. */
export function DecisionPanel({
  review,
  ranked,
  season,
  isReplaced,
  onSeason,
  onStale,
}: {
  review: ColorReview;
  /** The seasons, the likeliest first. */
  ranked: readonly ColorSeason[];
  season: ColorSeason;
  /** Whether another portrait was sent: this one is decided no more. */
  isReplaced: boolean;
  onSeason(season: ColorSeason): void;
  /** Reads the review anew: it is not what it was. */
  onStale(): void;
}) {
  const name = memberName(review);
  const [note, setNote] = useState('');
  const [isAsking, setAsking] = useState(false);
  // What was decided before this page was opened, or was shown on it since.
  const [seen, setSeen] = useState<ColorDecision | null>(review.decision);
  const [answered, setAnswered] = useState<ColorDecision | null>(null);
  const latest = newest(review.decision, answered);
  // One's own is known, unless it was made on another page.
  const isUnseen = latest?.decisionId !== seen?.decisionId && !(latest?.isMine && !answered);
  const other = isUnseen ? latest : null;
  const known = latest?.isMine ? latest : (other ?? seen);
  const onError = (error: Error) => {
    const kind = error instanceof AppError ? error.kind : null;
    if (kind !== 'conflict' && kind !== 'not-found') return;
    if (error instanceof AppError) error.isTold = true;
    showToast({
      tone: 'error',
      title: kind === 'conflict' ? `${name} sent another portrait.` : 'The portrait was deleted.',
      text: 'Nothing was decided.',
    });
    onStale();
  };
  const done = (words: string) => (answer: { other: ColorDecision | null }) => {
    setAsking(false);
    if (answer.other) return setAnswered(answer.other);
    setNote('');
    setSeen(known);
    setAnswered(null);
    showToast({ title: words });
  };
  const decide = useDecideColorReview({ onError, meta: { isHandled: true } });
  const ask = useAskForAnotherPhoto({ onError, meta: { isHandled: true } });
  const about = () => ({
    of: review.userId,
    submittedDate: review.submittedDate,
    // The other decision counts as seen only where one decides beside it.
    seen: known?.decisionId ?? null,
    note: note.trim() || null,
  });
  const isBusy = decide.isPending || ask.isPending;
  const confirm = () => {
    if (isBusy || isReplaced) return;
    decide.mutate(
      { ...about(), season },
      { onSuccess: done(`Confirmed ${seasonWord(season)} for ${name}.`) },
    );
  };
  const confirmed = latest?.kind === 'decided' ? `Decide again: ${seasonWord(season)}` : null;
  return (
    <form
      id={decisionForm}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <SeasonChoice
        ranked={ranked}
        shares={review.estimate?.shares ?? null}
        season={season}
        onChange={onSeason}
      />
      {other && (
        <OtherDecision
          decision={other}
          onKeep={() => {
            setSeen(other);
            setAnswered(null);
            if (other.season) onSeason(other.season);
          }}
        />
      )}
      <TextArea
        label={`Note to ${name}`}
        value={note}
        rows={2}
        maxLength={longestReviewNote}
        hint={`${note.length} of ${longestReviewNote}, sent with the decision`}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit" wide busy={decide.isPending} disabled={isReplaced}>
          {other
            ? `Confirm ${seasonWord(season)} all the same`
            : (confirmed ?? `Confirm ${seasonWord(season)}`)}
        </Button>
        <Button kind="quiet" size="small" disabled={isReplaced} onClick={() => setAsking(true)}>
          Ask for another photo
        </Button>
      </div>
      {isAsking && (
        <Dialog
          title={`Ask ${name} for another photo?`}
          text={
            note.trim()
              ? `They are told at once, with your note: “${note.trim()}”`
              : 'They are told at once. Without a note they are not told why.'
          }
          onClose={() => setAsking(false)}
        >
          <Button
            busy={ask.isPending}
            onClick={() =>
              !isBusy && ask.mutate(about(), { onSuccess: done(`${name} was asked.`) })
            }
          >
            Ask for it
          </Button>
          <Button kind="secondary" onClick={() => setAsking(false)}>
            Not now
          </Button>
        </Dialog>
      )}
    </form>
  );
}

/** The later of two decisions about one portrait. */
const newest = (one: ColorDecision | null, other: ColorDecision | null): ColorDecision | null =>
  !one || (other && Number(other.decisionId) > Number(one.decisionId)) ? other : one;
