import { describe, expect, it } from 'vitest';
import { setUpSimulator } from './stage.ts';

const stage = setUpSimulator();

/** The page's window size as the page sees it. */
const viewport = () =>
  stage.hem.locator('body').evaluate(() => ({ width: innerWidth, height: innerHeight }));

/** A custom property of the page's root, in CSS pixels. */
const rootLength = (name: string) =>
  stage.hem
    .locator('html')
    .evaluate(
      (root, name) => Number.parseFloat(getComputedStyle(root).getPropertyValue(name)),
      name,
    );

describe('the device', () => {
  it.each([
    ['390×844', { width: 390, height: 662 }],
    ['412×915', { width: 412, height: 751 }],
    ['375×667', { width: 375, height: 554 }],
    ['820×1180', { width: 820, height: 1036 }],
  ])('of %s gives the page what its bars leave, and tells it', async (name, left) => {
    await stage.open();
    await stage.panel('Device');
    await stage.page.getByText(name, { exact: true }).click();
    await expect.poll(viewport).toEqual(left);
    await stage.page.getByText(`web view ${left.width}×${left.height}`).waitFor();
    const tabs = await stage.page.getByRole('toolbar', { name: 'Native tabs' }).boundingBox();
    const view = await stage.frame.boundingBox();
    expect(tabs!.y).toBeGreaterThanOrEqual(view!.y + view!.height - 1);
  });

  it('is held sideways, the notch at its sides', async () => {
    await stage.open();
    await stage.panel('Device');
    await stage.page.getByText('Sideways').click();
    await stage.logged('to-page', 'viewport.changed', { verdict: 'accepted' });
    await expect.poll(viewport).toMatchObject({ width: 844 });
    await expect.poll(() => rootLength('--safe-left')).toBe(47);
    // No control lies under the notch.
    const link = stage.hem.getByRole('link', { name: 'Items', exact: true }).first();
    expect((await link.boundingBox())!.x).toBeGreaterThan((await stage.frame.boundingBox())!.x);
  });

  it('is drawn as large as is chosen, or as fits', async () => {
    await stage.open();
    await stage.panel('Device');
    const width = async () => (await stage.frame.boundingBox())!.width;
    await stage.page.getByText('100 %', { exact: true }).click();
    await expect.poll(width).toBe(390);
    await stage.page.getByText('50 %', { exact: true }).click();
    await expect.poll(width).toBe(195);
    expect(await viewport()).toMatchObject({ width: 390 });
    await stage.page.getByText('Fit', { exact: true }).click();
    await expect.poll(width).toBeGreaterThan(200);
  });

  it('has the safe areas that somebody sets, and gets its own back', async () => {
    await stage.open('?hem.flag.webView=true&hem.flag.header=true');
    await stage.panel('Device');
    await expect.poll(() => rootLength('--safe-top')).toBe(47);
    await stage.page.getByLabel('Safe area, top').fill('120');
    await stage.page.getByLabel('Safe area, bottom').fill('64');
    await expect.poll(() => rootLength('--safe-top')).toBe(120);
    await expect.poll(() => rootLength('--safe-bottom')).toBe(64);
    const { y } = (await stage.frame.boundingBox())!;
    await expect
      .poll(
        async () =>
          (await stage.hem.getByRole('banner').getByRole('link').first().boundingBox())!.y - y,
      )
      .toBeGreaterThan(60);
    await stage.page.getByRole('button', { name: 'As the device has them' }).click();
    await expect.poll(() => rootLength('--safe-top')).toBe(47);
  });

  it('draws a keyboard over the page, or makes room for it', async () => {
    await stage.open();
    const before = (await viewport()).height;
    await stage.panel('Device');
    await stage.page.getByText('Overlay').click();
    await expect.poll(() => rootLength('--keyboard-height')).toBeGreaterThan(200);
    expect((await viewport()).height).toBe(before);
    await stage.page.getByLabel('Keyboard height, px').fill('400');
    const overlap = () => rootLength('--keyboard-height');
    await expect.poll(overlap).toBe(400 - 84);
    await stage.page.getByText('Resize', { exact: true }).click();
    await expect.poll(async () => (await viewport()).height).toBe(before - (400 - 84));
    await expect.poll(overlap).toBe(0);
  });

  it('has a keyboard of its own size', async () => {
    await stage.open('?keyboard=overlay');
    await stage.panel('Device');
    await stage.page.getByText('375×667', { exact: true }).click();
    await expect.poll(() => rootLength('--keyboard-height')).toBe(260 - 49);
  });

  it('has a theme that the page follows, or leaves it to the system', async () => {
    await stage.page.emulateMedia({ colorScheme: 'dark' });
    await stage.open();
    await stage.panel('Device');
    const isDark = () =>
      stage.hem.locator('body').evaluate((body) => {
        // Light text is for dark backgrounds.
        const [red = 0] =
          getComputedStyle(body)
            .color.match(/[\d.]+/g)
            ?.map(Number) ?? [];
        return red > 128;
      });
    await expect.poll(isDark).toBe(false);
    await stage.page.getByText('Dark', { exact: true }).click();
    await expect.poll(isDark).toBe(true);
    await stage.page.getByText('Light', { exact: true }).click();
    await expect.poll(isDark).toBe(false);
    await stage.page.getByText('System', { exact: true }).click();
    await expect.poll(isDark).toBe(true);
    await stage.page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(isDark).toBe(false);
  });

  it('makes the page’s text larger', async () => {
    await stage.open();
    const size = () =>
      stage.hem
        .getByRole('link', { name: 'Items', exact: true })
        .first()
        .evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize));
    const before = await size();
    await stage.panel('Device');
    await stage.page.getByLabel('Text size, %').fill('200');
    await expect.poll(size).toBeCloseTo(before * 2, 0);
  });

  it('prefers reduced motion, which the page’s scripts and styles both see', async () => {
    await stage.open();
    await stage.panel('Device');
    await stage.call((simulator) => simulator.clearLog());
    await stage.page.getByRole('switch', { name: 'Reduced motion' }).click();
    await stage.said('page.ready');
    const prefers = () =>
      stage.hem
        .locator('body')
        .evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
    expect(await prefers()).toBe(true);
  });
});
