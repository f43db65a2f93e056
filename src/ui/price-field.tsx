import { useState } from 'react';
import { TextField } from './field.tsx';

/** Reads typed money into cents; null for an empty field, undefined for what is no amount. */
export function parsePrice(text: string): number | null | undefined {
  const trimmed = text.replace(/[$\s]/g, '');
  if (trimmed === '') return null;
  // A comma groups thousands, or is the decimal point if two digits follow it at the end.
  const plain = /,\d{2}$/.test(trimmed)
    ? trimmed.replaceAll('.', '').replace(',', '.')
    : trimmed.replaceAll(',', '');
  if (!/^\d{0,7}(\.\d{0,2})?$/.test(plain) || plain === '.') return undefined;
  const cents = Math.round(Number(plain) * 100);
  return cents <= 100_000_000 ? cents : undefined;
}

/** A price in dollars, kept in cents. */
export function PriceField({
  label,
  cents,
  error,
  onChange,
}: {
  label: string;
  cents: number | null;
  error?: string | undefined;
  onChange(cents: number | null): void;
}) {
  const [text, setText] = useState<string | null>(null);
  const isNonsense = text !== null && parsePrice(text) === undefined;
  return (
    <TextField
      label={label}
      inputMode="decimal"
      placeholder="$0.00"
      value={text ?? (cents === null ? '' : (cents / 100).toFixed(2))}
      data-unreadable={isNonsense ? '' : undefined}
      error={isNonsense ? 'An amount like 49.90.' : error}
      onChange={(event) => {
        setText(event.target.value);
        const parsed = parsePrice(event.target.value);
        if (parsed !== undefined) onChange(parsed);
      }}
      onBlur={() => !isNonsense && setText(null)}
    />
  );
}
