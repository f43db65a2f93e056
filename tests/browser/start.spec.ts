import type { Browser, BrowserContext } from 'playwright';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Member, RunningServer } from './built-server.ts';
import { sharedChromium, signedIn, views, watch } from './chromium.ts';
import { sharedServer } from './shared-server.ts';

/*
 * From the document to the first screen: the page itself says that Hem opens, and gives way once, to
 * the whole screen.
 */

declare global {
  interface Window {
    /** What the frames of the page showed, without repetitions. */
    shownAtStart: string[];
  }
}

let server: RunningServer;
let browser: Browser;
let member: Member;
let context: BrowserContext;

beforeAll(async () => {
  server = sharedServer();
  browser = await sharedChromium();
  member = await server.member();
  const form = { owner: member.userId, name: 'Everyday', description: '' };
  await server.call('saveWardrobe', form, member.token);
});
afterEach(() => context?.close());

/** A page on which nothing was opened yet, which notes every frame. */
async function newPage(as: Member | null, view: keyof typeof views = 'phone') {
  context = await browser.newContext({
    ...views[view],
    ...(as ? { storageState: signedIn(server.origin, as) } : {}),
  });
  const { faults } = watch(context, server.origin);
  await context.addInitScript(() => {
    window.shownAtStart = [];
    const look = () => {
      const start = document.querySelector('#root .start');
      const shown = document.querySelector('#root h1, #root h2')
        ? 'screen'
        : start?.querySelector('svg')
          ? Number(getComputedStyle(start).opacity) > 0
            ? 'wordmark'
            : 'nothing'
          : 'nothing';
      if (window.shownAtStart.at(-1) !== shown) window.shownAtStart.push(shown);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return { page: await context.newPage(), faults };
}

/** Holds requests to an address back; answers how to let them go. */
async function hold(address: RegExp | string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const entry = /\/assets\/index-[\w-]+\.js$/;

describe('a start', () => {
  it('says that Hem opens before its script has come, and on until the screen is there', async () => {
    const { page, faults } = await newPage(member);
    const release = await hold(entry);
    const answers = await hold(/\/api\/users\//);
    await page.goto(`${server.origin}/wardrobes`, { waitUntil: 'commit' });
    const wordmark = page.getByRole('status', { name: 'Opening Hem' });
    await wordmark.locator('svg').waitFor();
    await expect.poll(() => page.evaluate(() => window.shownAtStart.at(-1))).toBe('wordmark');
    release();
    // The app has taken over and waits for its user: still the same.
    await expect
      .poll(() => page.evaluate(() => document.querySelector('#root')?.childElementCount))
      .toBeGreaterThan(0);
    await page.waitForFunction(
      () =>
        '__reactContainer' in
        Object.keys(document.querySelector('#root')!).reduce<Record<string, true>>(
          (all, key) => ({ ...all, [key.split('$')[0]!]: true }),
          {},
        ),
    );
    answers();
    await page.getByRole('heading', { name: 'Everyday' }).waitFor();
    const shown = await page.evaluate(() => window.shownAtStart);
    expect(shown.slice(shown.indexOf('wordmark'))).toEqual(['wordmark', 'screen']);
    expect(faults).toEqual([]);
  });

  it('whose answers are here is drawn once, whole', async () => {
    const { page } = await newPage(member);
    const release = await hold(entry);
    const answered = Promise.all(
      ['users/v1/query', 'wardrobes/v1/query', 'cache/v1/manage'].map((path) =>
        page.waitForResponse((answer) => answer.url().includes(`/api/${path}`)),
      ),
    );
    await page.goto(`${server.origin}/wardrobes`, { waitUntil: 'commit' });
    await answered;
    // The refresh of the cache is of the first visit alone.
    await page.evaluate(() => sessionStorage.setItem('hem.cacheRefreshed', 'true'));
    await page.evaluate(() => {
      const root = document.querySelector('#root')!;
      const seen: string[] = [];
      new MutationObserver(() => {
        seen.push(root.querySelector('h2')?.textContent ?? root.textContent ?? '');
      }).observe(root, { childList: true });
      Object.assign(window, { seen });
    });
    release();
    await page.getByRole('heading', { name: 'Everyday' }).waitFor();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen).toEqual(['Everyday']);
  });

  it('on a first visit draws its first picture with at most 100 kB of scripts and styles', async () => {
    const { page } = await newPage(await server.signInDemo());
    const sizes: Promise<number>[] = [];
    const early = /\/assets\/index-[\w-]+\.(js|css)$/;
    const release = await hold(/\/assets\/(?!index-)[^/]+\.(js|css)$/);
    page.on('requestfinished', (request) => {
      if (early.test(request.url()))
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(`${server.origin}/wardrobes`, { waitUntil: 'commit' });
    // Nothing else has come when it hangs there.
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('#root article img')].some(
        (picture) => picture.complete && picture.naturalWidth > 0,
      ),
    );
    const first = await page.evaluate(
      () => document.querySelector<HTMLImageElement>('#root article img')!.src,
    );
    expect(first).toContain('/240');
    expect(sizes).toHaveLength(2);
    const sum = (await Promise.all(sizes)).reduce((total, bytes) => total + bytes, 0);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(100_000);
    // Then it is drawn fine.
    release();
    await page.waitForFunction(() =>
      document.querySelector<HTMLImageElement>('#root article img')!.currentSrc.includes('/720'),
    );
  });

  it('asks for the first pictures when the entry has come, and not beside it', async () => {
    const { page } = await newPage(await server.signInDemo());
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const release = await hold(entry);
    const answer = page.waitForResponse((one) => one.url().includes('/api/wardrobes/'));
    await page.goto(`${server.origin}/wardrobes`, { waitUntil: 'commit' });
    await (await answer).finished();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const isBehind = (path: string) => path.startsWith('/images/') || path.endsWith('.woff2');
    expect(asked.filter(isBehind)).toEqual([]);
    release();
    await expect
      .poll(() => asked.filter((path) => path.endsWith('/240')).length)
      .toBeGreaterThanOrEqual(5);
  });

  it('on the next visit lays the screen over the page as it was left, until the app has drawn it', async () => {
    const { page } = await newPage(await server.signInDemo());
    await page.goto(`${server.origin}/wardrobes`);
    await page.locator('article img').first().waitFor();
    // It is kept when the page is left, once the code for that has come.
    const kept = () =>
      page.evaluate(() => {
        window.dispatchEvent(new Event('pagehide'));
        return localStorage.getItem('hem.seen') ?? '';
      });
    await expect.poll(kept, { timeout: 20_000 }).toContain('Coats &amp; knits');
    const release = await hold(entry);
    await page.goto(`${server.origin}/wardrobes`, { waitUntil: 'commit' });
    await page.locator('[data-seen]').getByText('Coats & knits').waitFor();
    expect(await page.locator('#root').getByText('Coats & knits').count()).toBe(0);
    release();
    await page.locator('[data-seen]').waitFor({ state: 'detached' });
    await page.locator('#root').getByText('Coats & knits').waitFor();
  });

  it('in the Style Lab fetches its files with the page, and shows it in its styles', async () => {
    const { page, faults } = await newPage(member);
    await page.goto(`${server.origin}/style-lab`);
    await page.getByText('The quiet reds').first().waitFor();
    const { early, applied } = await page.evaluate(() => ({
      early: [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]')].map(
        ({ href }) => href,
      ),
      applied: [...document.styleSheets].map(({ href }) => href),
    }));
    expect(early.length).toBeGreaterThan(1);
    expect(applied).toEqual(expect.arrayContaining(early));
    const tooWide = () => document.querySelector('main')!.scrollWidth - window.innerWidth;
    expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0);
    expect(faults).toEqual([]);
  });

  it('hears a press during which the code of the banner above the bars comes', async () => {
    const { page } = await newPage(member, 'desktop');
    const release = await hold(/\/assets\/extension-banner-[\w-]+\.js$/);
    await page.goto(`${server.origin}/wardrobes`);
    const profile = page.getByRole('button', { name: /^Profile menu/ });
    const { x, y, width, height } = (await profile.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    release();
    await page.getByRole('link', { name: 'Add to Chrome' }).waitFor();
    await page.mouse.up();
    await page.getByRole('menuitem', { name: 'Account Settings' }).waitFor({ timeout: 20_000 });
  });

  it('leads to the sign-in without a session, and errors have their stacks again', async () => {
    const { page } = await newPage(null);
    await page.goto(`${server.origin}/wardrobes`);
    await page.getByRole('button', { name: 'Continue' }).waitFor();
    expect(await page.evaluate(() => new Error('any').stack?.split('\n').length)).toBeGreaterThan(
      1,
    );
  });
});
