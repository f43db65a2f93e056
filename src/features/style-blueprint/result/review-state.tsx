import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ColorAnalysis } from '#contract/schemas/blueprint.ts';
import { WovenLabel } from '#ui/woven-label.tsx';
import styles from './review-state.module.css';
import { seasonWord } from './season-words.ts';

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });

/** How far a stylist is with the portrait, and whether they found another season than was estimated. */
export function ReviewState({
  color: { review, estimated },
  icon,
}: {
  color: ColorAnalysis;
  icon: ReactNode;
}) {
  if (!review) {
    return (
      <div className={styles.pending}>
        <span className={styles.mark}>{icon}</span>
        <p>
          <b>A stylist reviews this next</b>
          We tell you when it is settled.
        </p>
        <WovenLabel>Pending</WovenLabel>
      </div>
    );
  }
  const isOther = review.season !== estimated;
  return (
    <div className={styles.reviewed}>
      <CircleCheck aria-hidden="true" />
      <p>
        Reviewed by a stylist on {day.format(new Date(review.decidedDate))}
        {isOther && `. ${seasonWord(review.season)}, where the photo said ${seasonWord(estimated)}`}
        {review.note && <q>{review.note}</q>}
      </p>
    </div>
  );
}
