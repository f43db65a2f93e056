import { type ColorFamily, colorFamilies } from '#contract/rules/color-families.ts';
import { digits } from '#lib/count-words.ts';
import { colorName } from '../words/color-words.ts';
import styles from './color-legend.module.css';

/** The colors of the strip by name, each with its count; of many the first ones. */
export function ColorLegend({
  colors,
  most,
}: {
  colors: readonly { color: ColorFamily | null; items: number }[];
  most: number;
}) {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {colors.slice(0, most).map(({ color, items }) => (
        <li key={color ?? ''}>
          <i style={color ? { background: colorFamilies[color].hex } : undefined} />
          {colorName(color)}
          <span>{digits(items)}</span>
        </li>
      ))}
    </ul>
  );
}
