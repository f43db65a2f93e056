import { createHmac, timingSafeEqual } from 'node:crypto';
import Stripe from 'stripe';
import type { WebhookSource } from './webhook-source.ts';

type SignatureCheck = WebhookSource['isSigned'];

const hmac = (secret: string, ...parts: (string | Buffer)[]): Buffer => {
  const sum = createHmac('sha256', secret);
  for (const part of parts) sum.update(part);
  return sum.digest();
};

const isSame = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

/**
 * A header with the base64 HMAC-SHA-256 of the body, as Shopify sends it (`x-shopify-hmac-sha256`).
 * The signature does not cover the time; the event's id sees to it that the event is done once.
 */
export function base64Signature(header: string, secret: string): SignatureCheck {
  return (body, headers) => {
    const given = headers[header];
    return typeof given === 'string' && isSame(Buffer.from(given, 'base64'), hmac(secret, body));
  };
}

/** How old a signature may be, in seconds; what Stripe's own libraries allow. */
const toleranceSeconds = 300;

/**
 * A header with the time and the hex HMAC-SHA-256 of both the time and the body, as Stripe sends it
 * (`stripe-signature`), checked by Stripe's library; it holds more than one sum while a secret is changed.
 */
export function timestampedSignature(header: string, secret: string): SignatureCheck {
  return (body, headers, now) => {
    const given = headers[header];
    if (typeof given !== 'string') return false;
    try {
      const at = now.getTime();
      Stripe.webhooks.constructEvent(body, given, secret, toleranceSeconds, undefined, at);
      return true;
    } catch (error) {
      // Signed, whatever is in it: that is looked at later.
      return !(error instanceof Stripe.errors.StripeSignatureVerificationError);
    }
  };
}
