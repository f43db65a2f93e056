import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { Member } from './built-server.ts';
import { sharedChromium, signedIn, views } from './chromium.ts';
import { sharedServer } from './shared-server.ts';

/** What a finger would press that a toast lies over: what is at its middle or at one of its edges. */
const coveredIn = (page: Page, isFootOnly: boolean) =>
  page.evaluate((isFoot) => {
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement));
    return [...document.querySelectorAll('a[href], button, input, textarea, select, label')]
      .filter((one) => !one.closest('[data-toasts]') && one.checkVisibility())
      .filter((one) => !isFoot || stays(one))
      .filter((one) => {
        const { left, right, top, bottom, width } = one.getBoundingClientRect();
        const inside = [top + 2, (top + bottom) / 2, bottom - 2].filter(
          (y) => y > 0 && y < innerHeight,
        );
        return inside.some((y) =>
          [left + 2, left + width / 2, right - 2].some((x) =>
            document.elementFromPoint(x, y)?.closest('[data-toasts]'),
          ),
        );
      })
      .map((one) => one.textContent || one.getAttribute('aria-label'));
  }, isFootOnly);

const screens = [
  '/wardrobes',
  '/items',
  '/services',
  '/account-settings',
  '/ask-lola-ai',
  '/outfits?view=calendar',
  '/alterations/select-item',
];
/** Of those the ones that leave room, where nothing is there yet. */
const roomy = ['/wardrobes', '/items', '/ask-lola-ai', '/alterations/select-item'];

it.for([
  { as: 'newcomer', view: 'phone' },
  { as: 'newcomer', view: 'desktop' },
  { as: 'demo', view: 'phone' },
  { as: 'demo', view: 'desktop' },
] as const)('a toast covers nothing that would be pressed next: $as, $view', async (is) => {
  const server = sharedServer();
  const member: Member = await (is.as === 'demo' ? server.signInDemo() : server.member());
  const browser = await sharedChromium();
  const context = await browser.newContext({
    ...views[is.view],
    storageState: signedIn(server.origin, member),
  });
  const page = await context.newPage();
  for (const screen of screens) {
    await page.goto(server.origin + screen);
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    // Back from where the country is chosen, as by a press of a link there.
    await page.evaluate(() => {
      history.pushState({ idx: history.state.idx + 1 }, '', '/select-country');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    await page.getByLabel('Country').selectOption({ label: 'United States' });
    await page.getByRole('button', { name: 'Save country' }).click();
    const told = page.getByText('Country saved');
    await told.waitFor();
    await page.waitForURL(server.origin + screen);
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
    );
    // Among tiles all is to be pressed; what stands at the foot is left free there, too.
    const isFree = is.as === 'newcomer' && roomy.includes(screen);
    const found = { screen, covered: await coveredIn(page, !isFree) };
    expect(await told.count()).toBe(1);
    expect(found).toEqual({ screen, covered: [] });
  }
  await context.close();
});

it('a failure is told although the code that shows toasts does not come', async () => {
  const server = sharedServer();
  const browser = await sharedChromium();
  const context = await browser.newContext({
    ...views.phone,
    storageState: signedIn(server.origin, await server.signInDemo()),
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.route(/toast-stack/, (route) => route.abort());
  await page.route('**/api/**', (route) =>
    route.request().postData()?.includes('getWardrobes')
      ? route.fulfill({
          status: 500,
          json: { status: 'error', statusCode: 500, code: 'server', message: '' },
        })
      : route.continue(),
  );
  await page.goto(`${server.origin}/wardrobes`);
  await page.getByText('getWardrobes failed to retrieve the information.').waitFor();
  await context.close();
});
