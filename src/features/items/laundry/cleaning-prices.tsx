import { Plus } from 'lucide-react';
import { categoryLabel } from '#contract/rules/item-attributes.ts';
import type { WashCategory } from '#contract/schemas/laundry.ts';
import { moneyWords } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import styles from './laundry-list.module.css';

/** What cleaning costs, by category, where that was said; it counts into the cost per wear. */
export function CleaningPrices({
  categories,
  onOpen,
}: {
  categories: readonly WashCategory[];
  /** Opens the price of a category, or of one that is yet to be chosen. */
  onOpen(category: string | null): void;
}) {
  const priced = categories.filter(({ cleaning }) => cleaning !== null);
  return (
    <section>
      <div className={styles.head}>
        <h2>Cleaning costs</h2>
        {priced.length > 0 && <p>each time, by category</p>}
      </div>
      {priced.length > 0 ? (
        <ul className={styles.list}>
          {priced.map(({ category, cleaning }) => (
            <li key={category}>
              <button type="button" className={styles.more} onClick={() => onOpen(category)}>
                <b dir="auto">{categoryLabel(category)}</b>
                <span>
                  {moneyWords(cleaning!)}
                  {cleaning!.of !== category && `, as ${categoryLabel(cleaning!.of)}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.note}>
          Say what a dry cleaning costs, and it counts into the cost per wear each time a piece
          comes back clean.
        </p>
      )}
      {priced.length < categories.length && (
        <Button
          kind="quiet"
          size="small"
          icon={<Plus aria-hidden="true" />}
          onClick={() => onOpen(null)}
        >
          Add a price
        </Button>
      )}
    </section>
  );
}
