import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { allCodeIsHere, rememberFiles } from './all-code.ts';
import { type BuiltServer, freePort, startBuiltServer } from './built-server.ts';
import { sharedChromium, signedIn, views } from './chromium.ts';
import { deviceStores } from './device-stores.ts';
import { sharedServer } from './shared-server.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await sharedChromium();
});

describe('a page that stood for a while', () => {
  it('opens its sheets, menus and screens without the network, and takes photos in', async () => {
    const server = sharedServer();
    const member = await server.member();
    const { userId: owner } = member;
    await server.call('saveItem', { owner, changes: { title: 'Gray coat' } }, member.token);
    const context = await browser.newContext({
      ...views.phone,
      storageState: signedIn(server.origin, member),
    });
    await rememberFiles(context);
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.goto(`${server.origin}/items`);
    await page.getByRole('link', { name: /Gray coat/ }).waitFor();
    await allCodeIsHere(page);
    await page.getByRole('link', { name: /Gray coat/ }).click();
    await page.getByRole('heading', { name: 'Gray coat' }).waitFor();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByLabel(/^Title/).fill('Grayer coat');
    await context.setOffline(true);
    const save = page.getByRole('button', { name: 'Save' });
    const heightOf = () => save.evaluate((button: HTMLElement) => button.offsetHeight);
    const before = await heightOf();
    await save.click();
    const words = (await page.getByText(/^Not saved: you were offline/).boundingBox())!;
    const after = (await save.boundingBox())!;
    expect(await heightOf()).toBe(before);
    expect(words.y + words.height).toBeLessThanOrEqual(after.y);
    await context.setOffline(false);
    await page.goBack();
    await page.goBack();
    await page.getByRole('link', { name: /Gray coat/ }).waitFor();
    await context.setOffline(true);
    await page.getByText('You are offline.').waitFor();

    await page.getByRole('button', { name: 'Add piece' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    const picture = await drawPicture(300, 400);
    await sheet
      .locator('input[type=file]')
      .first()
      .setInputFiles([{ name: 'coat.jpg', mimeType: 'image/jpeg', buffer: picture }]);
    await page
      .getByText(/1 photo|waits|waiting/i)
      .first()
      .waitFor();

    await page.getByRole('button', { name: /Profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Account Settings' }).click();
    await page.getByRole('heading', { name: 'Account Settings' }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Wardrobes', exact: true }).first().click();
    await page.getByText('You are offline.').waitFor();
    expect(await page.getByRole('heading', { name: 'Something Went Wrong' }).count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'This did not load' }).count()).toBe(0);

    await context.setOffline(false);
    await expect
      .poll(async () => {
        const { itemIds } = await server.call(
          'getItemNavigation',
          { owner, filter: {} },
          member.token,
        );
        return itemIds.length;
      })
      .toBe(2);
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('the service worker', () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-offline-'));
  let server: BuiltServer;
  let port: number;
  beforeAll(async () => {
    port = await freePort();
    server = await startBuiltServer(dataDir, port, { SERVICE_WORKER: 'on' });
  });
  afterAll(async () => {
    await server?.close();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  it('says of a shop that it was not reached, leads back to the cart, and loads it once the network is back', async () => {
    const member = await server.member();
    const context = await browser.newContext({
      ...views.phone,
      storageState: signedIn(server.origin, member),
    });
    const page = await context.newPage();
    await page.goto(`${server.origin}/wardrobes`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    const shop = `${server.origin}/store/merchant`;
    await page.goto(shop);
    await page.getByRole('heading', { name: 'The shop was not reached' }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await page.evaluate(() => history.state.idx)).toBe(1);
    await page.goBack();
    await page.waitForURL(/\/alterations\/cart$/);
    await page.goto(shop);
    await page.getByRole('heading', { name: 'The shop was not reached' }).waitFor();
    await context.setOffline(false);
    await page.getByText('Test store').first().waitFor();
    expect(page.url()).toBe(shop);
    // A file, or what else is no page of Hem's own, is not answered with one.
    await context.setOffline(true);
    const file = page.goto(`${server.origin}/extension-away.html`);
    await expect(file).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    await context.close();
  });

  /** Somebody with one piece, on a device that has kept files, answers and pictures. */
  async function keptDevice() {
    const member = await server.member();
    const { userId: owner } = member;
    const bytes = await drawPicture(300, 400);
    const { imageId, url } = await server.call(
      'imageUpload',
      { kind: 'item', contentType: 'image/jpeg', byteLength: bytes.length },
      member.token,
    );
    await fetch(server.origin + url, {
      method: 'PUT',
      headers: { 'content-type': 'image/jpeg', 'x-ms-blob-type': 'BlockBlob' },
      body: new Uint8Array(bytes),
    });
    const changes = { title: 'Gray coat' };
    await server.call('saveItem', { owner, changes, imageIds: [imageId] }, member.token);
    const context = await browser.newContext({
      ...views.phone,
      storageState: signedIn(server.origin, member),
    });
    const page = await context.newPage();
    await page.goto(`${server.origin}/items`);
    await page.getByRole('link', { name: /Gray coat/ }).waitFor();
    await expect
      .poll(async () => (await deviceStores(page))['hem-copy/answers'], { timeout: 30_000 })
      .toContain('Gray coat');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect
      .poll(async () => (await deviceStores(page))['cache hem-pictures'], { timeout: 30_000 })
      .toContain(imageId);
    return { member, context, page, imageId };
  }

  it('shows what was seen last while nothing answers, then what is new', async () => {
    const { member, context, page } = await keptDevice();
    const { userId: owner } = member;
    await page.goto('about:blank');
    const { itemIds } = await server.call('getItemNavigation', { owner, filter: {} }, member.token);
    const itemId = itemIds[0];
    await server.call(
      'saveItem',
      { owner, itemId, changes: { title: 'Grayer coat' } },
      member.token,
    );
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await context.route('**/api/**', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${server.origin}/items`);
    await page.getByRole('link', { name: /Gray coat/ }).waitFor();
    await page.getByText('Looking for what is new').waitFor({ state: 'attached' });
    await page.getByText('Still waiting').waitFor();
    release();
    await page.getByRole('link', { name: /Grayer coat/ }).waitFor();
    await page.getByText('Still waiting').waitFor({ state: 'detached' });
    // What is gone meanwhile leaves with a word.
    await page.goto('about:blank');
    await server.call('deleteItems', { owner, itemIds }, member.token);
    await page.goto(`${server.origin}/items`);
    await page.getByText(/^“Gray(er)? coat” is no longer here$/).waitFor();
    await page.getByText('Nothing on the rail yet').waitFor();
    await context.close();
  });

  it.each(['by the menu', 'everywhere', 'from elsewhere', 'in another tab'])(
    'leaves nothing of a member on the device after a sign-out %s',
    async (how) => {
      const { member, context, page, imageId } = await keptDevice();
      await page.goto(`${server.origin}/wardrobes`);
      const signOut = async (on: typeof page) => {
        await on.getByRole('button', { name: /^Profile menu/ }).click();
        await on.getByRole('menuitem', { name: 'Logout' }).click();
      };
      if (how === 'by the menu') await signOut(page);
      if (how === 'everywhere') {
        await page.goto(`${server.origin}/account-settings?tab=Password+%26+Security`);
        const everywhere = { name: 'Sign out everywhere' };
        await page.getByRole('button', everywhere).click();
        await page.getByRole('alertdialog').getByRole('button', everywhere).click();
      }
      if (how === 'from elsewhere') {
        await server.call('logout', { everywhere: false }, member.token);
        await page.reload();
      }
      if (how === 'in another tab') {
        const other = await context.newPage();
        await other.goto(`${server.origin}/wardrobes`);
        await signOut(other);
      }
      await page.getByRole('button', { name: 'Continue', exact: true }).waitFor();
      const leaks = async () =>
        Object.entries(await deviceStores(page)).filter(([, text]) =>
          [member.userId, member.token, 'Gray coat', imageId].some((one) => text.includes(one)),
        );
      await expect.poll(leaks).toEqual([]);
      await context.close();
    },
  );

  it('keeps nothing of a member in whose account staff stood', async () => {
    const { member, imageId, context: theirs } = await keptDevice();
    await theirs.close();
    const staff = await server.signInAs('staff@hem.test');
    const context = await browser.newContext({
      ...views.phone,
      storageState: signedIn(server.origin, staff),
    });
    const page = await context.newPage();
    await page.goto(`${server.origin}/wardrobes`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect
      .poll(async () => (await deviceStores(page))['cache hem-pictures'])
      .toContain('kept-for');
    await page.goto(`${server.origin}/admin/impersonate`);
    await page.getByRole('searchbox').fill(member.userId);
    await page.getByRole('button', { name: /^Choose/ }).click();
    await page.getByRole('textbox', { name: /^Reason/ }).fill('Ticket 4821: pieces are missing.');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.getByText(/account, not yours/).waitFor();
    await page.goto(`${server.origin}/items`);
    await page.getByRole('link', { name: /Gray coat/ }).waitFor();
    const picture = page.locator('[data-tile] img').first();
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
    await page.getByRole('button', { name: 'End now' }).click();
    await page.getByRole('heading', { name: 'Admin - User Impersonation' }).waitFor();
    const leaks = async () =>
      Object.entries(await deviceStores(page)).filter(([, text]) =>
        [member.token, 'Gray coat', imageId].some((one) => text.includes(one)),
      );
    await expect.poll(leaks).toEqual([]);
    await context.close();
  });

  it('opens in airplane mode as it was left, and sends later what was changed there', async () => {
    const { member, context, page } = await keptDevice();
    await page.goto(`${server.origin}/wardrobes`);
    await page.getByRole('heading', { level: 1, name: 'Wardrobes' }).waitFor();
    await page.goto(`${server.origin}/items`);
    await page.getByRole('link', { name: /Gray coat/ }).click();
    await page.getByRole('heading', { name: 'Gray coat' }).waitFor();
    await expect
      .poll(async () => (await deviceStores(page))['hem-copy/answers'])
      .toContain('getItemDetails');
    const detail = page.url();
    await page.goto('about:blank');
    await context.setOffline(true);
    await page.goto(`${server.origin}/items`);
    await page.getByRole('link', { name: /Gray coat/ }).waitFor();
    await page.getByText('You are offline.').waitFor();
    const picture = page.locator('[data-tile] img').first();
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
    // A search that was never asked for goes through what is kept, and says so.
    await page.getByRole('button', { name: 'Search' }).first().click();
    await page.getByRole('searchbox').fill('coat');
    await page.getByText('1 piece on this device').waitFor();
    await page.getByRole('link', { name: /Gray coat/ }).waitFor();
    await page.getByRole('searchbox').fill('hat');
    await page.getByText(/^None of the pieces kept on this device/).waitFor();
    await page.goto(detail);
    await page.getByRole('heading', { name: 'Gray coat' }).waitFor();
    await page.getByRole('button', { name: /^Where is it now/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'In storage', exact: true }).click();
    await context.setOffline(false);
    const { userId: owner } = member;
    await expect
      .poll(
        async () =>
          JSON.stringify(
            await server.call(
              'getItemDetails',
              { owner, itemId: new URL(detail).pathname.split('/')[2]! },
              member.token,
            ),
          ),
        { timeout: 30_000 },
      )
      .toMatch(/storage/i);
    await context.close();
  });

  it('starts Hem without the network, keeps no answers, and goes when it is not wanted', async () => {
    const member = await server.member();
    const context = await browser.newContext({
      ...views.phone,
      storageState: signedIn(server.origin, member),
    });
    const page = await context.newPage();
    await page.goto(`${server.origin}/items`);
    await page.getByText('Nothing on the rail yet').waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

    const kept = await page.evaluate(async () => {
      const all: string[] = [];
      for (const name of await caches.keys()) {
        const requests = await (await caches.open(name)).keys();
        all.push(...requests.map(({ url }) => new URL(url).pathname));
      }
      return all;
    });
    expect(kept.length).toBeGreaterThan(40);
    const others = kept.filter((file) => !/^\/(assets\/|start-page$)/.test(file));
    // Beside the files: which they are, and whose pictures may be kept.
    expect(others.toSorted()).toEqual(['/images/kept-for', '/service-worker-files']);

    await context.setOffline(true);
    await page.reload();
    await page.getByText('You are offline.').waitFor();
    await page.getByText('Nothing on the rail yet').waitFor();
    await context.setOffline(false);
    await page.getByText('You are offline.').waitFor({ state: 'detached' });
    await page.getByText('Nothing on the rail yet').waitFor();
    expect(new URL(page.url()).pathname).toBe('/items');

    await server.close();
    server = await startBuiltServer(dataDir, port, { SERVICE_WORKER: 'off' });
    await page.reload();
    await page.getByText('Nothing on the rail yet').waitFor();
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.getRegistrations()).length === 0,
    );
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await context.close();
  });
});
