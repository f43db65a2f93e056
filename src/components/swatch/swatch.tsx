import { useId } from 'react';
import { pinkedOutline } from './pinked-outline.ts';
import styles from './swatch.module.css';

/** A pinked piece of woven cloth in a color, which fills its box. Decoration: words say the color. */
export function Swatch({
  color,
  width,
  height,
  turn = 0,
}: {
  /** `#rrggbb` */
  color: string;
  /** The size it is drawn at, in pixels: the teeth and threads keep theirs. */
  width: number;
  height: number;
  /** In degrees. */
  turn?: number;
}) {
  const weave = useId();
  return (
    <svg
      className={styles.swatch}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      style={turn === 0 ? undefined : { rotate: `${turn}deg` }}
      aria-hidden="true"
    >
      <pattern id={weave} width="3" height="3" patternUnits="userSpaceOnUse">
        <path d="M0 .5h3M.5 0v3" className={styles.weft} />
        <path d="M0 2h3M2 0v3" className={styles.warp} />
      </pattern>
      <path d={pinkedOutline(width, height)} fill={color} />
      <path d={pinkedOutline(width, height)} fill={`url(#${weave})`} />
    </svg>
  );
}
