import { Chip } from './chip.tsx';
import styles from './chip-choice.module.css';
import { Fault } from './field.tsx';

/** A choice of any number of a few, as chips. */
export function ChipChoice<Value extends string>({
  label,
  options,
  value,
  error,
  onChange,
}: {
  label: string;
  options: readonly Value[];
  value: readonly Value[];
  error?: string | undefined;
  onChange(value: Value[]): void;
}) {
  return (
    <fieldset className={styles.choice} data-field="" data-fault={error && ''}>
      <legend>{label}</legend>
      {options.map((option) => {
        const isChosen = value.includes(option);
        return (
          <Chip
            key={option}
            chosen={isChosen}
            onClick={() =>
              onChange(isChosen ? value.filter((one) => one !== option) : [...value, option])
            }
          >
            {option}
          </Chip>
        );
      })}
      {error && <Fault>{error}</Fault>}
    </fieldset>
  );
}
