import { isIP } from 'node:net';
import * as v from 'valibot';

/**
 * The proxies believed about the caller's address: nobody; so many proxies in a row; or whoever calls from
 * these addresses, networks and named ranges.
 */
export type TrustedProxies = false | number | string[];

const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

/** Reads `TRUST_PROXY`: `off`, a count of proxies from 1 to 10, or a comma-separated list. */
export const trustedProxies = v.pipe(
  v.string(),
  v.check(
    (text) => text === 'off' || isCount(text) || text.split(',').every(isNetwork),
    'say off, how many proxies stand before the server (1 to 10), or their networks',
  ),
  v.transform((text): TrustedProxies => {
    if (text === 'off') return false;
    return isCount(text) ? Number(text) : text.split(',').map((part) => part.trim());
  }),
);

/**
 * The function that tells Fastify whom to trust; it is called for each sender, the nearest first. It
 * turns a count of proxies into an answer by index.
 */
export function trustIn(proxies: TrustedProxies) {
  if (typeof proxies !== 'number') return proxies;
  return (_address: string, index: number) => index < proxies;
}

const isCount = (text: string): boolean => /^([1-9]|10)$/.test(text);

/** An address, a network that does not hold every address, or a named range. */
function isNetwork(part: string): boolean {
  const [address = '', prefix, ...rest] = part.trim().split('/');
  if (prefix === undefined) return namedRanges.includes(address) || isIP(address) !== 0;
  const bits = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) !== 0 &&
    rest.length === 0 &&
    /^\d{1,3}$/.test(prefix) &&
    Number(prefix) > 0 &&
    Number(prefix) <= bits
  );
}
