import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './step-head.module.css';

/** The one line of a step, and the way back to the one before. */
export function StepHead({
  line,
  detail,
  backLabel = 'Back',
  onBack,
}: {
  line: string;
  detail?: ReactNode;
  backLabel?: string;
  onBack?: () => void;
}) {
  return (
    <header className={styles.head}>
      {onBack && (
        <IconButton label={backLabel} className={styles.back ?? ''} onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
      )}
      <div className={styles.words}>
        <h2 className={styles.line}>{line}</h2>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
    </header>
  );
}
