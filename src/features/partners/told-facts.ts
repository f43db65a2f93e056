import { type ColorFamily, colorFamilyKeys } from '#contract/rules/color-families.ts';
import { currencyCodes, mostUnits } from '#contract/rules/currencies.ts';
import { categoryLeaves } from '#contract/rules/item-attributes.ts';

/** What a member says of something in no feed, over what was read and seen of it. */
export interface ToldFacts {
  category?: string;
  family?: ColorFamily;
  price?: { cents: number; currency: string };
}

/** What an address says of it: `kind`, `color`, and `price` as `24000-USD`; nonsense is left out. */
export function toldBy(search: URLSearchParams): ToldFacts {
  const kind = search.get('kind') ?? '';
  const family = colorFamilyKeys.find((one) => one === search.get('color'));
  const [, digits, currency = ''] = /^(\d{1,11})-([A-Z]{3})$/.exec(search.get('price') ?? '') ?? [];
  const cents = Number(digits);
  const isPrice = cents <= mostUnits * 100 && currencyCodes.includes(currency);
  return {
    ...(categoryLeaves.has(kind) && { category: kind }),
    ...(family && { family }),
    ...(isPrice && { price: { cents, currency } }),
  };
}

/** An address with these facts in place of those that it said. */
export function withTold(search: URLSearchParams, { category, family, price }: ToldFacts) {
  const next = new URLSearchParams(search);
  const said = {
    kind: category,
    color: family,
    price: price && `${price.cents}-${price.currency}`,
  };
  for (const [name, value] of Object.entries(said)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
