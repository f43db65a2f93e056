import { useQuery } from '@tanstack/react-query';
import { lookCards, lookNavigationQuery } from '#api/looks.ts';
import { lookName } from '#components/look-name.ts';
import { LookPicture } from '#components/look-picture.tsx';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import styles from './item-outfits.module.css';

/** Most looks that are shown with a piece. */
const most = 12;

/** The looks that a piece is pinned on, the newest first; nothing where there is none. */
export function ItemLooks({ owner, itemId }: { owner: string; itemId: string }) {
  const navigation = useQuery(lookNavigationQuery(owner, { itemId: [itemId] }));
  const all = navigation.data?.lookIds ?? [];
  const ids = all.slice(0, most);
  const { cards } = lookCards.useCards(owner, ids, 0, ids.length - 1);
  if (all.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{all.length === 1 ? 'On 1 look' : `On ${all.length} looks`}</h2>
      <ul className={styles.outfits}>
        {ids.map((lookId) => {
          const card = cards.get(lookId);
          if (!card) return <li key={lookId} className={styles.wait} />;
          return (
            <li key={lookId}>
              <Link to={paths.look(lookId)} className={styles.outfit}>
                <span className={styles.board}>
                  <LookPicture look={card} widthPx={112} />
                </span>
                <span className={styles.title} dir="auto">
                  {lookName(card)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
