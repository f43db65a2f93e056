import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ItemFilter } from '#contract/schemas/item.ts';
import { bothDatabases } from '#tests/support/both-databases.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { images } from '../database/schema.ts';
import { takeCategory } from '../repositories/item-category.ts';

describe.each(bothDatabases())('recognized categories, on $name', (given) => {
  if (given.missing) {
    it.skip(`needs it: ${given.missing}`, () => {});
    return;
  }
  let server: TestServer;
  let ada: Person;
  beforeAll(async () => {
    server = await startTestServer(await given.serverOptions());
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    ada = await server.person();
  });

  const database = () => server.app.services.open.database;
  /** Says what a photo surely shows, as the end of its cut does. */
  async function see(imageId: string, sureCategory: string | null): Promise<void> {
    await database().update(images).set({ sureCategory }).where(eq(images.id, imageId));
    await takeCategory(database(), { imageId });
  }
  async function add(sureCategory: string | null, changes: object = {}) {
    const { imageId } = await server.upload(ada, await drawPicture(), 'image/jpeg');
    const input = { owner: ada.userId, changes, imageIds: [imageId] };
    const { itemId } = (await server.call('saveItem', input, ada)).item;
    await server.app.services.jobs.idle();
    await see(imageId, sureCategory);
    return { itemId, imageId };
  }
  const categoryOf = async ({ itemId }: { itemId: string }) =>
    (await server.call('getItemDetails', { owner: ada.userId, itemId }, ada)).item.category;
  const list = (filter: ItemFilter) =>
    server.call('getItemNavigation', { owner: ada.userId, filter }, ada);
  const unconfirmed = async () => (await list({ recognized: true, sort: 'oldest' })).itemIds;
  const confirm = (seen: { itemId: string; category: string }[], as = ada) =>
    server.call('confirmCategories', { owner: as.userId, seen }, as);
  const save = (itemId: string, changes: object) =>
    server.call('saveItem', { owner: ada.userId, itemId, changes }, ada);

  it('are set where nobody has said what a piece is, and are counted until they are confirmed', async () => {
    const shirt = await add('shirt');
    const own = await add('shirt', { category: 'blouse' });
    const unknown = await add(null);
    expect(await categoryOf(shirt)).toBe('shirt');
    expect(await categoryOf(own)).toBe('blouse');
    expect(await categoryOf(unknown)).toBeNull();
    expect((await list({})).counts).toMatchObject({ all: 3, unsorted: 1, recognized: 1 });
    expect(await unconfirmed()).toEqual([shirt.itemId]);
    expect((await list({ recognized: false })).itemIds).toHaveLength(2);
    expect((await list({ search: 'shirt', group: ['top'] })).itemIds).toContain(shirt.itemId);

    const seen = [{ itemId: shirt.itemId, category: 'shirt' }];
    expect(await confirm(seen)).toEqual({ itemIds: [shirt.itemId] });
    expect(await confirm(seen)).toEqual({ itemIds: [] });
    expect((await list({})).counts.recognized).toBe(0);
    // It is the owner's now: another cut of the photo changes nothing.
    await see(shirt.imageId, 'dress');
    expect(await categoryOf(shirt)).toBe('shirt');
  });

  it('follow another cut until the owner has said something, even that it is none of them', async () => {
    const piece = await add('shirt');
    await see(piece.imageId, 'blazer');
    expect(await categoryOf(piece)).toBe('blazer');
    await see(piece.imageId, null);
    expect(await categoryOf(piece), 'a cut that is not sure takes nothing away').toBe('blazer');
    await save(piece.itemId, { title: 'Mine' });
    expect(await unconfirmed(), 'a title says nothing of a category').toEqual([piece.itemId]);
    await save(piece.itemId, { category: null });
    expect(await unconfirmed()).toEqual([]);
    await see(piece.imageId, 'shirt');
    expect(await categoryOf(piece)).toBeNull();
  });

  it('are the owner’s as well where they were changed for many', async () => {
    const piece = await add('shirt');
    const itemIds = [piece.itemId];
    const input = { owner: ada.userId, itemIds, changes: { brand: 'Oda' } };
    await server.call('changeItems', input, ada);
    expect(await unconfirmed()).toEqual(itemIds);
    await server.call('changeItems', { ...input, changes: { category: 'polo-shirt' } }, ada);
    expect(await unconfirmed()).toEqual([]);
    await see(piece.imageId, 'shirt');
    expect(await categoryOf(piece)).toBe('polo-shirt');
  });

  it('of a new piece that is saved without a category are not taken for the owner’s none', async () => {
    expect(await categoryOf(await add('shirt', { category: null }))).toBe('shirt');
  });

  it('are confirmed only as they were seen, and only by their owner', async () => {
    const piece = await add('shirt');
    await see(piece.imageId, 'blazer');
    const seen = [{ itemId: piece.itemId, category: 'shirt' }];
    expect(await confirm(seen), 'it was cut again meanwhile').toEqual({ itemIds: [] });
    const now = [{ itemId: piece.itemId, category: 'blazer' }];
    expect(await confirm(now, await server.person())).toEqual({ itemIds: [] });
    await server.call('deleteItems', { owner: ada.userId, itemIds: [piece.itemId] }, ada);
    expect(await confirm(now)).toEqual({ itemIds: [] });
    await server.call('restoreItems', { owner: ada.userId, itemIds: [piece.itemId] }, ada);
    expect(await confirm([...now, ...now])).toEqual({ itemIds: [piece.itemId] });
  });

  it('and a choice at the same moment do not undo each other', async () => {
    const pieces = await Promise.all(Array.from({ length: 6 }, () => add('shirt')));
    await Promise.all(
      pieces.flatMap(({ itemId, imageId }) => [
        confirm([{ itemId, category: 'shirt' }]),
        save(itemId, { category: 'blouse' }),
        // In a transaction, as a job does it: the row is held from the look to the write.
        server.app.services.open.transaction((transaction) =>
          takeCategory(transaction, { imageId }),
        ),
      ]),
    );
    for (const piece of pieces) expect(await categoryOf(piece)).toBe('blouse');
    expect(await unconfirmed()).toEqual([]);
  });

  /** Adds a piece whose photo only speaks for some categories, the likeliest first. */
  async function guess(...likelyCategories: string[]) {
    const piece = await add(null);
    await database().update(images).set({ likelyCategories }).where(eq(images.id, piece.imageId));
    return piece;
  }

  it('that are only likely are shown, and set by nobody but the owner', async () => {
    const piece = await guess('shirt', 'blouse');
    const none = await add(null);
    // That they are shoes says little of which.
    const shoes = await guess('sneakers', 'boots');
    expect((await list({})).counts).toMatchObject({ all: 3, unsorted: 3, recognized: 1 });
    expect(await unconfirmed()).toEqual([piece.itemId]);
    expect((await list({ recognized: false, sort: 'oldest' })).itemIds).toEqual([
      none.itemId,
      shoes.itemId,
    ]);
    expect(await categoryOf(piece)).toBeNull();
    const seen = (category: string) => [{ itemId: piece.itemId, category }];
    expect(await confirm(seen('blouse')), 'it is not what was seen').toEqual({ itemIds: [] });
    expect(await confirm(seen('shirt'), await server.person())).toEqual({ itemIds: [] });
    await server.call('deleteItems', { owner: ada.userId, itemIds: [piece.itemId] }, ada);
    expect(await confirm(seen('shirt'))).toEqual({ itemIds: [] });
    await server.call('restoreItems', { owner: ada.userId, itemIds: [piece.itemId] }, ada);
    expect(await confirm([...seen('shirt'), ...seen('shirt')])).toEqual({
      itemIds: [piece.itemId],
    });
    expect(await categoryOf(piece)).toBe('shirt');
    expect((await list({ search: 'shirt', group: ['top'] })).itemIds).toEqual([piece.itemId]);
    expect((await list({})).counts).toMatchObject({ unsorted: 2, recognized: 0 });
  });

  it('that are only likely are no more once the owner has said that it is none', async () => {
    const piece = await guess('shirt');
    await save(piece.itemId, { category: 'coat' });
    await save(piece.itemId, { category: null });
    expect(await unconfirmed()).toEqual([]);
    expect(await confirm([{ itemId: piece.itemId, category: 'shirt' }])).toEqual({ itemIds: [] });
    expect(await categoryOf(piece)).toBeNull();
  });

  it('that are only likely and a choice at the same moment do not undo each other', async () => {
    const pieces = await Promise.all(Array.from({ length: 6 }, () => guess('shirt')));
    const seen = pieces.map(({ itemId }) => ({ itemId, category: 'shirt' }));
    await Promise.all([
      confirm(seen),
      confirm(seen.toReversed()),
      ...pieces.map(({ itemId }) => save(itemId, { category: 'blouse' })),
    ]);
    for (const piece of pieces) expect(await categoryOf(piece)).toBe('blouse');
    expect(await unconfirmed()).toEqual([]);
  });

  it('stand together by what they look like, set or only likely', async () => {
    const shirt = await guess('shirt');
    const dress = await add('day-dress');
    const other = await add('shirt');
    expect((await list({ recognized: true, sort: 'looks' })).itemIds).toEqual([
      dress.itemId,
      shirt.itemId,
      other.itemId,
    ]);
  });

  it('are asked in the order of the cuts: a piece whose cut is waited for comes last', async () => {
    const first = await add(null);
    const second = await add(null);
    const { itemIds } = await list({ group: ['none'], sort: 'cut' });
    expect(itemIds).toEqual([first.itemId, second.itemId]);
    await database()
      .update(images)
      .set({ cutoutAskedAt: new Date() })
      .where(eq(images.id, first.imageId));
    expect((await list({ group: ['none'], sort: 'cut' })).itemIds).toEqual([
      second.itemId,
      first.itemId,
    ]);
  });
});
