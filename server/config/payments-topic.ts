import * as v from 'valibot';
import { topic } from './topic.ts';
import { flag, optionalWords } from './values.ts';

export interface PaymentsConfig {
  /** The provider that plans are paid with; null: none are sold. */
  payments: 'embedded' | 'stripe' | null;
  /** The account at Stripe; null where payments are embedded, or there are none. */
  stripe: { secretKey: string; webhookSecrets: string[] } | null;
}

/**
 * The topic of the provider of payments for the Circle: Stripe, or the one in this server, which charges nothing, unless
 * that is switched off.
 */
export const paymentsTopic = topic({
  variables: {
    EMBEDDED_PAYMENTS: v.optional(flag),
    STRIPE_SECRET_KEY: optionalWords,
    STRIPE_WEBHOOK_SECRET: optionalWords,
  },
  check({ given, fault, needs }) {
    if (given.STRIPE_SECRET_KEY) {
      needs('STRIPE_WEBHOOK_SECRET', 'is required with STRIPE_SECRET_KEY');
    }
    if (given.STRIPE_WEBHOOK_SECRET && !given.STRIPE_SECRET_KEY) {
      fault('STRIPE_WEBHOOK_SECRET', 'is for Stripe: give STRIPE_SECRET_KEY');
    }
    if (given.STRIPE_SECRET_KEY && given.EMBEDDED_PAYMENTS === 'on') {
      fault('EMBEDDED_PAYMENTS', 'is not for a server that has Stripe: leave it out');
    }
  },
  read(values, mode): PaymentsConfig {
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: secrets } = values;
    const stripe =
      secretKey && secrets
        ? { secretKey, webhookSecrets: secrets.split(/[\s,]+/).filter(Boolean) }
        : null;
    const isEmbedded = values.EMBEDDED_PAYMENTS ?? mode === 'embedded';
    return { payments: stripe ? 'stripe' : isEmbedded ? 'embedded' : null, stripe };
  },
});
