import type { Browser, BrowserContext, Page } from 'playwright';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type BridgePage,
  installHost,
  nativeHosts,
  pageOrigin,
  serveBridge,
  strangerOrigin,
} from './bridge-page.ts';
import { sharedChromium } from './chromium.ts';

/*
 * Who may speak to the page, by every way a script in a browser can reach it. A legacy message has
 * no id, so that nothing but the speaker decides.
 */

let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  browser = await sharedChromium();
});
beforeEach(async () => {
  context = await browser.newContext();
  await serveBridge(context);
  page = await context.newPage();
});
afterEach(() => context.close());

const text = JSON.stringify({ type: 'app.state', state: 'background' });
type Under = Window & { test: BridgePage };

async function openPage(isNative: boolean): Promise<void> {
  if (isNative) await installHost(page, nativeHosts[1]!);
  await page.goto(`${pageOrigin}/`);
  await page.waitForFunction(() => (window as unknown as Under).test?.bridge);
}

/** Has a speaker post a message, waits until the page has accepted or refused it, and tells which. */
async function becomes(speak: () => Promise<unknown>): Promise<'heard' | 'refused'> {
  await speak();
  return vi.waitFor(async () => {
    const { heard, rejected } = await page.evaluate(() => {
      const { test } = window as unknown as Under;
      return { heard: test.heard.length, rejected: test.bridge.rejected() };
    });
    expect(heard + rejected).toBe(1);
    return heard ? 'heard' : 'refused';
  });
}

/** Puts a frame into the page, and runs a script in it. */
async function inFrame(origin: string, script: string): Promise<unknown> {
  await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const frame = document.createElement('iframe');
        frame.onload = resolve;
        frame.src = src;
        document.body.append(frame);
      }),
    `${origin}/empty`,
  );
  return page.frame({ url: `${origin}/empty` })!.evaluate(script);
}

const inPage = (script: string) => () =>
  page.evaluate(`{ const text = ${JSON.stringify(text)}; ${script} } 0`);
const event = (init = '') => `new MessageEvent('message', { data: text, ${init} })`;
const post = (target: string) => `${target}.postMessage(${JSON.stringify(text)}, '*'); 0`;

describe('beside a native host', () => {
  beforeEach(() => openPage(true));

  it('its own script is heard', async () => {
    expect(await becomes(inPage(`window.dispatchEvent(${event()})`))).toBe('heard');
  });

  it.each([
    ['a script that posts to its own window', inPage(`window.postMessage(text, '*')`)],
    ['an event that names a source', inPage(`window.dispatchEvent(${event('source: window')})`)],
    [
      'an event that names the page’s origin',
      inPage(`window.dispatchEvent(${event('origin: location.origin')})`),
    ],
    [
      'a message port',
      inPage(`const { port1, port2 } = new MessageChannel();
      port2.onmessage = ({ data }) => window.postMessage(data, '*'); port1.postMessage(text)`),
    ],
    [
      'an extension that posts what it is not asked',
      inPage(`window.postMessage({ source: 'react-devtools-bridge', payload: text }, '*')`),
    ],
    [
      'a worker’s message passed on',
      inPage(`const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(' + JSON.stringify(text) + ')'])));
      worker.onmessage = ({ data }) => window.postMessage(data, location.origin)`),
    ],
  ])('%s is refused', async (_, speak) => {
    expect(await becomes(speak)).toBe('refused');
  });

  it.each([
    ['of the page’s own origin', pageOrigin],
    ['of another origin', strangerOrigin],
  ])('a frame %s that posts is refused', async (_, origin) => {
    expect(await becomes(() => inFrame(origin, post('parent')))).toBe('refused');
  });

  it('a frame of another origin cannot dispatch an event in the page', async () => {
    const script = `try { parent.dispatchEvent(new MessageEvent('message')); 'done' } catch (error) { error.name }`;
    expect(await inFrame(strangerOrigin, script)).toBe('SecurityError');
  });

  it.each([
    ['of the page’s own origin', pageOrigin],
    ['of another origin', strangerOrigin],
  ])('another window %s is refused', async (_, origin) => {
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate((address) => void window.open(address), `${origin}/empty`),
    ]);
    await other.waitForLoadState();
    expect(await becomes(() => other.evaluate(post('opener')))).toBe('refused');
  });

  it('nobody’s message leaves a word on the console', async () => {
    const words: string[] = [];
    page.on('console', (message) => words.push(message.text()));
    await becomes(inPage(`window.postMessage('{"type":"nobody.knows"}', '*')`));
    expect(words).toEqual([]);
  });
});

describe('without a native host', () => {
  beforeEach(() => openPage(false));

  it('an event like a native host’s is not heard', async () => {
    await inPage(`window.dispatchEvent(${event()})`)();
    // It waits for a host that may be late; none comes, so no message is handled.
    await becomes(inPage(`window.postMessage(text, '*')`));
    expect(await page.evaluate('test.heard')).toEqual([]);
  });

  it('a call of the receiver is not heard', async () => {
    await inPage(`window.hemBridge.receive(text)`)();
    await becomes(inPage(`window.postMessage(text, '*')`));
    expect(await page.evaluate('test.heard')).toEqual([]);
  });
});
