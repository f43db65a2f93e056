import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMonths, monthName, todayIs } from '#lib/calendar-weeks.ts';
import type { Member } from './built-server.ts';
import { sharedChromium, signedIn, views } from './chromium.ts';
import { sharedServer } from './shared-server.ts';

/** A month of five weeks, with days of its first, middle and last one; each has a plan. */
const planned = ['2027-10-02', '2027-10-13', '2027-10-31'];

let member: Member;
beforeAll(async () => {
  const server = sharedServer();
  member = await server.member();
  const { userId: owner, token } = member;
  const { item } = await server.call('saveItem', { owner, changes: { title: 'Coat' } }, token);
  for (const day of planned) {
    const changes = { itemIds: [item.itemId], day, slot: 'day' as const, title: 'Opening' };
    await server.call('savePlan', { owner, changes }, token);
  }
});

const phones = [
  { width: 320, height: 640, isBare: false },
  { width: 390, height: 844, isBare: false },
  { width: 320, height: 640, isBare: true },
  { width: 390, height: 844, isBare: true },
];

/** Opens the month of a day on a phone, in the browser or in the web view without header. */
async function open(
  day: string,
  { width, height, isBare }: (typeof phones)[number],
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const server = sharedServer();
  const browser = await sharedChromium();
  const context = await browser.newContext({
    ...views.phone,
    viewport: { width, height },
    locale: 'en-US',
    reducedMotion: 'reduce',
    storageState: signedIn(server.origin, member),
  });
  await context.addInitScript((isBare) => {
    localStorage.setItem('hem.flag.webView', String(isBare));
    localStorage.setItem('hem.flag.header', String(!isBare));
  }, isBare);
  const page = await context.newPage();
  await page.goto(`${server.origin}/outfits?view=calendar&by=month&on=${day}`);
  try {
    await use(page);
  } finally {
    await context.close();
  }
}

const panelOf = (page: Page) => page.getByRole('region', { name: /^\w+day, / });
const cellOf = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);
const boxOf = (part: Locator) =>
  part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

/** What is wrong with where a chosen day and its plan stand. */
async function faultsOf(page: Page, day: string): Promise<string[]> {
  const panel = panelOf(page);
  const [cell, head, box, move] = await Promise.all([
    boxOf(cellOf(page, day)),
    boxOf(page.getByRole('button', { name: 'Next month' })),
    boxOf(panel),
    boxOf(panel.getByRole('button', { name: 'Move' })),
  ]);
  const bar = page.getByRole('navigation', { name: 'Main' });
  const { width, height } = page.viewportSize()!;
  const foot = (await bar.count()) > 0 ? (await boxOf(bar)).top : height;
  return [
    cell.top < head.bottom && 'the day lies under the name of its month',
    cell.bottom + 2 > box.top && 'the day lies under its plan',
    move.bottom + 8 > Math.min(box.bottom, foot) && 'the plan is cut off',
    box.bottom > foot + 1 && 'the panel lies under the bar',
    (box.left > 0 || box.right < width) && 'the days look out beside the panel',
  ].filter((fault) => fault !== false);
}

describe.each(phones)('a month at $width × $height, without header: $isBare', (phone) => {
  it.each(planned)('has the day %s in sight above its plan, wherever one comes from', (day) =>
    open(day, phone, async (page) => {
      await panelOf(page).getByText('Opening').waitFor();
      await expect.poll(() => faultsOf(page, day)).toEqual([]);
      for (const next of planned.toReversed()) {
        await cellOf(page, next).getByRole('button').tap();
        await cellOf(page, next).getByRole('button', { pressed: true }).waitFor();
        await panelOf(page).getByText('Opening').waitFor();
        await expect.poll(() => faultsOf(page, next)).toEqual([]);
      }
    }),
  );

  it('stands still when the way back to today comes', () => {
    const first = `${todayIs().slice(0, 7)}-01`;
    return open(first, phone, async (page) => {
      const days = page.locator('[data-day]').first();
      await cellOf(page, first).waitFor();
      expect(await page.getByRole('button', { name: 'Today' }).count()).toBe(0);
      const { top } = await boxOf(days);
      await page.getByRole('button', { name: 'Next month' }).tap();
      // Of the month after the next no day is today's.
      await page.getByRole('button', { name: 'Next month' }).tap();
      await page.getByRole('heading', { name: monthName(addMonths(first, 2)) }).waitFor();
      await page.getByRole('button', { name: 'Today' }).waitFor();
      expect((await boxOf(days)).top).toBe(top);
    });
  });
});
