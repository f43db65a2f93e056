import type { BridgeOptions } from './bridge-options.ts';
import type { Envelope } from './envelope.ts';
import { forgetOldest } from './forget-oldest.ts';
import { createLimitedWarning } from './limited-warning.ts';
import type { ToHost } from './protocol.ts';
import { findTransport } from './transports/find-transport.ts';
import { none } from './transports/none.ts';
import type { HostWindow } from './transports/transport.ts';

/** The most messages kept for a host that is not there yet; the oldest go first. */
const maxWaiting = 200;

/** The page's state messages, as `to-host.ts` has them: only the last of each is worth keeping. */
export const sentStates: readonly string[] = [
  'page.height',
  'nav.state',
  'flags.state',
] satisfies ToHost[];

/**
 * What leaves the page. Until a transport exists messages wait, state messages keeping only their
 * last; then they go in order. Without a host they are dropped.
 */
export function createOutbox(
  view: HostWindow,
  allowedOrigins: readonly string[],
  onMessage: BridgeOptions['onMessage'],
) {
  const waiting = new Map<string, Envelope>();
  const warnUnsent = createLimitedWarning('not sent');
  let transport = none;
  let hasHope = true;

  async function post(message: Envelope) {
    const text = JSON.stringify(message);
    onMessage?.('out', text, message.type);
    try {
      await transport.send(text);
    } catch (error) {
      warnUnsent('[bridge] not sent:', message.type, error);
    }
  }

  return {
    /** The chosen transport; `none` until there is one. */
    transport: () => transport,

    /** Looks for a transport; true when this call found it. Chosen once, it stays. */
    connect(): boolean {
      if (transport !== none) return false;
      transport = findTransport(view, allowedOrigins);
      if (transport === none) return false;
      waiting.forEach(post);
      waiting.clear();
      return true;
    },

    /** Nobody will come: drops what waits. */
    giveUp() {
      hasHope = false;
      waiting.clear();
    },

    /** Sends, or keeps for later. False when nobody is expected to read it. */
    send(message: Envelope): boolean {
      const { type, id } = message;
      if (transport !== none) {
        post(message);
      } else if (hasHope) {
        const key = sentStates.includes(type) ? type : id;
        waiting.delete(key);
        waiting.set(key, message);
        forgetOldest(waiting, maxWaiting);
      }
      return hasHope || transport !== none;
    },
  };
}
