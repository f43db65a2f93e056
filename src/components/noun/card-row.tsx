import { fromList } from '#lib/list-origin.ts';
import { useScope } from '#lib/scope.ts';
import { Link } from '#ui/link.tsx';
import styles from './card-row.module.css';
import type { NounOf } from './noun.ts';

/**
 * Cards of a noun side by side, which scroll under the finger; each leads to its detail.
 * @param list the list that the detail's next and previous follow; by default the one that was last looked at.
 */
export function CardRow<Card>({
  noun,
  owner,
  ids,
  list,
}: {
  noun: NounOf<Card>;
  owner: string;
  ids: readonly string[];
  list?: unknown;
}) {
  const { paths } = useScope();
  const { useCards, nameOf, pathOf, Picture } = noun;
  const { cards } = useCards(owner, ids, 0, ids.length - 1);
  return (
    <ul className={styles.row}>
      {ids.map((id) => {
        const card = cards.get(id);
        if (!card) return <li key={id} className={styles.wait} />;
        return (
          <li key={id}>
            <Link
              to={pathOf(id, paths)}
              state={list === undefined ? undefined : fromList(list)}
              className={styles.card}
            >
              <span className={styles.picture}>
                <Picture card={card} widthPx={112} />
              </span>
              <span className={styles.title} dir="auto">
                {nameOf(card)}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** As many cards before they have come. */
export function CardRowSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.row} aria-hidden="true">
      {[...Array(count).keys()].map((place) => (
        <span key={place} className={styles.wait} />
      ))}
    </div>
  );
}
