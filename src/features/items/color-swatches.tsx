import {
  type ColorFamily,
  colorFamilies,
  colorFamilyKeys,
} from '#contract/rules/color-families.ts';
import { Fault } from '#ui/field.tsx';
import styles from './color-swatches.module.css';

/** The color families as swatches, of which one may be chosen, or several. */
export function ColorSwatches({
  label,
  choose,
  chosen,
  without = null,
  error,
  onChange,
}: {
  label: string;
  choose: 'one' | 'several';
  chosen: readonly ColorFamily[];
  /** One that is not offered. */
  without?: ColorFamily | null;
  error?: string | undefined;
  onChange(chosen: ColorFamily[]): void;
}) {
  const toggle = (color: ColorFamily) => {
    if (choose === 'one') onChange([color]);
    else if (chosen.includes(color)) onChange(chosen.filter((one) => one !== color));
    else onChange([...chosen, color]);
  };
  return (
    <fieldset className={styles.colors} data-field="" data-fault={error && ''}>
      <legend>{label}</legend>
      {colorFamilyKeys
        .filter((color) => color !== without)
        .map((color) => (
          <label key={color} className={styles.color}>
            <input
              type={choose === 'one' ? 'radio' : 'checkbox'}
              name={label}
              className="visually-hidden"
              checked={chosen.includes(color)}
              onChange={() => toggle(color)}
            />
            <span style={{ background: colorFamilies[color].hex }} />
            {colorFamilies[color].label}
          </label>
        ))}
      {error && <Fault>{error}</Fault>}
    </fieldset>
  );
}
