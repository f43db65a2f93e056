import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { currencyCodes, mostUnits } from '#contract/rules/currencies.ts';
import { currencyName, currencySign } from '#lib/money.ts';
import { TextField } from './field.tsx';
import styles from './price-field.module.css';

/**
 * Reads typed money into hundredths of its unit; null for an empty field, undefined for what is no amount, or one with
 * the sign of another currency.
 */
export function parsePrice(text: string, currency: string): number | null | undefined {
  const trimmed = text.replace(currencySign(currency), '').replace(currency, '').replace(/\s/g, '');
  if (trimmed === '') return null;
  // The last point or comma is the decimal one where two digits at most follow it; the other one groups thousands.
  const [, whole = '', mark, decimals = ''] =
    /^([\d.,]*?)(?:([.,])(\d{0,2}))?$/.exec(trimmed) ?? [];
  const units = ungrouped(whole, mark === ',' ? '.' : ',');
  if (units === undefined || units + decimals === '') return undefined;
  const cents = Math.round(Number(`${units}.${decimals}`) * 100);
  return cents <= mostUnits * 100 ? cents : undefined;
}

/** A whole number without the marks that group its thousands; undefined where they do not. */
function ungrouped(whole: string, mark: string): string | undefined {
  const [first = '', ...groups] = whole.split(mark);
  const last = groups.at(-1);
  const isGrouped =
    last === undefined
      ? /^\d{0,9}$/.test(first)
      : /^\d{1,3}$/.test(first) &&
        /^\d{3}$/.test(last) &&
        // By twos in India: 1,00,000.
        groups.every((group) => /^\d{2,3}$/.test(group));
  return isGrouped ? first + groups.join('') : undefined;
}

/** A price, kept in hundredths of its unit, and its currency, which can be changed where that is asked for. */
export function PriceField({
  label,
  cents,
  currency,
  error,
  onChange,
  onCurrency,
}: {
  label: string;
  cents: number | null;
  currency: string;
  error?: string | undefined;
  onChange(cents: number | null): void;
  onCurrency?(currency: string): void;
}) {
  const [text, setText] = useState<string | null>(null);
  const isNonsense = text !== null && parsePrice(text, currency) === undefined;
  return (
    <TextField
      label={label}
      inputMode="decimal"
      placeholder={`${currencySign(currency)}0.00`}
      value={text ?? (cents === null ? '' : (cents / 100).toFixed(2))}
      data-unreadable={isNonsense ? '' : undefined}
      error={isNonsense ? 'An amount like 49.90.' : error}
      onChange={(event) => {
        setText(event.target.value);
        const parsed = parsePrice(event.target.value, currency);
        if (parsed !== undefined) onChange(parsed);
      }}
      onBlur={() => !isNonsense && setText(null)}
      {...(onCurrency && {
        className: styles.price,
        end: (
          <CurrencyCode label={`${label}: currency`} currency={currency} onChange={onCurrency} />
        ),
      })}
    />
  );
}

/** A currency's code within a field; a tap chooses another from the platform's own list. */
function CurrencyCode({
  label,
  currency,
  onChange,
}: {
  label: string;
  currency: string;
  onChange(currency: string): void;
}) {
  return (
    <span className={styles.currency}>
      <span aria-hidden="true">
        {currency}
        <ChevronDown />
      </span>
      <select
        aria-label={label}
        value={currency}
        onChange={(event) => onChange(event.target.value)}
      >
        {currencyOptions().map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}

let options: { value: string; label: string }[] | null = null;

/** The currencies by name, to be chosen from. */
export function currencyOptions(): readonly { value: string; label: string }[] {
  options ??= currencyCodes
    .map((value) => ({ value, label: `${currencyName(value)} (${value})` }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  return options;
}
