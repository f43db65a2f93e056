import { bringLateAnswers } from '#bridge/late-answers.ts';
import type { Answer, Payload } from '#bridge/protocol.ts';
import { bridgeToHost } from './host.ts';

/** What the host's store asked its user, and may be a while about, in milliseconds. */
const buyLimitMs = 900_000;
const ownedLimitMs = 30_000;

/** A product of the host's store. */
export type HostProduct = NonNullable<Payload<'purchase.ask'>['product']>;

bringLateAnswers();

/**
 * Asks the host to sell a product in its store, or what is owned there. Throws a BridgeError where it cannot, or says
 * nothing for long.
 */
export function askHostStore(
  asked: Payload<'purchase.ask'>,
  signal?: AbortSignal,
): Promise<Answer<'purchase.ask'>> {
  const bridge = bridgeToHost();
  if (!bridge) return Promise.reject(new Error('there is no host'));
  const timeoutMs = asked.kind === 'buy' ? buyLimitMs : ownedLimitMs;
  return bridge.request('purchase.ask', asked, { timeoutMs, signal });
}
