import { Eye } from 'lucide-react';
import type { ColorReview } from '#contract/schemas/color-review.ts';
import styles from './others-here.module.css';
import { timeWords } from './review-words.ts';

/** Who else has the review open. */
export function OthersHere({ others }: Pick<ColorReview, 'others'>) {
  const [first, ...rest] = others;
  const name = rest.length === 0 ? first!.name : `${first!.name} and ${rest.length} more`;
  return (
    <p className={styles.strip} role="status">
      <Eye aria-hidden="true" />
      <span dir="auto">
        {name} {rest.length === 0 ? 'has' : 'have'} this open too, since{' '}
        {timeWords(first!.sinceDate)}
      </span>
    </p>
  );
}
