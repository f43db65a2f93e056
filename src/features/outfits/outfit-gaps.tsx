import { useManyLater } from '#api/noun.ts';
import { itemNames } from '#api/noun-names.ts';
import { outfitNoun } from '#components/noun/outfit-noun.tsx';
import { useForgetGone } from '#components/noun/use-forget-gone.ts';
import type { DrawnLayer } from '#contract/schemas/outfit.ts';
import { Button } from '#ui/button.tsx';
import styles from './outfit-facts.module.css';

/** The pieces that an outfit lacks: what is in the bin can be brought back, what is gone is counted. */
export function OutfitGaps({ owner, layers }: { owner: string; layers: readonly DrawnLayer[] }) {
  const gaps = layers.filter(({ isGap }) => isGap);
  const deleted = new Map(gaps.flatMap(({ itemId, title }) => (itemId ? [[itemId, title]] : [])));
  const gone = gaps.filter(({ itemId }) => itemId === null).length;
  const restore = useManyLater(itemNames, 'restore', { onError: useForgetGone(outfitNoun, owner) });
  return (
    <>
      {[...deleted].map(([itemId, title]) => (
        <li key={itemId} className={styles.piece}>
          <span className={styles.hole} />
          <span className={styles.words}>
            <span className={styles.name} dir="auto">
              {title}
            </span>
            <span className={styles.under}>Deleted</span>
          </span>
          <Button
            kind="secondary"
            size="small"
            busy={restore.isPending}
            aria-label={`Bring ${title} back`}
            onClick={() => restore.mutate({ owner, ids: [itemId] })}
          >
            Bring back
          </Button>
        </li>
      ))}
      {gone > 0 && (
        <li className={styles.piece}>
          <span className={styles.hole} />
          <span className={styles.words}>
            <span className={styles.name}>
              {gone === 1 ? 'A piece is gone' : `${gone} pieces are gone`}
            </span>
            <span className={styles.under}>Removed for good</span>
          </span>
        </li>
      )}
    </>
  );
}
