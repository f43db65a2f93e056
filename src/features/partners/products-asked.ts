import type { ProductsAsked } from '#api/partner-products.ts';
import { type CategoryGroup, categoryGroups } from '#contract/rules/item-attributes.ts';

/** What an address asks for; what it says that cannot be asked for is left out. */
export function askedBy(search: URLSearchParams): ProductsAsked {
  const feed = search.get('shop') ?? '';
  const group = categoryGroups.find((one) => one === search.get('group'));
  return {
    search: (search.get('search') ?? '')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, 100),
    order: search.get('order') === 'goes-with-mine' ? 'goes-with-mine' : 'latest',
    ...(/^[a-z0-9-]{1,60}$/.test(feed) && { feed }),
    ...(group && { group }),
  };
}

/** The groups that shops sell, in the order of the chips. */
export const soldGroups: readonly CategoryGroup[] = categoryGroups.filter(
  (group) => group !== ('other' as string),
);
