const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** US cents as people read them: `$18.00`. */
export const priceWords = (cents: number): string => dollars.format(cents / 100);

const wholeDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** A large sum of US cents, to the dollar: `$8,420`. */
export const sumWords = (cents: number): string => wholeDollars.format(cents / 100);
