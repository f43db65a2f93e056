import { reviewSorts } from '#contract/rules/color-reviews.ts';
import type { ColorReviewRow } from '#contract/schemas/color-review.ts';
import { WovenLabel } from '#ui/woven-label.tsx';
import styles from './review-cards.module.css';
import { ReviewWay } from './review-way.tsx';
import { columns, dayWords, timeWords } from './review-words.ts';
import { StatusLabel } from './status-label.tsx';
import { fromStart, type TableState } from './table-state.ts';

const orders = reviewSorts.flatMap((sort) =>
  (['ascending', 'descending'] as const).map((direction) => ({ sort, direction })),
);

/** The rows as cards, where there is no room for a table. */
export function ReviewCards({
  state,
  rows,
  onChange,
}: {
  state: TableState;
  rows: readonly ColorReviewRow[];
  onChange(next: TableState): void;
}) {
  const present = orders.findIndex(
    ({ sort, direction }) => sort === state.sort && direction === state.direction,
  );
  return (
    <>
      <label className={styles.order}>
        <span>Order</span>
        <select
          value={present}
          onChange={(event) => onChange(fromStart(state, orders[Number(event.target.value)]!))}
        >
          {orders.map(({ sort, direction }, at) => (
            <option key={`${sort} ${direction}`} value={at}>
              {columns[sort].label}, {columns[sort][direction]}
            </option>
          ))}
        </select>
      </label>
      <ul className={styles.cards}>
        {rows.map((row, at) => (
          <li key={row.userId} className={styles.card}>
            <div className={styles.head}>
              <b dir="auto">{row.screenName ?? 'No screen name'}</b>
              <StatusLabel status={row.status} withName={row.withName} />
            </div>
            <p className={styles.email}>{row.email}</p>
            <div className={styles.foot}>
              <span className={styles.facts}>
                <time dateTime={row.submittedDate}>
                  {dayWords(row.submittedDate)}, {timeWords(row.submittedDate)}
                </time>
                {row.isEntitled ? <WovenLabel>Style Blueprint</WovenLabel> : 'None'}
              </span>
              <ReviewWay state={state} row={row} number={state.from + at} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
