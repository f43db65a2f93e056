import type { CSSProperties } from 'react';
import { useSnapshot } from 'valtio';
import type { ImageView } from '#contract/schemas/image.ts';
import { classes } from '#ui/classes.ts';
import { fineness } from './fineness.ts';
import styles from './rail.module.css';
import { showSmall } from './source-set.ts';

/** A garment as it hangs. */
export interface Hanging {
  itemId: string;
  title: string;
  image: ImageView;
}

// Turned a little, each its own way, so that the rail looks hung by hand (docs/design/look.md, Space
// and shape).
const turns = [-0.8, 1.1, -0.4, 1.5, -1.2];

/** A photo hangs as a print, from two clips. */
const isPrint = ({ treatment }: ImageView) => treatment?.mode !== 'cutout';

/**
 * Garments hanging from a rail, overlapping. Decoration: the words beside it say what it shows.
 */
export function Rail({
  hanging,
  size,
  isEager = false,
}: {
  hanging: readonly Hanging[];
  size: 'large' | 'small';
  isEager?: boolean;
}) {
  const fine = useSnapshot(fineness);
  return (
    <span className={`${styles.rail} ${styles[size]}`} aria-hidden="true">
      <span className={styles.bar} />
      <span className={styles.garments} style={{ '--count': hanging.length } as CSSProperties}>
        {hanging.map(({ itemId, image }, index) => (
          <span
            key={itemId}
            className={classes(styles.garment, isPrint(image) && styles.print)}
            style={
              {
                '--turn': `${turns[index % turns.length]}deg`,
                '--ratio': image.width / image.height || 1,
              } as CSSProperties
            }
          >
            <svg className={styles.hook} viewBox="0 0 20 30">
              <path d="M4 9a6 6 0 1 1 8 5c-2 1-2 3-2 5v11" />
              {isPrint(image) && (
                <>
                  <path d="M-28 30h76" />
                  <path className={styles.clips} d="M-18 26v11M38 26v11" />
                </>
              )}
            </svg>
            {image.urls && (
              <img
                src={image.urls[size === 'large' ? fine.size : 240]}
                alt=""
                draggable={false}
                decoding={fine.decoding}
                fetchPriority={isEager ? 'high' : 'auto'}
                loading={isEager ? 'eager' : 'lazy'}
                onError={showSmall(image)}
              />
            )}
          </span>
        ))}
      </span>
    </span>
  );
}
