import type { CSSProperties } from 'react';
import { ratioOf } from '#components/board/layer-geometry.ts';
import { describeItem } from '#components/item-tile.tsx';
import { sourceSet } from '#components/source-set.ts';
import { type ServiceAmount, shortAmount } from '#contract/rules/service-amount.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { classes } from '#ui/classes.ts';
import paper from '#ui/pattern-paper.module.css';
import styles from './cut-picture.module.css';

/** How long a whole garment is about, in meters, where nobody said it: only for the picture. */
const usualMeters = { inseam: 1.05, length: 0.95, sleeve: 0, strap: 0 } as const;

/** The part of trousers above their inseam, in meters. */
const aboveInseam = 0.27;

/**
 * The garment lying on pattern paper, its hem to the left, with the amount on it: where it is cut, or how far it comes
 * down. Sleeves and straps have no place that a photo tells, so theirs stands in words alone.
 */
export function CutPicture({ item, amount }: { item: ItemDetails; amount: ServiceAmount }) {
  const image = item.images[0];
  const { of, change, meters, fromMeters } = amount;
  const isHem = of === 'inseam' || of === 'length';
  const whole =
    fromMeters === null || !isHem
      ? usualMeters[of]
      : fromMeters + (of === 'inseam' ? aboveInseam : 0);
  // Where a photo was not cut out nobody knows where on it the hem is.
  const isCut = image?.treatment?.mode === 'cutout';
  const share = whole > 0 ? Math.min(0.5, meters / whole) : 0;
  const style = { '--ratio': ratioOf(image ?? null), '--cut': share } as CSSProperties;
  return (
    <div className={classes(styles.board, paper.paper)} data-hem={isHem || undefined}>
      {image?.urls ? (
        <div className={styles.garment} style={style} data-mode={image.treatment?.mode}>
          <img
            src={image.urls[720]}
            srcSet={sourceSet(image)}
            sizes="(min-width: 768px) 480px, 350px"
            alt={describeItem(item)}
            draggable={false}
          />
          {isCut && isHem && share > 0 && <span className={styles.cut} data-change={change} />}
        </div>
      ) : (
        <p className={styles.none}>This piece has no photo yet.</p>
      )}
      {meters > 0 && (
        <p className={styles.label} aria-hidden="true">
          {shortAmount(amount, amount.unit)}
        </p>
      )}
    </div>
  );
}
