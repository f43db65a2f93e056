import { useState } from 'react';
import { ItemPicture } from '#components/item-picture.tsx';
import { describeItem } from '#components/item-tile.tsx';
import { itemName } from '#contract/rules/item-name.ts';
import type { Comparison } from '#contract/schemas/partner-products.ts';
import styles from './nearest-pieces.module.css';
import { likenessStitches, nearestWords, stitchesOf } from './own-this-words.ts';
import { SewnShare } from './sewn-share.tsx';
import { SideBySide } from './side-by-side.tsx';
import type { Thing } from './thing.ts';

/** The pieces that are most like something, the nearest one outlined; a press sets one beside it. */
export function NearestPieces({ thing, comparison }: { thing: Thing; comparison: Comparison }) {
  const { nearest } = comparison;
  const [shown, setShown] = useState<Comparison['nearest'][number] | null>(null);
  return (
    <section aria-labelledby="own-this-nearest">
      <h2 id="own-this-nearest" className={styles.heading}>
        {nearestWords(nearest)}
      </h2>
      {nearest.length > 0 && (
        <ul className={styles.row}>
          {nearest.map((near, at) => {
            const { item, likeness, agrees } = near;
            const sewn = stitchesOf(likeness);
            return (
              <li key={item.itemId}>
                <button
                  type="button"
                  className={styles.piece}
                  aria-haspopup="dialog"
                  onClick={() => setShown(near)}
                >
                  <span
                    className={styles.picture}
                    data-nearest={(at === 0 && agrees.length > 0) || undefined}
                  >
                    <ItemPicture
                      image={item.image}
                      alt={describeItem(item)}
                      sizes="(min-width: 768px) 200px, 110px"
                      inset="small"
                    />
                  </span>
                  <span className={styles.name}>{itemName(item)}</span>
                  <SewnShare sewn={sewn} of={likenessStitches} />
                  <span className="visually-hidden">
                    {sewn} of {likenessStitches} alike
                  </span>
                  <span className={styles.agrees}>
                    {agrees.length > 0 ? agrees.join(', ') : 'same family'}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {shown && (
        <SideBySide
          thing={thing}
          comparison={comparison}
          near={shown}
          onClose={() => setShown(null)}
        />
      )}
    </section>
  );
}
