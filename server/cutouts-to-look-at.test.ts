import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CutoutDoubt } from '#contract/rules/cutout-doubts.ts';
import { runsOf } from '#contract/rules/mask-runs.ts';
import { bothDatabases } from '#tests/support/both-databases.ts';
import { drawPicture, pictureSize } from '#tests/support/drawn-pictures.ts';
import { folderForTests } from '#tests/support/for-tests.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { images } from './database/schema.ts';

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
  const folder = folderForTests('cutouts-to-look-at');
  let server: TestServer;
  let ada: Person;
  let verdict: 'trusted' | 'likely' | 'none';
  beforeAll(async () => {
    const { open, url } = await given.open();
    await open.close();
    server = await startTestServer({
      ...(url ? { databaseUrl: url, env: { DATA_DIR: folder } } : {}),
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
});
