import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { maxGroups } from '#contract/rules/groups.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let ada: Person;
let lookIds: string[];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await server.person();
  lookIds = [await makeLook(ada), await makeLook(ada), await makeLook(ada)];
});

async function makeLook(as: Person): Promise<string> {
  const link = { url: 'https://shop.example/coat', siteName: null };
  const changes = { kind: 'inspiration' as const, link };
  return (await server.call('saveLook', { owner: as.userId, changes }, as)).look.lookId;
}
const groupId = (number = 1) => String(number).padStart(32, '0');
const make = (ids: string[], number?: number, as = ada) =>
  server.call(
    'makeGroup',
    { owner: as.userId, groupId: groupId(number), noun: 'looks', name: 'Lisbon', ids },
    as,
  );
const change = (input: { name?: string; addedIds?: string[]; removedIds?: string[] }) =>
  server.call('changeGroup', { owner: ada.userId, groupId: groupId(), ...input }, ada);
const list = async (as = ada) => (await server.call('getGroups', { owner: as.userId }, as)).groups;

it('has what was put into it, in that order, until it is taken out', async () => {
  await make(lookIds.slice(0, 1));
  await change({ name: 'Porto', addedIds: [lookIds[2]!, lookIds[1]!, lookIds[0]!] });
  expect(await list()).toEqual([
    { groupId: groupId(), noun: 'looks', name: 'Porto', ids: [lookIds[0], lookIds[2], lookIds[1]] },
  ]);
  await change({ removedIds: [lookIds[2]!, '999999'] });
  expect((await list())[0]!.ids).toEqual([lookIds[0], lookIds[1]]);
  await server.call('deleteGroup', { owner: ada.userId, groupId: groupId() }, ada);
  expect(await list()).toEqual([]);
  // As another device may say once more.
  await server.call('deleteGroup', { owner: ada.userId, groupId: groupId() }, ada);
  await expect(change({ name: 'Braga' })).rejects.toThrow('not-found');
});

it('is the same group when it is made again, and keeps what it has', async () => {
  await make([lookIds[0]!]);
  await make([lookIds[1]!]);
  expect(await list()).toMatchObject([{ ids: [lookIds[0], lookIds[1]] }]);
});

it('has nothing of somebody else', async () => {
  const eve = await server.person();
  await make([lookIds[0]!]);
  // The same name of a group is another group there.
  await make([await makeLook(eve), lookIds[1]!], 1, eve);
  expect((await list(eve))[0]!.ids).toHaveLength(1);
  expect(await list()).toMatchObject([{ ids: [lookIds[0]] }]);
});

it('lets go of what is gone for good with its next change', async () => {
  await make(lookIds);
  const gone = { owner: ada.userId, lookIds: [lookIds[1]!] };
  await server.call('deleteLooks', gone, ada);
  await change({ name: 'Porto' });
  expect((await list())[0]!.ids).toEqual(lookIds);
  await server.call('forgetLooks', gone, ada);
  await change({ name: 'Braga' });
  expect((await list())[0]!.ids).toEqual([lookIds[0], lookIds[2]]);
});

it(`is refused beyond ${maxGroups} of one list`, async () => {
  for (let number = 1; number <= maxGroups; number += 1) await make([], number);
  await expect(make([], maxGroups + 1)).rejects.toThrow('too-many');
  await make([lookIds[0]!], maxGroups);
});
