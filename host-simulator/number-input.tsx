import { type InputHTMLAttributes, useState } from 'react';

/**
 * A field for a number. While it is being written it may be empty or wrong; only numbers in its range
 * are told, and when it is left it shows the number that counts.
 */
export function NumberInput({
  value,
  onNumber,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onBlur' | 'type'> & {
  value: number;
  onNumber(value: number): void;
}) {
  const [draft, setDraft] = useState<string>();
  return (
    <input
      {...rest}
      type="number"
      value={draft ?? value}
      onChange={({ target }) => {
        setDraft(target.value);
        if (target.validity.valid && target.value) onNumber(target.valueAsNumber);
      }}
      onBlur={() => setDraft(undefined)}
    />
  );
}
