import { ChevronLeft, ChevronRight } from 'lucide-react';
import { mostCountedReviews } from '#contract/rules/color-reviews.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { columns, countWords } from './review-words.ts';
import styles from './table-foot.module.css';
import { pageSize, type TableState } from './table-state.ts';

/** Which rows these are, and the ways to those before and after them. */
export function TableFoot({
  state,
  page: { rows, hasBefore, hasAfter },
  total,
  isWaiting,
  onChange,
}: {
  state: TableState;
  page: OperationOutput<'getColorReviews'>;
  /** Up to one more than is counted; undefined until it is known. */
  total: number | undefined;
  /** Whether another page is on its way. */
  isWaiting: boolean;
  onChange(next: TableState): void;
}) {
  const { from } = state;
  const order = columns[state.sort][state.direction];
  const last = from + rows.length - 1;
  const of = total === undefined ? '' : ` of ${countWords(Math.max(total, last))}`;
  const isCounted = total !== undefined && total <= mostCountedReviews;
  const pages = isCounted ? Math.max(1, Math.ceil(total / pageSize)) : null;
  const present = Math.ceil(from / pageSize);
  const turn = (way: 'before' | 'after') => {
    const edge = way === 'after' ? rows.at(-1) : rows[0];
    if (!edge || isWaiting) return;
    const first = way === 'after' ? from + rows.length : Math.max(1, from - pageSize);
    onChange({ ...state, page: { way, cursor: edge.cursor }, from: first });
  };
  return (
    <div className={styles.foot}>
      <p role="status">
        {rows.length === 0
          ? 'No more rows'
          : `${from.toLocaleString('en-US')} to ${last.toLocaleString('en-US')}${of}, ${order}`}
      </p>
      <nav aria-label="Pages" className={styles.pages}>
        <IconButton
          label="Previous page"
          aria-disabled={!hasBefore || undefined}
          onClick={() => hasBefore && turn('before')}
        >
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        {pages !== null && present <= pages && (
          <span className={styles.present}>
            {present} of {pages}
          </span>
        )}
        <IconButton
          label="Next page"
          aria-disabled={!hasAfter || undefined}
          onClick={() => hasAfter && turn('after')}
        >
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </nav>
    </div>
  );
}
