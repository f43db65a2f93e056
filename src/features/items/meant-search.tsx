import { Button } from '#ui/button.tsx';
import styles from './meant-search.module.css';

/** Says which search is shown in place of the one that was typed, and offers that one. */
export function MeantSearch({
  typed,
  meant,
  onInsist,
}: {
  typed: string;
  meant: string;
  onInsist(): void;
}) {
  return (
    <div className={styles.meant}>
      <p role="status">
        Showing <b dir="auto">{meant}</b>
      </p>
      <Button kind="quiet" size="small" onClick={onInsist}>
        {`Search “${typed}” as typed`}
      </Button>
    </div>
  );
}
