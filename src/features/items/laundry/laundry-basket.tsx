import { AnimatePresence, domMax, LazyMotion, m, useReducedMotion } from 'framer-motion';
import { showSmall } from '#components/source-set.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import { springs } from '#ui/motion.ts';
import styles from './laundry-basket.module.css';

/** Where the pieces stand in the basket, the one in front last: their middle in percent, and how they lean. */
const stands = [
  { left: 20, top: 4, turn: -6, width: 42 },
  { left: 80, top: 0, turn: 7, width: 40 },
  { left: 50, top: -4, turn: -2, width: 52 },
  { left: 33, top: 24, turn: -9, width: 36 },
  { left: 68, top: 22, turn: 5, width: 40 },
] as const;

/** The pieces that stand in it, at most. */
export const inSight = stands.length;

/** A wicker basket with pieces standing in it. Decoration: the list beneath it says what is in the wash. */
export function LaundryBasket({ pieces }: { pieces: readonly ItemCard[] }) {
  const isStill = useReducedMotion();
  const tossed = isStill
    ? { opacity: 0 }
    : { opacity: 0, y: '-70%', rotate: 24, transition: springs.drop };
  return (
    <div className={styles.basket} aria-hidden="true">
      <svg viewBox="0 0 212 180" className={styles.back}>
        <path d="M14 70h184l-6 26H20z" className={styles.inside} />
      </svg>
      <LazyMotion features={domMax}>
        <AnimatePresence initial={false}>
          {pieces.slice(0, inSight).map(({ itemId, image }, at) => {
            const { left, top, turn, width } = stands[at]!;
            return (
              <m.span
                key={itemId}
                className={styles.piece}
                data-print={image?.treatment?.mode !== 'cutout' || undefined}
                style={{
                  left: `${left - width / 2}%`,
                  top: `${top}%`,
                  width: `${width}%`,
                  rotate: turn,
                }}
                initial={isStill ? { opacity: 0 } : { opacity: 0, y: '-40%' }}
                animate={{ opacity: 1, y: 0 }}
                exit={tossed}
                transition={springs.drop}
              >
                {image?.urls && (
                  <img
                    src={image.urls[240]}
                    alt=""
                    draggable={false}
                    decoding="async"
                    onError={showSmall(image)}
                  />
                )}
              </m.span>
            );
          })}
        </AnimatePresence>
      </LazyMotion>
      <Wicker />
    </div>
  );
}

/** Its front: woven rows between posts, under a twisted rim. */
function Wicker() {
  return (
    <svg viewBox="0 0 212 180" className={styles.front}>
      <defs>
        <pattern id="wicker" width="24" height="16" patternUnits="userSpaceOnUse">
          <rect width="24" height="16" className={styles.gap} />
          <rect x="1" y="1" width="15" height="6" rx="2.5" className={styles.strand} />
          <rect x="17" y="1" width="6" height="6" rx="2" className={styles.post} />
          <rect x="-6" y="9" width="11" height="6" rx="2.5" className={styles.strand} />
          <rect x="6" y="9" width="5" height="6" rx="2" className={styles.post} />
          <rect x="13" y="9" width="15" height="6" rx="2.5" className={styles.strand} />
        </pattern>
        <pattern id="rim" width="13" height="14" patternUnits="userSpaceOnUse">
          <rect width="13" height="14" className={styles.twist} />
          <path d="M1 12 6 1h6l-5 11z" className={styles.lit} />
        </pattern>
        <linearGradient id="wicker-light" x1="0" x2="1">
          <stop offset="0" className={styles.bright} stopOpacity="0.1" />
          <stop offset="0.45" className={styles.bright} stopOpacity="0" />
          <stop offset="1" className={styles.dark} stopOpacity="0.34" />
        </linearGradient>
      </defs>
      <ellipse cx="106" cy="173" rx="84" ry="6" className={styles.shade} opacity="0.16" />
      <path d="M13 84h186l-14 80q-1 9-10 9H37q-9 0-10-9z" fill="url(#wicker)" />
      <path d="M13 84h186l-14 80q-1 9-10 9H37q-9 0-10-9z" fill="url(#wicker-light)" />
      <path d="M6 77q100 22 200 0l-2 15q-98 21-196 0z" fill="url(#rim)" />
      <path d="M6 77q100 22 200 0l-2 15q-98 21-196 0z" fill="url(#wicker-light)" />
      <rect x="88" y="99" width="36" height="22" rx="2" className={styles.label} />
      <rect x="90.5" y="101.5" width="31" height="17" rx="1" className={styles.seam} />
      <text x="106" y="115" textAnchor="middle" className={styles.word}>
        Hem
      </text>
    </svg>
  );
}
