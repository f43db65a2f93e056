import { useQuery } from '@tanstack/react-query';
import { savedFiltersQuery } from '#api/saved-filters.ts';
import { withoutGone } from '#contract/rules/saved-filters.ts';
import type { SavedFilter } from '#contract/schemas/saved-filter.ts';
import { pieceCount } from '#lib/count-words.ts';
import { useScope } from '#lib/scope.ts';
import { useSheet } from '#lib/use-sheet.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { showToast } from '#ui/toasts.ts';
import { filterAddress } from './filter-address.ts';
import { goneWords } from './gone-words.ts';
import styles from './saved-filters.module.css';

/** The owner's saved filters, each a way to the list that it shows; nothing where there are none. */
export function SavedFilters({ onLeave }: { onLeave(): void }) {
  const { owner, mayChange } = useScope();
  const { open } = useSheet();
  const { data } = useQuery({ ...savedFiltersQuery(owner), enabled: mayChange });
  if (!mayChange || !data || data.filters.length === 0) return null;
  return (
    <section className={styles.saved} aria-label="Saved filters">
      <div className={styles.head}>
        <h3>Saved filters</h3>
        <Button
          kind="quiet"
          size="small"
          aria-label="Edit saved filters"
          onClick={() => {
            onLeave();
            open('saved');
          }}
        >
          Edit
        </Button>
      </div>
      <ul className={styles.list}>
        {data.filters.map((saved) => (
          <li key={saved.filterId}>
            <Link
              to={filterAddress(withoutGone(saved))}
              className={styles.card}
              onClick={() => {
                onLeave();
                sayGone(saved);
              }}
            >
              <b dir="auto">{saved.name}</b>
              {saved.pieceCount !== null && <span>{pieceCount(saved.pieceCount)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Says what a filter that is used now is used without. */
function sayGone({ name, gone }: SavedFilter): void {
  if (gone.length === 0) return;
  showToast({
    title: `Part of “${name}” is gone`,
    text: `Left out: ${goneWords(gone)}.`,
  });
}
