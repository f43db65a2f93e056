import { scaleLinear } from 'd3-scale';
import { useId } from 'react';
import { type ColorFamily, colorFamilies } from '#contract/rules/color-families.ts';
import { classes } from '#ui/classes.ts';
import styles from './color-weave.module.css';

/** The distance from thread to thread of the fringe, and how long it is. */
const threadGap = 5.6;
const fringe = 16;

/** A woven strip whose colors are as wide as they are frequent, with a fringe. The legend says the same in words. */
export function ColorWeave({
  colors,
  isWide,
}: {
  colors: readonly { color: ColorFamily | null; items: number }[];
  isWide: boolean;
}) {
  const id = useId();
  const [width, height] = isWide ? [472, 132] : [310, 104];
  const all = colors.reduce((total, { items }) => total + items, 0);
  const across = scaleLinear([0, all], [0, width]);
  const stripes = stripesOf(colors, across);
  return (
    <svg
      className={styles.weave}
      viewBox={`0 0 ${width} ${height + fringe}`}
      aria-hidden="true"
      data-picture="weave"
    >
      <defs>
        <pattern id={`${id}weave`} width="4" height="4" patternUnits="userSpaceOnUse">
          <path className={styles.under} d="M2 .5h2M0 2.5h2" />
          <path className={styles.over} d="M0 .5h2M2 2.5h2" />
        </pattern>
        <linearGradient id={`${id}light`} x2="0" y2="1">
          <stop className={styles.light} offset="0" />
          <stop className={styles.none} offset=".5" />
          <stop className={styles.glow} offset="1" />
        </linearGradient>
        <clipPath id={`${id}strip`}>
          <rect width={width} height={height} rx="4" />
        </clipPath>
      </defs>
      {stripes.map(({ color, from, to }) => (
        <path
          key={color ?? ''}
          className={classes(styles.thread, color === null && styles.unknown)}
          style={color ? { stroke: colorFamilies[color].hex } : undefined}
          d={fringeOf(from, to, height)}
        />
      ))}
      <g clipPath={`url(#${id}strip)`}>
        {stripes.map(({ color, from, to }) => (
          <rect
            key={color ?? ''}
            className={color ? undefined : styles.unknown}
            fill={color ? colorFamilies[color].hex : undefined}
            x={from}
            width={to - from}
            height={height}
          />
        ))}
        <rect width={width} height={height} fill={`url(#${id}weave)`} />
        <rect width={width} height={height} fill={`url(#${id}light)`} />
      </g>
      <rect
        className={styles.hairline}
        x=".5"
        y=".5"
        width={width - 1}
        height={height - 1}
        rx="3.5"
      />
    </svg>
  );
}

function stripesOf(
  colors: readonly { color: ColorFamily | null; items: number }[],
  across: (items: number) => number,
) {
  let before = 0;
  return colors.map(({ color, items }) => {
    const from = across(before);
    before += items;
    return { color, from, to: across(before) };
  });
}

/** The ends of the threads below a stripe, each bent a little its own way. */
function fringeOf(from: number, to: number, top: number): string {
  const first = Math.ceil((from - threadGap / 2) / threadGap);
  const threads: string[] = [];
  for (let at = first; at * threadGap + threadGap / 2 < to; at += 1) {
    const x = at * threadGap + threadGap / 2;
    const bend = [1, -0.8, 0.4, -1.2, 0.7][at % 5]!;
    const length = fringe - 2 - (at % 3) * 1.4;
    threads.push(`M${x} ${top - 1}q${bend * 1.6} ${length / 2} ${bend} ${length}`);
  }
  return threads.join('');
}
