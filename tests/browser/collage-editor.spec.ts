import fs from 'node:fs';
import type { CDPSession, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, type Member, startBuiltServer } from './built-server.ts';
import {
  type KillableBrowser,
  newProfile,
  openKillable,
  sharedChromium,
  signedIn,
  views,
} from './chromium.ts';

interface Point {
  x: number;
  y: number;
}

let server: BuiltServer;
let demo: Member;
let profile = '';
let chromium: KillableBrowser | null = null;
let page: Page;
let touch: CDPSession;

beforeAll(async () => {
  server = await startBuiltServer();
  demo = await server.signInDemo();
});
afterAll(() => server?.close());
afterEach(async () => {
  await chromium?.kill();
  chromium = null;
  if (profile) fs.rmSync(profile, { recursive: true, force: true });
});

/** A phone that can be killed, signed in. */
async function openPhone(path: string, shows = '[data-piece]'): Promise<void> {
  chromium = await openKillable(profile);
  page = chromium.page;
  touch = await page.context().newCDPSession(page);
  await touch.send('Emulation.setDeviceMetricsOverride', {
    width: 390,
    height: 844,
    deviceScaleFactor: 2,
    mobile: true,
  });
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
  // A killed browser may not have written the session down yet.
  await page.goto(`${server.origin}/service-unavailable`);
  await page.evaluate((one) => localStorage.setItem('hem.session', JSON.stringify(one)), {
    token: demo.token,
    userId: demo.userId,
  });
  await page.goto(server.origin + path);
  await page.locator(shows).first().waitFor();
}

const put = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', at: Point[] = []) =>
  touch.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: at.map(({ x, y }, id) => ({ x, y, id })),
  });
/** Fingers that go from some places to others together, in steps. They stay down unless they are lifted. */
async function glide(from: Point[], to: Point[], lifts = true): Promise<void> {
  await put('touchStart', from.slice(0, 1));
  if (from.length > 1) await put('touchStart', from);
  for (let step = 1; step <= 10; step += 1) {
    const along = (one: number, other: number) => one + ((other - one) * step) / 10;
    const at = from.map(({ x, y }, index) => ({
      x: along(x, to[index]!.x),
      y: along(y, to[index]!.y),
    }));
    await put('touchMove', at);
  }
  if (lifts) await put('touchEnd');
}

const board = () => page.getByRole('application', { name: /^The board/ });
/** A place of the board, in fractions of it. */
async function onBoard(x: number, y: number): Promise<Point> {
  const box = (await board().boundingBox())!;
  return { x: box.x + x * box.width, y: box.y + y * box.height };
}
/** The layers as they are rendered, from the back to the front. */
const layers = () =>
  page.locator('[data-layer]').evaluateAll((all) =>
    all.map((one) => {
      const { left, top, height, transform } = (one as HTMLElement).style;
      return {
        x: Number.parseFloat(left) / 100,
        y: Number.parseFloat(top) / 100,
        high: Number.parseFloat(height) / 100,
        turn: Number(/rotate\((.*?)deg\)/.exec(transform)?.[1]),
        transform,
      };
    }),
  );
const only = async () => (await layers())[0]!;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const lines = async () => (await layers()).length;
const outfits = async () => {
  const { userId: owner, token } = demo;
  const { outfitIds } = await server.call('getOutfitNavigation', { owner, filter: {} }, token);
  return (await server.call('getOutfits', { owner, outfitIds: outfitIds.slice(0, 50) }, token))
    .outfits;
};
const near = (value: number) => expect.closeTo(value, 1);

