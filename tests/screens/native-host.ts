import { createWriter, type Envelope } from '#bridge/envelope.ts';
import { flagDefaults } from '#bridge/flags.ts';
import type { HostWindow } from '#bridge/transports/transport.ts';
import { type HostOptions, startHost } from '#lib/host.ts';
import { host, takeFlags } from '#lib/host-state.ts';

/** A native app around the page: what it hears, and how it speaks. */
export interface NativeHost {
  /** What the page has posted, in order. */
  sent: Envelope[];
  sentOf(type: string): Envelope[];
  say(type: string, payload?: unknown): void;
  /** Answers a request of the page: with a payload, or with an error of this code. */
  answer(request: Envelope, payload: object | string): void;
  /** The page stands in a plain browser again. */
  stop(): void;
}

const view = window as unknown as HostWindow;

/** Puts the page into the app's web view, whose host has written flags and injected its object. */
export function startNativeHost(
  flags: { header?: boolean; syncButton?: boolean } = {},
  heard: Pick<HostOptions, 'onReturn' | 'onNetwork'> = {},
): NativeHost {
  const sent: Envelope[] = [];
  localStorage.setItem('hem.flag.webView', 'true');
  for (const [name, value] of Object.entries(flags)) {
    localStorage.setItem(`hem.flag.${name}`, String(value));
  }
  view.ReactNativeWebView = { postMessage: (text: string) => void sent.push(JSON.parse(text)) };
  const stop = startHost({
    appVersion: '1.0.0',
    allowedOrigins: [],
    allowUrlFlags: false,
    depth: () => 0,
    navigate: () => {},
    canOpen: () => true,
    ...heard,
  });
  const write = createWriter();
  const speak = (message: Envelope) =>
    void window.dispatchEvent(
      new MessageEvent('message', { data: JSON.stringify(message), source: null }),
    );
  return {
    sent,
    sentOf: (type) => sent.filter((message) => message.type === type),
    say: (type, payload) => speak(write(type, payload)),
    answer: ({ type, id }, said) =>
      speak(
        typeof said === 'string'
          ? write(type, undefined, { re: id, error: { code: said, message: said } })
          : write(type, said, { re: id }),
      ),
    stop() {
      stop();
      delete view.ReactNativeWebView;
      Object.assign(host, { menuInHost: false, isOnline: true, capabilities: [] });
      takeFlags({ ...flagDefaults });
    },
  };
}
