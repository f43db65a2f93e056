import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { ItemPicture } from '#components/item-picture.tsx';
import { itemName } from '#contract/rules/item-name.ts';
import { paths } from '#lib/paths.ts';
import { timesWords } from '#lib/times-words.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import styles from './laundry-list.module.css';
import { sinceWords } from './laundry-words.ts';
import { type BasketPiece, type Cleaned, isSecondTap } from './use-clean-again.ts';

/** Rows that are shown at first, where there are more than one row beyond them. */
const few = 3;

/** The pieces in the wash; a tap says that one is clean again, which can be undone for a while. */
export function BasketList({
  basket,
  cleaned,
  onClean,
  onUndo,
}: {
  basket: readonly BasketPiece[];
  cleaned: readonly Cleaned[];
  onClean(piece: BasketPiece): void;
  onUndo(changeId: string): void;
}) {
  const [isWhole, setWhole] = useState(false);
  const changeOf = new Map(
    cleaned.flatMap((one) => one.pieces.map(({ item }) => [item.itemId, one] as const)),
  );
  const rows = [...basket.filter(({ item }) => !changeOf.has(item.itemId))]
    .concat(cleaned.flatMap(({ pieces }) => pieces))
    // What came in together stays in its order, so that a row keeps its place when it becomes clean.
    .toSorted(
      (one, other) =>
        other.since.localeCompare(one.since) ||
        one.item.itemId.localeCompare(other.item.itemId, 'en', { numeric: true }),
    );
  const shown = isWhole || rows.length <= few + 1 ? rows : rows.slice(0, few);
  const rest = rows.slice(shown.length);
  return (
    <ul className={styles.list}>
      {shown.map((piece) => {
        const { item, wears, since } = piece;
        const change = changeOf.get(item.itemId);
        const name = itemName(item);
        return (
          <li key={item.itemId} data-clean={change !== undefined || undefined}>
            <Link to={paths.item(item.itemId)} className={styles.piece}>
              <span className={styles.picture}>
                <ItemPicture image={item.image} alt="" sizes="48px" inset="small" />
              </span>
              <span className={styles.words}>
                <b dir="auto">{name}</b>
                <span>
                  {change
                    ? 'Clean again just now'
                    : `${sinceWords(since)}${wears > 0 ? `, worn ${timesWords(wears)}` : ''}`}
                </span>
              </span>
            </Link>
            {change && change.pieces.length === 1 && (
              <Button kind="quiet" size="small" onClick={() => onUndo(change.changeId)}>
                Undo
              </Button>
            )}
            <button
              type="button"
              className={styles.check}
              aria-pressed={change !== undefined}
              aria-label={`${name}: clean again`}
              onClick={() => {
                if (!change) onClean(piece);
                else if (change.pieces.length === 1 && !isSecondTap(change))
                  onUndo(change.changeId);
              }}
            >
              <span>{change && <Check aria-hidden="true" />}</span>
            </button>
          </li>
        );
      })}
      {rest.length > 0 && (
        <li>
          <button type="button" className={styles.more} onClick={() => setWhole(true)}>
            <span className={styles.stack}>
              {rest.slice(0, 3).map(({ item }) => (
                <span key={item.itemId} className={styles.picture}>
                  <ItemPicture image={item.image} alt="" sizes="48px" inset="small" />
                </span>
              ))}
            </span>
            <b>{`${rest.length} more`}</b>
            <ChevronDown aria-hidden="true" />
          </button>
        </li>
      )}
    </ul>
  );
}
