import type { Browser, BrowserContext, Frame, Page } from 'playwright';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWriter, type Envelope } from '#bridge/envelope.ts';
import {
  type BridgePage,
  installHost,
  type NativeHost,
  nativeHosts,
  pageOrigin,
  postedOf,
  serveBridge,
  strangerOrigin,
} from './bridge-page.ts';
import { sharedChromium } from './chromium.ts';

let browser: Browser;
let context: BrowserContext;
let page: Page;
let write: ReturnType<typeof createWriter>;
let faults: string[];

beforeAll(async () => {
  browser = await sharedChromium();
});
beforeEach(async () => {
  context = await browser.newContext();
  await serveBridge(context);
  faults = [];
  context.on('weberror', (error) => faults.push(String(error.error())));
  page = await context.newPage();
  write = createWriter();
});
afterEach(async () => {
  await context.close();
  expect(faults).toEqual([]);
});

type Under = Window & { test: BridgePage; text: string };
const inPage = (script: string) => page.evaluate(script);
const heard = (frame: Page | Frame = page) =>
  frame.evaluate(() => (window as unknown as Under).test.heard);
const welcome = { platform: 'test', capabilities: ['file.share@1'] };

/** Sends a text as the host does. */
const deliver = (host: NativeHost, text: string) =>
  inPage(`{ const text = ${JSON.stringify(text)}; ${host.deliver} }`);

async function say(host: NativeHost, type: string, payload?: unknown, rest?: Partial<Envelope>) {
  const message = { ...write(type, payload), ...rest };
  await deliver(host, JSON.stringify(message));
  return message;
}

/** Each gap between hellos is twice the last, so by now another would have come. */
const nextHelloIsDue = async () => {
  const now = await page.evaluate(() => performance.now());
  await page.waitForFunction((then) => performance.now() > then, now * 2 + 300);
};

const wait = <T>(look: () => Promise<T>) => vi.waitFor(look, { timeout: 8_000 });

describe.each(nativeHosts)('under $name', (host) => {
  beforeEach(async () => {
    await installHost(page, host);
    await page.goto(`${pageOrigin}/`);
    await page.waitForFunction(() => (window as unknown as Under).test.connections?.length > 0);
  });

  it('the page says hello, and no more once it is welcomed', async () => {
    expect(await postedOf(page, 'bridge.hello')).not.toEqual([]);
    await say(host, 'bridge.welcome', welcome);
    const connections = await page.evaluate(() => (window as unknown as Under).test.connections);
    expect(connections).toEqual(['pending', 'welcomed']);
    const { length } = await postedOf(page, 'bridge.hello');
    await nextHelloIsDue();
    expect(await postedOf(page, 'bridge.hello')).toHaveLength(length);
  });

  it('both sides ask and are answered', async () => {
    await say(host, 'bridge.welcome', welcome);
    const { id } = await say(host, 'nav.back', {});
    await wait(async () =>
      expect(await postedOf(page, 'nav.back')).toMatchObject([
        { re: id, payload: { handled: true, canGoBack: false } },
      ]),
    );
    await inPage(
      `test.answer = test.bridge.request('file.share', { name: 'a', mimeType: 'b', base64: '' }); 0`,
    );
    const [asked] = await postedOf(page, 'file.share');
    await say(host, 'file.share', { shared: true }, { re: asked?.id as string });
    expect(await inPage('test.answer')).toEqual({ shared: true });
  });

  it('commands are done in order, each once, and a state never goes back', async () => {
    const first = await say(host, 'flags.set', { flags: { a: 1 } });
    const old = write('app.state', { state: 'background' });
    await say(host, 'flags.set', { flags: { a: 2 } });
    await say(host, 'app.state', { state: 'active' });
    await deliver(host, JSON.stringify(first));
    await deliver(host, JSON.stringify(old));
    await say(host, 'flags.set', { flags: { a: 3 } });
    await wait(async () =>
      expect((await heard()).filter(({ type }) => type === 'flags.set')).toMatchObject([
        { payload: { flags: { a: 1 } } },
        { payload: { flags: { a: 2 } } },
        { payload: { flags: { a: 3 } } },
      ]),
    );
    expect((await heard()).filter(({ type }) => type === 'app.state')).toEqual([
      { type: 'app.state', payload: { state: 'active' } },
    ]);
  });

  it('a press from before the protocol counts once', async () => {
    await deliver(host, '{"type":"nav.back"}');
    await deliver(host, '{"type":"nav.tab","tab":"wardrobe"}');
    await wait(async () => expect(await heard()).toHaveLength(2));
    expect((await heard()).map(({ type }) => type)).toEqual(['nav.back', 'nav.tab']);
  });

  it('what is unknown is written to the console and answered, what is bad is reported', async () => {
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    const unknown = await say(host, 'wallet.open', { a: 1 });
    const bad = await say(host, 'nav.open', { path: 7 });
    await deliver(host, '{"v":1,"type":"nav.ba');
    await wait(async () =>
      expect(await postedOf(page, 'bridge.error')).toHaveLength(
        // On Windows everything comes twice; two messages without ids cannot be told apart.
        host.name.endsWith('Windows') ? 3 : 2,
      ),
    );
    expect(await postedOf(page, 'wallet.open')).toMatchObject([
      { re: unknown.id, error: { code: 'UNKNOWN_TYPE' } },
    ]);
    expect(await postedOf(page, 'nav.open')).toMatchObject([
      { re: bad.id, error: { code: 'BAD_PAYLOAD' } },
    ]);
    expect(warnings).toEqual([
      `[bridge] unknown message type "wallet.open" ${JSON.stringify(unknown)}`,
    ]);
    expect(await heard()).toEqual([]);
  });

  it('what the host says before the page’s code has come is heard, in order', async () => {
    await page.goto(`${pageOrigin}/late`);
    await say(host, 'flags.set', { flags: { a: 1 } });
    await say(host, 'flags.set', { flags: { a: 2 } });
    await inPage('startBundle()');
    await wait(async () =>
      expect((await heard()).map(({ payload }) => payload)).toEqual([
        { flags: { a: 1 } },
        { flags: { a: 2 } },
      ]),
    );
  });
});

