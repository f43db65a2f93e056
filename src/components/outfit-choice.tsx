import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cardWindow } from '#api/cards.ts';
import { outfitCards, outfitNavigationQuery } from '#api/outfits.ts';
import { ErrorCard } from '#ui/state-card.tsx';
import { Board } from './board/board.tsx';
import styles from './choice.module.css';
import { MoreButton } from './more-button.tsx';

/** Chooses one of the owner's outfits. */
export function OutfitChoice({
  owner,
  search,
  none,
  onChoose,
}: {
  owner: string;
  search: string;
  /** The message where there is no outfit. */
  none: string;
  onChoose(outfitId: string): void;
}) {
  const [shown, setShown] = useState(cardWindow);
  const navigation = useQuery(outfitNavigationQuery(owner, search ? { search } : {}));
  const ids = navigation.data?.outfitIds ?? [];
  const { cards, isError, retry } = outfitCards.useCards(
    owner,
    ids,
    0,
    Math.min(shown, ids.length) - 1,
  );
  if (isError || navigation.isError) {
    const again = () => (navigation.isError ? void navigation.refetch() : retry());
    return <ErrorCard title="Your outfits did not load" onRetry={again} />;
  }
  if (navigation.data && ids.length === 0) {
    return <p className={styles.none}>{search ? `No outfit matches “${search}”.` : none}</p>;
  }
  return (
    <>
      <ul className={styles.outfits}>
        {ids.slice(0, shown).map((outfitId) => {
          const card = cards.get(outfitId);
          return (
            <li key={outfitId}>
              <button
                type="button"
                className={styles.outfit}
                disabled={!card}
                onClick={() => onChoose(outfitId)}
              >
                <span className={styles.board}>{card && <Board {...card} widthPx={120} />}</span>
                <span dir="auto">{card?.title ?? ' '}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <MoreButton shown={shown} count={ids.length} onMore={setShown} />
    </>
  );
}
