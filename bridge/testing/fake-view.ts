import type { Envelope } from '../envelope.ts';
import { createWriter } from '../envelope.ts';
import type { HostWindow, Port } from '../transports/transport.ts';

type Listener = (event: Record<string, unknown>) => void;

/** A window that a test can speak into as any speaker, and read what the page sent from. */
export function createFakeView(properties: Record<string, unknown> = {}) {
  const listeners = new Map<string, Set<Listener>>();
  const write = createWriter();
  const sent: Envelope[] = [];
  const view = {
    location: { origin: 'http://page.test' },
    addEventListener(type: string, listener: Listener, options?: { signal?: AbortSignal }) {
      const all = listeners.get(type) ?? new Set();
      listeners.set(type, all.add(listener));
      options?.signal?.addEventListener('abort', () => all.delete(listener));
    },
    removeEventListener: (type: string, listener: Listener) =>
      listeners.get(type)?.delete(listener),
    ...properties,
  } as unknown as HostWindow;
  if (!('parent' in properties)) Object.assign(view, { parent: view });

  const emit = (type: string, event: Record<string, unknown>) => {
    for (const listener of listeners.get(type) ?? []) listener(event);
  };
  /** Speaks as the native host's injected script does. */
  const speak = (data: unknown) =>
    emit('message', { data, isTrusted: false, source: null, origin: '' });

  return {
    view,
    sent,
    emit,
    speak,
    write,
    /** A native host's object that keeps what it is given. */
    port: { postMessage: (text: string) => void sent.push(JSON.parse(text)) } satisfies Port,
    /** Sends a message of the protocol as the native host; returns it. */
    say(type: string, payload?: unknown, rest?: Partial<Envelope>): Envelope {
      const message = { ...write(type, payload), ...rest };
      speak(JSON.stringify(message));
      return message;
    },
    /** What was sent of one type. */
    sentOf: (type: string) => sent.filter((message) => message.type === type),
  };
}

/** A welcome that says nothing special. */
export const plainWelcome = { platform: 'test', capabilities: [] as string[] };

/** Lets everything that is already due happen, timers aside. */
export const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};
