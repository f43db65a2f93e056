import { tellOfGrace } from '../jobs/tell-of-grace.ts';
import { readMembership } from '../procedures/read-membership.ts';
import { findUserOfCustomer } from '../repositories/circle-customers.ts';
import { timestampedSignature } from './signatures.ts';
import type { WebhookSource } from './webhook-source.ts';

/**
 * Stripe, which signs by one of `secrets`, of which there are two while it changes over. An event says only whose
 * payments have to be read anew, so it may come twice, late or in any order (decision 090).
 */
export function stripeWebhooks(secrets: readonly string[]): WebhookSource {
  const checks = secrets.map((secret) => timestampedSignature('stripe-signature', secret));
  return {
    name: 'stripe',
    isSigned: (body, headers, now) => checks.some((isSigned) => isSigned(body, headers, now)),
    eventId(payload) {
      const id = (payload as { id?: unknown } | null)?.id;
      return typeof id === 'string' ? id : null;
    },
    async work(payload, services) {
      const { payments, open } = services;
      const customerId = await payments?.customerOf(payload);
      const userId = customerId && (await findUserOfCustomer(open.database, customerId));
      // An event of nobody: of another business of the same account, or of a member who is gone.
      if (!payments || !userId) return;
      await readMembership({ ...services, payments }, userId);
      await tellOfGrace(services, userId);
    },
  };
}