describe('An outfit that is laid out by finger', () => {
  it('is dragged, pinched, turned and undone; stands there again after a kill; and is saved', async () => {
    profile = newProfile();
    const before = await outfits();
    await openPhone('/create-outfit');

    // A pull across the tray's own direction carries a piece to where it is dropped.
    const tile = (await page.locator('[data-piece]').nth(1).boundingBox())!;
    const start = { x: tile.x + tile.width / 2, y: tile.y + tile.height / 2 };
    await glide([start], [await onBoard(0.3, 0.35)]);
    await expect.poll(lines).toBe(1);
    expect(await only()).toMatchObject({ x: near(0.3), y: near(0.35), turn: 0 });

    // One finger carries it.
    await glide([await onBoard(0.3, 0.35)], [await onBoard(0.6, 0.6)]);
    const moved = await only();
    expect(moved).toMatchObject({ x: near(0.6), y: near(0.6) });

    // Two fingers size and turn it around their middle.
    const size = (await board().boundingBox())!;
    const middle = await onBoard(moved.x, moved.y);
    const around = (reach: number, degrees: number): Point[] => {
      const [x, y] = [
        Math.cos((degrees * Math.PI) / 180) * reach,
        Math.sin((degrees * Math.PI) / 180) * reach,
      ];
      return [
        { x: middle.x - x, y: middle.y - y },
        { x: middle.x + x, y: middle.y + y },
      ];
    };
    await glide(around(30, 0), around(45, 30));
    const pinched = await only();
    expect(pinched.high / moved.high).toBeCloseTo(1.5, 1);
    expect(pinched.turn).toBeCloseTo(30, 0);
    expect(Math.hypot(pinched.x - moved.x, pinched.y - moved.y) * size.width).toBeLessThan(2);
    // The board is touched, not the page.
    expect(await page.evaluate(() => [window.scrollY, window.visualViewport?.scale])).toEqual([
      0, 1,
    ]);

    // What the system takes away leaves all as it was.
    await glide([middle], [await onBoard(0.1, 0.1)], false);
    await put('touchCancel');
    expect(await only()).toEqual(pinched);

    // A tap beside it lets go; a tap on it chooses it.
    const isChosen = () => button('Flip').isVisible();
    const beside = await onBoard(0.06, 0.06);
    await put('touchStart', [beside]);
    await put('touchEnd');
    await expect.poll(isChosen).toBe(false);
    await put('touchStart', [middle]);
    await put('touchEnd');
    await expect.poll(isChosen).toBe(true);

    // A long press opens its menu.
    await put('touchStart', [middle]);
    await page
      .getByRole('menuitem', { name: 'Forward' })
      .or(page.getByRole('menuitem', { name: 'Copy' }))
      .first()
      .waitFor();
    await put('touchEnd');
    await page.getByRole('menuitem', { name: 'Copy' }).click();
    await expect.poll(lines).toBe(2);

    // A tap in the tray adds; undo takes back, step by step.
    await page.locator('[data-piece]').nth(0).click();
    await expect.poll(lines).toBe(3);
    const full = await layers();
    await button('Undo').click();
    await button('Undo').click();
    expect(await layers()).toEqual([pinched]);
    await button('Undo').click();
    expect(await layers()).toEqual([moved]);
    await button('Redo').click();
    await button('Redo').click();
    await button('Redo').click();
    expect(await layers()).toEqual(full);
    await button('Undo').click();

    // Killed in the middle of a drag, it opens on the same board with the same undo.
    const kept = await layers();
    await glide([middle], [await onBoard(0.1, 0.1)], false);
    await chromium!.kill();
    await openPhone('/create-outfit');
    await expect.poll(layers).toEqual(kept);
    await page.getByText('Your unsaved work is back.').waitFor();
    await button('Redo').click();
    expect(await layers()).toEqual(full);
    await button('Undo').click();
    await button('Undo').click();
    expect(await layers()).toEqual([pinched]);

    // Saved, it is with the server, and has a picture that was drawn here.
    await button('Save').click();
    await page.getByRole('dialog').getByLabel('Title').fill('Laid out by finger');
    await button('Save outfit').click();
    const saved = async () =>
      (await outfits()).find(({ outfitId }) => !before.some((one) => one.outfitId === outfitId));
    await expect.poll(async () => (await saved())?.title).toBe('Laid out by finger');
    await expect.poll(async () => (await saved())?.thumbnail?.urls?.[720]).toBeTruthy();
    const { thumbnail } = (await saved())!;
    const answer = await fetch(new URL(thumbnail!.urls![1600], server.origin));
    const picture = sharp(Buffer.from(await answer.arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ width: 720, height: 900, hasAlpha: true });
    // The piece is where it was laid, and the board around it is clear.
    const { data, info } = await picture.extractChannel('alpha').raw().toBuffer({
      resolveWithObject: true,
    });
    const alphaAt = (x: number, y: number) =>
      data[Math.floor(y * info.height) * info.width + Math.floor(x * info.width)];
    expect(alphaAt(pinched.x, pinched.y)).toBe(255);
    expect(alphaAt(0.02, 0.02)).toBe(0);
    // A new one begins with an empty board.
    await page.goto(`${server.origin}/create-outfit`);
    await page.getByText('Lay out an outfit').waitFor();
  });

  it('is saved without a network, also when the page is killed then', async () => {
    profile = newProfile();
    const before = (await outfits()).length;
    await openPhone('/outfits', '[data-tile]');
    // The late code has come by itself, what shows messages too.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/toast-stack-')),
    );
    await page.getByRole('link', { name: 'Create outfit' }).click();
    await page.locator('[data-piece]').nth(2).click();
    await expect.poll(lines).toBe(1);
    await button('Save').click();
    await page.getByRole('dialog').getByLabel('Title').fill('Made on a train');
    await chromium!.context.setOffline(true);
    await button('Save outfit').click();
    await page.getByText('Saved on this device').waitFor();
    // The editor is left, and the list has it already.
    await page.getByRole('link', { name: /Waiting.*Made on a train/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/outfits');
    expect(await outfits()).toHaveLength(before);
    await chromium!.kill();

    await openPhone('/create-outfit');
    await expect
      .poll(async () => (await outfits()).map(({ title }) => title))
      .toContain('Made on a train');
    expect(await outfits()).toHaveLength(before + 1);
  });
});

/** The board alone, at a width that both views share, as red, green and blue. */
async function boardAt(
  view: 'phone' | 'desktop',
  outfitId: string,
  pieces: number,
): Promise<Buffer> {
  const context = await (await sharedChromium()).newContext({
    ...views[view],
    colorScheme: 'light',
    deviceScaleFactor: 2,
    storageState: signedIn(server.origin, demo),
  });
  const page = await context.newPage();
  await page.goto(`${server.origin}/outfits/${outfitId}/edit-outfit`);
  const board = page.getByRole('application', { name: /^The board/ });
  await board.locator('img').first().waitFor();
  await expect.poll(() => page.locator('[data-layer] img').count()).toBe(pieces);
  // Loaded is not drawn yet: they are decoded apart from the page.
  for (const img of await page.locator('[data-layer] img').all()) {
    await img.evaluate((one: HTMLImageElement) => one.decode());
  }
  const picture = await board.screenshot();
  await context.close();
  // Without the corners, which are as round at every width.
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const edge = { left: Math.round(width * 0.05), top: Math.round(height * 0.05) };
  const [wide, high] = [width - 2 * edge.left, height - 2 * edge.top];
  return (
    sharp(picture)
      .extract({ ...edge, width: wide, height: high })
      .resize(300, 375, { fit: 'fill' })
      // Edges that lie half a pixel apart.
      .blur(1)
      .removeAlpha()
      .raw()
      .toBuffer()
  );
}

it('shows the same collage on a phone and on a desktop', async () => {
  const { userId: owner, token } = demo;
  const { outfitIds } = await server.call('getOutfitNavigation', { owner, filter: {} }, token);
  const outfitId = outfitIds.at(-1)!;
  const { outfit } = await server.call('getOutfitDetails', { owner, outfitId }, token);
  const pieces = outfit.layers.length;
  const [phone, desktop] = await Promise.all([
    boardAt('phone', outfitId, pieces),
    boardAt('desktop', outfitId, pieces),
  ]);
  const differing = phone.filter((value, at) => Math.abs(value - desktop[at]!) > 24).length;
  expect(differing / phone.length).toBeLessThan(0.01);
});

it('outlines what is chosen at the edge of the board under the bar with Save', async () => {
  const browser = await sharedChromium();
  const storageState = signedIn(server.origin, demo);
  const context = await browser.newContext({ ...views.phone, storageState });
  const one = await context.newPage();
  await one.goto(`${server.origin}/create-outfit`);
  await one.locator('[data-piece]').first().click();
  const layer = one.locator('[data-layer]');
  await layer.waitFor();
  const from = (await layer.boundingBox())!;
  const surface = (await one.getByRole('application', { name: /^The board/ }).boundingBox())!;
  await one.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await one.mouse.down();
  await one.mouse.move(surface.x + surface.width - 12, surface.y + 12, { steps: 8 });
  await one.mouse.up();
  const outline = one.locator('[data-outline]');
  await outline.waitFor();
  const save = one.getByRole('button', { name: 'Save', exact: true });
  const box = (await save.boundingBox())!;
  expect((await outline.boundingBox())!.y).toBeLessThan(box.y);
  // The outline takes no presses: it is made to, so that one can ask what lies on top.
  await outline.evaluate((svg) => {
    for (const rect of svg.querySelectorAll('rect')) rect.style.pointerEvents = 'all';
  });
  const isOnTop = await save.evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    return steps
      .flatMap((down) => steps.map((along) => [x + along * width, y + down * height] as const))
      .every((at) => button.contains(document.elementFromPoint(...at)));
  });
  expect(isOnTop).toBe(true);
  await context.close();
});

