import type { Browser, Locator, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from './built-server.ts';
import { sharedChromium, signedIn, views } from './chromium.ts';
import { sharedServer } from './shared-server.ts';

/** Screens of phones, upright and sideways, and what a keyboard takes of them. */
const screens = [
  { width: 390, height: 844, keyboard: 336 },
  { width: 320, height: 568, keyboard: 260 },
  { width: 844, height: 390, keyboard: 200 },
];
const field =
  'input:enabled:not([type="file"], [type="checkbox"], [type="radio"], [type="range"]), textarea:enabled';

/** A room with fields: where it is, how its fields are come by, and in which part of it they stand. */
interface Room {
  path: string;
  isOut?: boolean;
  within?: string;
  open?(page: Page): Promise<void>;
}
const rooms: Record<string, Room> = {
  'the sign-in': { path: '/auth', isOut: true },
  Lola: { path: '/ask-lola-ai' },
  'the profile': { path: '/account-settings' },
  'a new password': {
    path: '/account-settings?tab=Password+%26+Security',
    open: (page) => page.getByRole('button', { name: 'Change password' }).click(),
  },
  'the measurements': { path: '/account-settings?sheet=measurements', within: '[role="dialog"]' },
  'the search for a piece': { path: '/alterations' },
  'what a studio is told of a service': {
    path: '/alterations/select-services?item=:item',
    async open(page) {
      await page.getByText('Mend seam', { exact: true }).first().click();
      await page.getByRole('button', { name: 'Details' }).last().click();
    },
  },
  'what a studio is told of an order': {
    path: '/alterations/select-services?item=:item',
    async open(page) {
      await page.getByText('Remove pilling', { exact: true }).first().click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: /note for the studio/ }).click();
    },
  },
  'a new wardrobe': { path: '/wardrobes?sheet=new', within: '[role="dialog"]' },
  'the form of a piece': { path: '/items/:item?sheet=edit', within: '[role="dialog"]' },
};

let server: RunningServer;
let browser: Browser;
let state: ReturnType<typeof signedIn>;
/** A piece for each screen: what is ordered for one stays in the cart. */
const itemIds: string[] = [];

beforeAll(async () => {
  server = sharedServer();
  browser = await sharedChromium();
  const member = await server.member();
  state = signedIn(server.origin, member);
  const { userId: owner, token } = member;
  for (const { width } of screens) {
    const changes = { title: `Shirt ${width}`, category: 'shirt' };
    const { item } = await server.call('saveItem', { owner, changes, wardrobeIds: [] }, token);
    itemIds.push(item.itemId);
  }
});

let lastSeq = 0;
function say(page: Page, type: string, payload: object): Promise<unknown> {
  lastSeq += 1;
  const message = { v: 1, type, payload, id: `host-${lastSeq}`, sid: 'host', seq: lastSeq };
  return page.evaluate((data) => {
    window.dispatchEvent(new MessageEvent('message', { data }));
  }, JSON.stringify(message));
}

/** Opens a room in the web view of a host. */
async function openRoom({ path, isOut, open }: Room, size: { width: number; height: number }) {
  const context = await browser.newContext({
    ...views.phone,
    viewport: size,
    ...(isOut ? {} : { storageState: state }),
  });
  await context.addInitScript(() => {
    localStorage.setItem('hem.flag.webView', 'true');
    Object.assign(window, { ReactNativeWebView: { postMessage() {} } });
  });
  const page = await context.newPage();
  const itemId = itemIds[screens.findIndex(({ width }) => width === size.width)]!;
  await page.goto(server.origin + path.replace(':item', itemId));
  const screen = { viewport: size, keyboard: { height: 0 } };
  await say(page, 'bridge.welcome', { platform: 'test', capabilities: [], ...screen });
  await open?.(page);
  return page;
}

/** How much of a field is to be seen: above the keyboard, and with nothing lying over it; of 100. */
const inSight = (one: Locator, end: number) =>
  one.evaluate((element, end) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    let points = 0;
    let seen = 0;
    for (const x of [left + 10, (left + right) / 2, right - 10]) {
      for (let y = top + 2; y < bottom; y += 4) {
        const at = y >= 0 && y < end ? document.elementFromPoint(x, y) : null;
        points += 1;
        // A button may stand in a field, and a field in its label.
        const isIts = element === at || element.parentElement?.contains(at);
        if (isIts) seen += 1;
      }
    }
    return Math.round((100 * seen) / points);
  }, end);

describe.each(screens)('a field that is typed in, on $width × $height', (size) => {
  const { width, height, keyboard } = size;
  const end = height - keyboard;

  it.each(Object.entries(rooms))('is in sight: %s', async (_name, room) => {
    const page = await openRoom(room, { width, height });
    const inside = page.locator(room.within ?? 'body');
    await inside.locator(field).locator('visible=true').first().waitFor();
    const fields: Locator[] = [];
    for (const one of await inside.locator(field).all()) {
      if ((await one.isVisible()) && (await one.evaluate(({ clientWidth }) => clientWidth > 20))) {
        fields.push(one);
      }
    }
    expect(fields.length).toBeGreaterThan(0);
    const isSeen = async (one: Locator, how: string) => {
      const message = `${how}: ${await one.evaluate(({ id, outerHTML }) => id || outerHTML)}`;
      await expect.poll(() => inSight(one, end), { message }).toBe(100);
    };
    // The keyboard comes over the page, and the focus moves on under it.
    await fields[0]!.focus();
    await say(page, 'viewport.changed', {
      viewport: { width, height },
      keyboard: { height: keyboard },
    });
    for (const one of fields) {
      await one.focus();
      await isSeen(one, 'over the page');
    }
    // The host makes room for it instead, and tells so later.
    for (const one of [fields[0]!, fields.at(-1)!]) {
      await page.setViewportSize({ width, height });
      await say(page, 'viewport.changed', {
        viewport: { width, height },
        keyboard: { height: 0 },
      });
      await one.focus();
      await page.setViewportSize({ width, height: end });
      await say(page, 'viewport.changed', {
        viewport: { width, height: end },
        keyboard: { height: 0 },
      });
      await isSeen(one, 'beside the page');
    }
    await page.context().close();
  });
});
