import type { ReactNode } from 'react';
import styles from './auth-screen.module.css';
import { StepHead } from './step-head.tsx';

/** Says that a mailed link does not work any more, and what to do instead. */
export function ExpiredLink({ detail, children }: { detail: string; children: ReactNode }) {
  return (
    <div className={styles.form} role="alert">
      <StepHead line="This link was used or is too old." detail={detail} />
      {children}
    </div>
  );
}
