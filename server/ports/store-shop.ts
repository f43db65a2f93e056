import type { StoreConfig } from '../config/store-topic.ts';
import type { StudioConfig } from '../config/studio-topic.ts';
import { shopOrdersSince } from './shop-orders.ts';
import type { StorePort } from './store.ts';

/** A shop of Shopify's. Its carts are known to the shop alone. */
export function openShop(
  shop: NonNullable<StoreConfig['shop']>,
  { shopSecrets, shopAdminToken }: Pick<StudioConfig, 'shopSecrets' | 'shopAdminToken'>,
): StorePort {
  const origin = `https://${shop.domain}`;
  return {
    forPage: { address: origin, publicToken: shop.publicToken },
    frontPath: null,
    // Where a shop keeps the pictures that its studio shows.
    pageSources: { 'connect-src': [origin], 'img-src': ['https://cdn.shopify.com'] },
    webhooks: { domain: shop.domain, secrets: shopSecrets },
    async *ordersSince(since) {
      if (shopAdminToken) yield* shopOrdersSince({ origin, adminToken: shopAdminToken }, since);
    },
    ordersOfCart: async () => null,
    isRightCart: async () => null,
  };
}
