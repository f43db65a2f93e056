import { useState } from 'react';
import { cardWindow } from '#api/cards.ts';
import { itemCards } from '#api/items.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import { describeItem, tileWidths } from '#components/item-tile.tsx';
import { Tile, TileSkeleton } from '#components/list/tile.tsx';
import { MoreButton } from '#components/more-button.tsx';
import { itemName } from '#contract/rules/item-name.ts';
import { availabilityWords } from '#lib/availability-words.ts';
import { paths } from '#lib/paths.ts';
import { ErrorCard } from '#ui/state-card.tsx';
import styles from './select-item-step.module.css';

/** Pieces that cannot be sent in now, and why; nothing where there are none. Each leads to where that is changed. */
export function AwayPieces({ owner, ids }: { owner: string; ids: readonly string[] }) {
  const [shown, setShown] = useState(cardWindow);
  const { cards, isError, retry } = itemCards.useCards(
    owner,
    ids,
    0,
    Math.min(shown, ids.length) - 1,
    { isAside: true },
  );
  if (ids.length === 0) return null;
  return (
    <section className={styles.pieces} aria-label="Not ready now">
      <div className={styles.heading}>
        <h2>Not ready now</h2>
        <span>{ids.length}</span>
      </div>
      <p className={styles.why}>
        These can be chosen once they are ready. Say so in a piece, by the button under its name.
      </p>
      {isError && <ErrorCard title="Your pieces did not load" onRetry={retry} />}
      <ul className={styles.tiles}>
        {ids.slice(0, shown).map((itemId) => {
          const card = cards.get(itemId);
          return (
            <li key={itemId} className={styles.away}>
              {card ? (
                <Tile
                  link={{ to: paths.item(itemId), state: null, selection: undefined }}
                  perRow={2}
                  lines={2}
                  title={itemName(card)}
                  note={availabilityWords[card.availability]}
                  label={describeItem(card)}
                >
                  <ItemPicture
                    image={card.image}
                    alt=""
                    sizes={tileWidths(2)}
                    inset="large"
                    isEager={false}
                  />
                </Tile>
              ) : (
                <TileSkeleton perRow={2} lines={2} />
              )}
            </li>
          );
        })}
      </ul>
      <MoreButton shown={shown} count={ids.length} onMore={setShown} />
    </section>
  );
}
