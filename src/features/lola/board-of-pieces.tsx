import { Lock, LockOpen } from 'lucide-react';
import type { layOut } from '#components/board/lay-out.ts';
import { layerExtent, layerStyle, ratioOf } from '#components/board/layer-geometry.ts';
import { itemName } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LolaBoard } from '#contract/schemas/lola.ts';
import { classes } from '#ui/classes.ts';
import styles from './board-detail.module.css';
import { BoardPicture } from './board-picture.tsx';
import { discPlaces } from './disc-places.ts';

/** The board, each piece of which is picked by a tap on it, and locked by one on its padlock. */
export function BoardOfPieces({
  layers,
  cards,
  lacks,
  lockedIds,
  picked,
  onPick,
  onLock,
}: {
  layers: ReturnType<typeof layOut>;
  cards: ReadonlyMap<string, ItemCard>;
  lacks: LolaBoard['lacks'];
  lockedIds: readonly string[];
  /** The item that is picked; null where none is. */
  picked: string | null;
  onPick(itemId: string | null): void;
  /** Locks a piece, or opens its lock. */
  onLock(itemId: string): void;
}) {
  const discs = discPlaces(layers, cards);
  const pieces = layers.map((place) => {
    const card = cards.get(place.itemId!)!;
    const ratio = ratioOf(card.image);
    const { width, height } = layerExtent(place.size, ratio);
    return { itemId: place.itemId!, name: itemName(card), place, ratio, area: width * height };
  });
  // The smallest lies on top, so that each can be tapped.
  const bySize = pieces.toSorted((one, other) => other.area - one.area);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: each piece has a button of its own
    // biome-ignore lint/a11y/useKeyWithClickEvents: each piece has a button of its own
    <div
      className={styles.board}
      onClick={({ target }) => {
        if (!(target as Element).closest('button')) onPick(null);
      }}
    >
      <BoardPicture
        layers={layers}
        cards={cards}
        lacks={lacks}
        taken={[...discs.values()]}
        widthPx={472}
        isEager
      />
      <ul className={styles.pieces} aria-label="Pieces">
        {bySize.map(({ itemId, name, place, ratio }) => (
          <li key={itemId}>
            <button
              type="button"
              className={classes(styles.piece, picked === itemId && styles.picked)}
              style={layerStyle(place, ratio)}
              aria-pressed={picked === itemId}
              aria-label={`${name}${lockedIds.includes(itemId) ? ', locked' : ''}`}
              onClick={() => onPick(picked === itemId ? null : itemId)}
            />
          </li>
        ))}
      </ul>
      <ul className={styles.pieces} aria-label="Padlocks">
        {pieces.map(({ itemId, name }) => {
          const isOn = lockedIds.includes(itemId);
          const { x, y } = discs.get(itemId)!;
          return (
            <li key={itemId}>
              <button
                type="button"
                className={styles.padlock}
                style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
                aria-pressed={isOn}
                aria-label={`Lock ${name}`}
                onClick={() => onLock(itemId)}
              >
                <span className={classes(styles.disc, isOn && styles.locked)}>
                  {isOn ? <Lock aria-hidden="true" /> : <LockOpen aria-hidden="true" />}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
