import { useId } from 'react';
import type { BoardBackground } from '#contract/rules/collage.ts';
import { type ColorFamily, colorFamilies } from '#contract/rules/color-families.ts';
import styles from './background-choice.module.css';

/** The choice of the board's background. */
export function BackgroundChoice({
  value,
  colors,
  isInBar = false,
  onChange,
}: {
  value: BoardBackground;
  colors: readonly ColorFamily[];
  /** In the bar under the board. */
  isInBar?: boolean;
  onChange(background: BoardBackground): void;
}) {
  const name = useId();
  const isColor = value !== 'paper' && value !== 'plain';
  const offered = isColor && !colors.includes(value) ? [value, ...colors] : colors;
  const options = [
    { background: 'paper' as const, label: 'Pattern paper' },
    { background: 'plain' as const, label: 'Plain' },
    ...offered.map((family) => ({ background: family, label: colorFamilies[family].label })),
  ];
  return (
    <fieldset className={styles.backgrounds} data-bar={isInBar || undefined} data-own-keys="">
      <legend>Background</legend>
      {options.map(({ background, label }) => (
        <label key={background} className={styles.swatch} title={label}>
          <input
            type="radio"
            name={name}
            aria-label={label}
            checked={value === background}
            onChange={() => onChange(background)}
          />
          <span
            data-kind={background === 'paper' || background === 'plain' ? background : 'color'}
            style={
              background === 'paper' || background === 'plain'
                ? undefined
                : { background: colorFamilies[background].hex }
            }
          />
        </label>
      ))}
    </fieldset>
  );
}
