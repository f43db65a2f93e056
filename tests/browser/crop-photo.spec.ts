import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasSharedData, sharedData } from '#tests/support/shared-data.ts';
import type { RunningServer } from './built-server.ts';
import { sharedChromium, signedIn, views, watch } from './chromium.ts';
import { sharedServer } from './shared-server.ts';

/** As the phone shows it: red above on the left, green on the right, blue and yellow below. */
const file = 'uploads/orientation/phone-12mp-orient6.jpg';

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  server = sharedServer();
  browser = await sharedChromium();
});

/** Near a corner of a picture: its color, in words. */
async function cornersOf(address: string): Promise<string[]> {
  const bytes = Buffer.from(await (await fetch(server.origin + address)).arrayBuffer());
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const nameOf = (x: number, y: number) => {
    const at =
      (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * 3;
    const [red, green, blue] = [data[at]! > 128, data[at + 1]! > 128, data[at + 2]! > 128];
    if (red && green && !blue) return 'yellow';
    if (red && !green && !blue) return 'red';
    if (!red && green && !blue) return 'green';
    if (!red && !green && blue) return 'blue';
    return 'other';
  };
  const ends = [0.01, 0.99];
  return ends.flatMap((y) => ends.map((x) => nameOf(x, y)));
}

const pull = async (page: Page, name: string, by: { x: number; y: number }) => {
  const box = (await page.getByRole('slider', { name }).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x / 2, y + by.y / 2);
  await page.mouse.move(x + by.x, y + by.y);
  await page.mouse.up();
};

describe('A photo of a phone', () => {
  it.skipIf(!hasSharedData(file))(
    'is turned and cropped on the device, and its pixels are what was seen; then all comes back',
    async () => {
      const member = await server.member();
      const { userId: owner, token } = member;
      const bytes = fs.readFileSync(path.join(sharedData, file));
      const announced = { kind: 'item', contentType: 'image/jpeg' } as const;
      const byteLength = bytes.length;
      const { imageId, url } = await server.call(
        'imageUpload',
        { ...announced, byteLength },
        token,
      );
      await fetch(server.origin + url, {
        method: 'PUT',
        headers: { 'content-type': 'image/jpeg', 'x-ms-blob-type': 'BlockBlob' },
        body: new Uint8Array(bytes),
      });
      const made = { owner, changes: { title: 'Coat' }, imageIds: [imageId] };
      const { itemId } = (await server.call('saveItem', made, token)).item;
      /** The only photo once it is ready, if it is another one than before. */
      const photo = async (than: string | null) => {
        const { item } = await server.call('getItemDetails', { owner, itemId }, token);
        const [image] = item.images;
        return image?.status === 'ready' && image.imageId !== than ? image : null;
      };
      await expect.poll(() => photo(null), { timeout: 30_000 }).not.toBeNull();
      const first = (await photo(null))!;
      expect(await cornersOf(first.urls![1600])).toEqual(['red', 'green', 'blue', 'yellow']);

      const context = await browser.newContext({
        ...views.phone,
        storageState: signedIn(server.origin, member),
      });
      const { faults } = watch(context, server.origin);
      const page = await context.newPage();
      await page.goto(`${server.origin}/items/${itemId}`);
      await page.getByRole('button', { name: 'Crop photo' }).click();
      await page.getByRole('slider', { name: 'Left edge' }).waitFor();
      await page.getByRole('button', { name: 'Turn' }).click();
      // The left half of what lies on its side: blue above, yellow below.
      const box = (await page.getByRole('group', { name: 'Crop frame' }).boundingBox())!;
      await pull(page, 'Right edge', { x: -box.width / 2, y: 0 });
      await page.getByRole('button', { name: 'Save', exact: true }).click();

      await expect.poll(() => photo(first.imageId), { timeout: 30_000 }).not.toBeNull();
      const second = (await photo(first.imageId))!;
      expect(second.width / second.height).toBeCloseTo(first.height / 2 / first.width, 1);
      const [upperLeft, , lowerLeft] = await cornersOf(second.urls![1600]);
      expect([upperLeft, lowerLeft]).toEqual(['blue', 'yellow']);

      await page.getByRole('button', { name: 'Undo' }).click();
      await expect.poll(async () => (await photo(second.imageId))?.imageId).toBe(first.imageId);
      await context.close();
      expect(faults).toEqual([]);
    },
  );
});
