import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.person();
  ben = await server.person();
});
afterAll(() => server.close());

const redSquare = () =>
  sharp({ create: { width: 300, height: 400, channels: 3, background: '#f4f3f2' } })
    .composite([
      {
        input: { create: { width: 160, height: 220, channels: 3, background: '#b3242f' } },
        left: 70,
        top: 90,
      },
    ])
    .jpeg()
    .toBuffer();

describe('an item', () => {
  it('exists at once with what is known, and its picture becomes ready by itself', async () => {
    const { imageId, status } = await server.upload(ada, await redSquare(), 'image/jpeg');
    expect(status).toBe(201);
    const { item } = await server.call(
      'saveItem',
      { owner: ada.userId, changes: {}, imageIds: [imageId] },
      ada,
    );
    expect(item).toMatchObject({
      title: 'Default title',
      condition: 'Good Condition',
      images: [{ status: 'received' }],
    });
    await server.app.services.jobs.idle();
    const { items } = await server.call(
      'getItems',
      { owner: ada.userId, itemIds: [item.itemId] },
      ada,
    );
    expect(items[0]).toMatchObject({
      mainColor: 'red',
      image: { status: 'ready', width: 300, height: 400, treatment: { mode: 'melt' } },
    });
    const picture = await server.app.http.inject(items[0]!.image!.urls![240]);
    expect(picture.statusCode).toBe(200);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 180, height: 240 });
  });

  it('keeps the fields that another write did not name', async () => {
    const { item } = await server.call(
      'saveItem',
      { owner: ada.userId, changes: { title: 'Camel coat', brand: 'Oda', category: 'coat' } },
      ada,
    );
    await server.call(
      'saveItem',
      { owner: ada.userId, itemId: item.itemId, changes: { size: 'M' } },
      ada,
    );
    const found = await server.call(
      'getItemDetails',
      { owner: ada.userId, itemId: item.itemId },
      ada,
    );
    expect(found.item).toMatchObject({ title: 'Camel coat', brand: 'Oda', size: 'M' });
  });

  it('shows no text that turns the rest around, or that nobody sees', async () => {
    const owner = ada.userId;
    const changes = {
      title: '\u202eCamel\u200b coat\u2066',
      brand: '\u200b',
      notes: 'Two\nlines\u202c',
      personalTags: ['\ufeffwork'],
    };
    const { item } = await server.call('saveItem', { owner, changes }, ada);
    expect(item).toMatchObject({
      title: 'Camel coat',
      brand: '',
      notes: 'Two\nlines',
      personalTags: ['work'],
    });
    await server.call('deleteItems', { owner, itemIds: [item.itemId] }, ada);
    const unseen = { owner, changes: { title: '\u200b\u202e' } };
    await expect(server.call('saveItem', unseen, ada)).rejects.toThrow('invalid');
  });

  it('is found by search and filter, and counted', async () => {
    const { itemIds, counts } = await server.call(
      'getItemNavigation',
      { owner: ada.userId, filter: { search: 'camel oda', group: ['outerwear'] } },
      ada,
    );
    expect(itemIds).toHaveLength(1);
    expect(counts).toMatchObject({ all: 2, group: { outerwear: 1 } });
  });

  it('happens once when the same write is sent twice', async () => {
    const write = { owner: ada.userId, changes: { title: 'Once' } };
    const headers = { 'idempotency-key': 'the-same-key' };
    const [first, second] = await Promise.all([
      server.call('saveItem', write, ada, headers),
      server.call('saveItem', write, ada, headers),
    ]);
    expect(second).toEqual(first);
    const { itemIds } = await server.call(
      'getItemNavigation',
      { owner: ada.userId, filter: { search: 'once' } },
      ada,
    );
    expect(itemIds).toEqual([first.item.itemId]);
    const other = { owner: ada.userId, changes: { title: 'Other' } };
    await expect(server.call('saveItem', other, ada, headers)).rejects.toThrow(
      'idempotency-mismatch',
    );
  });

  it('is nobody else’s to see, change or delete', async () => {
    const { item } = await server.call('saveItem', { owner: ada.userId, changes: {} }, ada);
    const { itemId } = item;
    await expect(server.call('getItemDetails', { owner: ada.userId, itemId }, ben)).rejects.toThrow(
      'forbidden',
    );
    await expect(server.call('getItemDetails', { owner: ben.userId, itemId }, ben)).rejects.toThrow(
      'not-found',
    );
    await expect(
      server.call('saveItem', { owner: ben.userId, itemId, changes: { title: 'x' } }, ben),
    ).rejects.toThrow('not-found');
    await expect(
      server.call('deleteItems', { owner: ben.userId, itemIds: [itemId] }, ben),
    ).rejects.toThrow('not-found');
    const { imageId } = await server.upload(ada, await redSquare(), 'image/jpeg');
    await expect(
      server.call('saveItem', { owner: ben.userId, changes: {}, imageIds: [imageId] }, ben),
    ).rejects.toThrow('forbidden');
  });

  it('can be taken back after it was deleted, with its wardrobes', async () => {
    const owner = ada.userId;
    const { wardrobe } = await server.call(
      'saveWardrobe',
      { owner, name: 'Work', description: '' },
      ada,
    );
    const { wardrobeId } = wardrobe;
    const { item } = await server.call(
      'saveItem',
      { owner, changes: { title: 'Blazer' }, wardrobeIds: [wardrobeId] },
      ada,
    );
    const count = async () => {
      const { wardrobes } = await server.call('getWardrobes', { owner }, ada);
      return wardrobes.find((one) => one.wardrobeId === wardrobeId)?.itemCount;
    };
    expect(await count()).toBe(1);
    await server.call('deleteItems', { owner, itemIds: [item.itemId] }, ada);
    expect(await count()).toBe(0);
    await server.call('restoreItems', { owner, itemIds: [item.itemId] }, ada);
    expect(await count()).toBe(1);
  });

  it('cannot show a picture that never came', async () => {
    const asked = await server.call(
      'imageUpload',
      { kind: 'item', contentType: 'image/jpeg', byteLength: 10 },
      ada,
    );
    await expect(
      server.call('saveItem', { owner: ada.userId, changes: {}, imageIds: [asked.imageId] }, ada),
    ).rejects.toThrow('image-not-uploaded');
  });
});
