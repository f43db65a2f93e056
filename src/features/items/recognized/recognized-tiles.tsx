import { Check } from 'lucide-react';
import { ItemPicture } from '#components/item-picture.tsx';
import { describeItem } from '#components/item-tile.tsx';
import { categoryLabel } from '#contract/rules/item-attributes.ts';
import { itemName } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import { focusOn } from './focus-on.ts';
import styles from './recognized-sheet.module.css';
import { seenCategory } from './seen-category.ts';

/** The category of a piece; with a question mark where that is only a guess. */
function labelOf(card: ItemCard): string {
  const category = seenCategory(card);
  if (!category) return 'No category';
  return card.category ? categoryLabel(category) : `${categoryLabel(category)}?`;
}

/** Pieces over the words for what they were recognized as; a tap opens one. */
export function RecognizedTiles({
  cards,
  coming,
  changed,
  left,
  onOpen,
}: {
  cards: readonly ItemCard[];
  /** How many more have not come yet. */
  coming: number;
  /** The ids of those that were given another category here. */
  changed: readonly string[];
  /** The one that was open last. */
  left: string | null;
  onOpen(itemId: string): void;
}) {
  return (
    <ul className={styles.tiles}>
      {cards.map((card) => (
        <li key={card.itemId}>
          <button
            type="button"
            className={styles.tile}
            ref={card.itemId === left ? focusOn : null}
            onClick={() => onOpen(card.itemId)}
          >
            <span className={styles.picture}>
              {card.image ? (
                <ItemPicture
                  image={card.image}
                  alt={describeItem({ ...card, category: null })}
                  sizes="(min-width: 768px) 130px, 30vw"
                  inset="medium"
                  isEager
                />
              ) : (
                <span className={styles.name} dir="auto">
                  {itemName({ ...card, category: null })}
                </span>
              )}
            </span>
            <span className={styles.category}>
              {changed.includes(card.itemId) && <Check aria-label="Changed" />}
              {labelOf(card)}
            </span>
          </button>
        </li>
      ))}
      {Array.from({ length: coming }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are alike and never move
        <li key={index} className={styles.picture} aria-hidden="true" />
      ))}
    </ul>
  );
}
