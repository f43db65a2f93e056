import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { descriptorOf, type OperationName, operationNames } from '#contract/operations.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { makeFriends } from '#tests/support/friends.ts';
import { dayFromNow } from '#tests/support/loans.ts';
import { collageOf } from '#tests/support/sample-calls/outfits.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

/*
 * Everybody that there can be to an owner, and every operation by which others see things: what each of them reads, by
 * words that stand in one wardrobe alone, and by its pictures. What a friend is not told of what they see has words of its
 * own.
 */

let server: TestServer;
let owner: Person;
const people: Record<string, Person> = {};
/** The things in each wardrobe, by the word that stands in all of them. */
const things: Record<string, Thing> = {};
/** The id of a day that the owner shares with all friends, and with those who were. */
let together: string;
interface Thing {
  wardrobeId: string;
  itemId: string;
  outfitId: string;
  lookId: string;
}

/** For all friends, for chosen ones, for nobody; and hidden in the first. */
const words = ['Everybody', 'Chosenone', 'Nobodyelse', 'Hiddenaway'];
/** Told to the owner alone. */
const secrets = ['Xylophone', 'Quincunx', '9876543'];

const call = (async (name: OperationName, input: object) =>
  server.call(name, { owner: owner.userId, ...input } as never, owner)) as (
  name: OperationName,
  input: object,
) => Promise<Record<string, Record<string, string>>>;

async function make(word: string, wardrobeId: string): Promise<Thing> {
  const wardrobeIds = [wardrobeId];
  const upload = async (kind: 'item' | 'look') =>
    (await server.upload(owner, await drawPicture(), 'image/jpeg', kind)).imageId;
  const notes = 'Xylophone';
  const changes = { title: word, notes, personalTags: ['Quincunx'], purchasePriceCents: 9_876_543 };
  const imageIds = [await upload('item')];
  const { item } = await call('saveItem', { changes, wardrobeIds, imageIds });
  const itemId = item!.itemId!;
  const { outfit } = await call('saveOutfit', {
    changes: { title: word, notes },
    collage: collageOf([itemId]),
    wardrobeIds,
  });
  const { look } = await call('saveLook', {
    changes: { kind: 'worn', title: `${word} look`, notes },
    imageId: await upload('look'),
    pins: [{ itemId, x: 0.5, y: 0.5 }],
    wardrobeIds,
  });
  return { wardrobeId, itemId, outfitId: outfit!.outfitId!, lookId: look!.lookId! };
}

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.person();
  const wardrobe = async (name: string) =>
    (await call('saveWardrobe', { name, description: '' })).wardrobe!.wardrobeId!;
  for (const word of words.slice(0, 3)) things[word] = await make(word, await wardrobe(word));
  things.Hiddenaway = await make('Hiddenaway', things.Everybody!.wardrobeId);
  // Its photo is what it was: a look is hidden by taking it out of the wardrobe.
  await call('deleteLooks', { lookIds: [things.Hiddenaway.lookId] });
  await call('hideItems', { itemIds: [things.Hiddenaway.itemId], isHidden: true });
  await server.app.services.jobs.idle();
  for (const kind of Object.keys(sees)) people[kind] = await server.person();
  Object.assign(people, { owner, staff: await server.person({ staff: true }) });
  const friends = ['friend', 'chosen', 'blocked', 'blocks', 'former', 'again'];
  for (const kind of friends) await makeFriends(server, people[kind]!, owner);
  const chosen = friends.slice(1).map((kind) => people[kind]!.userId);
  const share = (word: string, sharing: string, viewerIds: string[] = [], mayBorrow = true) =>
    call('shareWardrobe', { wardrobeId: things[word]!.wardrobeId, sharing, viewerIds, mayBorrow });
  await share('Everybody', 'friends');
  // Nothing of it is lent.
  await share('Chosenone', 'chosen', chosen, false);
  await dressTogether(friends);
  const { userId } = owner;
  await server.call('blockMember', { userId: people.blocked!.userId }, owner);
  await server.call('blockMember', { userId }, people.blocks!);
  await server.call('endFriendship', { userId }, people.former!);
  await server.call('endFriendship', { userId: people.again!.userId }, owner);
  await makeFriends(server, people.again!, owner);
  await server.call('inviteFriend', { email: owner.email }, people.asks!);
});
afterAll(() => server.close());

/** What each kind of caller sees; null where the owner's things are closed to them. */
const sees: Record<string, string[] | null> = {
  owner: words,
  friend: ['Everybody'],
  chosen: ['Everybody', 'Chosenone'],
  blocked: null,
  blocks: null,
  former: null,
  // Whoever was chosen was chosen in another friendship.
  again: ['Everybody'],
  asks: null,
  stranger: null,
  staff: null,
};

