import path from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { build, type Rolldown } from 'vite';
import type { Envelope } from '#bridge/envelope.ts';
import { headStub } from '#bridge/head-stub.ts';

const root = path.join(import.meta.dirname, '../..');

/** The page's address, its owner's other pages, and a stranger's. Nothing leaves the machine. */
export const pageOrigin = 'http://page.test';
export const strangerOrigin = 'http://stranger.test';

/** What the page under test keeps for the test to read. */
export interface BridgePage {
  /** The messages that reached the native side, in order. */
  posted: string[];
  /** The messages that handlers got, in order. */
  heard: { type: string; payload: unknown }[];
  connections: string[];
  bridge: {
    request(type: string, payload: unknown): Promise<unknown>;
    send(type: string, payload: unknown): void;
    rejected(): number;
  };
}

const source = `
import { createBridge } from '${path.join(root, 'bridge/bridge.ts')}';
import { toPage } from '${path.join(root, 'bridge/to-page.ts')}';
const test = (window.test ??= {});
Object.assign(test, { posted: test.posted ?? [], heard: [], connections: [] });
const bridge = createBridge({
  hello: () => ({ protocol: 1, appVersion: '1', capabilities: [] }),
  onConnection: (connection) => test.connections.push(connection),
  allowedOrigins: ['${pageOrigin}'],
});
for (const type of Object.keys(toPage)) {
  bridge.on(type, (payload) => {
    test.heard.push({ type, payload });
    if (type === 'nav.back') return { handled: true, canGoBack: false };
  });
}
test.bridge = bridge;
bridge.start();
`;

/** The bridge as the app's build would bundle it, in a script of its own. */
async function bundle(): Promise<string> {
  const id = '\0bridge-page.ts';
  const output = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: { write: false, target: 'es2022', rollupOptions: { input: 'bridge-page' } },
    plugins: [
      {
        name: 'bridge-page',
        resolveId: (name) => (name === 'bridge-page' ? id : null),
        load: (name) => (name === id ? source : null),
      },
    ],
  });
  return (output as Rolldown.RolldownOutput).output[0].code;
}

/**
 * Serves, on the two origins: `/` the page with the bridge; `/late` the same, with its bundle only
 * after `startBundle()`; `/frame` a page that frames it; anything else, an empty page.
 */
export async function serveBridge(context: BrowserContext): Promise<void> {
  const code = await bundle();
  const page = (script: string) => `<!doctype html><script>${headStub}</script>${script}`;
  const bodies: Record<string, string> = {
    '/': page(`<script type="module">${code}</script>`),
    '/late': page(
      `<script>window.startBundle = () => import(URL.createObjectURL(
        new Blob([${JSON.stringify(code).replaceAll('</', '<\\/')}], { type: 'text/javascript' })))</script>`,
    ),
    '/frame': `<!doctype html><script>
      window.heard = [];
      addEventListener('message', ({ data, origin, source }) => {
        if (source === document.querySelector('iframe').contentWindow) heard.push({ data, origin });
      });
      </script><iframe src="${pageOrigin}/"></iframe>`,
  };
  await context.route(/^http:\/\/(page|stranger)\.test\//, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: bodies[new URL(route.request().url()).pathname] ?? '<!doctype html>',
    }),
  );
}

/** One kind of native host, as scripts that run in the page. */
export interface NativeHost {
  name: string;
  /** Puts its object on the window; what the page posts goes to `take(text)`. */
  install: string;
  /** Sends `text` to the page. */
  deliver: string;
}

const reactNative = `window.ReactNativeWebView = { postMessage: (text) => take(text) };`;
const event = `new MessageEvent('message', { data: text })`;

/** The native hosts, each with the objects and the events of the real one. */
export const nativeHosts: readonly NativeHost[] = [
  {
    name: 'React Native on iOS',
    // Its object speaks through a message handler of another name, which is not ours.
    install: `window.webkit = { messageHandlers: { ReactNativeWebView: { postMessage: take } } };
      window.ReactNativeWebView = { postMessage: (text) => webkit.messageHandlers.ReactNativeWebView.postMessage(String(text)) };`,
    deliver: `window.dispatchEvent(${event});`,
  },
  {
    name: 'React Native on Android',
    install: reactNative,
    deliver: `document.dispatchEvent(${event});`,
  },
  {
    name: 'React Native on Windows',
    install: reactNative,
    deliver: `window.dispatchEvent(${event}); document.dispatchEvent(${event});`,
  },
  {
    name: 'WKWebView',
    // WebKit's object must be the receiver of the call, and may answer with a promise.
    install: `window.webkit = { messageHandlers: { hem: {
        postMessage(text) {
          if (this !== webkit.messageHandlers.hem) throw new TypeError('wrong receiver');
          take(text);
          return Promise.resolve(null);
        } } } };`,
    deliver: `window.hemBridge.receive(text);`,
  },
  {
    name: 'Android’s WebMessageListener',
    install: `window.hemHost = { postMessage: (text) => take(text), onmessage: null };`,
    deliver: `window.hemHost.onmessage?.(${event});`,
  },
];

/** Has a host put its object on every window of the page's origin before its first script. */
export const installHost = (page: Page, { install }: Pick<NativeHost, 'install'>) =>
  page.addInitScript(`if (location.origin === '${pageOrigin}' && parent === window) {
    const test = (window.test ??= { posted: [] });
    const take = (text) => {
      if (typeof text !== 'string') throw new TypeError('not a string');
      test.posted.push(text);
    };
    ${install}
  }`);

/** The messages that reached the native side, of one type or all. */
export async function postedOf(page: Page, type?: string): Promise<Envelope[]> {
  const texts = await page.evaluate(() => (window as unknown as { test: BridgePage }).test.posted);
  const messages = texts.map((text) => JSON.parse(text) as Envelope);
  return type ? messages.filter((message) => message.type === type) : messages;
}
