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
    await preview(page)
      .getByRole('button', { name: /^Next: / })
      .evaluate((button: HTMLElement) => button.click());
    expect(page.url()).toContain('/admin/qa-content');
    expect(faults).toEqual([]);
    await close();
  });

  it('says what is wrong with a text, with its line, and does not publish it', async () => {
    const { page, close } = await pageOf(staff, 'desktop');
    await page.goto(`${server.origin}/admin/qa-content?of=lab&slot=lab/tips/shoes-go-last`);
    await textOf(page).waitFor();
    await textOf(page).fill(`${await textOf(page).inputValue()}\n<script>alert(1)</script>\n`);
    await page.getByText(/^line \d+: raw HTML is not allowed$/).waitFor();
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
