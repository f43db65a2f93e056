import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Member } from './built-server.ts';
import { sharedChromium, signedIn, views, watch } from './chromium.ts';
import { sharedServer } from './shared-server.ts';

const server = sharedServer();

let staff: Member;
let member: Member & { screenName: string };
beforeAll(async () => {
  staff = await server.signInAs('staff@hem.test');
  const made = await server.member();
  const details = await server.call('userDetails', { userIds: [] }, made.token);
  member = { ...made, screenName: details[made.userId]!.userDetails.screenName! };
});

async function contextOf(as: Member, view: keyof typeof views): Promise<BrowserContext> {
  const browser = await sharedChromium();
  return browser.newContext({ ...views[view], storageState: signedIn(server.origin, as) });
}

/** Finds the member at the desk, says why, and starts. */
async function standIn(page: Page): Promise<void> {
  await page.goto(`${server.origin}/admin/impersonate`);
  await page.getByRole('searchbox').fill(member.userId);
  await page.getByRole('button', { name: /^Choose/ }).click();
  await page.getByRole('textbox', { name: /^Reason/ }).fill('Ticket 4821: pieces are missing.');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByText(`You are in ${member.screenName}’s account, not yours`).waitFor();
}

describe('Standing in for a member', () => {
  it.each(['desktop', 'phone'] as const)(
    'has its bar over every screen, closes what costs, and ends in every tab, on a %s',
    async (view) => {
      const context = await contextOf(staff, view);
      const { faults } = watch(context, server.origin);
      const page = await context.newPage();
      await standIn(page);
      const other = await context.newPage();
      await other.goto(`${server.origin}/items`);
      await other.getByRole('button', { name: 'End now' }).waitFor();
      await page.goto(`${server.origin}/circle-membership`);
      await page.getByText('Closed while you are in someone else’s account').waitFor();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      const token = await page.evaluate(
        () => (JSON.parse(localStorage.getItem('hem.session')!) as { token: string }).token,
      );
      await page.getByRole('link', { name: 'Back to wardrobes' }).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/wardrobes');
      await page.getByRole('button', { name: 'End now' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Admin - User Impersonation' }).waitFor();
      await other.getByRole('heading', { name: 'Admin - User Impersonation' }).waitFor();
      expect(await other.getByRole('button', { name: 'End now' }).count()).toBe(0);
      // What was used in there opens nothing any more.
      const asked = server.call('getWardrobes', { owner: member.userId }, token);
      await expect(asked).rejects.toThrow();
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  it('has its bar before anything of the account, and where there is no page', async () => {
    const context = await contextOf(staff, 'phone');
    const page = await context.newPage();
    await standIn(page);
    await page.goto(`${server.origin}/nothing/here`);
    await page.getByRole('button', { name: 'End now' }).waitFor();
    await page.getByText('This page is not here').waitFor();
    // The bar's code is on its way for as long as the test says.
    let come = () => {};
    const asked = new Promise<void>((resolve) => {
      void page.route(/\/assets\/show-bar-.*\.js$/, async (route) => {
        resolve();
        await new Promise<void>((there) => {
          come = there;
        });
        await route.continue();
      });
    });
    await page.goto(`${server.origin}/wardrobes`);
    await asked;
    await page.getByRole('status', { name: 'Opening Hem' }).waitFor();
    expect(await page.getByRole('main').count()).toBe(0);
    come();
    await page.getByRole('main').waitFor();
    expect(await page.getByRole('button', { name: 'End now' }).count()).toBe(1);
    await context.close();
  });

  it('is over for the server too, once it is reached again, where it was ended offline', async () => {
    const context = await contextOf(staff, 'desktop');
    const page = await context.newPage();
    await standIn(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'End now' }).click();
    await page.getByRole('button', { name: 'End now' }).waitFor({ state: 'detached' });
    await context.setOffline(false);
    await expect
      .poll(async () => {
        const asked = { memberId: member.userId };
        const { entries } = await server.call('getImpersonationLog', asked, staff.token);
        return [entries[0]?.event, entries[0]?.detail];
      })
      .toEqual(['ended', 'staff']);
    await context.close();
  });

  it('is told to the member, who reads why', async () => {
    const context = await contextOf(member, 'phone');
    const page = await context.newPage();
    await page.goto(`${server.origin}/wardrobes`);
    await page.getByRole('button', { name: /^What’s New/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Notices' });
    await dialog.locator('label', { hasText: 'For you' }).click();
    await dialog
      .getByText(/Ticket 4821: pieces are missing\./)
      .first()
      .waitFor();
    await context.close();
  });
});
