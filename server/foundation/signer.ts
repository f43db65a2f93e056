import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ImageRendition } from '#contract/rules/images.ts';

const dayMs = 86_400_000;

/** Signs the addresses that carry no token: pictures, uploads, nonces. */
export interface Signer {
  /** A base64url HMAC-SHA-256 over the parts. */
  sign(...parts: (string | number)[]): string;
  /** Whether a signature is ours, in constant time. */
  holds(signature: string, ...parts: (string | number)[]): boolean;
  /**
   * The address of a picture for one user. Its end is rounded to the day, so that caches hold:
   * it works for one to two days, or for as many as are said.
   */
  imageUrl(userId: string, imageId: string, rendition: ImageRendition, days?: number): string;
}

/** Makes a signer. `now` gives the present moment. */
export function createSigner(secret: string, now: () => Date): Signer {
  const sign: Signer['sign'] = (...parts) =>
    createHmac('sha256', secret).update(parts.join('\n')).digest('base64url').slice(0, 32);
  return {
    sign,
    holds(signature, ...parts) {
      const one = Buffer.from(sign(...parts));
      const other = Buffer.from(signature);
      return one.length === other.length && timingSafeEqual(one, other);
    },
    imageUrl(userId, imageId, rendition, days = 1) {
      const day = Math.floor(now().getTime() / dayMs) + days + 1;
      const signature = sign('image', userId, imageId, rendition, day);
      return `/images/${imageId}/${rendition}?u=${userId}&d=${day}&s=${signature}`;
    },
  };
}
