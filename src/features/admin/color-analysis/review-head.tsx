import { useEffect, useRef } from 'react';
import type { ColorReview } from '#contract/schemas/color-review.ts';
import { WovenLabel } from '#ui/woven-label.tsx';
import styles from './review-head.module.css';
import { longMoment } from './review-words.ts';
import { StatusLabel } from './status-label.tsx';

/** Whose portrait it is, and where it stands. As a review opens the focus comes here, since its way in is gone. */
export function ReviewHead({ review }: { review: ColorReview }) {
  const name = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) name.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.head}>
      <h2 ref={name} className={styles.name} dir="auto" tabIndex={-1}>
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
