import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CutoutDoubt } from '#contract/rules/cutout-doubts.ts';
import { runsOf } from '#contract/rules/mask-runs.ts';
import { bothDatabases } from '#tests/support/both-databases.ts';
import { drawPicture, pictureSize } from '#tests/support/drawn-pictures.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { images, items } from '../database/schema.ts';
import { takeCutoutSlot } from '../repositories/cutouts.ts';

const { width, height } = pictureSize;
const data = new Uint8Array(width * height).fill(255, 0, width * 40);
const sleeve: CutoutDoubt = {
  kind: 'missing-part',
  side: 'left',
  box: { x: 0.1, y: 0.25, width: 0.2, height: 0.5 },
};

describe.each(bothDatabases())('cut-outs to look at, on $name', (given) => {
  if (given.missing) {
    it.skip(`needs it: ${given.missing}`, () => {});
    return;
  }
  let server: TestServer;
  let ada: Person;
  let verdict: 'trusted' | 'likely' | 'none';
  beforeAll(async () => {
    server = await startTestServer({
      ...(await given.serverOptions()),
      cutout: {
        cut: async () => ({
          verdict,
          mask: { width, height, data },
          box: verdict === 'none' ? null : { left: 0, top: 0, width, height: 40 },
        }),
        close: async () => {},
      },
    });
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    ada = await server.person();
  });

  /** Adds a piece whose photo was cut out like this. */
  async function add(cut: typeof verdict, doubt: CutoutDoubt | null = null) {
    verdict = cut;
    const { imageId } = await server.upload(ada, await drawPicture(), 'image/jpeg');
    const input = { owner: ada.userId, changes: {}, imageIds: [imageId] };
    const { itemId } = (await server.call('saveItem', input, ada)).item;
    await server.app.services.jobs.idle();
    const { database } = server.app.services.open;
    await database.update(images).set({ cutoutDoubt: doubt }).where(eq(images.id, imageId));
    return { itemId, imageId };
  }
  const rows = async (person = ada) =>
    (await server.call('getCutoutsToLookAt', { owner: person.userId }, person)).rows;
  const show = ({ itemId, imageId }: { itemId: string; imageId: string }, shown: string) => {
    const input = { owner: ada.userId, itemIds: [itemId], imageIds: [imageId], shown };
    return server.call('itemShowPictures', input as never, ada);
  };

  it('are those that are doubted or only likely, the oldest piece first, and only one’s own', async () => {
    const doubted = await add('trusted', sleeve);
    await add('trusted');
    await add('none');
    const likely = await add('likely');
    expect(await rows()).toEqual([doubted, likely]);
    expect(await rows(await server.person())).toEqual([]);
    const { item } = await server.call(
      'getItemDetails',
      { owner: ada.userId, itemId: doubted.itemId },
      ada,
    );
    expect(item.images[0]!.cutoutDoubt).toEqual(sleeve);
    await server.call('deleteItems', { owner: ada.userId, itemIds: [likely.itemId] }, ada);
    expect(await rows()).toEqual([doubted]);
  });

  it('are settled by either choice, which can be taken back', async () => {
    const [doubted, likely] = [await add('trusted', sleeve), await add('likely')];
    await show(doubted, 'photo');
    await show(likely, 'cutout');
    expect(await rows()).toEqual([]);
    await show(doubted, 'auto');
    await show(likely, 'auto');
    expect(await rows()).toEqual([doubted, likely]);
  });

  it('are settled by drawing, which leaves no doubt', async () => {
    const doubted = await add('likely', sleeve);
    const drawn = {
      owner: ada.userId,
      ...doubted,
      mask: runsOf(width, height, data),
      strokes: [],
      softness: 0,
    };
    const { item } = await server.call('saveItemCutout', drawn, ada);
    expect(item.images[0]).toMatchObject({ cutout: 'own', cutoutDoubt: null });
    expect(await rows()).toEqual([]);
    // Taking the choice back makes nobody look at what was drawn.
    await show(doubted, 'auto');
    expect(await rows()).toEqual([]);
  });

  describe('a drawing that is taken back', () => {
    type Photo = Awaited<ReturnType<typeof add>>;
    const draw = (photo: Photo, person = ada) =>
      server.call(
        'saveItemCutout',
        {
          owner: person.userId,
          ...photo,
          mask: runsOf(width, height, new Uint8Array(width * height).fill(255, 0, width * 20)),
          strokes: [{ kind: 'keep', radius: 0.02, points: [0.2, 0.2] }],
          softness: 1,
        },
        person,
      );
    const takeBack = (photo: Photo, version: number) =>
      server.call('takeBackItemCutout', { owner: ada.userId, ...photo, version }, ada);
    const read = async ({ itemId }: Photo) =>
      (await server.call('getItemDetails', { owner: ada.userId, itemId }, ada)).item;
    const row = async ({ imageId }: Photo) => {
      const { database } = server.app.services.open;
      const [found] = await database.select().from(images).where(eq(images.id, imageId));
      return found!;
    };
    /** As if this were seen in the drawn cut-out. */
    const see = async ({ itemId, imageId }: Photo, seen: { category: string; color: string }) => {
      const { database } = server.app.services.open;
      const { category, color } = seen;
      await database
        .update(images)
        .set({ sureCategory: category, mainColor: color, furtherColors: [] })
        .where(eq(images.id, imageId));
      await database
        .update(items)
        .set({ category, categoryFrom: 'photo', mainColor: color, furtherColors: [] })
        .where(eq(items.id, Number(itemId)));
    };
    /** The picture of the cut-out, shown or not. */
    const cutOf = ({ images: [image] }: Awaited<ReturnType<typeof read>>) => {
      const pictures = [image!, image!.other!];
      const { urls, width, height } = pictures.find(
        ({ treatment }) => treatment?.mode === 'cutout',
      )!;
      return { url: urls![720], width, height };
    };
    const bytesAt = async (url: string) => (await server.app.http.inject(url)).rawPayload;

    it('leaves the picture before, what was doubted of it, and what followed from it', async () => {
      const photo = await add('trusted', sleeve);
      const [before, was] = [await read(photo), await row(photo)];
      const cut = cutOf(before);
      const picture = await bytesAt(cut.url);
      const { version } = await draw(photo);
      await see(photo, { category: 'gown', color: 'pink' });
      const { item } = await takeBack(photo, version);
      expect(item).toMatchObject({
        category: before.category,
        mainColor: before.mainColor,
        furtherColors: before.furtherColors,
        images: [{ cutout: 'trusted', cutoutDoubt: sleeve }],
      });
      expect(await rows()).toEqual([photo]);
      const { likelyCategories, sureCategory, mainColor, shown } = was;
      expect(await row(photo)).toMatchObject({ likelyCategories, sureCategory, mainColor, shown });
      expect(cutOf(item)).toMatchObject({ width: cut.width, height: cut.height });
      expect((await bytesAt(cutOf(item).url)).equals(picture)).toBe(true);
      // Another address than before, since who saw the drawn one may have kept it.
      expect(cutOf(item).url).not.toBe(cut.url);
      const start = await server.call('getItemCutout', { owner: ada.userId, ...photo }, ada);
      expect(start).toMatchObject({ strokes: [], softness: 0, mask: runsOf(width, height, data) });
      // Found by what it was before, too.
      const filter = { category: ['gown'] };
      const found = await server.call('getItemNavigation', { owner: ada.userId, filter }, ada);
      expect(found.itemIds).toEqual([]);
    });

    it('leaves what its owner has said since', async () => {
      const photo = await add('trusted', sleeve);
      const { version } = await draw(photo);
      await see(photo, { category: 'gown', color: 'pink' });
      const changes = { category: 'shirt', mainColor: 'green' } as const;
      const { itemId } = photo;
      await server.call('saveItem', { owner: ada.userId, itemId, changes }, ada);
      await show(photo, 'photo');
      const { item } = await takeBack(photo, version);
      expect(item).toMatchObject({ ...changes, images: [{ cutout: 'trusted' }] });
      expect((await row(photo)).shown).toBe('photo');
    });

    it('takes nothing that was drawn since, and is taken back once', async () => {
      const photo = await add('trusted', sleeve);
      const first = await draw(photo);
      const second = await draw(photo);
      await expect(takeBack(photo, first.version)).rejects.toThrow('conflict');
      expect((await row(photo)).cutout).toBe('own');
      const both = await Promise.allSettled([
        takeBack(photo, second.version),
        takeBack(photo, second.version),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      // What the second one was drawn over: the first.
      expect((await row(photo)).cutout).toBe('own');
      await expect(takeBack(photo, first.version)).rejects.toThrow('conflict');
    });

    it('finds its files whole, however many were begun to be written since', async () => {
      const photo = await add('trusted', sleeve);
      const picture = await bytesAt(cutOf(await read(photo)).url);
      const { version } = await draw(photo);
      const { database } = server.app.services.open;
      const { cutoutSlot, cutoutBefore } = await row(photo);
      for (let write = 0; write < 12; write += 1) {
        const slot = await takeCutoutSlot(database, photo.imageId);
        expect([cutoutSlot, cutoutBefore!.cutoutSlot]).not.toContain(slot);
      }
      const { item } = await takeBack(photo, version);
      expect((await bytesAt(cutOf(item).url)).equals(picture)).toBe(true);
    });

    it('is none where there was no cut-out before', async () => {
      const photo = await add('none');
      const { version } = await draw(photo);
      await expect(takeBack(photo, version)).rejects.toThrow('conflict');
    });

    it('waits again for a cut that was waited for', async () => {
      const photo = await add('likely');
      const { database } = server.app.services.open;
      const askedAt = new Date();
      await database
        .update(images)
        .set({ cutoutAskedAt: askedAt })
        .where(eq(images.id, photo.imageId));
      const { version } = await draw(photo);
      expect((await row(photo)).cutoutAskedAt).toBeNull();
      verdict = 'trusted';
      const { item } = await takeBack(photo, version);
      expect(item.images[0]!.cutout).toBe('waiting');
      await server.app.services.jobs.idle();
      expect((await read(photo)).images[0]!.cutout).toBe('trusted');
    });
  });
});
