import { ItemPicture } from '#components/item-picture.tsx';
import { itemName } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import { Sheet } from '#ui/sheet.tsx';
import styles from './swap-sheet.module.css';

/** Ready pieces in the place of one that is not. */
export function SwapSheet({
  name,
  swaps,
  onSwap,
  onClose,
}: {
  /** The piece that is not ready. */
  name: string;
  swaps: readonly ItemCard[];
  onSwap(itemId: string): void;
  onClose(): void;
}) {
  return (
    <Sheet title={`Swap ${name}`} onClose={onClose}>
      <ul className={styles.swaps}>
        {swaps.map((card) => (
          <li key={card.itemId}>
            <button
              type="button"
              onClick={() => {
                onSwap(card.itemId);
                onClose();
              }}
            >
              <span className={styles.picture}>
                <ItemPicture image={card.image} alt="" sizes="140px" inset="small" />
              </span>
              <span className={styles.name} dir="auto">
                {itemName(card)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
