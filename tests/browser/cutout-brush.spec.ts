import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isEmptyMask, type MaskRuns, maskOf } from '#contract/rules/mask-runs.ts';
import { type BuiltServer, type Member, startBuiltServer } from './built-server.ts';
import { sharedChromium, signedIn, views, watch } from './chromium.ts';

const [width, height] = [600, 800];
/** A dress of two colors on a light floor. */
const dress = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="600" height="800" fill="#d8cfbf"/>
  <path d="M180 150 L260 165 Q300 190 340 165 L420 150 L440 260 L400 270 L410 400 L190 400 L200 270 L160 260 Z" fill="#1f2f63"/>
  <path d="M190 400 L410 400 L480 700 L120 700 Z" fill="#a8483e"/>
</svg>`;

let server: BuiltServer;
let browser: Browser;
let member: Member;
let photo: { itemId: string; imageId: string };

beforeAll(async () => {
  // The server of the whole run cuts nothing.
  [server, browser] = await Promise.all([
    startBuiltServer(undefined, undefined, { CUTOUTS: 'on' }),
    sharedChromium(),
  ]);
  member = await server.member();
});
afterAll(() => server?.close());

/** Adds the dress, and waits until it is cut out. */
async function addPiece() {
  const bytes = await sharp(Buffer.from(dress)).blur(0.8).jpeg({ quality: 92 }).toBuffer();
  const { userId: owner, token } = member;
  const announced = { kind: 'item', contentType: 'image/jpeg', byteLength: bytes.length } as const;
  const { imageId, url } = await server.call('imageUpload', announced, token);
  await fetch(server.origin + url, {
    method: 'PUT',
    headers: { 'content-type': 'image/jpeg', 'x-ms-blob-type': 'BlockBlob' },
    body: new Uint8Array(bytes),
  });
  const changes = { title: 'Red dress', category: 'day-dress' };
  const { item } = await server.call('saveItem', { owner, changes, imageIds: [imageId] }, token);
  const { itemId } = item;
  const state = async () => {
    const { item } = await server.call('getItemDetails', { owner, itemId }, token);
    return item.images[0]!.cutout;
  };
  await expect.poll(state).toMatch(/trusted|likely|none/);
  return { itemId, imageId };
}

const begins = () => server.call('getItemCutout', { owner: member.userId, ...photo }, member.token);
/** Whether a place of the photo is the garment, by shares of its sides. */
function holds(mask: MaskRuns | null, x: number, y: number): boolean {
  const data = mask && maskOf(mask);
  if (!mask || !data) return false;
  return data[Math.floor(y * mask.height) * mask.width + Math.floor(x * mask.width)] === 255;
}

const brush = (page: Page) => page.getByRole('img', { name: 'The photo, to draw at' });
const isFollowed = (page: Page) => page.locator('main[aria-busy="false"]').waitFor();

/** What is on the screen of the photo, as red, green and blue. */
const look = async (page: Page) =>
  sharp(await brush(page).screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
/** How much of a picture is clearly another than in one before, as a share. */
const differs = (one: Buffer, other: Buffer) =>
  one.filter((value, at) => Math.abs(value - other[at]!) > 24).length / one.length;

/** Draws with a finger, between places in shares of the photo, which fills the canvas's height or width. */
async function stroke(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const box = (await brush(page).boundingBox())!;
  const scale = Math.min(box.width / width, box.height / height);
  const at = ([x, y]: [number, number]) => ({
    x: box.x + box.width / 2 + (x - 0.5) * width * scale,
    y: box.y + box.height / 2 + (y - 0.5) * height * scale,
  });
  const [start, end] = [at(from), at(to)];
  const fingers = await page.context().newCDPSession(page);
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => fingers.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [start]);
  for (let step = 1; step <= 8; step += 1) {
    const along = (one: number, other: number) => one + ((other - one) * step) / 8;
    await touch('touchMove', [{ x: along(start.x, end.x), y: along(start.y, end.y) }]);
  }
  await touch('touchEnd', []);
  await fingers.detach();
}

describe('A cut-out that is finished by finger', () => {
  it('is drawn at on a phone, undone, drawn at again and saved; then the piece shows it', async () => {
    photo = await addPiece();
    const context = await browser.newContext({
      ...views.phone,
      storageState: signedIn(server.origin, member),
    });
    const { faults } = watch(context, server.origin);
    const page = await context.newPage();
    await page.goto(`${server.origin}/items/${photo.itemId}`);
    await page.getByRole('button', { name: /Mend the cut-out|Cut out by hand/ }).tap();
    await page.getByRole('button', { name: 'Save cut-out' }).waitFor();
    await isFollowed(page);

    // What a hint takes away comes back by undo, on the screen as it was.
    await page.locator('canvas[aria-busy="false"]').waitFor();
    const before = await look(page);
    await page.getByRole('button', { name: 'Away' }).tap();
    await stroke(page, [0.4, 0.75], [0.6, 0.75]);
    await isFollowed(page);
    await page.getByRole('button', { name: 'Keep' }).tap();
    expect(differs(await look(page), before)).toBeGreaterThan(0.01);
    await page.getByRole('button', { name: 'Undo' }).tap();
    await page.getByRole('button', { name: 'Redo' }).tap();
    await page.getByRole('button', { name: 'Undo' }).tap();
    // The shadow under the hint is not the same to the last bit each time.
    await expect.poll(async () => differs(await look(page), before)).toBeLessThan(0.001);

    await stroke(page, [0.35, 0.8], [0.65, 0.6]);
    await isFollowed(page);
    await page.getByRole('button', { name: 'Erase' }).tap();
    await stroke(page, [0.48, 0.3], [0.52, 0.3]);
    await isFollowed(page);
    // Drawing scrolls nothing.
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('button', { name: 'Save cut-out' }).tap();

    const picture = page.getByRole('img', { name: /Red dress/ });
    await picture.waitFor();
    await expect.poll(() => picture.getAttribute('src')).toMatch(/\/cutout-720/);
    expect(await page.getByRole('radio', { name: 'Cut-out' }).isChecked()).toBe(true);
    const { cutout, mask, strokes } = await begins();
    expect(cutout).toBe('own');
    expect(strokes.map(({ kind }) => kind)).toEqual(['keep', 'erase']);
    expect(isEmptyMask(mask!)).toBe(false);
    expect([holds(mask, 0.5, 0.7), holds(mask, 0.5, 0.3), holds(mask, 0.05, 0.05)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(faults).toEqual([]);
    await context.close();
  });
});
