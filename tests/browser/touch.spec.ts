import type { Browser, BrowserContext, CDPSession, Locator, Page } from 'playwright';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member, RunningServer } from './built-server.ts';
import { sharedChromium, signedIn, views, watch } from './chromium.ts';
import { sharedServer } from './shared-server.ts';

let server: RunningServer;
let browser: Browser;
let demo: Member;
let titles: string[];
let context: BrowserContext | undefined;
let page: Page;
let touch: CDPSession;
let faults: string[];

beforeAll(async () => {
  server = sharedServer();
  browser = await sharedChromium();
  demo = await server.signInDemo();
  const owner = demo.userId;
  const { itemIds } = await server.call(
    'getItemNavigation',
    { owner, filter: { sort: 'title' } },
    demo.token,
  );
  const first = itemIds.slice(0, 4);
  const { items } = await server.call('getItems', { owner, itemIds: first }, demo.token);
  titles = first.map((itemId) => items.find((item) => item.itemId === itemId)!.title);
});
beforeEach(() => openFor(demo));
afterEach(async () => {
  await context?.close();
  context = undefined;
  expect(faults).toEqual([]);
});

/** Opens a phone with a page of a member's. */
async function openFor(member: Member): Promise<void> {
  await context?.close();
  context = await browser.newContext({
    ...views.phone,
    storageState: signedIn(server.origin, member),
  });
  ({ faults } = watch(context, server.origin));
  page = await context.newPage();
  touch = await context.newCDPSession(page);
}

interface Point {
  x: number;
  y: number;
}
const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
  touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