describe('a native object that comes after the page', () => {
  it('is found, and what its host said before is heard', async () => {
    const host = nativeHosts[1] as NativeHost;
    await page.goto(`${pageOrigin}/`);
    await say(host, 'app.state', { state: 'background' });
    await inPage(`test.bridge.send('page.ready', {})`);
    expect(await heard()).toEqual([]);
    await inPage(
      `window.ReactNativeWebView = { postMessage: (text) => test.posted.push(text) }; 0`,
    );
    await wait(async () =>
      expect((await postedOf(page)).map(({ type }) => type)).toEqual([
        'page.ready',
        'bridge.hello',
      ]),
    );
    expect(await heard()).toEqual([{ type: 'app.state', payload: { state: 'background' } }]);
  });
});

describe('under a framing page', () => {
  const frame = () => page.frame({ url: `${pageOrigin}/` }) as Frame;
  const inFrame = async (text: string) => {
    await page.evaluate(
      ([data, origin]) => {
        document.querySelector('iframe')?.contentWindow?.postMessage(data, origin as string);
      },
      [text, pageOrigin],
    );
  };
  const framed = (type: string) =>
    page.evaluate(
      (wanted) =>
        (window as unknown as { heard: { data: string; origin: string }[] }).heard
          .map(({ data, origin }) => ({ ...JSON.parse(data), origin }))
          .filter((message) => message.type === wanted),
      type,
    );

  it('of its own origin it says hello, and asks and answers', async () => {
    await page.goto(`${pageOrigin}/frame`);
    await wait(async () =>
      expect((await framed('bridge.hello'))[0]).toMatchObject({ origin: pageOrigin }),
    );
    await inFrame(JSON.stringify(write('bridge.welcome', welcome)));
    const back = write('nav.back', {});
    await inFrame(JSON.stringify(back));
    await inFrame(JSON.stringify(back));
    await wait(async () => expect(await framed('nav.back')).toMatchObject([{ re: back.id }]));
    const { length } = await framed('bridge.hello');
    await nextHelloIsDue();
    expect(await framed('bridge.hello')).toHaveLength(length);
    expect(await framed('nav.back')).toHaveLength(1);
  });

  it('of another origin it says nothing, and hears nothing', async () => {
    await page.goto(`${strangerOrigin}/frame`);
    await frame().waitForFunction(() => (window as unknown as Under).test?.bridge);
    await inFrame(JSON.stringify(write('app.state', { state: 'background' })));
    await frame().waitForFunction(() => (window as unknown as Under).test.bridge.rejected() === 1);
    expect(await heard(frame())).toEqual([]);
    expect(await page.evaluate('heard')).toEqual([]);
  });
});

describe('in a plain tab', () => {
  it('the page works without a host, says nothing, and gives up asking', async () => {
    await page.clock.install();
    await page.goto(`${pageOrigin}/`);
    await page.waitForFunction(() => (window as unknown as Under).test?.bridge);
    await inPage(`test.answer = test.bridge
      .request('file.share', { name: 'a', mimeType: 'b', base64: '' })
      .catch(({ code }) => code); 0`);
    await page.clock.runFor(8_100);
    expect(await inPage('test.answer')).toMatch(/NO_HOST|TIMEOUT/);
    expect(await inPage('test.connections')).toEqual([]);
  });
});
