import { useId } from 'react';
import styles from './segmented.module.css';

/** One choice of a few, side by side; radio buttons underneath. */
export function Segmented<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; name?: string }[];
  onChange(value: Value): void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
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
