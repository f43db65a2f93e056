import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member, RunningServer } from './built-server.ts';
import { sharedChromium, signedIn, views } from './chromium.ts';
import { isUncovered } from './is-uncovered.ts';
import { addPhotos } from './photo-uploads.ts';
import { sharedServer } from './shared-server.ts';

let server: RunningServer;
let member: Member;
let context: BrowserContext;
let folder: string;

beforeAll(async () => {
  server = sharedServer();
  member = await server.member();
  const browser = await sharedChromium();
  context = await browser.newContext({
    ...views.phone,
    storageState: signedIn(server.origin, member),
  });
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-photo-'));
});
afterAll(async () => {
  await context?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Ends the page's process, as a phone does that needs its memory, and opens an address in another one. */
async function killAndOpen(page: Page, address: string): Promise<Page> {
  const session = await context.newCDPSession(page);
  await Promise.race([session.send('Page.crash').catch(() => {}), page.waitForEvent('crash')]);
  await page.close();
  return open(address);
}

async function open(address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(server.origin + address);
  return page;
}

/** Waits until what the device keeps of the order matches. */
const keeps = (page: Page, kept: RegExp) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const opening = indexedDB.open('hem');
            opening.onsuccess = () => {
              const all = opening.result.transaction('drafts').objectStore('drafts').getAll();
              all.onsuccess = () => {
                opening.result.close();
                resolve(JSON.stringify(all.result));
              };
            };
          }),
      ),
    )
    .toMatch(kept);

