import { expect, it } from 'vitest';
import { sharedChromium, signedIn, views } from './chromium.ts';
import { isUncovered } from './is-uncovered.ts';
import { sharedServer } from './shared-server.ts';

it.for([844, 664])(
  'what a press opens is in view, above the foot of the page: %s high',
  async (height) => {
    const server = sharedServer();
    const member = await server.member();
    const { userId: owner, token } = member;
    const changes = { title: 'A piece', photos: [] };
    const { item } = await server.call(
      'saveItem',
      { owner, changes: { title: changes.title } },
      token,
    );
    const browser = await sharedChromium();
    const context = await browser.newContext({
      ...views.phone,
      viewport: { width: 390, height },
      storageState: signedIn(server.origin, member),
    });
    const page = await context.newPage();
    await page.goto(`${server.origin}/alterations/select-services?item=${item.itemId}`);
    const question = page.getByRole('group', { name: 'What is this?' });
    await question.getByRole('button', { name: 'Bottoms' }).click();
    const last = question.getByRole('group', { name: 'Bottoms' }).getByRole('button').last();
    await expect.poll(() => isUncovered(last)).toBe(true);
    await question.getByRole('button', { name: 'Other' }).click();
    await question.getByRole('button', { name: 'My own' }).click();
    await expect
      .poll(() => isUncovered(question.getByRole('button', { name: 'Use it' })))
      .toBe(true);
    await context.close();
  },
);

it('a press that closes a menu hits nothing that lies below it', async () => {
  const server = sharedServer();
  const { userId: owner, token } = await server.signInDemo();
  const { itemIds } = await server.call('getItemNavigation', { owner, filter: {} }, token);
  const { outfitIds } = await server.call('getOutfitNavigation', { owner, filter: {} }, token);
  const { lookIds } = await server.call('getLookNavigation', { owner, filter: {} }, token);
  const browser = await sharedChromium();
  const context = await browser.newContext({
    ...views.phone,
    storageState: signedIn(server.origin, { userId: owner, token }),
  });
  const page = await context.newPage();
  const menus: Record<string, number> = {};
  for (const place of [
    '/wardrobes',
    `/items/${itemIds[0]}`,
    `/outfits/${outfitIds[0]}`,
    `/outfits/${outfitIds[0]}/edit-outfit`,
    `/looks/${lookIds[0]}`,
  ]) {
    await page.goto(server.origin + place);
    const buttons = page.locator(
      '[aria-haspopup="menu"]:visible, button:visible[aria-label^="More"]',
    );
    await page.getByRole('button').first().waitFor();
    await buttons
      .first()
      .waitFor({ timeout: 3000 })
      .catch(() => {});
    menus[place] = await buttons.count();
    for (let index = 0; index < Math.min(2, menus[place]); index += 1) {
      await buttons.nth(index).tap();
      const menu = page.getByRole('menu');
      await menu.waitFor();
      // A control beside the menu, and what a tap on its middle hits.
      const spot = await page.evaluate(() => {
        const box = document.querySelector('[role="menu"]')!.getBoundingClientRect();
        const places = [...document.querySelectorAll('a[href], button')]
          .filter((one) => !one.closest('[role="menu"]') && one.checkVisibility())
          .map((one) => one.getBoundingClientRect())
          .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
          .filter(({ x, y }) => x > 0 && x < innerWidth && y > 60 && y < innerHeight)
          .filter(
            ({ x, y }) =>
              x < box.left - 8 || x > box.right + 8 || y < box.top - 8 || y > box.bottom + 8,
          );
        Object.assign(window, { pressed: [] as string[] });
        addEventListener('click', ({ target }) => {
          const control = (target as Element).closest('a[href], button');
          if (control) (window as unknown as { pressed: string[] }).pressed.push(control.outerHTML);
        });
        return places[0] ?? null;
      });
      expect(spot, place).not.toBeNull();
      await page.touchscreen.tap(spot!.x, spot!.y);
      await menu.waitFor({ state: 'detached' });
      const pressed = await page.evaluate(
        () => (window as unknown as { pressed: string[] }).pressed,
      );
      expect(pressed, place).toEqual([]);
      expect(new URL(page.url()).pathname).toBe(place);
    }
  }
  expect(Object.entries(menus).filter(([, count]) => count === 0)).toEqual([]);
  await context.close();
});

it('a sheet opens over what one is looking at, and closes to it', async () => {
  const server = sharedServer();
  const { userId, token } = await server.signInDemo();
  const browser = await sharedChromium();
  const context = await browser.newContext({
    ...views.phone,
    storageState: signedIn(server.origin, { userId, token }),
  });
  const page = await context.newPage();
  await page.goto(`${server.origin}/account-settings`);
  const change = page.locator('[aria-label="Change what is mailed"]');
  await change.scrollIntoViewIfNeeded();
  const top = async () => Math.round((await change.boundingBox())!.y);
  const before = await top();
  await change.click();
  await page.getByRole('dialog', { name: 'Notices by email' }).waitFor();
  expect(await top()).toBe(before);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await top()).toBe(before);
  // Another screen begins at its top.
  const title = page.getByRole('heading', { level: 1 });
  expect((await title.boundingBox())!.y).toBeLessThan(0);
  await page.locator('a', { hasText: 'Password & Security' }).dispatchEvent('click');
  await page.getByRole('heading', { name: 'Email' }).waitFor();
  await expect.poll(async () => (await title.boundingBox())!.y).toBeGreaterThan(0);
  await context.close();
});
