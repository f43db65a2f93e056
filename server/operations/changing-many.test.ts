import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ItemAttributes } from '#contract/schemas/item.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer();
  ada = await server.person();
});
afterAll(() => server.close());

const add = async (changes: Partial<ItemAttributes>) =>
  (await server.call('saveItem', { owner: ada.userId, changes }, ada)).item.itemId;
const details = async (itemId: string) =>
  (await server.call('getItemDetails', { owner: ada.userId, itemId }, ada)).item;
const found = async (search: string) =>
  (await server.call('getItemNavigation', { owner: ada.userId, filter: { search } }, ada)).itemIds;

it('changes what is there, leaves out what is gone, and finds all by what they are now', async () => {
  const owner = ada.userId;
  const [one, other, gone] = [await add({ brand: 'Oda' }), await add({}), await add({})];
  await server.call('deleteItems', { owner, itemIds: [gone] }, ada);
  const itemIds = [one, other, gone];
  const answer = await server.call(
    'changeItems',
    { owner, itemIds, changes: { category: 't-shirt' } },
    ada,
  );
  expect(answer).toEqual({ itemIds: [one, other], fullItemIds: [] });
  expect(await details(one)).toMatchObject({ category: 't-shirt', brand: 'Oda' });
  expect((await found('tee')).toSorted()).toEqual([one, other].toSorted());
  const none = { owner, itemIds: [gone], changes: { brand: 'x' } };
  await expect(server.call('changeItems', none, ada)).rejects.toThrow('not-found');
});

it('adds tags, as many as there is room for, and says where there was too little', async () => {
  const owner = ada.userId;
  const nineteen = Array.from({ length: 19 }, (_, index) => `tag ${index}`);
  const [full, free] = [await add({ personalTags: nineteen }), await add({ personalTags: ['b'] })];
  const itemIds = [full, free];
  const addedTags = ['b', 'a', 'tag 0'];
  const answer = await server.call('changeItems', { owner, itemIds, changes: {}, addedTags }, ada);
  expect(answer).toEqual({ itemIds, fullItemIds: [full] });
  expect((await details(full)).personalTags).toEqual([...nineteen, 'b']);
  expect((await details(free)).personalTags).toEqual(['b', 'a', 'tag 0']);
});
