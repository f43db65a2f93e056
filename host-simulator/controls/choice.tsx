import { useId } from 'react';
import { classes } from '#ui/classes.ts';
import styles from './choice.module.css';

/** A choice of one among a few, side by side: radio buttons in a sunken row. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  isNarrow,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  /** Whether the words are short enough for one row. */
  isNarrow?: boolean;
  onChange(value: Value): void;
}) {
  const name = useId();
  return (
    <fieldset className={classes(styles.choice, isNarrow && styles.narrow)}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
