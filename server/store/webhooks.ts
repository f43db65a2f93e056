import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { Job } from '../jobs/job.ts';
import type { Services } from '../ports/services.ts';
import { insertJob } from '../repositories/jobs.ts';
import { readSkus } from './catalog/sku.ts';
import { readMessages } from './messages.ts';
import { orderPayload, refundPayload } from './order-payload.ts';
import { findOrder, type OrderRow } from './orders.ts';

/** The topics that the embedded store tells of. */
export type StoreTopic = 'orders/paid' | 'orders/updated' | 'orders/fulfilled' | 'refunds/create';

/** The embedded store's name, as its webhooks have it; no shop of Shopify's can have it. */
export const embeddedDomain = 'embedded-store.invalid';

/** The secret the embedded store signs with; nobody else needs to know it. */
export const embeddedSecret = ({ signer }: Pick<Services, 'signer'>): string =>
  signer.sign('store', 'webhook-secret');

const deliveryKind = 'store-webhook';

/** One webhook, as it was when it happened. */
interface Delivery {
  topic: StoreTopic;
  /** The same for every try. */
  webhookId: string;
  body: string;
}

/** Has a topic told of an order, in the transaction that changes it: of the refund, for `refunds/create`. */
export async function tellOf(
  database: Database,
  topic: StoreTopic,
  orderId: number,
): Promise<void> {
  const payload = await payloadOf(database, topic, orderId);
  const delivery: Delivery = { topic, webhookId: randomUUID(), body: JSON.stringify(payload) };
  await insertJob(database, deliveryKind, delivery);
}

async function payloadOf(database: Database, topic: StoreTopic, orderId: number) {
  const order = (await findOrder(database, orderId))!;
  if (topic === 'refunds/create') {
    return refundPayload(order, order.refunds.at(-1)!, await skusOf(database, order));
  }
  return readOrderPayload(database, orderId);
}

/** An order as it is now, in Shopify's JSON. */
export async function readOrderPayload(database: Database, orderId: number) {
  const order = (await findOrder(database, orderId))!;
  const said = await readMessages(database, orderId);
  return orderPayload(
    order,
    {
      messages: said.filter(({ from }) => from === 'studio'),
      problemsDone: said
        .filter(({ isProblem, doneAt }) => isProblem && doneAt)
        .map(({ reference }) => reference!.replace('problem ', '')),
    },
    await skusOf(database, order),
  );
}

const skusOf = (database: Database, { lines }: OrderRow) =>
  readSkus(
    database,
    lines.map(({ productId }) => productId),
  );

/**
 * Delivers the embedded store's webhooks to this server's own receiver, signed as Shopify signs. What is not answered
 * 200 is tried again as every job is.
 */
export const deliveryJob = (
  http: Pick<FastifyInstance, 'inject'>,
  services: Pick<Services, 'signer'>,
): Job<Delivery> => ({
  kind: deliveryKind,
  async work({ topic, webhookId, body }, { now }) {
    const answer = await http.inject({
      method: 'POST',
      url: '/webhooks/shop',
      headers: {
        'content-type': 'application/json',
        'x-shopify-topic': topic,
        'x-shopify-webhook-id': webhookId,
        'x-shopify-event-id': webhookId,
        'x-shopify-triggered-at': now().toISOString(),
        'x-shopify-api-version': '2025-01',
        'x-shopify-shop-domain': embeddedDomain,
        'x-shopify-hmac-sha256': createHmac('sha256', embeddedSecret(services))
          .update(body)
          .digest('base64'),
      },
      payload: body,
    });
    if (answer.statusCode !== 200) throw new Error(`${topic} was answered ${answer.statusCode}`);
  },
});
