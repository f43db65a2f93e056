import type { HostProfile, PageWindow } from './profile.ts';

/**
 * A WKWebView of an app without a framework. WebKit insists that `postMessage` is called on the handler
 * itself, copies what it is given, and answers with a promise. Towards the page there are no events:
 * the app evaluates a call of the page's receiver, which fails while the page has none.
 */
export const webkitHost: HostProfile = {
  name: 'webkit',
  label: 'WKWebView',
  note: 'Out by webkit.messageHandlers.hem; in by a call of hemBridge.receive, no event.',
  platform: 'ios',
  install(page, receive) {
    const hem = {
      postMessage(this: unknown, body: unknown): Promise<unknown> {
        if (this !== hem) throw new TypeError('UserMessageHandler: wrong receiver');
        const copy: unknown = structuredClone(body);
        if (typeof copy === 'string') receive(copy);
        return Promise.resolve(null);
      },
    };
    Object.defineProperty(page, 'webkit', {
      value: { messageHandlers: { hem } },
      configurable: true,
      writable: true,
    });
  },
  deliver(page, text) {
    const { hemBridge } = page as PageWindow & { hemBridge?: { receive(text: string): void } };
    if (!hemBridge) throw new Error('the page has no receiver yet');
    hemBridge.receive(text);
  },
};

type Listener = (event: { data: string }) => void;

/** An Android WebView with a WebMessageListener: both ways through the one object it injects. */
export const androidHost: HostProfile = {
  name: 'android',
  label: 'Android WebView',
  note: 'Out by hemHost.postMessage; in on the same object, by onmessage or a listener.',
  platform: 'android',
  install(page, receive) {
    const listeners = new Set<Listener>();
    const hemHost = {
      onmessage: null as Listener | null,
      postMessage: (data: unknown) => receive(String(data)),
      addEventListener: (type: string, listener: Listener) =>
        void (type === 'message' && listeners.add(listener)),
      removeEventListener: (_type: string, listener: Listener) => void listeners.delete(listener),
    };
    deliveries.set(page, (event) => {
      hemHost.onmessage?.(event);
      for (const listener of listeners) listener(event);
    });
    Object.defineProperty(page, 'hemHost', { value: hemHost, configurable: true, writable: true });
  },
  deliver: (page, data) => deliveries.get(page)?.(new page.MessageEvent('message', { data })),
};

/** The native side of each page's object. */
const deliveries = new WeakMap<PageWindow, Listener>();

/** A page that frames ours, of an allowed origin: a trusted event with its source and origin. */
export const parentWindowHost: HostProfile = {
  name: 'parent-window',
  label: 'Framing page',
  note: 'Both ways by postMessage between the frame and this page.',
  platform: 'web',
  deliver: (page, text) => page.postMessage(text, location.origin),
};
