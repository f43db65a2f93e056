import { scaleLinear, scalePoint } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import type { WardrobeStatistics } from '#contract/schemas/statistics.ts';
import { digits } from '#lib/count-words.ts';
import { monthWord, shortMonthWord } from '../words/wear-words.ts';
import styles from './months-line.module.css';

type Month = WardrobeStatistics['months'][number];

/** From top to bottom: room for the words over the line, the line, the names of the months. */
const words = 30;
const base = 128;
const height = 152;
/** Room that the words over the running month take. */
const runningWords = 76;

/** Wears by month as a line of stitches over dotted drops, from zero; the running month is the thread dot. */
export function MonthsLine({
  months,
  peak,
  isWide,
}: {
  months: readonly Month[];
  /** The busiest month, which is named; null of none, or of several. */
  peak: string | null;
  isWide: boolean;
}) {
  const width = isWide ? 472 : 310;
  const across = scalePoint(
    months.map(({ month }) => month),
    [8, width - 10],
  );
  const most = Math.max(1, ...months.map(({ wears }) => wears));
  const up = scaleLinear([0, most], [base, words]);
  const x = ({ month }: Month) => across(month) ?? 0;
  const y = ({ wears }: Month) => up(wears);
  const path = line<Month>(x, y).curve(curveMonotoneX)([...months]) ?? '';
  const running = months.at(-1);
  // Over the line for as far as the words of the running month reach, and the step that leads there.
  const underWords = months.filter(
    (_, index) => x(months[index + 1] ?? months[index]!) > width - runningWords,
  );
  const overLine = Math.min(...underWords.map(y));
  const top = months.find(({ month }) => month === peak);
  if (!running) return null;
  return (
    <svg className={styles.months} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className={styles.base} d={`M0 ${base}h${width}`} />
      <path
        className={styles.drops}
        d={months.map((month) => `M${x(month)} ${y(month)}V${base}`).join('')}
      />
      <path className={styles.line} d={path} />
      {months.map(
        (month, index) =>
          (isWide || (months.length - 1 - index) % 2 === 0) && (
            <text
              key={month.month}
              className={styles.name}
              data-running={month === running || undefined}
              x={x(month)}
              y={height - 6}
            >
              {shortMonthWord(month.month)}
            </text>
          ),
      )}
      {top && top !== running && (
        <>
          <circle className={styles.peak} cx={x(top)} cy={y(top)} r="4" />
          <text className={styles.value} {...peakPlace(x(top), width)} y={y(top) - 10}>
            {`${digits(top.wears)} in ${monthWord(top.month)}`}
          </text>
        </>
      )}
      <circle className={styles.running} cx={x(running)} cy={y(running)} r="5.5" />
      <text className={styles.value} x={width - 4} y={overLine - 12} textAnchor="end">
        {`${digits(running.wears)} so far`}
      </text>
    </svg>
  );
}

/** Over the busiest month, and beside the words over the running one. */
function peakPlace(
  x: number,
  width: number,
): { x: number; textAnchor: 'start' | 'middle' | 'end' } {
  const side = 56;
  if (x < side) return { x: 0, textAnchor: 'start' };
  const end = width - runningWords;
  return x + side > end
    ? { x: Math.min(x + 4, end), textAnchor: 'end' }
    : { x, textAnchor: 'middle' };
}