async function middleOf(place: Locator): Promise<Point> {
  const { x, y, width, height } = (await place.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}
/** A finger that goes from one point by so much, in steps of a frame each, and is lifted. */
async function swipe(from: Point, by: Point, steps = 12): Promise<void> {
  await finger('touchStart', from);
  await glide(from, { x: from.x + by.x, y: from.y + by.y }, steps);
  await finger('touchEnd');
}

/** A finger that is down goes from one point to another, in steps of a frame each. */
async function glide(from: Point, to: Point, steps = 12): Promise<void> {
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    await finger('touchMove', {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

describe('a swipe over the days to borrow on', () => {
  it('goes on through the months, and never back', async () => {
    const { friends } = await server.call('getFriends', {}, demo.token);
    const owner = friends.find(({ screenName }) => screenName?.startsWith('Anna'))!.userId;
    const { itemIds } = await server.call('getItemNavigation', { owner, filter: {} }, demo.token);
    await page.goto(`${server.origin}/friends/${owner}/items/${itemIds[0]}`);
    await page.getByRole('button', { name: 'Ask to borrow' }).click();
    const days = page.getByRole('group', { name: 'From the first day to the last' });
    // Once the sheet stands still.
    await days.getByRole('button').first().click({ trial: true });
    await days.evaluate((row) => {
      let farthest = 0;
      row.addEventListener('scroll', () => {
        farthest = Math.max(farthest, row.scrollLeft);
        const back = Math.max(Number(row.dataset.back ?? 0), farthest - row.scrollLeft);
        row.dataset.back = String(back);
      });
    });
    const { y } = await middleOf(days);
    for (let count = 1; count <= 5; count += 1) {
      await swipe({ x: 350, y }, { x: -300, y: 0 });
      await expect.poll(() => days.evaluate((row) => row.scrollLeft)).toBeGreaterThan(count * 200);
    }
    // It may settle on the beginning of a day.
    expect(Number(await days.getAttribute('data-back'))).toBeLessThan(52);
  });
});

describe('a swipe over a piece', () => {
  const picture = () => page.getByRole('region', { name: 'Photos' }).getByRole('img').first();
  /**
   * Waits until a piece is there and does not move: while it is carried from its tile it takes no
   * touch.
   */
  async function shows(title: string): Promise<void> {
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await picture().waitFor();
    await page.waitForFunction(() => {
      const { documentElement } = document;
      return documentElement.getAnimations({ subtree: true }).length === 0;
    });
  }

  /** The second piece of the list by title, opened from the list. */
  async function open(): Promise<void> {
    await page.goto(`${server.origin}/items?sort=title`);
    await page.locator('[data-tile]').nth(1).locator('a').tap();
    await shows(titles[1]!);
  }

  it('leads to the next, and back to the previous, in the order of the list', async () => {
    await open();
    await swipe(await middleOf(picture()), { x: -160, y: 0 });
    await shows(titles[2]!);
    await swipe(await middleOf(picture()), { x: 160, y: 0 });
    await shows(titles[1]!);
    await swipe(await middleOf(picture()), { x: 160, y: 0 });
    await shows(titles[0]!);
  });

  it('leads on for whoever reduces motion, too', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open();
    await swipe(await middleOf(picture()), { x: -160, y: 0 });
    await shows(titles[2]!);
  });

  it('replaces the piece, so that one step back is the list', async () => {
    await open();
    await swipe(await middleOf(picture()), { x: -160, y: 0 });
    await shows(titles[2]!);
    await page.goBack();
    await page.waitForURL('**/items?sort=title');
  });

  it('that is small and slow, or goes down, leaves the piece where it is', async () => {
    await open();
    const address = page.url();
    await swipe(await middleOf(picture()), { x: -40, y: 0 }, 30);
    await swipe(await middleOf(picture()), { x: 20, y: 160 });
    expect(page.url()).toBe(address);
    // The picture has come back under the finger.
    await swipe(await middleOf(picture()), { x: -160, y: 0 });
    await shows(titles[2]!);
  });
});

describe('a swipe while pieces are sorted', () => {
  it('goes on without a word to the left, and back to the right, and moves no chip', async () => {
    const member = await server.member();
    const owner = member.userId;
    for (const title of ['One', 'Two', 'Three']) {
      await server.call('saveItem', { owner, changes: { title } }, member.token);
    }
    await openFor(member);
    await page.goto(`${server.origin}/items?sheet=sort`);
    const sheet = page.getByRole('dialog', { name: 'What is it?' });
    const picture = (title: string) => sheet.getByText(title, { exact: true }).locator('..');
    const shows = async (count: string, title: string) => {
      await sheet.getByText(count, { exact: true }).waitFor();
      await picture(title).waitFor();
      await page.waitForFunction(
        () => document.documentElement.getAnimations({ subtree: true }).length === 0,
      );
    };
    await shows('1 of 3', 'One');
    const jeans = sheet.getByRole('button', { name: 'Jeans' });
    const before = await jeans.boundingBox();
    await swipe(await middleOf(picture('One')), { x: -160, y: 0 });
    await shows('2 of 3', 'Two');
    expect(await jeans.boundingBox()).toEqual(before);
    await jeans.tap();
    await shows('3 of 3', 'Three');
    await swipe(await middleOf(picture('Three')), { x: 160, y: 0 });
    await shows('2 of 3', 'Two');
    expect(await jeans.getAttribute('aria-pressed')).toBe('true');
    expect(await jeans.boundingBox()).toEqual(before);
    const { counts } = await server.call('getItemNavigation', { owner, filter: {} }, member.token);
    expect(counts.unsorted, 'a swipe says nothing of a piece').toBe(2);
  });
});

describe('a long press on a tile', () => {
  const tile = (index: number) => page.locator('[data-tile]').nth(index);
  const chosen = async () => {
    const pressed = await page
      .locator('[data-tile] button')
      .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-pressed') === 'true'));
    return pressed.slice(0, 4);
  };
  const selected = (count: number) => page.getByText(`${count} selected`, { exact: true });
  beforeEach(async () => {
    await page.goto(`${server.origin}/items?sort=title`);
    await tile(1).getByText(titles[1]!).waitFor();
  });

  it('chooses it after 350 ms, and the lifted finger neither opens nor unchooses it', async () => {
    const at = await middleOf(tile(0));
    const begun = Date.now();
    await finger('touchStart', at);
    await selected(1).waitFor();
    expect(Date.now() - begun).toBeGreaterThanOrEqual(350);
    await finger('touchEnd');
    await tile(1).getByRole('button').tap();
    await selected(2).waitFor();
    expect(await tile(0).getByRole('button').getAttribute('aria-pressed')).toBe('true');
    expect(page.url()).toBe(`${server.origin}/items?sort=title`);
    await page.getByRole('button', { name: 'Stop selecting' }).tap();
    await tile(0).getByRole('link').waitFor();
  });

  it('that is short opens it', async () => {
    await tile(0).tap();
    await page.getByRole('heading', { level: 1, name: titles[0]!, exact: true }).waitFor();
    expect(await selected(1).count()).toBe(0);
  });

  it('that goes on over other tiles chooses them, and gives up those that it leaves', async () => {
    const [from, below] = [await middleOf(tile(0)), await middleOf(tile(3))];
    await finger('touchStart', from);
    await selected(1).waitFor();
    await glide(from, below);
    await selected(4).waitFor();
    await glide(below, await middleOf(tile(1)));
    await selected(2).waitFor();
    await finger('touchEnd');
    // The page has not moved under it, and what was chosen is named in the list's order.
    expect(await middleOf(tile(0))).toEqual(from);
    expect(await chosen()).toEqual([true, true, false, false]);

    // While one selects, a finger that moves sideways chooses, or takes out; one that goes down scrolls.
    await swipe(from, { x: below.x - from.x, y: 0 });
    await selected(0).waitFor();
    await swipe(below, { x: from.x - below.x, y: 0 });
    await selected(2).waitFor();
    expect(await chosen()).toEqual([false, false, true, true]);
    await swipe(below, { x: 0, y: -200 }, 30);
    await atRest();
    await selected(2).waitFor();
    expect((await middleOf(tile(0))).y).toBeLessThan(from.y);
  });

  it('that scrolls chooses nothing', async () => {
    const at = await middleOf(tile(2));
    await swipe(at, { x: 0, y: -200 }, 30);
    await atRest();
    await page.getByRole('button', { name: 'Select', exact: true }).tap();
    await selected(0).waitFor();
  });
});

describe('a swipe over a tile', () => {
  it('puts the piece into the wash, and out of it again; a short one, or one to the right, does nothing', async () => {
    const member = await server.member();
    const owner = member.userId;
    for (const title of ['One', 'Two']) {
      await server.call('saveItem', { owner, changes: { title } }, member.token);
    }
    await openFor(member);
    await page.goto(`${server.origin}/items?sort=title`);
    const tile = page.locator('[data-tile]').first();
    await tile.getByText('One').waitFor();
    const at = await middleOf(tile);
    await swipe(at, { x: -50, y: 0 });
    await swipe(at, { x: 100, y: 0 });
    await swipe(at, { x: -20, y: -100 });
    await swipe(at, { x: -110, y: 0 });
    await tile.getByText('In the wash').waitFor();
    const inWash = async () => {
      const filter = { availability: ['in-the-wash' as const] };
      const answer = await server.call('getItemNavigation', { owner, filter }, member.token);
      return answer.itemIds.length;
    };
    await expect.poll(inWash).toBe(1);
    // The line that leads to the laundry stands above the tiles now.
    await page.getByRole('link', { name: '1 piece in the wash' }).waitFor();
    await swipe(await middleOf(tile), { x: -110, y: 0 });
    await expect.poll(inWash).toBe(0);
    await expect.poll(() => tile.getByText('In the wash').count()).toBe(0);
    expect(page.url()).toBe(`${server.origin}/items?sort=title`);
  });
});

/** The list has stopped: an earlier tap would only stop it. */
const atRest = () =>
  page
    .locator('[data-tile]')
    .first()
    .evaluate(async (tile) => {
      let scroller: Element | null = tile;
      while (scroller && getComputedStyle(scroller).overflowY !== 'auto') {
        scroller = scroller.parentElement;
      }
      let [last, still] = [-1, 0];
      while (scroller && still < 20) {
        await new Promise(requestAnimationFrame);
        still = scroller.scrollTop === last ? still + 1 : 0;
        last = scroller.scrollTop;
      }
    });

describe('two quick taps', () => {
  it('say what is in the basket clean, and do not take that back', async () => {
    const member = await server.member();
    const { userId: owner, token } = member;
    const itemIds: string[] = [];
    for (const title of ['Poplin shirt', 'White tee']) {
      const { item } = await server.call('saveItem', { owner, changes: { title } }, token);
      itemIds.push(item.itemId);
    }
    const changeId = 'c'.repeat(32);
    const wash = { owner, changeId, itemIds, availability: 'in-the-wash' as const };
    await server.call('setAvailability', wash, token);
    await openFor(member);
    await page.goto(`${server.origin}/items/laundry`);
    const at = await middleOf(page.getByRole('button', { name: 'Both clean again' }));
    const tapTwice = async (place: Point) => {
      for (let tap = 0; tap < 2; tap += 1) {
        await finger('touchStart', place);
        await finger('touchEnd');
      }
    };
    await tapTwice(at);
    const undo = page.getByRole('button', { name: 'Undo both' });
    await undo.waitFor();
    const places = async () => {
      const { items } = await server.call('getItems', { owner, itemIds }, token);
      return items.map(({ title, availability }) => `${title}: ${availability}`).sort();
    };
    await expect.poll(places).toEqual(['Poplin shirt: ready', 'White tee: ready']);
    expect(await page.getByRole('button', { name: 'Both clean again' }).count()).toBe(0);
  });
});

describe('the browser’s back', () => {
  it('closes what lies over the screen first, and then leaves it', async () => {
    await page.goto(`${server.origin}/wardrobes`);
    await page.getByRole('link', { name: 'Items', exact: true }).click();
    await page.locator('[data-tile] img').first().waitFor();
    await page.getByRole('button', { name: 'Select' }).click();
    await page.locator('[data-tile] button').first().click();
    await page.getByText('1 selected').waitFor();
    await page.evaluate(() => history.back());
    await page.getByText('1 selected').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/items');

    await page.locator('[data-tile] a').first().click();
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
    const piece = page.url();
    await page.getByRole('button', { name: /^More/ }).click();
    await page.getByRole('menu').waitFor();
    await page.evaluate(() => history.back());
    await page.getByRole('menu').waitFor({ state: 'detached' });
    expect(page.url()).toBe(piece);

    await page.evaluate(() => history.back());
    await page.waitForURL('**/items');
    await page.evaluate(() => history.back());
    await page.waitForURL('**/wardrobes');
  });
});
