import type { FastifyInstance } from 'fastify';
import type { Job } from '../jobs/job.ts';
import type { JobServices, Services } from '../ports/services.ts';
import type { StorePort } from '../ports/store.ts';
import type { StudioPort } from '../ports/studio.ts';
import { isRightKey } from './cart-keys.ts';
import { storeOrderOfToken, storeOrdersSince } from './changed-orders.ts';
import { keepCancelAsked, keepCustomerWords } from './messages.ts';
import { keepQuoteAnswer } from './quotes.ts';
import { frontPath } from './register-front.ts';
import { registerStorePages } from './register-pages.ts';
import { publicToken, registerStore, storePath } from './register-store.ts';
import { deliveryJob, embeddedDomain, embeddedSecret } from './webhooks.ts';

/** A store and its studio in this server, in place of a shop. */
export interface EmbeddedStore {
  store: StorePort;
  studio: StudioPort;
  /** The job that delivers its webhooks, to this server itself. */
  deliveries(http: Pick<FastifyInstance, 'inject'>): Job<never>;
  /** Serves its API and its pages. */
  register(http: FastifyInstance, services: Services): Promise<void>;
}

/** Opens the store that plays a shop of Shopify's. Nothing loads this file unless the configuration asks for it. */
export function openEmbeddedStore(
  given: Pick<JobServices, 'open' | 'signer' | 'now'>,
): EmbeddedStore {
  const { open, now } = given;
  return {
    store: {
      forPage: {
        address: storePath.slice(0, storePath.indexOf('/api/')),
        publicToken: publicToken(given),
      },
      frontPath,
      pageSources: {},
      webhooks: { domain: embeddedDomain, secrets: [embeddedSecret(given)] },
      ordersSince: (since) => storeOrdersSince(open.database, since),
      async ordersOfCart(token) {
        const order = await storeOrderOfToken(open.database, token);
        return order ? [order] : [];
      },
      isRightCart: isRightKey,
    },
    studio: {
      tell({ kind, id, storeOrderId, text }) {
        const words = { reference: `${kind} ${id}`, isProblem: kind === 'problem', text };
        return keepCustomerWords(open.database, Number(storeOrderId), words, now());
      },
      // What is kept last is what is so.
      tellCancelAsked: (storeOrderId, isAsked) =>
        open.transaction((database) =>
          keepCancelAsked(database, Number(storeOrderId), () => isAsked(database)),
        ),
      async tellQuoteAnswer({ storeOrderId, storeLineId, ...answer }) {
        const said = { ...answer, lineId: Number(storeLineId) };
        await open.transaction((database) =>
          keepQuoteAnswer(database, Number(storeOrderId), said, now()),
        );
      },
    },
    deliveries: (http) => deliveryJob(http, given),
    async register(http, services) {
      await registerStore(http, services);
      await registerStorePages(http, services);
    },
  };
}
