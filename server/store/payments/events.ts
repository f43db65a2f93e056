import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import type { Database } from '../../database/database.ts';
import type { Job } from '../../jobs/job.ts';
import type { Services } from '../../ports/services.ts';
import { insertJob } from '../../repositories/jobs.ts';
import type { Account, Told } from './account.ts';
import {
  chargeShape,
  customerShape,
  disputeShape,
  invoiceShape,
  sessionShape,
  subscriptionShape,
} from './shapes.ts';

/** The secret that the payments in this server sign with; nobody else needs to know it. */
export const embeddedPaymentsSecret = ({ signer }: Pick<Services, 'signer'>): string =>
  signer.sign('payments', 'webhook-secret');

const eventKind = 'payment-event';

/** One event, as things were when it happened. */
interface Delivery {
  body: string;
}

/** Has something told of, in the transaction that changes it. */
export async function tellOf(
  database: Database,
  account: Account,
  told: Told,
  nowMs: number,
): Promise<void> {
  const event = {
    id: `evt_test${randomBytes(12).toString('hex')}`,
    object: 'event',
    created: Math.floor(nowMs / 1000),
    livemode: false,
    type: told.type,
    data: { object: shapeOf(account, told) },
  };
  const delivery: Delivery = { body: JSON.stringify(event) };
  await insertJob(database, eventKind, delivery);
}

function shapeOf(account: Account, { type, about }: Told): object {
  const invoice = account.invoices.find(({ id }) => id === about);
  if (invoice && type.startsWith('charge.dispute.')) return disputeShape(invoice);
  if (invoice && type.startsWith('charge.')) return chargeShape(account, invoice);
  if (invoice) return invoiceShape(account, invoice, '');
  const subscription = account.subscriptions.find(({ id }) => id === about);
  if (subscription) return subscriptionShape(account, subscription);
  const session = account.sessions.find(({ id }) => id === about);
  return session ? sessionShape(account, session, '') : customerShape(account);
}

/** Delivers the events to this server's own receiver, signed as Stripe signs; tried again as every job is. */
export const eventJob = (
  http: Pick<FastifyInstance, 'inject'>,
  services: Pick<Services, 'signer'>,
): Job<Delivery> => ({
  kind: eventKind,
  async work({ body }, { now }) {
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: body,
      secret: embeddedPaymentsSecret(services),
      timestamp: Math.floor(now().getTime() / 1000),
    });
    const answer = await http.inject({
      method: 'POST',
      url: '/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body,
    });
    if (answer.statusCode !== 200) throw new Error(`an event was answered ${answer.statusCode}`);
  },
});
