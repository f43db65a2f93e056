import { type UnwornMonths, unwornMonths, usualUnwornMonths } from '#contract/rules/unworn.ts';

/** The months that an address asks for (`?months=`). */
export const monthsOf = (search: URLSearchParams): UnwornMonths =>
  unwornMonths.find((one) => String(one) === search.get('months')) ?? usualUnwornMonths;

/** The parameter of an address that asks for so many months; none for the usual ones. */
export const asParameter = (months: UnwornMonths): { months?: string } =>
  months === usualUnwornMonths ? {} : { months: String(months) };

/** For how long pieces were not worn, as the title says it: `Not worn for a year`. */
export const unwornWords = (months: UnwornMonths): string => `Not worn for ${spanWords(months)}`;

/** A number of months: `a year`, `6 months`. */
export const spanWords = (months: UnwornMonths): string =>
  months === 12 ? 'a year' : `${months} months`;
