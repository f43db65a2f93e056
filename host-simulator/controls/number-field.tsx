import { NumberInput } from '../number-input.tsx';
import styles from './number-field.module.css';

/** A number, with its unit behind it. Only numbers in its range are passed on. */
export function NumberField({
  label,
  value,
  unit,
  min = 0,
  max,
  step,
  onChange,
}: {
  label: string;
  value: number;
  unit?: string;
  min?: number;
  max?: number;
  step?: number;
  onChange(value: number): void;
}) {
  return (
    <span className={styles.field}>
      <NumberInput
        aria-label={unit ? `${label}, ${unit}` : label}
        min={min}
        max={max}
        step={step}
        value={value}
        onNumber={onChange}
      />
      {unit && <span aria-hidden="true">{unit}</span>}
    </span>
  );
}
