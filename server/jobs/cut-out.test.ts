import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runsOf } from '#contract/rules/mask-runs.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { storedKeys } from '#server/foundation/image-keys.ts';
import { CannotCut, type Cut, CutterAway } from '#server/ports/cutout.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

const [width, height] = [60, 80];
const box = { left: 10, top: 20, width: 30, height: 40 };

/** The mask of the box. */
function cutOf(verdict: Cut['verdict']): Cut {
  const data = new Uint8Array(width * height);
  for (let y = box.top; y < box.top + box.height; y += 1) {
    data.fill(255, y * width + box.left, y * width + box.left + box.width);
  }
  // A corner of the box that is ground: a picture without any transparency has no alpha channel.
  data.fill(0, box.top * width + box.left, box.top * width + box.left + 15);
  return { verdict, mask: { width, height, data }, box };
}

let server: TestServer;
let ada: Person;
/** What cutting does; a test sets it. */
let cut: () => Promise<Cut>;
let cuts = 0;
/** Sees each photo before it is cut; a test sets it. */
let cutPhoto: ((photo: Buffer) => Promise<void>) | undefined;
beforeAll(async () => {
  server = await startTestServer({
    cutout: {
      cut: async (photo) => {
        cuts += 1;
        await cutPhoto?.(photo);
        return cut();
      },
      close: async () => {},
    },
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await server.person();
  cuts = 0;
});

/** Adds a piece with a photo, and waits for the work on it. */
async function addPiece(): Promise<ItemDetails> {
  const { imageId } = await server.upload(ada, await drawPicture(width, height), 'image/jpeg');
  const input = { owner: ada.userId, changes: {}, imageIds: [imageId] };
  const { item } = await server.call('saveItem', input, ada);
  await server.app.services.jobs.idle();
  return read(item);
}
const read = async ({ itemId }: { itemId: string }) =>
  (await server.call('getItemDetails', { owner: ada.userId, itemId }, ada)).item;
const pictureOf = async (item: { itemId: string }) => (await read(item)).images[0]!;
const addressOf = (url: string) => server.app.http.inject(url);
const on = (item: ItemDetails) => ({ owner: ada.userId, itemIds: [item.itemId] });

describe('The cut-out of a photo', () => {
  it('is shown at once where it is trusted, trimmed, and the photo stays', async () => {
    cut = async () => cutOf('trusted');
    const item = await addPiece();
    const picture = item.images[0]!;
    expect(picture).toMatchObject({ cutout: 'trusted', width: 30, height: 40 });
    expect(picture.treatment).toMatchObject({ mode: 'cutout' });
    expect(picture.other).toMatchObject({
      width,
      height,
      treatment: { mode: expect.not.stringMatching('cutout') },
    });
    const answer = await addressOf(picture.urls![720]);
    expect(answer.statusCode).toBe(200);
    const shown = await sharp(answer.rawPayload).metadata();
    expect([shown.width, shown.height, shown.hasAlpha]).toEqual([30, 40, true]);
    expect((await addressOf(picture.other!.urls[1600])).statusCode).toBe(200);
    const { items } = await server.call(
      'getItems',
      { owner: ada.userId, itemIds: [item.itemId] },
      ada,
    );
    expect(items[0]!.image).toMatchObject({ cutout: 'trusted', treatment: { mode: 'cutout' } });
  });

  it('is offered where it is likely, and shown once the owner says so', async () => {
    cut = async () => cutOf('likely');
    const item = await addPiece();
    expect(item.images[0]).toMatchObject({ cutout: 'likely', width, height });
    expect(item.images[0]!.other).toMatchObject({ width: 30, treatment: { mode: 'cutout' } });
    await server.call('itemShowPictures', { ...on(item), shown: 'cutout' }, ada);
    expect(await pictureOf(item)).toMatchObject({ width: 30, treatment: { mode: 'cutout' } });
  });

  it('leaves the photo where there is none, or it cannot be cut', async () => {
    cut = async () => ({ ...cutOf('none'), box: null });
    expect((await addPiece()).images[0]).toMatchObject({ cutout: 'none', width, other: null });
    cut = () => Promise.reject(new CannotCut('too slow'));
    expect((await addPiece()).images[0]).toMatchObject({ cutout: 'none', width, other: null });
  });

  it('comes and goes for many pieces at once, and does not come where a photo was chosen', async () => {
    cut = async () => cutOf('likely');
    const pieces = [await addPiece(), await addPiece()];
    const many = { owner: ada.userId, itemIds: pieces.map(({ itemId }) => itemId), changes: {} };
    const shown = async () =>
      (await Promise.all(pieces.map(pictureOf))).map(({ treatment }) => treatment?.mode);
    await server.call('changeItems', { ...many, shown: 'cutout' }, ada);
    expect(await shown()).toEqual(['cutout', 'cutout']);
    await server.call('changeItems', { ...many, shown: 'photo' }, ada);
    expect(await shown()).not.toContain('cutout');

    cut = async () => ({ ...cutOf('none'), box: null });
    const bare = await addPiece();
    await server.call('changeItems', { ...on(bare), changes: {}, shown: 'photo' }, ada);
    cut = async () => cutOf('trusted');
    await server.call('itemCutOut', on(bare), ada);
    await server.app.services.jobs.idle();
    expect(await pictureOf(bare)).toMatchObject({ cutout: 'trusted', width, other: { width: 30 } });
  });

  it('keeps what the owner chose to see when the photo is cut again', async () => {
    cut = async () => cutOf('trusted');
    const item = await addPiece();
    const before = item.images[0]!.urls![720];
    await server.call('itemShowPictures', { ...on(item), shown: 'photo' }, ada);
    expect(await pictureOf(item)).toMatchObject({ width, other: { width: 30 } });
    expect(await server.call('itemCutOut', on(item), ada)).toEqual({ photoCount: 1 });
    await server.app.services.jobs.idle();
    expect(cuts).toBe(2);
    const after = await pictureOf(item);
    expect(after).toMatchObject({ cutout: 'trusted', width });
    // Another cut has another address, since the one before may be kept for a day.
    expect(after.other!.urls[720]).not.toBe(before);
  });

  it('comes first where the photo came last, since that is what is looked at', async () => {
    const order: number[] = [];
    const widths = [40, 44, 48];
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    cut = async () => cutOf('none');
    cutPhoto = async (photo) => {
      order.push((await sharp(photo).metadata()).width!);
      await begun;
    };
    for (const wide of widths) {
      const { imageId } = await server.upload(ada, await drawPicture(wide, 80), 'image/jpeg');
      const input = { owner: ada.userId, changes: {}, imageIds: [imageId] };
      await server.call('saveItem', input, ada);
      await vi.waitFor(async () => {
        const { photoCount } = await server.call('getCutoutProgress', { owner: ada.userId }, ada);
        expect(photoCount).toBe(widths.indexOf(wide) + 1);
      });
      await vi.waitFor(() => expect(order.length).toBeGreaterThan(0));
    }
    begin();
    await server.app.services.jobs.idle();
    cutPhoto = undefined;
    expect(order).toEqual([40, 48, 44]);
  });

  it('stays on screen while the photo is cut again, and where that finds nothing', async () => {
    cut = async () => cutOf('trusted');
    const item = await addPiece();
    let end = () => {};
    cut = () =>
      new Promise((_resolve, reject) => {
        end = () => reject(new CannotCut('too slow'));
      });
    await server.call('itemCutOut', on(item), ada);
    await expect.poll(() => cuts).toBe(2);
    expect(await pictureOf(item)).toMatchObject({
      cutout: 'waiting',
      treatment: { mode: 'cutout' },
    });
    end();
    await server.app.services.jobs.idle();
    expect(await pictureOf(item)).toMatchObject({
      cutout: 'trusted',
      treatment: { mode: 'cutout' },
    });
  });

  it('is asked for once, however often one presses', async () => {
    cut = async () => cutOf('likely');
    const item = await addPiece();
    let end = () => {};
    cut = () =>
      new Promise((resolve) => {
        end = () => resolve(cutOf('trusted'));
      });
    const counts = await Promise.all(
      [1, 2, 3].map(() => server.call('itemCutOut', { owner: ada.userId }, ada)),
    );
    expect(counts.reduce((sum, { photoCount }) => sum + photoCount, 0)).toBe(1);
    await expect.poll(() => cuts).toBe(2);
    end();
    await server.app.services.jobs.idle();
    expect(await pictureOf(item)).toMatchObject({ cutout: 'trusted' });
  });

  it('is tried once more where its process was killed, and not a third time', async () => {
    cut = () => Promise.reject(new Error('the process that cuts has ended'));
    const item = await addPiece();
    expect(item.images[0]).toMatchObject({ cutout: 'waiting', width });
    for (const expected of [2, 2]) {
      server.advance(3_600_000);
      server.app.services.jobs.nudge();
      await server.app.services.jobs.idle();
      expect(cuts).toBe(expected);
    }
    expect(await pictureOf(item)).toMatchObject({ cutout: 'none', width });
  });

  it('is waited for as long as nobody cuts', async () => {
    cut = () => Promise.reject(new CutterAway('429'));
    const item = await addPiece();
    for (const expected of [2, 3, 4]) {
      server.advance(3_600_000);
      server.app.services.jobs.nudge();
      await server.app.services.jobs.idle();
      expect(cuts).toBe(expected);
    }
    cut = async () => cutOf('trusted');
    server.advance(3_600_000);
    server.app.services.jobs.nudge();
    await server.app.services.jobs.idle();
    expect(await pictureOf(item)).toMatchObject({ cutout: 'trusted' });
  });

  it('keeps no quick work waiting', async () => {
    let end = () => {};
    cut = () =>
      new Promise((resolve) => {
        end = () => resolve(cutOf('trusted'));
      });
    const { imageId } = await server.upload(ada, await drawPicture(width, height), 'image/jpeg');
    const input = { owner: ada.userId, changes: {}, imageIds: [imageId] };
    const first = await server.call('saveItem', input, ada);
    await expect.poll(() => cuts).toBe(1);
    const other = await server.upload(ada, await drawPicture(), 'image/jpeg');
    const second = await server.call('saveItem', { ...input, imageIds: [other.imageId] }, ada);
    await expect
      .poll(async () => (await pictureOf(second.item)).status, { timeout: 10_000 })
      .toBe('ready');
    expect(cuts).toBe(1);
    cut = async () => cutOf('trusted');
    end();
    await server.app.services.jobs.idle();
    expect(await pictureOf(first.item)).toMatchObject({ cutout: 'trusted' });
    expect(await pictureOf(second.item)).toMatchObject({ cutout: 'trusted' });
  });

  describe('the colors inside of it', () => {
    /** A red circle in the middle, and in a corner, where the cut finds it, a blue garment with white stripes. */
    const corner = { left: 2, top: 2, width: 20, height: 24 };
    const drawing = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="80"><rect width="60" height="80" fill="#f4f2ee"/>
      <circle cx="34" cy="44" r="16" fill="#b3242f"/><rect x="2" y="2" width="20" height="24" fill="#2f63b5"/>
      <rect x="2" y="6" width="20" height="6" fill="#fbfbfa"/></svg>`,
    );
    const cutCorner = async (): Promise<Cut> => {
      const data = new Uint8Array(width * height);
      for (let y = corner.top; y < corner.top + corner.height; y += 1) {
        data.fill(255, y * width + corner.left, y * width + corner.left + corner.width);
      }
      return { verdict: 'likely', mask: { width, height, data }, box: corner };
    };
    const add = async (changes: object, foundColor?: 'red'): Promise<ItemDetails> => {
      const photo = await sharp(drawing).png().toBuffer();
      const { imageId } = await server.upload(ada, photo, 'image/png');
      const input = { owner: ada.userId, changes, imageIds: [imageId], foundColor };
      const { item } = await server.call('saveItem', input, ada);
      await server.app.services.jobs.idle();
      return read(item);
    };

    it('are the piece’s, whatever was found in the photo before', async () => {
      cut = () => Promise.reject(new CannotCut('too slow'));
      for (const found of ['red', undefined] as const) {
        const item = await add({}, found);
        expect(item).toMatchObject({ mainColor: 'red', images: [{ likelyCategories: [] }] });
      }
      cut = cutCorner;
      for (const found of ['red', undefined] as const) {
        const item = await add({}, found);
        expect(item).toMatchObject({ mainColor: 'blue', furtherColors: ['white'] });
        expect(item.images[0]!.likelyCategories.length).toBeGreaterThan(2);
      }
    });

    it('are the piece’s as well where the owner drew the cut-out', async () => {
      cut = () => Promise.reject(new CannotCut('too slow'));
      const { itemId, images } = await add({}, 'red');
      const { mask } = await cutCorner();
      const drawn = { mask: runsOf(width, height, mask.data), strokes: [], softness: 0 };
      const photo = { owner: ada.userId, itemId, imageId: images[0]!.imageId };
      const { item } = await server.call('saveItemCutout', { ...photo, ...drawn }, ada);
      expect(item).toMatchObject({ mainColor: 'blue', furtherColors: ['white'] });
    });

    it('change nothing that the owner has chosen, until the color is taken away', async () => {
      cut = cutCorner;
      const chosen = await add({ mainColor: 'green' }, 'red');
      expect(chosen).toMatchObject({ mainColor: 'green', furtherColors: [] });
      const item = await add({}, 'red');
      const change = async (changes: object) => {
        await server.call(
          'saveItem',
          { owner: ada.userId, itemId: item.itemId, changes } as never,
          ada,
        );
        await server.call('itemCutOut', on(item), ada);
        await server.app.services.jobs.idle();
        return read(item);
      };
      expect(await change({ furtherColors: ['pink'] })).toMatchObject({
        mainColor: 'blue',
        furtherColors: ['pink'],
      });
      // A further color that becomes the main one is not named twice.
      expect(await change({ mainColor: 'pink' })).toMatchObject({
        mainColor: 'pink',
        furtherColors: [],
      });
      expect(await change({ mainColor: null, furtherColors: ['green'] })).toMatchObject({
        mainColor: null,
        furtherColors: ['green'],
      });
      expect(await change({ mainColor: null, furtherColors: [] })).toMatchObject({
        mainColor: 'blue',
        furtherColors: ['white'],
      });
    });
  });

  it('goes with its photo', async () => {
    cut = async () => cutOf('trusted');
    const item = await addPiece();
    const { blobs } = server.app.services;
    const kept = async () => {
      const keys = storedKeys(item.images[0]!.imageId).filter((key) => key.startsWith('images/'));
      const found = await Promise.all(keys.map(blobs.info));
      return found.filter((info) => info !== null).length;
    };
    // Four of the photo, three of the cut-out, its mask and its strokes.
    expect(await kept()).toBe(9);
    await server.call('deleteItems', on(item), ada);
    const { sweep } = await import('./sweep.ts');
    server.advance(40 * 24 * 3_600_000);
    await sweep(server.app.services);
    await server.app.services.jobs.idle();
    expect(await kept()).toBe(0);
  });

  it('is for photos of pieces, not of people', async () => {
    cut = async () => cutOf('trusted');
    const { imageId } = await server.upload(ada, await drawPicture(), 'image/jpeg', 'user');
    const profile = { screenName: 'ada', gender: 'Female', shippingCountry: 'US' } as const;
    const empty = { firstName: null, dateOfBirth: null, bio: null };
    await server.call('userSaveProfile', { ...profile, ...empty, imageId } as never, ada);
    await server.app.services.jobs.idle();
    expect(cuts).toBe(0);
  });
});
