import path from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasSharedData, readSharedTable, sharedData } from '#tests/support/shared-data.ts';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import { sharedChromium, signedIn, views, watch } from './chromium.ts';
import { addPhotos, itemsOf, pixelsOf, settle, uploads } from './photo-uploads.ts';

let server: BuiltServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startBuiltServer(), sharedChromium()]);
});
afterAll(async () => {
  await server?.close();
});

const table = readSharedTable('uploads/index.csv');
const files = table.map(({ file }) => file!);
const folder = path.join(sharedData, 'uploads');

describe.skipIf(!hasSharedData('uploads/index.csv'))(
  'a collection of difficult pictures (skipped where ../shared/data is missing)',
  () => {
    const turned = files.filter((file) => file.startsWith('orientation/'));
    const others = files.filter((file) => !file.startsWith('orientation/'));

    it('stands upright, was made small by the worker alone, and asked nobody else', async () => {
      const member = await server.member();
      const context = await browser.newContext({
        ...views.phone,
        storageState: signedIn(server.origin, member),
      });
      const { faults } = watch(context, server.origin);
      const announced: number[] = [];
      const scripts: string[] = [];
      const page = await context.newPage();
      const workers: string[] = [];
      page.on('worker', (worker) => workers.push(worker.url()));
      context.on('request', (request) => {
        if (request.url().endsWith('/v1/imageupload')) {
          announced.push(request.postDataJSON().imageUpload.byteLength);
        }
        // Asked for by the compressor's worker alone: the page has it bundled.
        if (/browser-image-compression-[\d.]+js$/.test(request.url())) scripts.push(request.url());
      });
      await page.goto(`${server.origin}/items`);
      await addPhotos(
        page,
        turned.map((file) => path.join(folder, file)),
      );
      await page.locator('article[data-step]').first().waitFor();
      await settle(page);
      const items = await itemsOf(server, member);
      expect(items).toHaveLength(turned.length);
      for (const [index, item] of items.entries()) {
        const { data, info } = await pixelsOf(server, item);
        expect(info.height, turned[index]).toBeGreaterThan(info.width);
        expect(cornersOf(data, info), turned[index]).toEqual(['red', 'green', 'blue', 'yellow']);
      }
      expect(Math.max(...announced)).toBeLessThanOrEqual(350_000);
      expect(workers.some((url) => url.startsWith('blob:'))).toBe(true);
      expect(new Set(scripts)).toEqual(
        new Set([`${server.origin}/assets/browser-image-compression-2.0.2.js`]),
      );
      expect(faults).toEqual([]);
      await context.close();
    });

    it('becomes items, or says why not and lets the others go on', async () => {
      const member = await server.member();
      const context = await browser.newContext({
        ...views.phone,
        storageState: signedIn(server.origin, member),
      });
      const { faults } = watch(context, server.origin);
      const statuses: number[] = [];
      context.on('response', (response) => statuses.push(response.status()));
      const page = await context.newPage();
      await page.goto(`${server.origin}/items`);
      const outcomes = new Map(others.map((file) => [file, 'added']));
      for (let at = 0; at < others.length; at += 60) {
        const batch = others.slice(at, at + 60);
        await addPhotos(
          page,
          batch.map((file) => path.join(folder, file)),
        );
        await page.locator('article[data-step]').first().waitFor();
        await settle(page);
        for (;;) {
          const same = page.locator('article[data-step="same"]');
          if ((await same.count()) === 0) break;
          const name = await same.first().getAttribute('aria-label');
          await same.first().getByRole('button', { name: 'Add again' }).click();
          await page
            .getByRole('article', { name: name!, exact: true })
            .waitFor({ state: 'detached' });
        }
        for (const tile of await uploads(page).getByRole('article').all()) {
          const name = await tile.getAttribute('aria-label');
          const file = batch.find((one) => path.basename(one) === name)!;
          outcomes.set(file, (await tile.locator('span').last().textContent()) ?? '');
        }
        const remove = page.getByRole('button', { name: /^Remove / });
        for (let left = await remove.count(); left > 0; left -= 1) {
          await remove.first().click();
          await remove.nth(left - 1).waitFor({ state: 'detached' });
        }
      }
      const items = await itemsOf(server, member);
      const wrong = table
        .filter(({ file }) => others.includes(file!))
        .filter(({ file, expected }) => !outcomeFor(file!, expected!).test(outcomes.get(file!)!))
        .map(({ file, expected }) => `${file}: ${outcomes.get(file!)} (${expected})`);
      expect(wrong).toEqual([]);
      const added = [...outcomes.values()].filter((outcome) => outcome === 'added');
      expect(items).toHaveLength(added.length);
      expect(items.filter(({ image }) => image?.status !== 'ready')).toEqual([]);
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect(faults).toEqual([]);
      await context.close();
    });
  },
);

const words = {
  empty: 'This file is empty.',
  type: 'Not a photo we can read. JPEG, PNG, WebP, AVIF and GIF work; send HEIC as JPEG.',
  pixels: 'Too many pixels. Up to 52 megapixels work.',
  broken: 'This file is damaged.',
};
const exactly = (...texts: string[]) =>
  new RegExp(`^(${texts.map((text) => text.replace(/[.;]/g, '\\$&')).join('|')})$`);

/** What the index asks for; where it allows several outcomes, each of them passes. */
function outcomeFor(file: string, expected: string): RegExp {
  if (file === 'broken/empty.jpg') return exactly(words.empty);
  if (/pixel count/.test(expected)) return exactly(words.pixels);
  if (/\.(heic|tif|bmp)$|heic-named/.test(file)) return exactly(words.type, words.broken);
  if (/^refused(?!, or)(?! or)/.test(expected)) return exactly(words.type, words.broken);
  if (/refused|handled/.test(expected)) return exactly('added', words.type, words.broken);
  return exactly('added');
}

/** Which color stands in each corner: left and right above, left and right below. */
function cornersOf(data: Buffer, { width, height }: { width: number; height: number }): string[] {
  const colors = { red: [255, 0, 0], green: [0, 255, 0], blue: [0, 0, 255], yellow: [255, 255, 0] };
  return [
    [0.03, 0.03],
    [0.97, 0.03],
    [0.03, 0.97],
    [0.97, 0.97],
  ].map(([x, y]) => {
    const index = (Math.floor(y! * height) * width + Math.floor(x! * width)) * 3;
    const found = data.subarray(index, index + 3);
    const distance = (color: number[]) =>
      Math.hypot(...color.map((value, channel) => value - found[channel]!));
    return Object.entries(colors).sort(
      (one, other) => distance(one[1]) - distance(other[1]),
    )[0]![0];
  });
}
