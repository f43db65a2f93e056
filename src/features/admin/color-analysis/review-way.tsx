import { ChevronRight } from 'lucide-react';
import type { ColorReviewRow } from '#contract/schemas/color-review.ts';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import styles from './review-way.module.css';
import { memberName } from './review-words.ts';
import { type TableState, writeTable } from './table-state.ts';

/** The way into a row's review; of a portrait that was withdrawn that it is deleted. */
export function ReviewWay({
  state,
  row,
  number,
}: {
  state: TableState;
  row: ColorReviewRow;
  /** Of the row in the whole table, from 1. */
  number: number;
}) {
  if (row.status === 'withdrawn') return <span className={styles.gone}>Portrait deleted</span>;
  const review = { of: row.userId, cursor: row.cursor, number };
  return (
    <Link
      to={`${paths.admin('color-analysis')}${writeTable({ ...state, review })}`}
      className={styles.way}
      data-review={row.userId}
      aria-label={`Review ${memberName(row)}`}
    >
      Review
      <ChevronRight aria-hidden="true" />
    </Link>
  );
}
