import type { Browser, BrowserContext, Page } from 'playwright';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { RunningServer } from './built-server.ts';
import { sharedChromium, signedIn, views } from './chromium.ts';
import { sharedServer } from './shared-server.ts';

let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  server = sharedServer();
  browser = await sharedChromium();
});
beforeEach(async () => {
  const member = await server.member();
  context = await browser.newContext({
    ...views.phone,
    storageState: signedIn(server.origin, member),
  });
  page = await context.newPage();
});
afterEach(() => context.close());

it('a call without an answer opens the dialog after 10 s, whose Refresh reloads', async () => {
  await page.clock.install();
  await page.goto(`${server.origin}/wardrobes`);
  await page.getByText('Start with one rail').waitFor();
  let isAsked = () => {};
  const asked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  await page.route('**/api/items/v1/query', () => isAsked());
  await page.getByRole('link', { name: 'Items' }).click();
  await asked;
  // What is read ahead of a screen is told by the screen: its code may come after the answer was given up.
  await page.getByRole('heading', { name: 'Items', level: 1 }).waitFor({ state: 'attached' });
  const dialog = page.getByRole('alertdialog', {
    name: 'Something went wrong. Please refresh the page to try again.',
  });
  await page.clock.runFor(6_000);
  expect(await dialog.count()).toBe(0);
  await page.clock.runFor(4_000);
  // The clock also runs by itself: with a long wait a dialog after 30 s would pass too.
  await dialog.waitFor({ timeout: 8_000 });
  await page.unroute('**/api/items/v1/query');
  await dialog.getByRole('button', { name: 'Refresh' }).click();
  await page.getByText('Nothing on the rail yet').waitFor();
  expect(await dialog.count()).toBe(0);
});

it('an uncaught error puts two lines in the middle of the page, and nothing else', async () => {
  await page.goto(`${server.origin}/wardrobes`);
  await page.getByText('Start with one rail').waitFor();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('boom');
    });
  });
  const heading = page.getByRole('heading', { name: 'Something Went Wrong' });
  await heading.waitFor();
  await page.getByText('Please try refreshing the page.').waitFor();
  expect(await page.getByRole('button').count()).toBe(0);
  const { x, y, width } = (await heading.boundingBox())!;
  const { width: viewWidth, height: viewHeight } = views.phone.viewport;
  expect(Math.abs(x + width / 2 - viewWidth / 2)).toBeLessThan(2);
  expect(y).toBeGreaterThan(viewHeight * 0.35);
  expect(y).toBeLessThan(viewHeight * 0.6);
  await page.reload();
  await page.getByText('Start with one rail').waitFor();
});

it('uploads that are refused while they are sent leave the calls after them alone', async () => {
  await page.goto(`${server.origin}/wardrobes`);
  await page.getByText('Start with one rail').waitFor();
  const answers = await page.evaluate(async () => {
    const bytes = new Blob([new Uint8Array(12_000_000)]);
    const headers = { 'content-type': 'image/jpeg', 'x-ms-blob-type': 'BlockBlob' };
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const put = await fetch('/blobs/up/x?s=no', { method: 'PUT', headers, body: bytes });
      statuses.push(put.status);
      const calls = Array.from({ length: 8 }, () =>
        fetch('/api/users/v1/query', { method: 'POST' }),
      );
      for (const call of await Promise.all(calls)) statuses.push(call.status);
    }
    return statuses;
  });
  expect(answers).toEqual(Array.from({ length: 3 }, () => [403, ...Array(8).fill(400)]).flat());
});
