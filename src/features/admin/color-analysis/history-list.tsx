import type { ColorReview, ColorReviewEntry } from '#contract/schemas/color-review.ts';
import styles from './history-list.module.css';
import { historyMoment, memberName, seasonWord } from './review-words.ts';

/** What happened to the analysis, the first at the top. */
export function HistoryList({ review }: { review: ColorReview }) {
  return (
    <section aria-label="History">
      <ol className={styles.history}>
        {review.history.toReversed().map((entry) => (
          <li key={entry.entryId} data-kind={entry.kind}>
            <b>{title(entry)}</b>
            <span dir="auto">
              {historyMoment(entry.date)}, by{' '}
              {entry.isMine ? 'you' : (entry.byName ?? memberName(review))}
            </span>
            {entry.note && <q dir="auto">{entry.note}</q>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function title({ kind, season }: ColorReviewEntry): string {
  const word = season ? seasonWord(season) : '';
  return {
    submitted: word ? `Submitted, estimated ${word}` : 'Submitted',
    opened: 'Opened',
    decided: `Decided ${word}`,
    asked: 'Asked for another photo',
    withdrawn: 'Withdrawn',
  }[kind];
}
