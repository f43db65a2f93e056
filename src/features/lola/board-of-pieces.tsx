import { Lock, LockOpen } from 'lucide-react';
import { Board } from '#components/board/board.tsx';
import type { layOut } from '#components/board/lay-out.ts';
import { layerStyle, ratioOf } from '#components/board/layer-geometry.ts';
import { itemName } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import { classes } from '#ui/classes.ts';
import styles from './board-detail.module.css';
import { discPlaces, pieceAt } from './disc-places.ts';
import { drawnLayers } from './drawn-layers.ts';

/** The board, each piece of which is picked by a tap on it or on its disc. */
export function BoardOfPieces({
  layers,
  cards,
  lockedIds,
  picked,
  onPick,
}: {
  layers: ReturnType<typeof layOut>;
  cards: ReadonlyMap<string, ItemCard>;
  lockedIds: readonly string[];
  /** The item that is picked; null where none is. */
  picked: string | null;
  onPick(itemId: string | null): void;
}) {
  const discs = discPlaces(layers, cards);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: each piece has a button of its own
    // biome-ignore lint/a11y/useKeyWithClickEvents: each piece has a button of its own
    <div
      className={styles.board}
      onClick={({ target, currentTarget, clientX, clientY }) => {
        if ((target as Element).closest('button')) return;
        const box = currentTarget.getBoundingClientRect();
        const at = {
          x: (clientX - box.left) / box.width,
          y: (clientY - box.top) / box.height,
        };
        onPick(pieceAt(at, layers, cards));
      }}
    >
      <Board background="paper" layers={drawnLayers(layers, cards)} widthPx={472} isEager />
      <ul className={styles.pieces} aria-label="Pieces">
        {layers.map(({ itemId, ...place }) => {
          const card = cards.get(itemId!)!;
          const isOn = lockedIds.includes(itemId!);
          const { x, y } = discs.get(itemId!)!;
          return (
            <li key={itemId}>
              {picked === itemId && (
                <span className={styles.outline} style={layerStyle(place, ratioOf(card.image))} />
              )}
              <button
                type="button"
                className={styles.piece}
                style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
                aria-pressed={picked === itemId}
                aria-label={`${itemName(card)}${isOn ? ', locked' : ''}`}
                onClick={() => onPick(picked === itemId ? null : itemId)}
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
