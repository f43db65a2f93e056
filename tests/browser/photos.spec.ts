import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member, RunningServer } from './built-server.ts';
import { sharedChromium, signedIn, views, watch } from './chromium.ts';
import { sharedServer } from './shared-server.ts';

let server: RunningServer;
let browser: Browser;
let member: Member;
let context: BrowserContext;
let page: Page;
let faults: string[];
/** The uploads that were announced. */
let announced: { kind: string; contentType: string; byteLength: number }[];
/** A large picture of few bytes, and one of many. */
let photos: { calm: Photo; busy: Photo };
interface Photo {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

beforeAll(async () => {
  server = sharedServer();
  browser = await sharedChromium();
  photos = { calm: await takePhoto(0), busy: await takePhoto(40) };
});
beforeEach(async () => {
  member = await server.member();
  announced = [];
  context = await browser.newContext({
    ...views.phone,
    storageState: signedIn(server.origin, member),
  });
  ({ faults } = watch(context, server.origin));
  context.on('request', (request) => {
    if (request.url().endsWith('/v1/imageupload')) {
      announced.push(request.postDataJSON().imageUpload);
    }
  });
  page = await context.newPage();
});
afterEach(async () => {
  await context.close();
  expect(faults).toEqual([]);
});

/** As a phone held upright takes it: 2,400 pixels wide, with a note to turn it. Noise weighs. */
async function takePhoto(sigma: number): Promise<Photo> {
  const noise = { type: 'gaussian', mean: 128, sigma } as const;
  const buffer = await sharp({
    create: { width: 2400, height: 1800, channels: 3, background: '#888', noise },
  })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

/** The sides of a picture as the page has it. */
const sidesOf = (picture: Locator) =>
  picture.evaluate(async (shown: HTMLImageElement) => {
    await shown.decode();
    return [shown.naturalWidth, shown.naturalHeight];
  });

describe('the photo of the user', () => {
  const details = async () => {
    const users = await server.call('userDetails', { userIds: [] }, member.token);
    return users[member.userId]!.userDetails;
  };
  const you = () => page.getByRole('img', { name: 'You' });
  const save = async () => {
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Profile saved').waitFor();
  };
  /** The picture's address once the server has made its sizes. */
  async function stored(): Promise<string> {
    for (;;) {
      const { imageUrl } = await details();
      if (imageUrl) return imageUrl;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  it('is made small on the device, saved with the form, and shown in the bar', async () => {
    await page.goto(`${server.origin}/account-settings`);
    await page.getByLabel('Photo of you').setInputFiles(photos.calm);
    await you().waitFor();
    expect(await you().getAttribute('src')).toMatch(/^blob:/);
    // Upright, its longer side 640.
    expect(await sidesOf(you())).toEqual([480, 640]);
    const calm = await you().getAttribute('src');
    await page.getByLabel('Photo of you').setInputFiles(photos.busy);
    await page.waitForFunction(
      (before) => document.querySelector<HTMLImageElement>('img[alt="You"]')?.src !== before,
      calm,
    );
    expect(announced).toEqual([]);
    await save();
    expect(announced).toEqual([
      { kind: 'user', contentType: 'image/jpeg', byteLength: expect.any(Number) },
    ]);
    expect(announced[0]!.byteLength).toBeLessThan(160_000);
    const address = await stored();
    const answer = await fetch(server.origin + address);
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(height).toBeGreaterThan(width);
    const inBar = page.getByRole('button', { name: /^Profile menu/ }).locator('img');
    await inBar.waitFor();
    await page.reload();
    await you().waitFor();
    expect(await you().getAttribute('src')).toBe(address);
    await inBar.waitFor();
    expect(await inBar.getAttribute('src')).toBe(address);

    await page.getByRole('button', { name: 'Remove' }).click();
    await you().waitFor({ state: 'detached' });
    expect((await details()).imageUrl).toBe(address);
    await save();
    expect((await details()).imageUrl).toBeNull();
    await inBar.waitFor({ state: 'detached' });
  });

  it('that is none says so, and nothing is sent', async () => {
    await page.goto(`${server.origin}/account-settings`);
    const buffer = Buffer.from('no picture at all');
    await page
      .getByLabel('Photo of you')
      .setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByText('That picture cannot be used. Try another one.').waitFor();
    expect(await you().count()).toBe(0);
    expect(announced).toEqual([]);
  });
});

it('a photo on its way stands where its piece will, and nothing moves when that comes', async () => {
  await page.goto(`${server.origin}/items`);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/v1/imageupload', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add piece' }).first().click();
  const picked = await Promise.all(
    ['#6b8', '#b86'].map(async (background) => {
      const picture = sharp({ create: { width: 300, height: 400, channels: 3, background } });
      const buffer = await picture.jpeg().toBuffer();
      return { name: `${background}.jpg`, mimeType: 'image/jpeg', buffer };
    }),
  );
  await page.getByTestId('photo-library').setInputFiles(picked);
  const waiting = page.locator('article[data-step="prepared"]');
  await waiting.nth(1).waitFor();
  const looks = (tiles: Locator) =>
    tiles.locator('img:not([data-ground])').evaluateAll((pictures) =>
      pictures.map((picture) => {
        const { x, y, width, height } = picture.getBoundingClientRect();
        const { backgroundColor } = getComputedStyle(picture.parentElement!);
        // Device and server decode the JPEG each by itself: a step of the 255 apart is no other color.
        const color = backgroundColor.match(/\d+/g)!.map((one) => Math.round(Number(one) / 8));
        return { x, y, width, height, color };
      }),
    );
  await expect.poll(async () => (await looks(waiting)).every(({ width }) => width > 0)).toBe(true);
  const before = await looks(waiting);
  expect(before).toHaveLength(2);
  release();
  await page.locator('article[data-step]').first().waitFor({ state: 'detached' });
  await page.getByText('2 pieces have no category yet.').waitFor();
  await expect.poll(() => looks(page.locator('[data-tile]'))).toEqual(before);
});

it('a photo added in the edit sheet is made small on the device, and becomes ready', async () => {
  const owner = member.userId;
  const changes = { title: 'Linen shirt' };
  const { item } = await server.call('saveItem', { owner, changes }, member.token);
  await page.goto(`${server.origin}/items/${item.itemId}?sheet=edit`);
  const picker = page.getByLabel('Add photos');
  await picker.setInputFiles(photos.calm);
  await page.getByRole('button', { name: 'Remove photo 1' }).waitFor();
  expect(await sidesOf(page.getByRole('img', { name: 'Photo 1' }))).toEqual([1200, 1600]);
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await picker.setInputFiles(photos.busy);
  await page.getByRole('button', { name: 'Remove photo 1' }).waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const sent = { kind: 'item', contentType: 'image/jpeg' };
  expect(announced).toMatchObject([sent, sent]);
  expect(photos.busy.buffer.length).toBeGreaterThan(1_000_000);
  expect(announced[1]!.byteLength).toBeLessThanOrEqual(350_000);
  const picture = page.getByRole('region', { name: 'Photos' }).getByRole('img').first();
  await picture.waitFor();
  await page.waitForFunction(() => {
    const shown = document.querySelector<HTMLImageElement>('section[aria-label="Photos"] img');
    return shown?.src.includes('/images/') && shown.naturalHeight > shown.naturalWidth;
  });
});
