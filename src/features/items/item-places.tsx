import { useQuery } from '@tanstack/react-query';
import { idsIn, navigationQuery } from '#api/noun.ts';
import type { ComposedNoun } from '#components/noun/noun.ts';
import { countOf } from '#components/noun/noun-words.ts';
import { useScope } from '#lib/scope.ts';
import { Link } from '#ui/link.tsx';
import styles from './item-places.module.css';

/** Most that are shown with a piece. */
const most = 12;

/** The outfits that a piece belongs to, or the looks that it is pinned on, the newest first; nothing where there is none. */
export function ItemPlaces<Card>({
  noun,
  place,
  owner,
  itemId,
}: {
  noun: ComposedNoun<Card>;
  place: 'In' | 'On';
  owner: string;
  itemId: string;
}) {
  const { paths } = useScope();
  const { cards: ofNoun, nameOf, pathOf, Picture } = noun;
  const all = idsIn(noun, useQuery(navigationQuery(noun, owner, { itemId: [itemId] })).data);
  const ids = all.slice(0, most);
  const { cards } = ofNoun.useCards(owner, ids, 0, ids.length - 1);
  if (all.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{`${place} ${countOf(noun, all.length)}`}</h2>
      <ul className={styles.places}>
        {ids.map((id) => {
          const card = cards.get(id);
          if (!card) return <li key={id} className={styles.wait} />;
          return (
            <li key={id}>
              <Link to={pathOf(id, paths)} className={styles.place}>
                <span className={styles.board}>
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
    </section>
  );
}
