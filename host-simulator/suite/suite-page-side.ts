import { createBridge } from '#bridge/bridge.ts';
import { capabilitiesOf } from '#bridge/capabilities.ts';
import { type Envelope, protocolVersion, readEnvelope } from '#bridge/envelope.ts';
import type { Payload, Verdict } from '#bridge/protocol.ts';
import { toPage } from '#bridge/to-page.ts';
import { findTransport } from '#bridge/transports/find-transport.ts';
import type { HostWindow } from '#bridge/transports/transport.ts';

/** A message that came from the host. */
export interface Inbound {
  text: string;
  atMs: number;
  verdict: Verdict | undefined;
  /** The message; missing where not even the envelope could be read. */
  message: Envelope | undefined;
}

/** The ending of a request of the suite's own: the answer, or `undefined` where nothing came. */
export type Ending = Inbound | undefined;

/**
 * The page's half of the protocol as the suite uses it: the bridge that the app itself has, and a
 * record of all that came through it.
 */
export function createPageSide(view: HostWindow, allowedOrigins: readonly string[]) {
  const inbound: Inbound[] = [];
  const sent: Envelope[] = [];
  const watchers = new Set<() => void>();
  const startedAtMs = performance.now();
  const sinceStart = () => Math.round(performance.now() - startedAtMs);
  const moved = () => ({ handled: true, canGoBack: false });
  const hello = (): Payload<'bridge.hello'> => ({
    protocol: protocolVersion,
    appVersion: 'suite',
    capabilities: capabilitiesOf(toPage),
    navigation: { path: '/host-simulator/?suite=host', depth: 0, canGoBack: false, title: 'Suite' },
  });

  const bridge = createBridge({
    hello,
    onConnection() {},
    allowedOrigins,
    onMessage(direction, text, _type, verdict) {
      const read = readEnvelope(text);
      const message = typeof read === 'string' ? undefined : read;
      if (direction === 'out') {
        if (message) sent.push(message);
        return;
      }
      inbound.push({ text, atMs: sinceStart(), verdict, message });
      for (const watcher of [...watchers]) watcher();
    },
    view,
  });
  bridge.on('nav.back', moved);
  bridge.on('nav.tab', moved);
  bridge.on('nav.open', moved);

  /** Resolves with the first message that fits and came after `from` others, or with nothing. */
  function next(fits: (each: Inbound) => boolean, withinMs: number, from = 0): Promise<Ending> {
    return new Promise((resolve) => {
      const end = (found: Ending) => {
        watchers.delete(look);
        clearTimeout(timer);
        resolve(found);
      };
      const look = () => {
        const found = inbound.slice(from).find(fits);
        if (found) end(found);
      };
      const timer = setTimeout(() => end(undefined), withinMs);
      watchers.add(look);
      look();
    });
  }

  return {
    bridge,
    inbound,
    next,
    transport: () => findTransport(view, allowedOrigins),

    /** The first welcome, if it has come. */
    welcome: () => inbound.find(({ message }) => message?.type === 'bridge.welcome'),

    /** Says hello again, as a page does that comes back from the browser's cache. */
    sayHello: () => bridge.send('bridge.hello', hello()),

    /** Sends the host a request of any type; resolves with the answer, or nothing. */
    async ask(type: string, payload: unknown, withinMs = 5_000): Promise<Ending> {
      bridge.send(type as 'sync.request', payload as never);
      // Without a transport it is sent together with the hello; its id is known only then.
      const untilMs = performance.now() + withinMs;
      let asked: Envelope | undefined;
      while (!asked && performance.now() < untilMs) {
        asked = sent.findLast((message) => message.type === type);
        if (!asked) await new Promise((resolve) => setTimeout(resolve, 20));
      }
      const id = asked?.id;
      if (id === undefined) return;
      return next(({ message }) => message?.re === id, untilMs - performance.now());
    },
  };
}

/** The result of {@link createPageSide}. */
export type PageSide = ReturnType<typeof createPageSide>;
