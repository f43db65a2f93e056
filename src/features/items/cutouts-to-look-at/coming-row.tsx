import { itemCards } from '#api/items.ts';
import { ItemPicture } from '#components/item-picture.tsx';
import styles from './coming-row.module.css';
import type { WalkRow } from './cutouts-walk.ts';
import { countDoubts } from './doubt-words.ts';

/** Pieces that are shown of what comes. */
const shown = 6;
/** Of so many at most the doubts are counted: more cards are not read for a line of words. */
const mostCounted = 120;

/** The cut-outs after the present one: the next pieces, and how many there are of each kind of doubt. */
export function ComingRow({
  owner,
  rows,
  position,
}: {
  owner: string;
  rows: readonly WalkRow[];
  position: number;
}) {
  const itemIds = rows.map(({ itemId }) => itemId);
  const last = Math.min(rows.length, position + mostCounted) - 1;
  const { cards } = itemCards.useCards(owner, itemIds, position, last, { isAside: true });
  const coming = rows.slice(position + 1);
  if (coming.length === 0) return null;
  const counted = rows.slice(position, last + 1).flatMap(({ itemId, imageId }) => {
    const card = cards.get(itemId);
    // Of another photo of a piece its card says nothing.
    if (!card || card.image?.imageId !== imageId) return [];
    return [{ doubt: card.image.cutoutDoubt, category: card.category }];
  });
  return (
    <section className={styles.coming} aria-labelledby="coming-cutouts">
      <header className={styles.head}>
        <h3 id="coming-cutouts">Next</h3>
        <span>{coming.length} more</span>
      </header>
      <div className={styles.row} aria-hidden="true">
        {coming.slice(0, shown).map(({ itemId, imageId }) => (
          <span key={imageId}>
            <ItemPicture
              image={cards.get(itemId)?.image ?? null}
              alt=""
              sizes="60px"
              inset="small"
            />
          </span>
        ))}
      </div>
      {counted.length > 1 && <p className={styles.counts}>{countDoubts(counted)}</p>}
    </section>
  );
}