it.each([
  [390, 364, 0.45],
  [320, 568, 0.55],
  [390, 844, 0.5],
])(
  'gives the board its share of a view of %d × %d, and all tools room',
  async (width, height, share) => {
    const { userId: owner, token } = demo;
    const { outfitIds } = await server.call('getOutfitNavigation', { owner, filter: {} }, token);
    const context = await (await sharedChromium()).newContext({
      ...views.phone,
      viewport: { width, height },
      storageState: signedIn(server.origin, demo),
    });
    const page = await context.newPage();
    await page.goto(`${server.origin}/outfits/${outfitIds.at(-1)}/edit-outfit`);
    const board = page.getByRole('application', { name: /^The board/ });
    await board.locator('img').first().waitFor();
    await page.locator('[data-piece]').first().waitFor();
    expect((await board.boundingBox())!.height / height).toBeGreaterThanOrEqual(share);
    // A piece is chosen: its tools are there.
    await page.keyboard.press('Tab');
    await board.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.getByRole('toolbar', { name: 'Chosen pieces' }).waitFor();
    const small = await page
      .getByRole('button')
      .filter({ visible: true })
      .evaluateAll((buttons) =>
        buttons.flatMap((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          const isTool =
            !button.hasAttribute('data-piece') && !button.closest('[role="application"]');
          if (!isTool || x < 0 || x > innerWidth || y > innerHeight) return [];
          const hits = (dx: number, dy: number) => {
            const at = document.elementFromPoint(x + dx, y + dy);
            return at !== null && (button.contains(at) || at === button);
          };
          // A row may scroll past the window's edge; what is in it is pressed on 44 px down.
          const isWhole = left >= 0 && right <= innerWidth;
          const reaches = hits(0, 0) && bottom - top >= 28 && (!isWhole || right - left >= 44);
          return reaches ? [] : [button.getAttribute('aria-label') ?? button.textContent];
        }),
      );
    expect(small).toEqual([]);
    await context.close();
  },
);
