import { useRef } from 'react';
import { useFocusOnArrival } from '../use-focus-on-arrival.ts';
import styles from './stitched-name.module.css';

/** The place of a name that is not known yet: its words sewn as an outline, and the needle still in the thread. */
export function StitchedName({ lines }: { lines: readonly [string, string] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnArrival(heading);
  return (
    <h1 className={styles.name} ref={heading} tabIndex={-1}>
      <span className="visually-hidden">{lines.join(' ')}</span>
      <svg viewBox="0 0 350 150" aria-hidden="true">
        {lines.map((line, at) => (
          <text key={line} x="0" y={62 + at * 68} className={styles.outline}>
            {line}
          </text>
        ))}
        <path
          pathLength="1"
          className={styles.thread}
          d="M126 128C170 138 190 112 222 96C250 82 272 96 264 116C256 132 230 128 232 110C236 88 286 80 312 84"
        />
        <g transform="translate(310 84) rotate(9)">
          <path
            d="M0 -3.500C14 -3.500 30 -1.500 46 0C30 1.500 14 3.500 0 3.500A3.500 3.500 0 0 1 0 -3.500Z"
            className={styles.needle}
          />
          <path d="M3 0H12" className={styles.eye} />
        </g>
      </svg>
    </h1>
  );
}
