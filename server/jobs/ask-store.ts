import type { JobServices } from '../ports/services.ts';
import { readShopEvent } from '../ports/shop-payloads.ts';
import { takeStoreOrder } from '../repositories/store-order-news.ts';
import type { Job } from './job.ts';
import { tellMember } from './tell-member.ts';

/** How far back the store is asked each time: longer than a weekend without a server. */
const backMs = 7 * 24 * 3_600_000;

/** Asks the store every hour. */
export const askStoreJob: Job<Record<string, never>> = {
  kind: 'ask-store',
  work(_payload, services) {
    return askStore(services, new Date(services.now().getTime() - backMs));
  },
};

/**
 * Asks the store for the orders that were changed lately, or of all times, for carts that were paid for and whose
 * webhooks never came. What is known already is taken in once more, which changes nothing ([Note: News of orders]).
 */
export async function askStore(services: JobServices, since = new Date(0)): Promise<void> {
  const { open, now, store } = services;
  const tell = tellMember(services);
  if (!store) return;
  for await (const payload of store.ordersSince(since)) {
    const event = readShopEvent(payload);
    if (event?.kind === 'order') await takeStoreOrder(open, event.order, now(), tell);
  }
}
