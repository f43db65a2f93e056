import { type ComponentProps, useState } from 'react';
import { TextInput } from './text-input.tsx';

/**
 * A field for a number. While one types it may be empty or wrong; only numbers in its range are passed
 * on, and when it loses the focus it shows the number that counts.
 */
export function NumberInput({
  value,
  onNumber,
  ...rest
}: Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'onBlur' | 'type' | 'isMono'> & {
  value: number;
  onNumber(value: number): void;
}) {
  const [draft, setDraft] = useState<string>();
  return (
    <TextInput
      {...rest}
      isMono
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
