import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WardrobeSharing } from '#contract/rules/wardrobes.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { makeFriends } from '#tests/support/friends.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
let wardrobeId: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await server.person();
  ben = await server.person();
  wardrobeId = await wardrobe('Work');
});

const own = () => ({ owner: ada.userId });
const wardrobe = async (name: string): Promise<string> => {
  const form = { ...own(), name, description: '' };
  return (await server.call('saveWardrobe', form, ada)).wardrobe.wardrobeId;
};
const share = (sharing: WardrobeSharing, viewers: Person[] = [], id = wardrobeId) =>
  server.call(
    'shareWardrobe',
    { ...own(), wardrobeId: id, sharing, viewerIds: viewers.map(({ userId }) => userId) },
    ada,
  );
const sharing = () => server.call('getWardrobeSharing', { ...own(), wardrobeId }, ada);
/** The names of what somebody sees of Ada's wardrobes, or the code of the refusal. */
const seenBy = async (who: Person) => {
  const { body } = await server.raw('getWardrobes', own(), who);
  if (body.status === 'error') return body.code;
  const { wardrobes } = body.data as { wardrobes: { name: string; sharing: string | null }[] };
  expect(wardrobes.map((one) => one.sharing)).toEqual(wardrobes.map(() => null));
  return wardrobes.map(({ name }) => name);
};

describe('a wardrobe', () => {
  it('is private until it is shared, and told so to its owner alone', async () => {
    await makeFriends(server, ada, ben);
    expect(await seenBy(ben)).toEqual([]);
    expect(await sharing()).toEqual({ sharing: 'private', viewerIds: [], mayBorrow: true });
    const { wardrobes } = await server.call('getWardrobes', own(), ada);
    expect(wardrobes).toMatchObject([{ sharing: 'private' }]);
  });

  it('that is for friends is seen by every friend, and by nobody else', async () => {
    await share('friends');
    expect(await seenBy(ben)).toBe('forbidden');
    await makeFriends(server, ada, ben);
    await wardrobe('Private');
    expect(await seenBy(ben)).toEqual(['Work']);
    expect(await seenBy(await server.person())).toBe('forbidden');
  });

  it('that is for chosen friends is seen by these', async () => {
    const cleo = await server.person();
    await makeFriends(server, ada, ben);
    await makeFriends(server, ada, cleo);
    expect(await share('chosen', [ben])).toMatchObject({
      sharing: 'chosen',
      viewerIds: [ben.userId],
    });
    expect(await seenBy(ben)).toEqual(['Work']);
    expect(await seenBy(cleo)).toEqual([]);
    await share('chosen', [cleo]);
    expect(await seenBy(ben)).toEqual([]);
    expect(await seenBy(cleo)).toEqual(['Work']);
  });

  it('keeps who was chosen while it is for all friends, or for nobody', async () => {
    await makeFriends(server, ada, ben);
    await share('private', [ben]);
    expect(await seenBy(ben)).toEqual([]);
    expect(await sharing()).toMatchObject({ sharing: 'private', viewerIds: [ben.userId] });
  });

  it('leaves out of those who are chosen whoever is no friend, twice or not', async () => {
    await makeFriends(server, ada, ben);
    const told = await share('chosen', [ben, ben, await server.person(), ada]);
    expect(told.viewerIds).toEqual([ben.userId]);
  });

  it('is no longer seen when the friendship ends or one blocks, nor in the next friendship', async () => {
    await makeFriends(server, ada, ben);
    await share('chosen', [ben]);
    await server.call('endFriendship', { userId: ada.userId }, ben);
    expect(await seenBy(ben)).toBe('forbidden');
    expect((await sharing()).viewerIds).toEqual([]);
    await makeFriends(server, ada, ben);
    expect(await seenBy(ben)).toEqual([]);
    await share('friends');
    expect(await seenBy(ben)).toEqual(['Work']);
    await server.call('blockMember', { userId: ben.userId }, ada);
    expect(await seenBy(ben)).toBe('forbidden');
  });

  it('is seen with what hangs in it, and no more of that is asked for by its id', async () => {
    await makeFriends(server, ada, ben);
    const { imageId } = await server.upload(ada, await drawPicture(), 'image/jpeg');
    const piece = async (title: string, wardrobeIds: string[], imageIds: string[] = []) => {
      const input = { ...own(), changes: { title }, wardrobeIds, imageIds };
      return (await server.call('saveItem', input, ada)).item.itemId;
    };
    const inside = await piece('Cape', [wardrobeId], [imageId]);
    const outside = await piece('Coat', [await wardrobe('Private')]);
    await server.app.services.jobs.idle();
    await share('friends');
    const details = (itemId: string, as = ben) =>
      server.raw('getItemDetails', { ...own(), itemId }, as);
    const seen = await details(inside);
    expect(seen.statusCode).toBe(200);
    expect((await details(outside)).statusCode).toBe(404);
    const [address] = /\/images\/[^"]+/.exec(JSON.stringify(seen.body))!;
    expect((await server.app.http.inject({ url: address })).statusCode).toBe(200);
    await server.call('endFriendship', { userId: ben.userId }, ada);
    expect((await details(inside)).statusCode).toBe(403);
    // What was shown just now is shown for an hour at most.
    server.advance(3_600_000);
    expect((await server.app.http.inject({ url: address })).statusCode).not.toBe(200);
  });

  it('is shared by its owner alone', async () => {
    await makeFriends(server, ada, ben);
    await share('friends');
    const input = { ...own(), wardrobeId, sharing: 'friends', viewerIds: [] } as const;
    expect((await server.raw('shareWardrobe', input, ben)).statusCode).toBe(403);
    const { statusCode } = await server.raw('getWardrobeSharing', { ...own(), wardrobeId }, ben);
    expect(statusCode).toBe(403);
    const theirs = { ...input, owner: ben.userId };
    expect((await server.raw('shareWardrobe', theirs, ben)).statusCode).toBe(404);
  });

  it('is seen by nobody else where shared wardrobes are off', async () => {
    await makeFriends(server, ada, ben);
    await share('friends');
    const { features } = server.app.services.config;
    features.enableSharedWardrobes = false;
    try {
      expect(await seenBy(ben)).toBe('forbidden');
      const { wardrobes } = await server.call('getWardrobes', { owner: ada.userId }, ada);
      expect(wardrobes.map(({ sharing }) => sharing)).toEqual([null]);
      await expect(share('friends')).rejects.toThrow('forbidden');
    } finally {
      features.enableSharedWardrobes = true;
    }
    expect(await seenBy(ben)).toEqual(['Work']);
  });
});
