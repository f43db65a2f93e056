import { useOpenStudio } from '#api/studio.ts';
import { Button } from '#ui/button.tsx';
import styles from './setting-row.module.css';

/** The way to the studio's orders and reports, for staff. */
export function StudioRow() {
  const open = useOpenStudio();
  return (
    <div className={styles.row}>
      <span className={styles.name}>
        Studio orders
        <span className={styles.note}>
          What was ordered at the test store, and what members report
        </span>
      </span>
      <Button kind="secondary" size="small" busy={open.isPending} onClick={() => open.mutate()}>
        Open
      </Button>
    </div>
  );
}
