import { scaleLinear } from 'd3-scale';
import { type ColorFamily, colorFamilies } from '#contract/rules/color-families.ts';
import type { WardrobeStatistics } from '#contract/schemas/statistics.ts';
import { sumWords } from '#lib/money.ts';
import styles from './swatch-columns.module.css';

/** The most swatches that are stacked, and the most years that stand side by side. */
const mostSwatches = 9;
const mostYears = 10;
/** From so many years on there is room for the last two digits alone. */
const manyYears = 8;

/** Spending by year as columns of swatches in the colors that were bought, from zero; the tallest and the last say how much. */
export function SwatchColumns({
  spending,
  currency,
}: Pick<WardrobeStatistics, 'spending' | 'currency'>) {
  const years = spending.slice(-mostYears);
  const most = Math.max(1, ...years.map(({ cents }) => cents));
  const tallest = years.find(({ cents }) => cents === most)?.year;
  const last = years.at(-1)?.year;
  const high = scaleLinear([0, most], [0, mostSwatches]);
  return (
    <ul className={styles.columns} aria-hidden="true">
      {years.map(({ year, cents, colors }) => (
        <li key={year}>
          {(year === tallest || year === last) && (
            <span className={styles.value}>{sumWords({ cents, currency })}</span>
          )}
          <span className={styles.stack}>
            {stackOf(colors, cents === 0 ? 0 : Math.max(1, Math.round(high(cents)))).map(
              (color, index) => (
                <i
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same color may lie there twice
                  key={index}
                  style={color ? { background: colorFamilies[color].hex } : undefined}
                />
              ),
            )}
          </span>
          <span className={styles.year}>
            {years.length < manyYears ? year : `’${String(year).slice(-2)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** So many swatches, of the colors in turn. */
const stackOf = (
  colors: readonly (ColorFamily | null)[],
  height: number,
): readonly (ColorFamily | null)[] =>
  Array.from({ length: height }, (_, index) => colors[index % colors.length] ?? null);
