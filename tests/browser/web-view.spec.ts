import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from './built-server.ts';
import { sharedChromium, signedIn, views } from './chromium.ts';
import { sharedServer } from './shared-server.ts';

const safeArea = { top: 47, right: 0, bottom: 34, left: 0 };
let server: RunningServer;
let browser: Browser;
let state: ReturnType<typeof signedIn>;
let itemId: string;

beforeAll(async () => {
  server = sharedServer();
  browser = await sharedChromium();
  const { userId, token } = await server.signInDemo();
  state = signedIn(server.origin, { userId, token });
  const { itemIds } = await server.call('getItemNavigation', { owner: userId, filter: {} }, token);
  itemId = itemIds[0]!;
});

/** A page in the web view of a React Native host that has no header of ours. */
async function openInHost(path: string, view: object = views.phone): Promise<Page> {
  const context = await browser.newContext({ ...views.phone, ...view, storageState: state });
  await context.addInitScript(() => {
    localStorage.setItem('hem.flag.webView', 'true');
    localStorage.setItem('hem.flag.header', 'false');
    Object.assign(window, { ReactNativeWebView: { postMessage() {} } });
  });
  const page = await context.newPage();
  await page.goto(`${server.origin}${path}`);
  return page;
}

let lastSeq = 0;
function say(page: Page, type: string, payload: object): Promise<unknown> {
  lastSeq += 1;
  const message = { v: 1, type, payload, id: `host-${lastSeq}`, sid: 'host', seq: lastSeq };
  return page.evaluate((data) => {
    window.dispatchEvent(new MessageEvent('message', { data }));
  }, JSON.stringify(message));
}
const welcome = (page: Page, screen: object) =>
  say(page, 'bridge.welcome', { platform: 'test', capabilities: [], ...screen });

/** The highest control or heading on the page. */
const highest = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('button, a, h1, label')].filter(
      (element) => element.checkVisibility() && !element.closest('.visually-hidden'),
    );
    return Math.min(
      ...shown.map((element) => element.getBoundingClientRect()).map(({ top }) => top),
    );
  });

describe('under a notch, without a header', () => {
  const places: [string, (page: Page) => Promise<void>][] = [
    ['/wardrobes', (page) => page.locator('article h2').first().waitFor()],
    ['/items', (page) => page.locator('[data-tile] a').first().waitFor()],
    ['/account-settings', (page) => page.getByLabel('First name').waitFor()],
    ['an item', (page) => page.getByRole('button', { name: 'Edit', exact: true }).waitFor()],
  ];
  it.each(places)('%s keeps clear of it, offline too', async (place, ready) => {
    const page = await openInHost(place.startsWith('/') ? place : `/items/${itemId}`);
    await ready(page);
    await welcome(page, { safeArea });
    await expect.poll(() => highest(page)).toBeGreaterThanOrEqual(safeArea.top);
    expect(await highest(page)).toBeLessThan(safeArea.top + 60);

    await say(page, 'network.state', { isOnline: false });
    const words = page.getByText(/^You are offline/);
    await words.waitFor();
    const strip = (await words.boundingBox())!;
    expect(strip.y).toBe(0);
    expect(await highest(page)).toBeGreaterThanOrEqual(strip.height);
    expect(await highest(page)).toBeLessThan(strip.height + 60);
    await page.context().close();
  });
});

describe('a keyboard that lies over the page', () => {
  it('leaves the actions of the screen in sight', async () => {
    const page = await openInHost('/items');
    await page.locator('[data-tile] a').first().waitFor();
    await welcome(page, {});
    await say(page, 'viewport.changed', { keyboard: { height: 300 } });
    const add = page.getByRole('button', { name: 'Add piece' });
    const bottom = async () => {
      const box = (await add.boundingBox())!;
      return box.y + box.height;
    };
    await expect.poll(bottom).toBeLessThanOrEqual(844 - 300);
    await say(page, 'viewport.changed', { keyboard: { height: 0 } });
    await expect.poll(bottom).toBeGreaterThan(844 - 300);
    await page.context().close();
  });
});

describe('what is opened while the page runs', () => {
  const at = (page: Page) => page.evaluate(() => location.pathname + location.search);
  const entries = (page: Page) => page.evaluate(() => history.length);

  it('is left as it would be had one walked there: the sheet first, then the screen', async () => {
    const page = await openInHost('/wardrobes');
    await page.locator('article h2').first().waitFor();
    await welcome(page, {});
    await say(page, 'nav.open', { path: '/items?sheet=add' });
    await page.getByRole('dialog', { name: 'Add pieces' }).waitFor();
    await say(page, 'nav.back', {});
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await at(page)).toBe('/items');
    await say(page, 'nav.back', {});
    await expect.poll(() => at(page)).toBe('/wardrobes');
    await page.context().close();
  });

  it('makes no second entry of the place where one is, by a link as well', async () => {
    const page = await openInHost('/wardrobes');
    await page.locator('article h2').first().waitFor();
    await welcome(page, {});
    const before = await entries(page);
    await say(page, 'nav.open', { path: '/' });
    await say(page, 'nav.open', { path: '/wardrobes' });
    const tab = page
      .getByRole('navigation', { name: 'Wardrobe' })
      .getByRole('link', { name: 'Wardrobes' });
    await tab.click();
    // Written otherwise than the browser would write it.
    await say(page, 'nav.open', { path: '/items?search=a%20b' });
    await expect.poll(() => at(page)).toBe('/items?search=a%20b');
    expect(await entries(page)).toBe(before + 1);
    await page.context().close();
  });
});

describe('back in front', () => {
  it('the page reads again what is on screen', async () => {
    const page = await openInHost('/wardrobes');
    await page.locator('article h2').first().waitFor();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.postData() ?? ''));
    await say(page, 'app.state', { state: 'background' });
    await say(page, 'app.state', { state: 'active' });
    await expect.poll(() => asked.some((body) => body.includes('getWardrobes'))).toBe(true);
    await page.context().close();
  });
});

describe('from a checkout back to the thanks', () => {
  it('has the wardrobes behind it, from the first word on', async () => {
    const context = await browser.newContext({ ...views.phone, storageState: state });
    await context.addInitScript(() => {
      localStorage.setItem('hem.flag.webView', 'true');
      const posted: { type: string; payload?: unknown }[] = [];
      const back = { v: 1, type: 'nav.back', payload: {}, id: 'host-0', sid: 'host', seq: 0 };
      const postMessage = (text: string) => {
        const message = JSON.parse(text);
        posted.push(message);
        if (message.type !== 'page.ready') return;
        const data = JSON.stringify(back);
        queueMicrotask(() => window.dispatchEvent(new MessageEvent('message', { data })));
      };
      Object.assign(window, { posted, ReactNativeWebView: { postMessage } });
    });
    const page = await context.newPage();
    // As the shop leads there: in a document of its own.
    await page.goto(`${server.origin}/alterations/thank-you`);
    const sentOf = (type: string) =>
      page.evaluate(
        (type) =>
          (window as unknown as { posted: { type: string; payload?: object }[] }).posted
            .filter((message) => message.type === type)
            .map(({ payload }) => payload),
        type,
      );
    await expect.poll(() => sentOf('nav.back')).toMatchObject([{ handled: true }]);
    await page.waitForURL(/\/wardrobes$/);
    const [first] = await sentOf('nav.state');
    expect(first).toMatchObject({ path: '/alterations/thank-you', depth: 1, canGoBack: true });
    await page.context().close();
  });
});
