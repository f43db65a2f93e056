import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ImageRendition } from '#contract/rules/images.ts';

const dayMs = 86_400_000;
const halfHourMs = 1_800_000;

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
  /** The same, but for its picture addresses: they end within the hour, for whoever may lose sight of them at any time. */
  forOthers(): Signer;
}

/** Most addresses that are remembered: some 15 MB. A list shows the same pictures as the one before. */
const mostRemembered = 50_000;

/** Makes a signer. `now` gives the present moment. */
export function createSigner(secret: string, now: () => Date): Signer {
  const sign: Signer['sign'] = (...parts) =>
    createHmac('sha256', secret).update(parts.join('\n')).digest('base64url').slice(0, 32);
  const remembered = new Map<string, string>();
  /** The signature of what is signed often: the same parts have the same one. */
  const signOften: Signer['sign'] = (...parts) => {
    const key = parts.join('\n');
    const known = remembered.get(key);
    if (known) return known;
    const signature = sign(key);
    if (remembered.size >= mostRemembered) remembered.clear();
    remembered.set(key, signature);
    return signature;
  };
  const signer: Signer = {
    sign,
    holds(signature, ...parts) {
      const one = Buffer.from(sign(...parts));
      const other = Buffer.from(signature);
      return one.length === other.length && timingSafeEqual(one, other);
    },
    imageUrl(userId, imageId, rendition, days = 1) {
      const day = Math.floor(now().getTime() / dayMs) + days + 1;
      const signature = signOften('image', userId, imageId, rendition, day);
      return `/images/${imageId}/${rendition}?u=${userId}&d=${day}&s=${signature}`;
    },
    forOthers: () => ({
      ...signer,
      imageUrl(userId, imageId, rendition) {
        // Rounded up, so that caches hold it for half an hour at least.
        const end = Math.floor(now().getTime() / halfHourMs) + 2;
        const signature = signOften('image', userId, imageId, rendition, `h${end}`);
        return `/images/${imageId}/${rendition}?u=${userId}&h=${end}&s=${signature}`;
      },
    }),
  };
  return signer;
}
