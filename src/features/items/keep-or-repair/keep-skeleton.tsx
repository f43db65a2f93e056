import { Waiting } from '#ui/waiting.tsx';
import styles from './keep-skeleton.module.css';

/** The seam, a card and the buttons in their shapes. */
export function KeepSkeleton({ hasRepair }: { hasRepair: boolean }) {
  return (
    <Waiting label="Loading what you did not wear" className={styles.skeleton}>
      <i className={styles.seam} />
      <div className={styles.card}>
        <b />
        <span />
      </div>
      <div className={styles.buttons}>
        <i />
        <i />
        {hasRepair && <i />}
      </div>
    </Waiting>
  );
}
