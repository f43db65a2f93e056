import type { PagePort } from '../ports/page-port.ts';
import type { Services } from '../services.ts';
import { publicToken, storePath } from './register-store.ts';

/** Where the page finds the store, and what it says to it; null where there is none. */
export function storeForPage({ config, signer }: Pick<Services, 'config' | 'signer'>) {
  const { store, shop, checkoutRetries: retries } = config;
  if (shop) return { address: `https://${shop.domain}`, publicToken: shop.publicToken, retries };
  if (store === null) return null;
  const address = storePath.slice(0, storePath.indexOf('/api/'));
  return { address, publicToken: publicToken({ signer }), retries };
}

/** What the page needs to speak to the store: nothing where the store is embedded. */
export const storePagePort = ({ config: { shop } }: Pick<Services, 'config'>): PagePort => ({
  pageSources: shop
    ? // Where a shop keeps the pictures that its studio shows.
      { 'connect-src': [`https://${shop.domain}`], 'img-src': ['https://cdn.shopify.com'] }
    : {},
});
