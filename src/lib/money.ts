import type { Money } from '#contract/rules/cost-per-wear.ts';
import { storeCurrency } from '#contract/rules/currencies.ts';

/** One formatter for each currency and way to write it: making one takes long. */
const made = new Map<string, Intl.NumberFormat>();

function format(cents: number, currency: string, options: Intl.NumberFormatOptions = {}): string {
  const key = JSON.stringify([currency, options]);
  let formatter = made.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat('en-US', { style: 'currency', currency, ...options });
    made.set(key, formatter);
  }
  return formatter.format(cents / 100);
}

/** US cents of the store's as people read them: `$18.00`. */
export const priceWords = (cents: number): string => format(cents, storeCurrency);

/** A sum of money as people read it: `$18.00`, `€18.00`, `¥1,800`. */
export const moneyWords = ({ cents, currency }: Money): string => format(cents, currency);

/** A large sum, to the whole unit: `$8,420`. */
export const sumWords = ({ cents, currency }: Money): string =>
  format(cents, currency, { maximumFractionDigits: 0 });

/** A sum without the hundredths where there are none: `$18`, `$18.50`. */
export const shortMoneyWords = ({ cents, currency }: Money): string =>
  cents % 100 === 0 ? sumWords({ cents, currency }) : moneyWords({ cents, currency });

/** The sign before amounts of a currency: `$`, `€`, `CHF`. */
export const currencySign = (currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

let names: Intl.DisplayNames | null = null;

/** The name of a currency: `US Dollar`. */
export function currencyName(currency: string): string {
  names ??= new Intl.DisplayNames('en', { type: 'currency' });
  return names.of(currency) ?? currency;
}
