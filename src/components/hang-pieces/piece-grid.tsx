import { useVirtualizer } from '@tanstack/react-virtual';
import { Check } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import useMeasure from 'react-use-measure';
import { itemCards } from '#api/items.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import { ErrorCard } from '#ui/state-card.tsx';
import { ItemPicture } from '../item-picture.tsx';
import { describeItem } from '../item-tile.tsx';
import styles from './piece-grid.module.css';

const gap = 12;
const perRow = 3;

/** Pieces as tiles to be ticked, of which only those near the view exist. */
export function PieceGrid({
  owner,
  ids,
  chosenIds,
  isThere,
  scroller,
  onToggle,
}: {
  owner: string;
  ids: readonly string[];
  chosenIds: ReadonlySet<string>;
  /** Whether a piece hangs in the wardrobe already. */
  isThere(itemId: string): boolean;
  /** The element that scrolls around them. */
  scroller: RefObject<HTMLElement | null>;
  onToggle(card: ItemCard): void;
}) {
  const root = useRef<HTMLDivElement>(null);
  const [measure, { width }] = useMeasure();
  const step = ((width - gap * (perRow - 1)) / perRow) * 1.25 + gap;
  const virtualizer = useVirtualizer({
    count: width > 0 ? Math.ceil(ids.length / perRow) : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => step,
    overscan: 3,
    scrollMargin: root.current?.offsetTop ?? 0,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: its rows have another height
  useLayoutEffect(() => virtualizer.measure(), [step]);
  const rows = virtualizer.getVirtualItems();
  const from = (rows[0]?.index ?? 0) * perRow;
  const to = ((rows.at(-1)?.index ?? 0) + 1) * perRow;
  const { cards, isError, retry } = itemCards.useCards(owner, ids, from, to - 1);
  return (
    <div ref={root}>
      {isError && <ErrorCard title="Some pieces did not load" onRetry={retry} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be for fields */}
      <div
        ref={measure}
        className={styles.grid}
        style={{ height: virtualizer.getTotalSize() }}
        role="group"
        aria-label="Your pieces"
      >
        {rows.map(({ key, index, start }) => (
          <div
            key={key}
            className={styles.row}
            style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
          >
            {ids.slice(index * perRow, (index + 1) * perRow).map((id) => (
              <PieceTile
                key={id}
                card={cards.get(id)}
                isChosen={chosenIds.has(id)}
                isThere={isThere(id)}
                onToggle={onToggle}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function PieceTile({
  card,
  isChosen,
  isThere,
  onToggle,
}: {
  card: ItemCard | undefined;
  isChosen: boolean;
  isThere: boolean;
  onToggle(card: ItemCard): void;
}) {
  if (!card) return <span className={styles.tile} aria-hidden="true" />;
  return (
    <button
      type="button"
      className={styles.tile}
      aria-pressed={isThere ? undefined : isChosen}
      aria-disabled={isThere || undefined}
      aria-label={isThere ? `${describeItem(card)}, hangs here already` : describeItem(card)}
      onClick={() => !isThere && onToggle(card)}
    >
      <ItemPicture image={card.image} alt="" sizes="140px" inset="medium" />
      {isThere ? (
        <span className={styles.there}>Hangs here</span>
      ) : (
        <span className={styles.check} aria-hidden="true">
          {isChosen && <Check />}
        </span>
      )}
    </button>
  );
}

/** The shape of the pieces until they have come. */
export function PieceGridSkeleton() {
  return (
    <div className={styles.waiting} role="status" aria-label="Loading pieces">
      {Array.from({ length: perRow * perRow }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <span key={index} className={styles.tile} />
      ))}
    </div>
  );
}
