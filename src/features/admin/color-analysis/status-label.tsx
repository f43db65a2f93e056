import { Eye } from 'lucide-react';
import type { ReviewStatus } from '#contract/rules/color-reviews.ts';
import { WovenLabel } from '#ui/woven-label.tsx';
import { statusWords } from './review-words.ts';
import styles from './status-label.module.css';

/** Where an analysis stands, and who else has it open. */
export function StatusLabel({
  status,
  withName = null,
}: {
  status: ReviewStatus;
  withName?: string | null;
}) {
  if (withName && status !== 'withdrawn') {
    return (
      <WovenLabel>
        <Eye aria-hidden="true" className={styles.eye} />
        <span dir="auto">With {withName}</span>
      </WovenLabel>
    );
  }
  if (status !== 'pending') return <WovenLabel>{statusWords[status]}</WovenLabel>;
  return (
    <span className={styles.pending}>
      <WovenLabel>{statusWords.pending}</WovenLabel>
    </span>
  );
}
