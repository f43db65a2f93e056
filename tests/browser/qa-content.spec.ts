import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Member } from './built-server.ts';
import { sharedChromium, signedIn, views, watch } from './chromium.ts';
import { sharedServer } from './shared-server.ts';

const server = sharedServer();
const slot = 'lab/tips/one-piece-larger';

let staff: Member;
let reader: Member;
beforeAll(async () => {
  staff = await server.signInAs('staff@hem.test');
  reader = await server.member();
});

async function pageOf(as: Member, view: keyof typeof views) {
  const browser = await sharedChromium();
  const context = await browser.newContext({
    ...views[view],
    storageState: signedIn(server.origin, as),
  });
  const { faults } = watch(context, server.origin);
  const page = await context.newPage();
  return { page, faults, close: () => context.close() };
}

const textOf = (page: Page) => page.getByRole('textbox', { name: /^Text of / });
const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]');

/** Puts other words into the text that is open. */
async function rewrite(page: Page, from: string, to: string): Promise<void> {
  const text = await textOf(page).inputValue();
  expect(text).toContain(from);
  await textOf(page).fill(text.replace(from, to));
}

describe('Admin - QA Content', () => {
  it('shows a text as it is written as a member sees it, and once published to whoever reads it, without a reload', async () => {
    const desk = await pageOf(staff, 'desktop');
    const phone = await pageOf(reader, 'phone');
    await phone.page.goto(`${server.origin}/style-lab/one-piece-larger`);
    await phone.page.getByRole('heading', { name: 'One piece larger' }).waitFor();
    await phone.page.evaluate(() => Object.assign(window, { isTheSamePage: true }));

    await desk.page.goto(`${server.origin}/admin/qa-content?of=lab&slot=${slot}`);
    await preview(desk.page).getByRole('heading', { name: 'One piece larger' }).waitFor();
    await rewrite(desk.page, 'title: One piece larger', 'title: One piece twice as large');
    await preview(desk.page).getByRole('heading', { name: 'One piece twice as large' }).waitFor();
    expect(await phone.page.getByRole('heading', { level: 1 }).innerText()).toBe(
      'One piece larger',
    );

    await desk.page.getByRole('button', { name: 'Publish', exact: true, disabled: false }).click();
    await phone.page.getByRole('heading', { name: 'One piece twice as large' }).waitFor();
    expect(await phone.page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
    expect([...desk.faults, ...phone.faults]).toEqual([]);
    await Promise.all([desk.close(), phone.close()]);
  });

  it('lays the preview out as a phone or a desktop is, in the theme of the page, and nothing in it leads away', async () => {
    const { page, faults, close } = await pageOf(staff, 'desktop');
    await page.goto(
      `${server.origin}/admin/qa-content?of=lab&slot=lab/classes/one-coat-chosen-well`,
    );
    const picture = preview(page).locator('main > div').first();
    await picture.waitFor();
    const widthOfPicture = () => picture.evaluate((element) => element.clientWidth);
    expect(await widthOfPicture()).toBe(390);
    await page.getByRole('button', { name: 'On a desktop' }).click();
    await expect.poll(widthOfPicture).toBeGreaterThan(600);
    // It is drawn smaller than it is, so that a press by its place would miss it.
    const press = (name: RegExp) =>
      preview(page)
        .getByRole('button', { name })
        .evaluate((button: HTMLElement) => button.click());
    await press(/^Next: /);
    await preview(page).getByText('Chapter 2 of 6').waitFor();
    await page.getByRole('button', { name: 'Show the next chapter' }).click();
    await preview(page).getByText('Chapter 3 of 6').waitFor();
    expect(page.url()).toContain('/admin/qa-content');
    expect(faults).toEqual([]);
    await close();
  });

  it('shows a style as its member sees it as soon as a letter of it is there', async () => {
    const { page, faults, close } = await pageOf(staff, 'desktop');
    await page.goto(`${server.origin}/admin/qa-content`);
    await page.getByRole('button', { name: 'Soft, muted, Hourglass, Classic: missing' }).click();
    await page.getByLabel(/^Style name/).fill('City Chic');
    await preview(page).getByRole('heading', { name: 'City Chic' }).waitFor();
    expect(await preview(page).locator('header img').count()).toBe(1);
    await expect.poll(() => preview(page).locator('main svg').count()).toBe(7);
    await page
      .getByRole('textbox', { name: /^What works/ })
      .fill('## One\n\n- Dusty rose\n- Slate');
    const point = preview(page).getByRole('listitem').filter({ hasText: 'Slate' });
    await point.waitFor();
    expect(await point.evaluate((one) => getComputedStyle(one).listStyleType)).toBe('disc');
    await page.getByRole('button', { name: 'Drop the draft' }).click();
    await page.getByText(/^Nothing is written yet/).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('has its buttons in view without scrolling, with a bar above', async () => {
    const { page, close } = await pageOf(staff, 'desktop');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${server.origin}/admin/qa-content?of=lab&slot=${slot}`);
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await publish.waitFor();
    const { y, height } = (await publish.boundingBox())!;
    expect(y + height).toBeLessThan(900);
    await close();
  });

  it('says what is wrong with a text, with its line, and does not publish it', async () => {
    const { page, close } = await pageOf(staff, 'desktop');
    await page.goto(`${server.origin}/admin/qa-content?of=lab&slot=lab/tips/shoes-go-last`);
    await textOf(page).waitFor();
    await textOf(page).fill(`${await textOf(page).inputValue()}\n<script>alert(1)</script>\n`);
    await page.getByText(/^Line \d+: raw HTML is not allowed\.$/).waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true, disabled: true }).waitFor();
    await page.getByRole('button', { name: 'Drop the draft' }).click();
    await page.getByText(/^As it is shown/).waitFor();
    await close();
  });

  it.each([
    ['desktop', 'dark'],
    ['phone', 'light'],
  ] as const)('has no fault that axe finds, on a %s, %s', async (view, colorScheme) => {
    const { page, close } = await pageOf(staff, view);
    await page.emulateMedia({ colorScheme });
    for (const address of [
      '/admin/qa-content',
      `/admin/qa-content?of=lab&slot=${slot}`,
      '/admin/qa-content?slot=blueprint/styles/female-deep-hourglass-classic',
    ]) {
      await page.goto(server.origin + address);
      await page.getByRole('heading', { name: 'Admin - QA Content' }).waitFor();
      await page.locator('table, textarea').first().waitFor({ state: 'attached' });
      // The preview is a document of its own, with a main part of its own.
      const builder = new AxeBuilder({ page }).disableRules(['landmark-unique']);
      const { violations } = await builder.analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
    await close();
  });
});
