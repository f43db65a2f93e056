import { useId } from 'react';
import styles from './drapes.module.css';

/** The size it is drawn at, and where the cloth begins, in pixels. */
const [width, height] = [262, 384];
const [highest, band] = [262, 26];

/** The upper edge of a band of cloth: over the shoulders, and down to the neckline. */
const edge = (y: number): string =>
  `M0 ${y + 22}C30 ${y + 18} 52 ${y - 12} 78 ${y - 10}S104 ${y + 34} 131 ${y + 34}S158 ${y - 12} 184 ${y - 10}S232 ${y + 18} ${width} ${y + 22}`;

/** A portrait as it is, with cloth under the chin in bands of shades (`#rrggbb`), the first on top. */
export function Drape({ photo, shades }: { photo: string | null; shades: readonly string[] }) {
  const id = useId();
  return (
    <>
      {photo && <img src={photo} alt="" draggable={false} />}
      <svg
        className={styles.cloth}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <defs>
          <linearGradient id={`${id}fold`} x1="0" x2="1">
            {[0, 0.2, 0.3, 0.5, 0.7, 0.8, 1].map((offset, at) => (
              <stop
                key={offset}
                offset={offset}
                stopColor={at % 2 ? 'white' : 'black'}
                stopOpacity={at % 2 ? 0.16 : 0.14}
              />
            ))}
          </linearGradient>
          <linearGradient id={`${id}hem`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="white" stopOpacity="0.18" />
            <stop offset="0.25" stopColor="black" stopOpacity="0" />
            <stop offset="1" stopColor="black" stopOpacity="0.12" />
          </linearGradient>
        </defs>
        {shades.map((shade, at) => {
          const path = `${edge(highest + at * band)}V${height}H0Z`;
          return (
            <g key={shade}>
              <path d={path} fill={shade} className={styles.band} />
              <path d={path} fill={`url(#${id}hem)`} />
            </g>
          );
        })}
        <path d={`${edge(highest)}V${height}H0Z`} fill={`url(#${id}fold)`} />
      </svg>
    </>
  );
}
