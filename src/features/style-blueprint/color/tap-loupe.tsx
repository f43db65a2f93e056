import type { CSSProperties } from 'react';
import type { Tap } from './color-taps.ts';
import styles from './tap-loupe.module.css';

/** Width of the loupe in pixels, how much it enlarges, and how far its middle lies from the finger. */
const loupe = { width: 116, scale: 2.1, aside: 58, up: 74 };

/** What lies under a finger, up and left of it; on the other side near the picture's edges. */
export function TapLoupe({
  tap,
  url,
  size,
}: {
  tap: Tap;
  /** The picture's address. */
  url: string;
  /** The size at which the picture is shown, in pixels. */
  size: { width: number; height: number };
}) {
  const [x, y] = [tap.x * size.width, tap.y * size.height];
  const half = loupe.width / 2;
  // A little of it may stand over the picture's edge.
  const left = x - loupe.aside - half >= -4 ? x - loupe.aside : x + loupe.aside;
  const top = y - loupe.up - half >= -4 ? y - loupe.up : y + loupe.up;
  const style = {
    '--left': `${left}px`,
    '--top': `${top}px`,
    '--tone': tap.hex,
    backgroundImage: `url("${url}")`,
    backgroundSize: `${size.width * loupe.scale}px ${size.height * loupe.scale}px`,
    backgroundPosition: `${half - x * loupe.scale}px ${half - y * loupe.scale}px`,
  } as CSSProperties;
  return <div className={styles.loupe} style={style} aria-hidden="true" data-loupe="" />;
}