describe('an order of services', () => {
  it('stands there again after a kill at every step, is paid as it was shown, and ends at the wardrobes', async () => {
    const photo = path.join(folder, 'trousers.jpg');
    const create = { width: 600, height: 900, channels: 3, background: '#7b5a3c' } as const;
    await sharp({ create }).jpeg().toFile(photo);
    let page = await open('/items');
    await addPhotos(page, [photo]);
    const { userId: owner, token } = member;
    let itemId = '';
    const arrived = async () => {
      const { itemIds } = await server.call('getItemNavigation', { owner, filter: {} }, token);
      itemId = itemIds[0] ?? '';
      return itemIds.length;
    };
    await expect.poll(arrived).toBe(1);
    const changes = { title: 'Brown trousers', category: 'trousers' };
    await server.call('saveItem', { owner, itemId, changes }, token);

    await page.goto(`${server.origin}/items/${itemId}`);
    await page.getByRole('link', { name: 'Alter or repair' }).click();
    await page.getByText('Shorten hem').click();
    // By how much: on the tape, by the arrow keys, and typed; and it is there again after a kill.
    const tape = page.getByRole('slider', { name: 'How much shorter, on the tape' });
    await tape.focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText('0.25 in shorter').waitFor();
    await page.getByRole('textbox', { name: /^How much shorter/ }).fill('1.5');
    await keeps(page, /"meters":0\.0381/);
    const address = new URL(page.url());
    page = await killAndOpen(page, address.pathname + address.search);
    await page.getByText('1.5 in shorter').waitFor();
    await page.getByRole('button', { name: 'Add to order' }).click();
    await page.getByRole('button', { name: '1.5 in shorter' }).waitFor();
    await page.getByText('Replace zipper').click();
    // A finger says where on the large garment, and one is back at the service.
    const large = page.getByRole('dialog', { name: 'Mark the place' });
    const row = page.getByRole('listitem').filter({ hasText: 'Replace zipper' });
    await row.getByRole('button', { name: 'Mark place' }).tap();
    await large.locator('img').tap();
    await large.getByRole('button', { name: 'Replace zipper, mark 1 of 1' }).waitFor();
    // A double tap on what takes a mark away sets no other one below it.
    await large.locator('img').tap({ position: { x: 60, y: 80 } });
    await large.getByRole('button', { name: 'Replace zipper, mark 2 of 2' }).tap();
    const takeAway = (await large.getByRole('button', { name: 'Remove mark' }).boundingBox())!;
    for (let tap = 0; tap < 2; tap += 1) {
      await page.touchscreen.tap(takeAway.x + takeAway.width / 2, takeAway.y + takeAway.height / 2);
    }
    await large.getByRole('button', { name: 'Replace zipper, mark 1 of 1' }).waitFor();
    await large.getByRole('button', { name: 'Done' }).tap();
    await row.getByRole('button', { name: '1 mark' }).waitFor();
    expect(await isUncovered(row.getByRole('button', { name: '1 mark' }))).toBe(true);
    await page.getByRole('button', { name: 'Replace zipper, mark 1 of 1' }).waitFor();
    // The one mark, not the two that stood there before one was taken away.
    await keeps(page, /"pins":\[\{"x"[^{}]*\}\]/);

    const services = `/alterations/select-services?item=${itemId}`;
    page = await killAndOpen(page, services);
    await page.getByRole('button', { name: 'Replace zipper, mark 1 of 1' }).waitFor();
    for (const name of [/^Shorten hem/, /^Replace zipper/]) {
      await page.getByRole('checkbox', { name, checked: true }).waitFor({ state: 'attached' });
    }
    await page.getByRole('button', { name: 'Continue' }).click();
    // $18 and $22, less a tenth, and the fee for several.
    await page.getByText('$40.99').waitFor();
    await page.getByText('1.5 in shorter').waitFor();

    page = await killAndOpen(page, '/alterations/cart');
    await page.getByText('$40.99').waitFor();
    await page.getByRole('link', { name: 'Cart: 2 services' }).waitFor();
    await page.getByRole('button', { name: 'Checkout' }).click();
    await page.getByRole('button', { name: 'Measure later' }).click();
    await page.waitForURL(/\/store\/checkouts\//);
    await page.getByLabel('Email').fill('maya@example.com');
    await page.getByLabel('Full name').fill('Maya Okafor');
    await page.getByLabel('Street address').fill('1 Main Street');
    await page.getByLabel('City').fill('Reno');
    await page.getByLabel('State or province').fill('NV');
    await page.getByLabel('ZIP or postal code').fill('89501');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Pay $40.99' }).click();
    await page.getByText('You are offline. Nothing was sent, and nothing was charged.').waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Pay $40.99' }).click();
    await page.getByRole('link', { name: 'Back to Hem' }).last().click();
    await page.getByRole('heading', { name: 'Your clothes are in good hands' }).waitFor();
    await page.getByText('2 services, $40.99').waitFor();
    await page.getByText(/^Order HEM-\d+$/).waitFor();
    const cartOf = async () => {
      const users = await server.call('userDetails', { userIds: [] }, token);
      return Object.values(users)[0]!.userDetails.mostRecentCartId;
    };
    await expect.poll(cartOf).toBeNull();
    // Behind it are the wardrobes, and not the checkout.
    await page.goBack();
    await page.waitForURL(/\/wardrobes$/);
    const { orders } = await server.call('getServiceOrders', { owner }, token);
    expect(orders.map(({ totalCents }) => totalCents)).toEqual([4099]);
  });
});

it.each([
  { device: 'light', chosen: 'dark' },
  { device: 'dark', chosen: 'light' },
  { device: 'dark', chosen: null },
] as const)('the store shows the theme: $device device, $chosen chosen', async (is) => {
  const browser = await sharedChromium();
  const own = await browser.newContext({ ...views.phone, colorScheme: is.device });
  await own.addInitScript((chosen) => {
    if (chosen) localStorage.setItem('hem.theme', chosen);
  }, is.chosen);
  const page = await own.newPage();
  await page.goto(`${server.origin}/store`);
  const paper = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--paper').trim(),
  );
  expect(paper).toBe((is.chosen ?? is.device) === 'dark' ? '#161114' : '#f5f3f4');
  await own.close();
});
