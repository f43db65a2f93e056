import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sharedChromium, signedIn, views } from './chromium.ts';
import { sharedServer } from './shared-server.ts';

/** The buttons and fields of what lies over the page, or at its foot, that something else would take the press of. */
const coveredIn = (page: Page) =>
  page.evaluate(() => {
    const layer = document.querySelector('[role="alertdialog"], [role="dialog"], [data-at-foot]');
    const buttons = [...(layer?.querySelectorAll('button, label, input') ?? [])];
    return buttons
      .filter((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const edges = [4, height / 2, height - 4].map((down) => y + down);
        // What is scrolled out of the sheet is not there to be pressed.
        const seen = edges.filter((at) => at > 0 && at < innerHeight);
        return seen.some((at) => {
          const top = document.elementFromPoint(x + width / 2, at);
          return top !== null && top.closest('[data-toasts]') !== null;
        });
      })
      .map((button) => button.textContent || button.getAttribute('aria-label'));
  });

describe('on a phone', () => {
  it('a write that failed says so, and covers no button of a dialog or a sheet', async () => {
    const server = sharedServer();
    const member = await server.member();
    const { userId: owner, token } = member;
    // As many as make a sheet that is as high as the page.
    for (const name of ['Everyday', ...'abcdefghijklmno']) {
      await server.call('saveWardrobe', { owner, name, description: '' }, token);
    }
    await server.call('saveItem', { owner, changes: { title: 'Gray coat' } }, token);
    const changes = { title: 'Red scarf' };
    const { item: gone } = await server.call('saveItem', { owner, changes }, token);
    const browser = await sharedChromium();
    const storageState = signedIn(server.origin, member);
    const context = await browser.newContext({ ...views.phone, storageState });
    const page = await context.newPage();
    /** Late code is here, as it is on any page that has stood for a moment. */
    const goOffline = async () => {
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/toast-stack-')),
      );
      await context.setOffline(true);
    };
    const shows = async (words: string) => {
      const told = page.getByText(words);
      await told.waitFor();
      // At rest: toast and sheet move on their way there, one after the other.
      await expect.poll(() => coveredIn(page)).toEqual([]);
      await told.waitFor({ state: 'detached' });
    };

    await server.call('deleteItems', { owner, itemIds: [gone.itemId] }, token);
    await page.goto(`${server.origin}/items/deleted`);
    await page.getByRole('link', { name: /Red scarf/ }).click();
    await page.getByRole('button', { name: 'Remove for good' }).click();
    const remove = page.getByRole('alertdialog').getByRole('button', { name: 'Remove for good' });
    await remove.waitFor();
    await goOffline();
    await remove.click();
    await shows('Nothing was changed. Try again once you are back.');
    await context.setOffline(false);

    await page.goto(`${server.origin}/items`);
    await page.getByRole('link', { name: /Gray coat/ }).click();
    await page.getByRole('button', { name: 'Add to wardrobe' }).click();
    // A click waits until the sheet has come to rest.
    const box = page.getByRole('checkbox', { name: /^b/ });
    await page.locator('label').filter({ has: box }).click();
    expect(await box.isChecked()).toBe(true);
    // What is added waits for a network; the server refuses it.
    await page.route('**/api/items/v1/manage', (route) =>
      route.fulfill({
        status: 500,
        json: { status: 'error', statusCode: 500, code: 'server', message: '' },
      }),
    );
    await page.getByRole('button', { name: 'Add piece' }).click();
    await shows('itemAddToWardrobes failed to retrieve the information.');
    const { wardrobes } = await server.call('getWardrobes', { owner }, token);
    expect(wardrobes.map(({ itemCount }) => itemCount)).toEqual(Array(16).fill(0));
    await context.close();
  });
});

describe('on a phone at the sign-in', () => {
  it('the toast of a refused password covers neither the field nor the button', async () => {
    const server = sharedServer();
    const browser = await sharedChromium();
    const context = await browser.newContext(views.phone);
    const page = await context.newPage();
    await page.goto(`${server.origin}/auth`);
    await page.getByLabel('Email').fill('nobody-yet@example.com');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('New password').fill('Herringbone-7');
    const refusal = { status: 'error', statusCode: 400, code: 'invalid', message: 'for logs' };
    await page.route('**/api/common/v1/login', (route) =>
      route.request().postData()?.startsWith('{"createAccount"')
        ? route.fulfill({ status: 400, json: { ...refusal, fields: { password: 'weak' } } })
        : route.continue(),
    );
    const told = page.getByText('createAccount failed to retrieve the information.');
    await page.getByRole('button', { name: 'Create account' }).click();
    await told.waitFor();
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
    );
    expect(await coveredIn(page)).toEqual([]);
    await context.close();
  });
});

/** The screens that may be empty, how, and the words that say so. */
const emptyScreens = [
  { path: '/wardrobes', says: 'Start with one rail' },
  { path: '/items', says: 'Nothing on the rail yet' },
  { path: '/outfits', says: 'No outfits yet' },
  { path: '/outfits?view=suggested', says: 'Nothing to suggest yet' },
  { path: '/looks', says: 'No looks yet', above: /^Wear today/ },
  { path: '/looks?view=inspirations', says: 'Nothing saved yet' },
  { path: '/items/deleted', says: 'Nothing deleted' },
  { path: '/item-service-history', says: 'Nothing at the studio' },
  { path: '/alterations/cart', says: 'Your cart is empty' },
  {
    path: '/items?search=cardigan',
    says: 'Nothing matches “cardigan”',
    hasPiece: true,
    above: 'Add categories',
  },
  { path: '/outfits?search=cardigan', says: 'Nothing matches “cardigan”', hasPiece: true },
] as const;

/** Which of the buttons under these words a finger cannot reach without scrolling, from edge to edge. */
const unreachedUnder = (words: Locator) =>
  words.evaluate((title) =>
    [...title.parentElement!.querySelectorAll('button, a')]
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        // Its corners are round.
        return [left + 28, right - 28].some((x) =>
          [top + 4, bottom - 4].some((y) => !button.contains(document.elementFromPoint(x, y))),
        );
      })
      .map(({ textContent }) => textContent),
  );

describe.each([
  [390, 844],
  [390, 664],
  [320, 568],
])('where nothing is there, at %i × %i', (width, height) => {
  it.each(emptyScreens)('the button of $path is in sight and free', async (screen) => {
    const server = sharedServer();
    const member = await server.member();
    const { userId: owner, token } = member;
    if ('hasPiece' in screen) {
      const { item } = await server.call(
        'saveItem',
        { owner, changes: { title: 'Gray coat' } },
        token,
      );
      const layer = { itemId: item.itemId, x: 0.5, y: 0.5, size: 0.4, rotation: 0 };
      const collage = { background: 'paper' as const, layers: [{ ...layer, isFlipped: false }] };
      await server.call('saveOutfit', { owner, changes: { title: 'Rain' }, collage }, token);
    }
    const browser = await sharedChromium();
    const storageState = signedIn(server.origin, member);
    const context = await browser.newContext({
      ...views.phone,
      viewport: { width, height },
      storageState,
    });
    const page = await context.newPage();
    await page.goto(`${server.origin}${screen.path}`);
    const words = page.getByRole('heading', { name: screen.says });
    await words.waitFor();
    // What stands above it has its room first.
    if ('above' in screen) await page.getByRole('button', { name: screen.above }).waitFor();
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
    );
    expect(await unreachedUnder(words)).toEqual([]);
    await context.close();
  });
});
