import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from './built-server.ts';
import { sharedChromium, signedIn, views } from './chromium.ts';
import { sharedServer } from './shared-server.ts';

let server: RunningServer;
let browser: Browser;
let demo: ReturnType<typeof signedIn>;

beforeAll(async () => {
  server = sharedServer();
  browser = await sharedChromium();
  const { userId, token } = await server.signInDemo();
  demo = signedIn(server.origin, { userId, token });
});

async function open(path: string, view: 'phone' | 'desktop' = 'desktop') {
  const context = await browser.newContext({ ...views[view], storageState: demo });
  const page = await context.newPage();
  await page.goto(`${server.origin}${path}`);
  return page;
}

/** The focused element, in words. */
const held = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return 'nothing';
    const words = activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '';
    const label = activeElement.closest('label')?.textContent ?? '';
    return `${activeElement.localName} ${label}${words.trim().slice(0, 60)}`;
  });

describe('the keyboard has a place', () => {
  it('after the sign-in: the screen’s title', async () => {
    const page = await (await browser.newContext(views.phone)).newPage();
    await page.goto(`${server.origin}/auth`);
    await page.getByLabel('Email').fill(server.demo.email);
    await page.keyboard.press('Enter');
    await page.getByLabel('Password', { exact: true }).fill(server.demo.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Wardrobes' }).waitFor();
    await expect.poll(() => held(page)).toBe('h1 Wardrobes');
    await page.context().close();
  });

  it.each(['phone', 'desktop'] as const)('after a change of tab: on the tab (%s)', async (view) => {
    const page = await open('/wardrobes', view);
    const tabs = page.getByRole('navigation', { name: 'Wardrobe' });
    await tabs.getByRole('link', { name: 'Items' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Add piece' }).first().waitFor();
    await expect.poll(() => held(page)).toBe('a Items');
    await page.context().close();
  });

  it.each(['phone', 'desktop'] as const)('in a piece, and back on its tile (%s)', async (view) => {
    const page = await open('/items', view);
    const tile = page.locator('a[href^="/items/"]').nth(2);
    await tile.focus();
    const name = await held(page);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Add to wardrobe' }).waitFor();
    await expect.poll(() => held(page)).toMatch(/^h1 /);
    await page.goBack();
    await expect.poll(() => held(page)).toBe(name);
    await page.context().close();
  });

  it('when one begins to choose, and after Escape', async () => {
    const page = await open('/items', 'phone');
    await page.getByRole('button', { name: 'Select' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => held(page)).toBe('section Chosen pieces');
    await page.locator('button[aria-pressed]:has(img)').first().click();
    await page.getByText('1 selected').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => held(page)).toBe('button Select');
    await page.context().close();
  });
});

it('the first stop leads past the bars', async () => {
  const page = await open('/wardrobes');
  await page.getByRole('heading', { name: 'Wardrobes' }).waitFor();
  await page.keyboard.press('Tab');
  expect(await held(page)).toBe('button Skip to content');
  await page.keyboard.press('Enter');
  await expect.poll(() => held(page)).toMatch(/^main /);
  await page.context().close();
});

it.each(['phone', 'desktop'] as const)(
  'all filters are one stop, and arrows go on (%s)',
  async (view) => {
    const page = await open('/items', view);
    const filters = page.getByRole('toolbar', { name: /^Filter/ });
    await filters.waitFor();
    const stops = () =>
      filters
        .locator('button, input')
        .evaluateAll((all) => all.filter((one) => (one as HTMLElement).tabIndex === 0).length);
    await expect.poll(stops).toBe(1);
    await filters.locator('[tabindex="0"]').focus();
    const first = await held(page);
    await page.keyboard.press('ArrowRight');
    const second = await held(page);
    expect(second).not.toBe(first);
    expect(await stops()).toBe(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await held(page)).toBe(second);
    await page.context().close();
  },
);

it.each([
  ['/wardrobes', /Profile menu/],
  ['/wardrobes', /^More for/],
  ['/items', /^Sort/],
] as const)('the menu of %s, %s, has no fault that axe finds', async (path, name) => {
  for (const view of ['phone', 'desktop'] as const) {
    const page = await open(path, view);
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('menuitem').first().waitFor();
    const { violations } = await new AxeBuilder({ page })
      // The library's guard for the Tab key: it passes the focus on at once.
      .exclude('[data-base-ui-focus-guard]')
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    await page.context().close();
  }
});