/** Has the owner plan what is in sight, and what is hidden, for a day that all of these come to. */
async function dressTogether(kinds: readonly string[]): Promise<void> {
  const day = dayFromNow(1);
  for (const word of ['Everybody', 'Hiddenaway']) {
    const changes = { day, slot: 'day', title: 'Xylophone', outfitId: things[word]!.outfitId };
    await call('savePlan', { changes });
  }
  const days = { firstDay: day, lastDay: day };
  const guestIds = kinds.map((kind) => people[kind]!.userId);
  const shared = await call('shareDay', { title: 'Wedding', ...days, guestIds });
  together = String(shared.sharedDayId);
  const answer = { owner: owner.userId, sharedDayId: together, ...days, isComing: true };
  for (const kind of kinds) await server.call('answerSharedDay', answer, people[kind]!);
}

/** The calls of every operation by which others see things, with the ids of all that there is. */
function calls(): [OperationName, object][] {
  const all = Object.values(things);
  const each = (key: keyof Thing) => all.map((thing) => thing[key]);
  const lists = ['getItemNavigation', 'getOutfitNavigation', 'getLookNavigation'] as const;
  return [
    ['getWardrobes', {}],
    ...[...lists, 'getItemCounts' as const].flatMap((name): [OperationName, object][] => [
      [name, { filter: {} }],
      ...each('wardrobeId').map((id): [OperationName, object] => [
        name,
        { filter: { wardrobeId: id } },
      ]),
      ...words.map((search): [OperationName, object] => [name, { filter: { search } }]),
    ]),
    ['getItems', { itemIds: each('itemId') }],
    ['getTakenDays', { itemIds: each('itemId') }],
    ['getOutfits', { outfitIds: each('outfitId') }],
    ['getLooks', { lookIds: each('lookId') }],
    ...all.flatMap(({ itemId, outfitId, lookId }): [OperationName, object][] => [
      ['getItemDetails', { itemId }],
      ['getOutfitDetails', { outfitId }],
      ['getLookDetails', { lookId }],
    ]),
    ...(['Item', 'Outfit', 'Look'] as const).flatMap((noun) =>
      words.map((word): [OperationName, object] => [
        noun === 'Item' ? 'getSearchCorrection' : `get${noun}SearchCorrection`,
        { filter: { search: `${word.slice(0, 4)}${word.slice(5)}` } },
      ]),
    ),
    ['getNearItems', { filter: { mainColor: ['navy'] } }],
    ['getSharedDay', { sharedDayId: together }],
  ];
}

/** What a caller reads by all of it: the answers as text, and the codes of the refusals. */
async function readAll(as: Person | null): Promise<{ text: string; codes: Set<string> }> {
  const codes = new Set<string>();
  let text = '';
  for (const [name, input] of calls()) {
    const { body } = await server.raw(name, { owner: owner.userId, ...input }, as);
    if (body.status === 'ok') text += JSON.stringify(body.data);
    else codes.add(body.code);
  }
  return { text, codes };
}

