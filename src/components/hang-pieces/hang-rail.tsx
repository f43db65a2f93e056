import { m, useReducedMotion } from 'framer-motion';
import type { CSSProperties } from 'react';
import { categoryGroupOf } from '#contract/rules/item-attributes.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import { classes } from '#ui/classes.ts';
import { springs } from '#ui/motion.ts';
import paper from '#ui/pattern-paper.module.css';
import styles from './hang-rail.module.css';

/** How many places there are on the rail. */
const places = 7;

/**
 * The rail on which what is chosen hangs, the last one last. Past its places the first ones are
 * pushed together to a count. Decoration: the words at the foot say how many there are.
 */
export function HangRail({ chosen }: { chosen: readonly ItemCard[] }) {
  const isStill = useReducedMotion();
  const hidden = chosen.length > places ? chosen.length - places + 1 : 0;
  return (
    <div className={`${styles.rail} ${paper.paper}`} aria-hidden="true" data-rail="">
      <span className={styles.bar} />
      <div className={styles.places}>
        {hidden > 0 && <span className={styles.more}>+{hidden}</span>}
        {chosen.slice(hidden).map((card) => (
          <m.span
            key={card.itemId}
            className={styles.place}
            layout={isStill ? false : 'position'}
            initial={isStill ? { opacity: 0 } : { opacity: 0, y: -26, rotate: 5 }}
            animate={{ opacity: 1, y: 0, rotate: 0 }}
            transition={isStill ? { duration: 0.12 } : springs.drop}
            data-hung={card.itemId}
          >
            <Garment card={card} />
          </m.span>
        ))}
      </div>
    </div>
  );
}

/** A piece on its hook; what has none stands under the rail. */
function Garment({ card: { category, image } }: { card: ItemCard }) {
  const group = categoryGroupOf(category);
  const stands = group === 'shoes' || group === 'bag';
  const isPrint = !!image && image.treatment?.mode !== 'cutout';
  const ratio = image ? image.width / image.height : 0;
  return (
    <>
      {!stands && (
        <svg className={styles.hook} viewBox="0 0 20 30">
          <path d="M4 9a6 6 0 1 1 8 5c-2 1-2 3-2 5v11" />
        </svg>
      )}
      {image?.urls ? (
        <img
          className={classes(isPrint && styles.print, stands && styles.standing)}
          style={{ '--ratio': ratio || 1 } as CSSProperties}
          src={image.urls[240]}
          alt=""
          draggable={false}
          decoding="async"
        />
      ) : (
        <span className={classes(styles.unseen, stands && styles.standing)} />
      )}
    </>
  );
}
