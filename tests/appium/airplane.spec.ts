import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { arrives } from './hosts/heard.ts';
import { keepPicture, openStage, type Stage } from './stage.ts';

let stage: Stage;
let wardrobeId: string;

beforeAll(async () => {
  stage = await openStage();
  const { userId: owner, token } = stage.demo;
  const form = { owner, name: 'For the plane', description: '' };
  ({ wardrobeId } = (await stage.call('saveWardrobe', form, token)).wardrobe);
});
afterAll(async () => {
  const { userId: owner, token } = stage.demo;
  await stage?.call('deleteWardrobe', { owner, wardrobeId }, token);
  await stage?.close();
});
afterEach(({ task }) => keepPicture(stage, task));
beforeEach((context) => {
  if (stage.host.cannot.has('offline')) context.skip('this target has no network of its own');
});

/** Rooms with the demo's things, and what stands there. */
const rooms = [
  ['/items', 'Rose silk camisole'],
  ['/style-lab', 'One coat, chosen well'],
  ['/style-lab/the-quiet-reds', 'The quiet reds'],
  ['/wardrobes', 'For the plane'],
] as const;

describe('an app that was ended in airplane mode', () => {
  it.each([
    ['with the header', true],
    ['without a header', false],
  ])(
    'starts in each room seen before, and sends later what was changed there, %s',
    async (_, header) => {
      const { device, hem, host } = stage;
      const { userId: owner, token } = stage.demo;
      const order = async () => (await stage.call('getWardrobes', { owner }, token)).wardrobes;
      const isSaved = async () =>
        (await stage.call('getLab', { owner }, token)).pieces.find(
          ({ pieceId }) => pieceId === 'the-quiet-reds',
        )!.reading.isSaved;
      const [before, wasSaved] = [(await order()).map(({ name }) => name), await isSaved()];
      const last = before.at(-1)!;
      await host.start({ path: rooms[0][0], flags: { header } });
      for (const [path, words] of rooms) {
        await host.deepLink(path, { isCold: true });
        await hem.sees(words);
      }
      await host.offline(true);
      for (const [path, words] of rooms) {
        await host.deepLink(path, { isCold: true });
        await hem.sees('You are offline');
        await hem.sees(words);
        expect(await hem.words()).not.toContain('Try again');
        expect(await device.$('header [aria-label="Hem, start"]').isExisting()).toBe(
          header && path !== '/style-lab/the-quiet-reds',
        );
        if (path === '/style-lab/the-quiet-reds') {
          await hem.press(wasSaved ? 'No longer save' : 'Save');
        }
      }
      await hem.press(`More for ${last}`);
      await hem.choose('Move to the top');
      await host.forget();
      await host.kill();
      await arrives(host, '/wardrobes', 0);
      const first = () => device.execute(() => document.querySelector('article h2')?.textContent);
      await device.waitUntil(async () => (await first()) === last, { timeout: 20_000 });
      expect((await order()).map(({ name }) => name)).toEqual(before);
      expect(await isSaved()).toBe(wasSaved);
      await host.offline(false);
      await expect.poll(async () => (await order())[0]!.name, { timeout: 20_000 }).toBe(last);
      await expect.poll(isSaved, { timeout: 20_000 }).toBe(!wasSaved);
    },
  );
});