describe('what is seen of an owner', () => {
  it('is asked for by every operation that others may call', () => {
    const forFriends = operationNames.filter((name) => {
      const { sight, kind } = descriptorOf(name);
      return sight === 'friend' && kind === 'read';
    });
    const asked = new Set(calls().map(([name]) => name));
    expect(forFriends.filter((name) => !asked.has(name))).toEqual([]);
  });

  it.each(Object.entries(sees))('by somebody who is “%s”', async (kind, seen) => {
    const { text, codes } = await readAll(people[kind]!);
    if (!seen) {
      expect(text).toBe('');
      expect([...codes]).toEqual(['forbidden']);
      return;
    }
    expect(words.filter((word) => text.includes(word))).toEqual(seen);
    expect(codes.has('forbidden')).toBe(false);
    const isOwner = kind === 'owner';
    expect(secrets.filter((secret) => text.includes(secret))).toEqual(isOwner ? secrets : []);
    // The ids of what is not in sight stand nowhere either.
    for (const word of words) {
      const { itemId, outfitId, lookId } = things[word]!;
      for (const [key, id] of Object.entries({ itemId, outfitId, lookId })) {
        if (word === 'Hiddenaway' && key === 'lookId') continue;
        expect(text.includes(`"${key}":"${id}"`), `${key} of ${word}`).toBe(seen.includes(word));
      }
    }
    const addresses = new Set(text.match(/\/images\/[^"\\]+/g));
    expect(addresses.size).toBeGreaterThan(0);
    for (const url of addresses) {
      expect((await server.app.http.inject({ url })).statusCode, url).toBe(200);
    }
  });

  const named = (friend: Person) => `${owner.userId}~${friend.userId}`;
  const isForOwnersEyes = (name: OperationName) => !['getTakenDays', 'getSharedDay'].includes(name);

  it.each(['friend', 'chosen', 'again'])('by the owner as “%s” sees it: the same', async (kind) => {
    const withoutAddresses = (answer: unknown) =>
      JSON.stringify(answer).replaceAll(/\/images\/[^"\\]+/g, '');
    for (const [name, input] of calls().filter(([one]) => isForOwnersEyes(one))) {
      const read = async (of: string, as: Person) =>
        (await server.raw(name, { owner: of, ...input }, as)).body;
      const theirs = await read(owner.userId, people[kind]!);
      const previewed = await read(named(people[kind]!), owner);
      expect(withoutAddresses(previewed), name).toBe(withoutAddresses(theirs));
    }
  });

  it('as a friend sees it, by the owner alone, and of friends alone', async () => {
    const codeOf = async (of: string, as: Person) => {
      const { body } = await server.raw('getWardrobes', { owner: of }, as);
      return body.status === 'ok' ? 'ok' : body.code;
    };
    for (const [kind, seen] of Object.entries(sees)) {
      const as = people[kind]!;
      if (kind !== 'owner') expect(await codeOf(named(people.chosen!), as), kind).toBe('forbidden');
      const expected = seen && kind !== 'owner' ? 'ok' : 'forbidden';
      expect(await codeOf(named(as), owner), kind).toBe(expected);
    }
    // What changes things, or tells of the two of them, knows no such name.
    const { wardrobeId, itemId } = things.Everybody!;
    const others: [OperationName, object][] = [
      ['getTakenDays', { itemIds: [itemId] }],
      ['getWardrobeSharing', { wardrobeId }],
      ['hideItems', { itemIds: [itemId], isHidden: true }],
    ];
    for (const [name, input] of others) {
      const { body } = await server.raw(name, { owner: named(people.friend!), ...input }, owner);
      expect(body, name).toMatchObject({ code: 'invalid' });
    }
  });

  it('with what of it may be borrowed', async () => {
    const itemIds = ['Everybody', 'Chosenone'].map((word) => things[word]!.itemId);
    const input = { owner: owner.userId, itemIds };
    const { items } = await server.call('getItems', input, people.chosen!);
    expect(new Map(items.map(({ title, mayBorrow }) => [title, mayBorrow]))).toEqual(
      new Map([
        ['Everybody', true],
        ['Chosenone', false],
      ]),
    );
  });

  it('without that a piece was worn, which is its owner’s to know', async () => {
    const { itemId, outfitId } = things.Everybody!;
    const set = (availability: string) =>
      call('setAvailability', { changeId: newIdempotencyKey(), itemIds: [itemId], availability });
    await set('worn');
    const told = async (name: string) => {
      const as = people[name]!;
      const own = { owner: owner.userId };
      const list = async (filter: object) =>
        (await server.call('getItemNavigation', { ...own, filter }, as)).itemIds.includes(itemId);
      const { items } = await server.call('getItems', { ...own, itemIds: [itemId] }, as);
      const { item } = await server.call('getItemDetails', { ...own, itemId }, as);
      const { outfit } = await server.call('getOutfitDetails', { ...own, outfitId }, as);
      const { counts } = await server.call('getItemNavigation', { ...own, filter: {} }, as);
      return {
        availability: [items[0], item, outfit.pieces[0]].map((one) => one!.availability),
        isWorn: await list({ availability: ['worn'] }),
        isReady: await list({ availability: ['ready'] }),
        wornCount: counts.availability.worn ?? 0,
      };
    };
    try {
      expect(await told('owner')).toEqual({
        availability: ['worn', 'worn', 'worn'],
        ...{ isWorn: true, isReady: false, wornCount: 1 },
      });
      expect(await told('friend')).toEqual({
        availability: ['ready', 'ready', 'ready'],
        ...{ isWorn: false, isReady: true, wornCount: 0 },
      });
      expect((await readAll(people.friend!)).text).not.toContain('"availability":"worn"');
    } finally {
      await set('ready');
    }
  });

  it('by one statement more than by its owner', async () => {
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const count = async (name: OperationName, input: object, as: Person) => {
      query.mockClear();
      await server.raw(name, { owner: owner.userId, ...input }, as);
      return query.mock.calls.length;
    };
    try {
      for (const [name, input] of calls()) {
        const own = await count(name, input, owner);
        // Once more where a job asked something meanwhile.
        const asFriend = () => count(name, input, people.friend!);
        await expect.poll(asFriend, { message: name }).toBeLessThanOrEqual(own + 1);
      }
    } finally {
      query.mockRestore();
    }
  });

  it('by nobody who has not signed in', async () => {
    const { text, codes } = await readAll(null);
    expect(text).toBe('');
    expect([...codes]).toEqual(['signed-out']);
  });

  it('by nobody but the owner while shared wardrobes are off', async () => {
    const { features } = server.app.services.config;
    features.enableSharedWardrobes = false;
    try {
      for (const kind of ['friend', 'chosen', 'again']) {
        expect(await readAll(people[kind]!)).toEqual({ text: '', codes: new Set(['forbidden']) });
      }
      expect((await readAll(owner)).text).toContain('Everybody');
    } finally {
      features.enableSharedWardrobes = true;
    }
  });
});
