import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { sweep } from '../jobs/sweep.ts';

let server: TestServer;
let maya: Person;
let owner: string;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  maya = await server.person();
  owner = maya.userId;
});

const send = async () => (await server.upload(maya, await drawPicture(), 'image/jpeg')).imageId;
const sendSome = async (count: number) => {
  const ids: string[] = [];
  while (ids.length < count) ids.push(await send());
  return ids;
};
async function piece(imageIds: string[]) {
  const { item } = await server.call('saveItem', { owner, changes: {}, imageIds }, maya);
  return item.itemId;
}
const shown = async (itemId: string) => {
  const { item } = await server.call('getItemDetails', { owner, itemId }, maya);
  return item.images.map(({ imageId }) => imageId);
};
const replace = (itemId: string, imageId: string, byImageId: string) =>
  server.call('replaceItemPhoto', { owner, itemId, imageId, byImageId }, maya);

describe('A photo that takes the place of another', () => {
  it('stands where that one stood, is made ready, and gives way to it again', async () => {
    const [first, second, by] = (await sendSome(3)) as [string, string, string];
    const itemId = await piece([first, second]);
    expect(await replace(itemId, first, by)).toEqual({ place: 'instead' });
    expect(await shown(itemId)).toEqual([by, second]);
    await server.app.services.jobs.idle();
    const { item } = await server.call('getItemDetails', { owner, itemId }, maya);
    expect(item.images[0]?.status).toBe('ready');
    expect(await replace(itemId, by, first)).toEqual({ place: 'instead' });
    expect(await shown(itemId)).toEqual([first, second]);
  });

  it('goes behind the others where that one has gone meanwhile, and nowhere where there are eight', async () => {
    const [old, ...others] = await sendSome(8);
    const itemId = await piece([old!, ...others]);
    const [mine, theirs, late] = (await sendSome(3)) as [string, string, string];
    await replace(itemId, old!, theirs);
    expect(await replace(itemId, old!, mine)).toEqual({ place: 'full' });
    expect(await shown(itemId)).toEqual([theirs, ...others]);
    const gone = { owner, itemId, changes: {}, removedImageIds: [others[0]!] };
    await server.call('saveItem', gone, maya);
    expect(await replace(itemId, old!, late)).toEqual({ place: 'beside' });
    expect(await shown(itemId)).toEqual([theirs, ...others.slice(1), late]);
  });

  it('is there when its piece is brought back', async () => {
    const [old, by] = (await sendSome(2)) as [string, string];
    const itemId = await piece([old]);
    await server.call('deleteItems', { owner, itemIds: [itemId] }, maya);
    expect(await replace(itemId, old, by)).toEqual({ place: 'instead' });
    await server.call('restoreItems', { owner, itemIds: [itemId] }, maya);
    expect(await shown(itemId)).toEqual([by]);
  });

  it('leaves the old one for a day, however old that is', async () => {
    const [old, by] = (await sendSome(2)) as [string, string];
    const itemId = await piece([old]);
    await server.app.services.jobs.idle();
    const { services } = server.app;
    const pool = services.open.pool;
    await pool.query(
      `update images set created_at = now() - interval '9 days', updated_at = now() - interval '9 days' where id = $1`,
      [old],
    );
    await replace(itemId, old, by);
    await sweep(services);
    expect(await replace(itemId, by, old)).toEqual({ place: 'instead' });
    expect(await shown(itemId)).toEqual([old]);
    await replace(itemId, old, by);
    server.advance(25 * 3_600_000);
    await sweep(services);
    server.advance(-25 * 3_600_000);
    await expect(replace(itemId, by, old)).rejects.toThrow();
  });
});
