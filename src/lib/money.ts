const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** US cents as people read them: `$18.00`. */
export const priceWords = (cents: number): string => dollars.format(cents / 100);
