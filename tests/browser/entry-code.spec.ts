import type { Browser } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from './built-server.ts';
import { sharedChromium, views, watch } from './chromium.ts';
import { sharedServer } from './shared-server.ts';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  server = sharedServer();
  browser = await sharedChromium();
});

/** How different two colors are to the eye (WCAG 2), from `rgb()` of the browser. */
const contrast = (one: string, other: string) => {
  const luminance = (color: string) => {
    const [red, green, blue] = color.match(/[\d.]+/g)!.map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  };
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
};

const ways = (['js', 'css'] as const).flatMap((kind) =>
  (['phone', 'desktop'] as const).map((view) => [kind, view] as const),
);

// All at once: each of them waits to see that nothing more comes.
describe.concurrent('an entry that does not come', () => {
  it.each(ways)('is told in plain words, and tried again: %s, %s', async (kind, view) => {
    const context = await browser.newContext(views[view]);
    const { faults } = watch(context, server.origin);
    const page = await context.newPage();
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    const entry = new RegExp(`/assets/index-[\\w-]+\\.${kind}$`);
    await page.route(entry, (route) => route.fulfill({ status: 404, json: {} }));
    await page.goto(`${server.origin}/auth`);
    await page.getByRole('heading', { name: 'Hem did not load.' }).waitFor();
    // It reloads by itself once, and not again; a browser may ask for a file of one load twice.
    await expect.poll(() => loads).toBe(2);
    await page.getByRole('heading', { name: 'Hem did not load.' }).waitFor();
    await page.waitForTimeout(3000);
    expect(loads).toBe(2);

    const again = page.getByRole('button', { name: 'Try again' });
    expect((await again.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    expect(await page.locator('body').innerText()).toMatch(/^Hem did not load\.\s+Try again$/);
    const colors = await again.evaluate((button) => {
      // The page's background, which shows behind everything without one.
      const probe = document.body.appendChild(document.createElement('p'));
      probe.style.background = 'var(--paper, Canvas)';
      const heading = getComputedStyle(document.querySelector('h1')!).color;
      const paper = getComputedStyle(probe).backgroundColor;
      probe.remove();
      const { color, backgroundColor } = getComputedStyle(button);
      return { heading, paper, color, backgroundColor };
    });
    expect(contrast(colors.heading, colors.paper)).toBeGreaterThan(4.5);
    const behind = /, 0\)$/.test(colors.backgroundColor) ? colors.paper : colors.backgroundColor;
    expect(contrast(colors.color, behind)).toBeGreaterThan(4.5);
    expect(faults.filter((fault) => /Policy/.test(fault))).toEqual([]);

    await page.unroute(entry);
    await again.click();
    await page.getByRole('button', { name: 'Continue' }).waitFor();
    await context.close();
  });
});

it('shows the app’s own page at an address that cannot be decoded', async () => {
  const page = await browser.newPage();
  await page.goto(`${server.origin}/items/%E0%A4%A`);
  await page.locator('#root h1').first().waitFor();
  expect(await page.locator('body').innerText()).not.toContain('FST_ERR');
  await page.close();
});
