import type { Database } from '../database/database.ts';
import type { PagePort } from './page-port.ts';

/**
 * The store that sells the services. The page speaks to it directly, and it tells of orders by webhooks; Hem itself
 * asks it for what those do not say.
 */
export interface StorePort extends PagePort {
  /** The address where the page finds its Storefront API, and the public token that it says. */
  readonly forPage: { address: string; publicToken: string };
  /** The path of its own front page on this server; null where it has none here. */
  readonly frontPath: string | null;
  /** The domain its webhooks come from, and the secrets they may be signed with. */
  readonly webhooks: { domain: string; secrets: readonly string[] };
  /** The orders that were changed since a moment, as webhooks have them; none where the store lets nobody read them. */
  ordersSince(since: Date): AsyncIterable<unknown>;
  /** The orders of a cart, as webhooks have them; null where the store cannot be asked by cart. */
  ordersOfCart(token: string): Promise<unknown[] | null>;
  /** Whether a cart's whole id has the right key; null where that is not known here. */
  isRightCart(database: Database, cartId: string): Promise<boolean | null>;
}
