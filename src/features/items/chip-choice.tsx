import { Chip } from '#ui/chip.tsx';
import styles from './chip-choice.module.css';

/** Any of a few, as chips. */
export function ChipChoice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly Value[];
  value: readonly Value[];
  onChange(value: Value[]): void;
}) {
  return (
    <fieldset className={styles.choice}>
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
    </fieldset>
  );
}
