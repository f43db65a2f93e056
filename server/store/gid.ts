type Kind = 'Cart' | 'CartLine' | 'Product' | 'ProductImage' | 'ProductVariant' | 'Collection';

/** A global id as the Storefront API writes them. */
export const gidOf = (kind: Kind, id: number): string => `gid://shopify/${kind}/${id}`;

/** The number in a global id of a kind; null if it is none. */
export function numberOf(kind: Kind, gid: string): number | null {
  const [, of, number] = /^gid:\/\/shopify\/(\w+)\/(\d{1,15})(?:\?.*)?$/.exec(gid) ?? [];
  return of === kind ? Number(number) : null;
}

/** A cart's global id: whoever knows it has the cart. */
export const cartGid = ({ token, key }: { token: string; key: string }): string =>
  `gid://shopify/Cart/${token}?key=${key}`;

/** Token and key of a cart's global id; null if it is none. */
export function readCartGid(gid: string): { token: string; key: string } | null {
  const [, token, key] =
    /^gid:\/\/shopify\/Cart\/([\w-]{20,40})\?key=([\w-]{20,40})$/.exec(gid) ?? [];
  return token && key ? { token, key } : null;
}

/** A line's global id; it names its cart, as the Storefront API's do. */
export const lineGid = (id: number, token: string): string =>
  `${gidOf('CartLine', id)}?cart=${token}`;
