import { createHmac, timingSafeEqual } from 'node:crypto';
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

/** How far a sender's clock may be off, in seconds; what Stripe's own libraries allow. */
const toleranceSeconds = 300;

/**
 * A header `t=…,v1=…` with the time in seconds and the hex HMAC-SHA-256 of `{t}.{body}`, as Stripe
 * sends it (`stripe-signature`); more than one `v1` while a secret is changed.
 */
export function timestampedSignature(header: string, secret: string): SignatureCheck {
  return (body, headers, now) => {
    const given = headers[header];
    if (typeof given !== 'string') return false;
    const parts = given.split(',').map((part) => part.trim().split('=', 2));
    const time = parts.find(([name]) => name === 't')?.[1] ?? '';
    const isFresh = Math.abs(now.getTime() / 1000 - Number(time)) <= toleranceSeconds;
    const expected = hmac(secret, `${time}.`, body);
    return (
      /^\d+$/.test(time) &&
      isFresh &&
      parts.some(([name, hex]) => name === 'v1' && isSame(Buffer.from(hex ?? '', 'hex'), expected))
    );
  };
}
