import type { CSSProperties } from 'react';
import styles from './auth-rail.module.css';
import blazer from './garments/blazer-ink.webp';
import dress from './garments/dress-floral.webp';
import jacket from './garments/jacket-cord.webp';
import shirt from './garments/shirt-poplin.webp';
import skirt from './garments/skirt-pleat.webp';

// The place of each hanger and the length of each garment, in pixels at a width of 390.
const pieces = [
  { picture: jacket, width: 534, at: 30, tall: 201, turn: -0.6 },
  { picture: skirt, width: 344, at: 123.5, tall: 231, turn: 0.5 },
  { picture: shirt, width: 503, at: 206, tall: 211, turn: -0.4 },
  { picture: dress, width: 397, at: 290, tall: 264, turn: 0.6 },
  { picture: blazer, width: 481, at: 376, tall: 220, turn: -0.4 },
];
const pixelsTall = 556;

/** Five garments hanging from edge to edge. Decoration. */
export function AuthRail() {
  return (
    <div className={styles.rail} aria-hidden="true">
      <span className={styles.bar} />
      {pieces.map(({ picture, width, at, tall, turn }) => (
        <span
          key={picture}
          className={styles.piece}
          style={{ '--at': at, '--tall': tall, '--turn': `${turn}deg` } as CSSProperties}
        >
          <svg className={styles.hook} viewBox="0 0 20 30">
            <path d="M4 9a6 6 0 1 1 8 5c-2 1-2 3-2 5v11" />
          </svg>
          <img
            src={picture}
            width={width}
            height={pixelsTall}
            alt=""
            draggable={false}
            decoding="async"
            fetchPriority="high"
          />
        </span>
      ))}
    </div>
  );
}
