import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { makeFriends } from '#tests/support/friends.ts';
import { collageOf } from '#tests/support/sample-calls/outfits.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
let wardrobeId: string;
let cape: string;
let hat: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await server.person();
  ben = await server.person();
  await makeFriends(server, ada, ben);
  const form = { ...own(), name: 'Work', description: '' };
  wardrobeId = (await server.call('saveWardrobe', form, ada)).wardrobe.wardrobeId;
  cape = await piece('Cape');
  hat = await piece('Hat');
  await server.app.services.jobs.idle();
  const sharing = { ...own(), wardrobeId, sharing: 'friends' as const, viewerIds: [] };
  await server.call('shareWardrobe', sharing, ada);
});

const own = () => ({ owner: ada.userId });
async function piece(title: string): Promise<string> {
  const { imageId } = await server.upload(ada, await drawPicture(), 'image/jpeg');
  const input = { ...own(), changes: { title }, wardrobeIds: [wardrobeId], imageIds: [imageId] };
  return (await server.call('saveItem', input, ada)).item.itemId;
}
const hide = (itemIds: string[], isHidden = true) =>
  server.call('hideItems', { ...own(), itemIds, isHidden }, ada);

/** What somebody sees of Ada's: ids, counts, and how many hang on the rail. */
async function seenBy(who: Person) {
  const filter = { ...own(), filter: {} };
  const { wardrobes } = await server.call('getWardrobes', own(), who);
  return {
    items: (await server.call('getItemNavigation', filter, who)).itemIds.toSorted(),
    outfits: (await server.call('getOutfitNavigation', filter, who)).outfitIds,
    counts: wardrobes.map((one) => [one.itemCount, one.outfitCount, one.rail.length]),
  };
}

describe('a hidden piece', () => {
  it('is seen by its owner alone, whatever it hangs in, until it is shown again', async () => {
    const all = { items: [cape, hat].toSorted(), outfits: [], counts: [[2, 0, 2]] };
    expect(await seenBy(ben)).toEqual(all);
    expect(await hide([cape])).toEqual({ itemIds: [cape] });
    expect(await seenBy(ben)).toEqual({ items: [hat], outfits: [], counts: [[1, 0, 1]] });
    expect(await seenBy(ada)).toEqual(all);
    const { statusCode } = await server.raw('getItemDetails', { ...own(), itemId: cape }, ben);
    expect(statusCode).toBe(404);
    await hide([cape], false);
    expect(await seenBy(ben)).toEqual(all);
  });

  it('takes along the outfits on whose boards it lies', async () => {
    const outfit = async (itemIds: string[]) => {
      const input = {
        ...own(),
        changes: { title: 'Friday' },
        collage: collageOf(itemIds),
        wardrobeIds: [wardrobeId],
      };
      return (await server.call('saveOutfit', input, ada)).outfit.outfitId;
    };
    const both = await outfit([cape, hat]);
    const other = await outfit([hat]);
    await hide([cape]);
    expect((await seenBy(ben)).outfits).toEqual([other]);
    expect((await seenBy(ben)).counts).toEqual([[1, 1, 1]]);
    const { statusCode } = await server.raw('getOutfitDetails', { ...own(), outfitId: both }, ben);
    expect(statusCode).toBe(404);
    expect((await seenBy(ada)).outfits.toSorted()).toEqual([both, other].toSorted());
  });

  it('is told so to its owner, and nothing of it to others', async () => {
    await hide([cape]);
    const told = async (itemId: string, as: Person) =>
      (await server.call('getItemDetails', { ...own(), itemId }, as)).item.isHidden;
    expect(await told(cape, ada)).toBe(true);
    expect(await told(hat, ada)).toBe(false);
    expect(await told(hat, ben)).toBeNull();
  });

  it('is hidden by its owner alone, and once', async () => {
    const input = { ...own(), itemIds: [cape], isHidden: true };
    expect((await server.raw('hideItems', input, ben)).statusCode).toBe(403);
    expect(await hide([cape, hat])).toEqual({ itemIds: [cape, hat] });
    expect(await hide([cape])).toEqual({ itemIds: [] });
  });
});

describe('the card of a friend', () => {
  const cards = async (as: Person, ...of: Person[]) =>
    (await server.call('getFriendCards', { friendIds: of.map(({ userId }) => userId) }, as)).cards;

  it('shows how much they share, and the last pieces of that', async () => {
    const [card] = await cards(ben, ada);
    expect(card).toMatchObject({ friendId: ada.userId, wardrobeCount: 1, itemCount: 2 });
    expect(card!.rail.map(({ title }) => title)).toEqual(['Hat', 'Cape']);
  });

  it('shows nothing of what is hidden, private, or for others', async () => {
    await hide([hat]);
    const [card] = await cards(ben, ada);
    expect(card).toMatchObject({ itemCount: 1 });
    expect(card!.rail.map(({ itemId }) => itemId)).toEqual([cape]);
    const chosen = { ...own(), wardrobeId, sharing: 'chosen' as const, viewerIds: [] };
    await server.call('shareWardrobe', chosen, ada);
    const none = { friendId: ada.userId, wardrobeCount: 0, itemCount: 0, rail: [] };
    expect(await cards(ben, ada)).toEqual([none]);
  });

  it('is not there of who is no friend, of oneself, or of who blocks', async () => {
    const cleo = await server.person();
    expect(await cards(cleo, ada)).toEqual([]);
    expect(await cards(ada, ada)).toEqual([]);
    expect(await cards(ben, ada, cleo)).toHaveLength(1);
    await server.call('blockMember', { userId: ben.userId }, ada);
    expect(await cards(ben, ada)).toEqual([]);
  });
});
