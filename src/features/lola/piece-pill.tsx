import { ArrowLeftRight, Lock, LockOpen } from 'lucide-react';
import styles from './board-detail.module.css';

/** The actions on the piece that is picked. */
export function PiecePill({
  name,
  isLocked,
  isSwapping,
  onLock,
  onSwap,
}: {
  name: string;
  isLocked: boolean;
  /** Whether others are offered for it. */
  isSwapping: boolean;
  onLock(): void;
  onSwap(): void;
}) {
  return (
    <fieldset className={styles.pill} aria-label={name}>
      <span className={styles.pillName}>{name}</span>
      <button type="button" aria-pressed={isLocked} onClick={onLock}>
        {isLocked ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
        {isLocked ? 'Unlock' : 'Lock'}
      </button>
      {!isLocked && (
        <button type="button" aria-expanded={isSwapping} onClick={onSwap}>
          <ArrowLeftRight aria-hidden="true" />
          Swap
        </button>
      )}
    </fieldset>
  );
}
