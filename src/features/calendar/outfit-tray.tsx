import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cardWindow } from '#api/cards.ts';
import { outfitCards, outfitNavigationQuery } from '#api/outfits.ts';
import { Board } from '#components/board/board.tsx';
import { useDebounced } from '#lib/use-debounced.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { ErrorCard } from '#ui/state-card.tsx';
import { DraggedOutfit } from './dragged.tsx';
import styles from './outfit-tray.module.css';

/** The outfits beside a desktop's calendar, to be carried to a day, or planned for the chosen one. */
export function OutfitTray({
  owner,
  dayWords,
  onPlan,
}: {
  owner: string;
  /** The day for which a press plans. */
  dayWords: string;
  onPlan(outfitId: string): void;
}) {
  const [word, setWord] = useState('');
  const [shown, setShown] = useState(cardWindow);
  const search = useDebounced(word.trim());
  const navigation = useQuery(outfitNavigationQuery(owner, search ? { search } : {}));
  const ids = navigation.data?.outfitIds ?? [];
  const { cards, isError, retry } = outfitCards.useCards(
    owner,
    ids,
    0,
    Math.min(shown, ids.length) - 1,
  );
  return (
    <aside className={styles.tray} aria-label="Your outfits">
      <h2 className={styles.title}>Your outfits</h2>
      <TextField
        label="Search your outfits"
        type="search"
        value={word}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => setWord(event.currentTarget.value)}
      />
      {(isError || navigation.isError) && (
        <ErrorCard
          title="Your outfits did not load"
          onRetry={() => (navigation.isError ? void navigation.refetch() : retry())}
        />
      )}
      {navigation.data && ids.length === 0 && (
        <p className={styles.none}>
          {search ? `No outfit matches “${search}”.` : 'No outfits yet.'}
        </p>
      )}
      <ul className={styles.outfits}>
        {ids.slice(0, shown).map((outfitId) => {
          const card = cards.get(outfitId);
          if (!card) return <li key={outfitId} className={styles.wait} />;
          return (
            <li key={outfitId}>
              <DraggedOutfit outfit={card}>
                <button
                  type="button"
                  className={styles.outfit}
                  title={`Plan for ${dayWords}`}
                  onClick={() => onPlan(outfitId)}
                >
                  <span className={styles.board}>
                    <Board {...card} widthPx={130} />
                  </span>
                  <span className={styles.name} dir="auto">
                    {card.title}
                  </span>
                </button>
              </DraggedOutfit>
            </li>
          );
        })}
      </ul>
      {shown < ids.length && (
        <Button kind="secondary" wide onClick={() => setShown(shown + cardWindow)}>
          Show more
        </Button>
      )}
    </aside>
  );
}
