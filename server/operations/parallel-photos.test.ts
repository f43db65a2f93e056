import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { bothDatabases } from '#tests/support/both-databases.ts';
import { folderForTests } from '#tests/support/for-tests.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { images } from '../database/schema.ts';

describe.each(bothDatabases())('photos changed on two devices at once, on $name', (database) => {
  if (database.missing) {
    it.skip(`needs it: ${database.missing}`, () => {});
    return;
  }
  const folder = folderForTests('photos');
  let servers: TestServer[];
  let ada: Person;
  beforeAll(async () => {
    const { open, url } = await database.open();
    await open.close();
    // Two servers where that can be; they share one store of pictures.
    const options = url ? { databaseUrl: url, env: { DATA_DIR: folder } } : { isEmbedded: true };
    servers = [await startTestServer(options)];
    if (database.isShared) servers.push(await startTestServer(options));
    ada = await servers[0]!.person();
  });
  afterAll(async () => {
    for (const server of servers ?? []) await server.close();
  });

  const sent = async (count: number) => {
    const { database } = servers[0]!.app.services.open;
    const picture = {
      ownerId: ada.userId,
      kind: 'item',
      contentType: 'image/jpeg',
      status: 'ready',
    } as const;
    const rows = await database
      .insert(images)
      .values(Array.from({ length: count }, () => ({ ...picture, byteLength: 1 })))
      .returning({ imageId: images.id });
    return rows.map(({ imageId }) => imageId);
  };
  const itemWith = async (imageIds: string[]) => {
    const input = { owner: ada.userId, changes: {}, imageIds };
    return (await servers[0]!.call('saveItem', input, ada)).item.itemId;
  };
  /** Saves all of these at once, by turns on the servers. Their answers' codes. */
  const atOnce = (itemId: string, saves: Partial<OperationInput<'saveItem'>>[]) =>
    Promise.all(
      saves.map(async (save, turn) => {
        const input = { owner: ada.userId, itemId, changes: {}, ...save };
        const key = { 'idempotency-key': randomUUID() };
        const server = servers[turn % servers.length]!;
        const { body } = await server.raw('saveItem', input, ada, key);
        return body.status === 'ok' ? 'ok' : body.code;
      }),
    );
  const shown = async (itemId: string) => {
    const asked = { owner: ada.userId, itemId };
    const { item } = await servers[0]!.call('getItemDetails', asked, ada);
    return item.images.map(({ imageId }) => imageId);
  };

  it('are all kept, behind the cover, whoever is first', async () => {
    const [cover, ...added] = await sent(7);
    const itemId = await itemWith([cover!]);
    const codes = await atOnce(
      itemId,
      added.map((imageId) => ({ imageIds: [imageId] })),
    );
    expect(new Set(codes)).toEqual(new Set(['ok']));
    const now = await shown(itemId);
    expect(now[0]).toBe(cover);
    expect(now.toSorted()).toEqual([cover, ...added].toSorted());
  });

  it('are removed here and added there, and moved by a third', async () => {
    const [first, second, third, added] = (await sent(4)) as [string, string, string, string];
    const itemId = await itemWith([first, second, third]);
    const codes = await atOnce(itemId, [
      { removedImageIds: [first] },
      { imageIds: [added] },
      { imageOrder: [third, first, second] },
      { removedImageIds: [first] },
    ]);
    expect(codes).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(await shown(itemId)).toEqual([third, second, added]);
  });

  it('are eight at most together: what is too many is refused whole, with its other changes', async () => {
    const there = await sent(6);
    const itemId = await itemWith(there);
    const pairs = [await sent(2), await sent(2), await sent(2)];
    const codes = await atOnce(
      itemId,
      pairs.map((imageIds, index) => ({ imageIds, changes: { title: `Pair ${index}` } })),
    );
    expect(codes.toSorted()).toEqual(['ok', 'too-many', 'too-many']);
    const kept = codes.indexOf('ok');
    expect(await shown(itemId)).toEqual([...there, ...pairs[kept]!]);
    const asked = { owner: ada.userId, itemId };
    const { item } = await servers[0]!.call('getItemDetails', asked, ada);
    expect(item.title).toBe(`Pair ${kept}`);
    // In exchange for one of them, another one fits.
    const exchange = { removedImageIds: [there[0]!], imageIds: await sent(1) };
    expect(await atOnce(itemId, [exchange])).toEqual(['ok']);
  });
});
