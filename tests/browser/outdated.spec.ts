import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownVersion } from '#server/foundation/app-version.ts';
import { type BuiltServer, freePort, startBuiltServer } from './built-server.ts';
import { sharedChromium, signedIn, views } from './chromium.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-outdated-'));
let server: BuiltServer;
beforeAll(async () => {
  server = await startBuiltServer(dataDir, await freePort(), {
    SERVICE_WORKER: 'on',
    MINIMUM_VERSION: ownVersion,
  });
});
afterAll(async () => {
  await server?.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/** A member's page, whose calls are those of an old version for as long as `old.is` says so. */
async function openPage(old: { is: boolean }) {
  const member = await server.member();
  const context = await (await sharedChromium()).newContext({
    ...views.phone,
    storageState: signedIn(server.origin, member),
  });
  // The worker may answer pages all the same; what it answers is the version of before.
  await context.route('**/api/**', (route) =>
    route.continue({
      headers: {
        ...route.request().headers(),
        'x-app-version': old.is ? '0.0.9' : ownVersion,
      },
    }),
  );
  return { context, member, page: await context.newPage() };
}

it('an app that the server speaks with no more loads the newest, with what was typed and what waited', async () => {
  const old = { is: false };
  const { context, member, page } = await openPage(old);
  await page.goto(`${server.origin}/wardrobes`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByRole('button', { name: 'New wardrobe' }).click();
  await page.getByLabel(/^Name/).fill('Linen days');
  await page.evaluate(() => {
    document.documentElement.dataset.before = '';
  });
  old.is = true;
  const loaded = page.waitForEvent('domcontentloaded');
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await loaded;
  old.is = false;
  await page.getByText(/Your unsaved changes are back/).waitFor();
  expect(await page.getByLabel(/^Name/).inputValue()).toBe('Linen days');
  expect(await page.locator('html[data-before]').count()).toBe(0);
  await page.getByRole('button', { name: 'Create wardrobe' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const { wardrobes } = await server.call('getWardrobes', { owner: member.userId }, member.token);
  expect(wardrobes.map(({ name }) => name)).toEqual(['Linen days']);
  await context.close();
});

it('loads itself once, and then says that it is out of date', async () => {
  const old = { is: true };
  const { context, page } = await openPage(old);
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.goto(`${server.origin}/wardrobes`);
  await page.getByText('This Hem is out of date.').first().waitFor();
  expect(loads).toBe(2);
  old.is = false;
  await page.reload();
  await page.getByRole('button', { name: 'New wardrobe' }).waitFor();
  await context.close();
});
