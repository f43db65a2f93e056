import type { Browser, BrowserContext } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import type { RunningServer } from './built-server.ts';
import { sharedChromium, signedIn, views, watch } from './chromium.ts';
import { describeScreens } from './describe-screens.ts';
import { sharedServer } from './shared-server.ts';

let server: RunningServer;
let browser: Browser;
let state: Awaited<ReturnType<BrowserContext['storageState']>>;
let itemId: string;

beforeAll(async () => {
  server = sharedServer();
  browser = await sharedChromium();
});

it('signs in, and follows a sign-out of another tab', async () => {
  const context = await browser.newContext(views.phone);
  const { faults } = watch(context, server.origin);
  const page = await context.newPage();
  await page.goto(`${server.origin}/items?sort=brand`);
  await page.getByLabel('Email').fill(server.demo.email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(server.demo.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('[data-tile] a').first().waitFor();
  expect(page.url()).toBe(`${server.origin}/items?sort=brand`);
  itemId = (await page.locator('[data-tile]').first().getAttribute('data-id'))!;
  state = await context.storageState();

  const other = await context.newPage();
  await other.goto(`${server.origin}/wardrobes`);
  await other.getByRole('button', { name: /^Profile menu/ }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();
  await other.waitForURL('**/auth');
  await page.waitForURL('**/auth?redirect=**');
  expect(faults).toEqual([]);
  await context.close();

  const { token, userId } = await signInAgain();
  state = signedIn(server.origin, { token, userId });
});

/** The session above is over: stores a new one, as the app does. */
async function signInAgain(): Promise<{ token: string; userId: string }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${server.origin}/auth`);
  await page.getByLabel('Email').fill(server.demo.email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Password', { exact: true }).fill(server.demo.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/wardrobes');
  const session = await page.evaluate(() => localStorage.getItem('hem.session')!);
  await context.close();
  return JSON.parse(session);
}

describeScreens('phone', () => ({ server, browser, state, itemId }));
