import type { FastifyInstance } from 'fastify';
import type { Job } from '../../jobs/job.ts';
import type { PaymentsPort } from '../../ports/payments.ts';
import { openStripe } from '../../ports/payments-stripe.ts';
import type { ReceiptReader } from '../../ports/receipts.ts';
import type { JobServices, Services } from '../../ports/services.ts';
import { answerCalls } from './answer-call.ts';
import { embeddedPaymentsSecret, eventJob } from './events.ts';
import { registerPayments } from './register-payments.ts';
import { registerTestStore } from './register-test-store.ts';
import { readTestStore } from './test-store.ts';

/** Payments in this server, in place of an account at Stripe. */
export interface EmbeddedPayments {
  port: PaymentsPort;
  /** The app's store of simulated phones. */
  testStore: ReceiptReader;
  /** What its events are signed with. */
  secrets: readonly string[];
  /** The job that delivers its events, to this server itself. */
  deliveries(http: Pick<FastifyInstance, 'inject'>): Job<never>;
  /** Serves its pages. */
  register(http: FastifyInstance, services: Services): Promise<void>;
}

/**
 * Opens payments that play Stripe: its own client speaks to them, without a network. Nothing loads this file unless the
 * configuration asks for it.
 */
export function embedPayments(
  given: Pick<JobServices, 'open' | 'signer' | 'now'>,
): EmbeddedPayments {
  let nudge = () => {};
  return {
    port: openStripe(
      'sk_test_embedded',
      answerCalls(given, () => nudge()),
    ),
    testStore: readTestStore(given),
    secrets: [embeddedPaymentsSecret(given)],
    deliveries: (http) => eventJob(http, given),
    async register(http, services) {
      nudge = () => services.jobs.nudge();
      await registerPayments(http, services);
      registerTestStore(http, services);
    },
  };
}
