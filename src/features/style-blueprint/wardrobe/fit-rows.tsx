import { useEffect, useRef, useState } from 'react';
import { itemCards } from '#api/items.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import type { ScoredItem } from '#contract/schemas/blueprint-scores.ts';
import { paths } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { fitIn, type Order, reasonIn, type Verdict, verdictWords } from './fit-order.ts';
import styles from './fit-rows.module.css';

/** Rows that show before more are asked for. */
const page = 60;

/** The pieces with how they fit and why; more of them as one asks for them. */
export function FitRows({
  owner,
  order,
  items,
  jump,
}: {
  owner: string;
  order: Order;
  items: readonly ScoredItem[];
  /** The verdict whose first piece is to be shown. */
  jump: { verdict: Verdict } | null;
}) {
  const [count, setCount] = useState(page);
  const rows = useRef<HTMLUListElement>(null);
  const { cards, isError, retry } = itemCards.useCards(
    owner,
    items.map(({ itemId }) => itemId),
    0,
    Math.min(count, items.length) - 1,
  );
  const first = jump ? items.findIndex(({ verdict }) => verdict === jump.verdict) : -1;
  if (first >= count) setCount(first + page);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that it is asked for
  useEffect(() => {
    if (first >= 0) rows.current?.children[first]?.scrollIntoView({ block: 'start' });
  }, [jump]);
  if (items.length === 0) return <p className={styles.none}>Nothing fits yet.</p>;
  return (
    <>
      <ul className={styles.rows} ref={rows}>
        {items.slice(0, count).map((item) => {
          const card = cards.get(item.itemId);
          const { verdict, stitches } = fitIn(item, order);
          return (
            <li key={item.itemId}>
              <Link to={paths.item(item.itemId)} className={styles.row}>
                <span className={styles.picture}>
                  {card && <ItemPicture image={card.image} alt="" sizes="60px" inset="small" />}
                </span>
                <span className={styles.words}>
                  <b>{card?.title ?? ' '}</b>
                  <span>{reasonIn(item, order)}</span>
                </span>
                <span className={styles.verdict} data-verdict={verdict}>
                  {verdict === 'unscored' ? '–' : verdictWords[verdict]}
                  <span className={styles.stitches} aria-hidden="true">
                    {Array.from({ length: 10 }, (_, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: stitches are alike and never move
                      <i key={at} data-sewn={at < stitches || undefined} />
                    ))}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {isError && <ErrorCard title="Some pieces did not load" onRetry={retry} />}
      {count < items.length && (
        <div className={styles.more}>
          <Button kind="quiet" onClick={() => setCount(count + page)}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}
