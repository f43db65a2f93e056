import type { JobServices } from '../ports/services.ts';
import { readShopEvent, shopSourceName } from '../ports/shop-payloads.ts';
import { takeStoreOrder } from '../repositories/store-order-news.ts';
import { listEventBodies } from '../repositories/webhook-events.ts';
import type { Job } from './job.ts';
import { tellMember } from './tell-member.ts';

/**
 * Takes in the order of a cart that was paid for before the cart was saved, of which the store told in vain. What is
 * known already is taken in once more, which changes nothing ([Note: News of orders]).
 */
export const findCartOrderJob: Job<{ token: string }> = {
  kind: 'find-cart-order',
  async work({ token }, services) {
    const { open, now } = services;
    const tell = tellMember(services);
    for (const payload of await newsOf(token, services)) {
      const event = readShopEvent(payload);
      if (event?.kind === 'order' && event.order.cartToken === token) {
        await takeStoreOrder(open, event.order, now(), tell);
      }
    }
  },
};

/** Reads the news of a cart; where the store cannot be asked by cart, what it has told in vain is read again. */
async function newsOf(token: string, { store, open }: JobServices): Promise<unknown[]> {
  const orders = await store?.ordersOfCart(token);
  if (orders) return orders;
  const bodies = await listEventBodies(open.database, shopSourceName, token);
  return bodies.map((body) => JSON.parse(body));
}
