import { HopelessJob } from '../jobs/job.ts';
import { tellMember } from '../jobs/tell-member.ts';
import { readShopEvent, shopSourceName } from '../ports/shop-payloads.ts';
import { takeStoreOrder, takeStoreRefund } from '../repositories/store-order-news.ts';
import { base64Signature } from './signatures.ts';
import type { WebhookSource } from './webhook-source.ts';

/**
 * A shop that signs as Shopify does: by one of `secrets`, of which there are two while it changes over, and in its
 * own name. Orders that are paid for by no member's cart, or for no member, stay with the event, as a job that was given up.
 */
export function shopWebhooks(shop: { domain: string; secrets: readonly string[] }): WebhookSource {
  const checks = shop.secrets.map((secret) => base64Signature('x-shopify-hmac-sha256', secret));
  return {
    name: shopSourceName,
    isSigned: (body, headers, now) =>
      headers['x-shopify-shop-domain'] === shop.domain &&
      checks.some((isSigned) => isSigned(body, headers, now)),
    eventId(_payload, headers) {
      const id = headers['x-shopify-webhook-id'];
      return typeof id === 'string' ? id : null;
    },
    async work(payload, services) {
      const { open, now } = services;
      const tell = tellMember(services);
      const event = readShopEvent(payload);
      if (!event) throw new HopelessJob('neither an order nor a refund');
      if (event.kind === 'order') {
        const outcome = await takeStoreOrder(open, event.order, now(), tell);
        if (outcome === 'stranger') {
          throw new HopelessJob(`order ${event.order.storeOrderId} is of no member`);
        }
      } else if (!(await takeStoreRefund(open, event.storeOrderId, event.refund, now(), tell))) {
        // It may have come before its order.
        throw new Error(`order ${event.storeOrderId} is not known yet`);
      }
    },
  };
}
