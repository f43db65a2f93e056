import { useQuery } from '@tanstack/react-query';
import { outfitCards, outfitNavigationQuery } from '#api/outfits.ts';
import { Board } from '#components/board/board.tsx';
import { paths } from '#lib/paths.ts';
import { Link } from '#ui/link.tsx';
import styles from './item-outfits.module.css';

/** Most outfits that are shown with a piece. */
const most = 12;

/** The outfits that a piece belongs to, the newest first; nothing where there is none. */
export function ItemOutfits({ owner, itemId }: { owner: string; itemId: string }) {
  const navigation = useQuery(outfitNavigationQuery(owner, { itemId: [itemId] }));
  const ids = (navigation.data?.outfitIds ?? []).slice(0, most);
  const { cards } = outfitCards.useCards(owner, ids, 0, ids.length - 1);
  const all = navigation.data?.outfitIds.length ?? 0;
  if (all === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{all === 1 ? 'In 1 outfit' : `In ${all} outfits`}</h2>
      <ul className={styles.outfits}>
        {ids.map((outfitId) => {
          const card = cards.get(outfitId);
          if (!card) return <li key={outfitId} className={styles.wait} />;
          return (
            <li key={outfitId}>
              <Link to={paths.outfit(outfitId)} className={styles.outfit}>
                <span className={styles.board}>
                  <Board {...card} widthPx={112} />
                </span>
                <span className={styles.title} dir="auto">
                  {card.title}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
