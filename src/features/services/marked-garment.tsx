import type { CSSProperties } from 'react';
import { ratioOf } from '#components/board/layer-geometry.ts';
import { ShownMark } from '#components/photo-mark.tsx';
import { sourceSet } from '#components/source-set.ts';
import { readServicePins } from '#contract/rules/service-pins.ts';
import { classes } from '#ui/classes.ts';
import paper from '#ui/pattern-paper.module.css';
import styles from './marked-garment.module.css';
import type { OrderPiece } from './order-words.ts';

/**
 * The photo of an ordered garment with the marks that were set on it, each with the number of its service, as the
 * studio sees it. Nothing where there are none, or no photo.
 */
export function MarkedGarment({ piece: { card, name, lines } }: { piece: OrderPiece }) {
  const image = card?.image;
  const marks = lines.map(({ pins }) => readServicePins(pins));
  const count = marks.flat().length;
  if (!image?.urls || count === 0) return null;
  return (
    <div className={classes(styles.board, paper.paper)}>
      <div
        className={styles.photo}
        style={{ '--ratio': ratioOf(image) } as CSSProperties}
        data-mode={image.treatment?.mode}
      >
        <img
          src={image.urls[720]}
          srcSet={sourceSet(image)}
          sizes="260px"
          alt={`${name} with ${count} ${count === 1 ? 'mark' : 'marks'}`}
          loading="lazy"
        />
        {marks.map((places, service) =>
          places.map((at, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its position in the list
            <ShownMark key={`${service} ${index}`} at={at} number={service + 1} />
          )),
        )}
      </div>
    </div>
  );
}
