import { Button } from '#ui/button.tsx';
import styles from './meant-search.module.css';

/** A search that is shown in place of the one that was typed ([Note: Slips]). */
export interface Meant {
  typed: string;
  search: string;
  /** Shows what was typed. */
  onInsist(): void;
}

/** Says which search is shown in place of the one that was typed, and offers that one. */
export function MeantSearch({
  meant: { typed, search, onInsist },
  found,
}: {
  meant: Meant;
  /** How many are shown, in words. */
  found: string;
}) {
  return (
    <div className={styles.meant}>
      <div className={styles.line}>
        <p role="status">
          Showing <b dir="auto">{search}</b>
        </p>
        <span className={styles.found}>{found}</span>
      </div>
      <Button kind="quiet" size="small" onClick={onInsist}>
        {`Search “${typed}” as typed`}
      </Button>
    </div>
  );
}
