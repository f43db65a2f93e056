import { ArrowDown, ArrowUp } from 'lucide-react';
import { reviewSorts } from '#contract/rules/color-reviews.ts';
import type { ColorReviewRow } from '#contract/schemas/color-review.ts';
import { WovenLabel } from '#ui/woven-label.tsx';
import styles from './review-rows.module.css';
import { ReviewWay } from './review-way.tsx';
import { columns, dayWords, timeWords } from './review-words.ts';
import { StatusLabel } from './status-label.tsx';
import { firstDirection, fromStart, type TableState } from './table-state.ts';

/** The rows as a table, whose heads sort it. */
export function ReviewRows({
  state,
  rows,
  onChange,
}: {
  state: TableState;
  rows: readonly ColorReviewRow[];
  onChange(next: TableState): void;
}) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Color analyses</caption>
      <thead>
        <tr>
          {reviewSorts.map((sort) => (
            <th
              key={sort}
              scope="col"
              data-column={sort}
              aria-sort={sort === state.sort ? state.direction : undefined}
            >
              <button
                type="button"
                onClick={() => onChange(fromStart(state, sortedBy(state, sort)))}
              >
                {columns[sort].label}
                {sort === state.sort &&
                  (state.direction === 'descending' ? (
                    <ArrowDown aria-hidden="true" />
                  ) : (
                    <ArrowUp aria-hidden="true" />
                  ))}
              </button>
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.userId} data-open={row.status === 'withdrawn' ? undefined : ''}>
            <th scope="row">{row.email}</th>
            <td>
              {row.isEntitled ? (
                <WovenLabel>Style Blueprint</WovenLabel>
              ) : (
                <span className={styles.quiet}>None</span>
              )}
            </td>
            <td dir="auto">{row.screenName ?? <span className={styles.quiet}>None yet</span>}</td>
            <td>
              <time dateTime={row.submittedDate} className={styles.moment}>
                {dayWords(row.submittedDate)} <span>{timeWords(row.submittedDate)}</span>
              </time>
            </td>
            <td>
              <StatusLabel status={row.status} withName={row.withName} />
            </td>
            <td>
              <ReviewWay state={state} row={row} number={state.from + at} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A column that is pressed: the other way round where it is the present one. */
function sortedBy(state: TableState, sort: TableState['sort']) {
  if (sort !== state.sort) return { sort, direction: firstDirection(sort) };
  const direction = state.direction === 'ascending' ? 'descending' : 'ascending';
  return { sort, direction } as const;
}
