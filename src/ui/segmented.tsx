import { useId } from 'react';
import { classes } from './classes.ts';
import styles from './segmented.module.css';

/** One choice of a few, side by side; radio buttons underneath. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  onChange,
  raised = false,
}: {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; name?: string }[];
  onChange(value: Value): void;
  /** Over a picture: white on whatever lies behind. */
  raised?: boolean;
}) {
  const name = useId();
  return (
    <fieldset className={classes(styles.group, raised && styles.raised)}>
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-label={option.name ?? option.label}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
