import { createHash } from 'node:crypto';
import net from 'node:net';
import { descriptorOf, type OperationName } from '#contract/operations.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Services } from '../ports/services.ts';
import { countCall } from '../repositories/call-counts.ts';

const windowMs = 60_000;

/**
 * Counts a call against the operation's limit (the table's `perMinute`) for one address or one
 * account. The counts are in the database, so they hold on however many servers. Throws the Refusal
 * `rate-limited`.
 */
export async function checkRate(
  services: Services,
  name: OperationName,
  caller: { address: string } | { account: string },
): Promise<void> {
  const { perMinute } = descriptorOf(name);
  if (!perMinute) return;
  const who = 'address' in caller ? `from ${networkOf(caller.address)}` : `of ${caller.account}`;
  await countWithin(services, perMinute, `${name} ${who}`);
}

/** Counts one thing that may happen so often a minute. Throws the Refusal `rate-limited`. */
export async function countWithin(
  services: Services,
  perMinute: number,
  what: string,
): Promise<void> {
  if (!services.config.rateLimits) return;
  const now = services.now();
  // Hashed: the counts need not show who calls whom.
  const key = createHash('sha256').update(what).digest('base64url');
  const { calls, endsAt } = await countCall(services.open.database, key, windowMs, now);
  if (calls <= perMinute) return;
  const seconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
  throw new Refusal('rate-limited', `wait ${seconds} s`, undefined, seconds);
}

/**
 * The account that a call is about: the caller's, or, of a call that anybody may make, the one whose
 * email it names, whoever calls. Null if it names none.
 */
export function accountOf(
  name: OperationName,
  { input, viewer }: { input: unknown; viewer: { userId: string } | null },
): string | null {
  if (descriptorOf(name).access !== 'anyone') return viewer?.userId ?? null;
  const isNamed = typeof input === 'object' && input !== null && 'email' in input;
  return isNamed && typeof input.email === 'string' ? input.email : null;
}

/** The network that counts as one caller: an IPv4 address, or the /64 that an IPv6 address is in. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!net.isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]!.split('::');
  const groups = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - last.length) }, () => '0');
  const all = tail === undefined ? groups : [...groups, ...zeros, ...last];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
