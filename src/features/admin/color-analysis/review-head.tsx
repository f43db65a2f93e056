import type { ColorReview } from '#contract/schemas/color-review.ts';
import { WovenLabel } from '#ui/woven-label.tsx';
import styles from './review-head.module.css';
import { longMoment } from './review-words.ts';
import { StatusLabel } from './status-label.tsx';

/** Whose portrait it is, and where it stands. */
export function ReviewHead({ review }: { review: ColorReview }) {
  return (
    <div className={styles.head}>
      <h2 className={styles.name} dir="auto">
        {review.screenName ?? 'No screen name'}
      </h2>
      <span className={styles.quiet}>{review.email}</span>
      <span>
        {review.isEntitled && <WovenLabel>Style Blueprint</WovenLabel>}{' '}
        <StatusLabel status={review.status} />
      </span>
      <time className={styles.quiet} dateTime={review.submittedDate}>
        Submitted {longMoment(review.submittedDate)}
      </time>
    </div>
  );
}
