import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  mostOpenSharedDays,
  mostSharedDayGuests,
  sharedDayToldDays,
} from '#contract/rules/shared-days.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { sharedDays } from '#server/database/schema.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { makeFriends } from '#tests/support/friends.ts';
import { dayFromNow, pieceIn } from '#tests/support/loans.ts';
import { collageOf } from '#tests/support/sample-calls/outfits.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
/** The host. */
let ada: Person;
/** Friends of Ada's; Ben and Cleo are friends, too. */
let ben: Person;
let cleo: Person;
/** A friend of Ada's alone. */
let dan: Person;

const dayMs = 86_400_000;

beforeAll(async () => {
  server = await startTestServer();
  // In the afternoon, as UTC has it, so that no day ends in the middle of a test.
  server.advance((dayMs * 1.625 - (Date.now() % dayMs)) % dayMs);
});
afterAll(() => server.close());
beforeEach(async () => {
  [ada, ben, cleo, dan] = [
    await server.person(),
    await server.person(),
    await server.person(),
    await server.person(),
  ];
  for (const friend of [ben, cleo, dan]) await makeFriends(server, ada, friend);
  await makeFriends(server, ben, cleo);
});

const day = (days: number) => dayFromNow(days, server.app.services.now());
let passed = 0;
const passDays = (days: number) => {
  passed += days;
  server.advance(days * dayMs);
};
// The database has a clock of its own.
afterEach(() => passDays(-passed));
const own = () => ({ owner: ada.userId });

type Form = Omit<OperationInput<'shareDay'>, 'owner'>;
const form = (wanted: Partial<Form> = {}): Form => ({
  title: 'Zoe’s wedding',
  firstDay: day(2),
  lastDay: day(3),
  guestIds: [ben, cleo, dan].map(({ userId }) => userId),
  ...wanted,
});
const share = async (wanted?: Partial<Form>) =>
  (await server.call('shareDay', { ...own(), ...form(wanted) }, ada)).sharedDayId;
const answering = (sharedDayId: string, isComing: boolean, takesBack = !isComing) => {
  const { firstDay, lastDay } = form();
  return { ...own(), sharedDayId, isComing, takesBack, firstDay, lastDay };
};
const answer = (sharedDayId: string, as: Person, isComing = true) =>
  server.call('answerSharedDay', answering(sharedDayId, isComing), as);
const change = (sharedDayId: string, changes: Partial<Form>) =>
  server.call('changeSharedDay', { ...own(), sharedDayId, changes }, ada);
const end = (sharedDayId: string) => server.call('endSharedDay', { ...own(), sharedDayId }, ada);
const listed = async (as: Person) =>
  (await server.call('getSharedDays', { owner: as.userId }, as)).sharedDays;
const details = async (sharedDayId: string, as: Person) =>
  (await server.call('getSharedDay', { ...own(), sharedDayId }, as)).sharedDay;
/** The ids of those beside each other, as somebody sees them. */
const seenBy = async (sharedDayId: string, as: Person) =>
  (await details(sharedDayId, as)).people.map(({ userId }) => userId);
const answers = async () =>
  Object.fromEntries(
    (await listed(ada))[0]!.guests.map(({ userId, answer: said }) => [userId, said]),
  );
/** The code of a refusal, and its fields; null where it is answered. */
const refusal = async (...call: Parameters<TestServer['raw']>) => {
  const { body } = await server.raw(...call);
  return body.status === 'error' ? [body.code, body.fields ?? null] : null;
};
const refusalOfSharing = (wanted: Partial<Form>) =>
  refusal('shareDay', { ...own(), ...form(wanted) }, ada);
const gone = ['not-found', null];
const closed = ['forbidden', null];
const refusalOfReading = (sharedDayId: string, as: Person) =>
  refusal('getSharedDay', { ...own(), sharedDayId }, as);

/** Saves an outfit of somebody's; answers its id, and that of its piece. */
async function outfitOf(as: Person, title: string) {
  const itemId = await pieceIn(server, as, [], `${title} piece`);
  const input = {
    owner: as.userId,
    changes: { title, notes: 'Notebook' },
    collage: collageOf([itemId]),
  };
  const { outfit } = await server.call('saveOutfit', input, as);
  return { outfitId: outfit.outfitId, itemId };
}
type Changes = OperationInput<'savePlan'>['changes'];
const plan = (as: Person, changes: Changes) =>
  server.call(
    'savePlan',
    { owner: as.userId, changes: { day: day(2), slot: 'day', ...changes } },
    as,
  );
/** What somebody is told of the plans of another one. */
const plansOf = async (whose: Person, sharedDayId: string, as: Person) =>
  (await details(sharedDayId, as)).people.find(({ userId }) => userId === whose.userId)?.plans;

describe('days that are shared', () => {
  it('wait with each guest, who is told of them and of their host alone', async () => {
    const sharedDayId = await share();
    await answer(sharedDayId, cleo);
    const told = {
      ...{ sharedDayId, title: 'Zoe’s wedding', firstDay: day(2), lastDay: day(3) },
      host: { userId: ada.userId },
    };
    expect(await listed(ben)).toMatchObject([
      { ...told, answer: 'waiting', guests: [], friends: [], othersCount: 0 },
    ]);
    expect(await details(sharedDayId, ben)).toMatchObject({ ...told, people: [], othersCount: 0 });
    expect(await listed(ada)).toMatchObject([{ ...told, answer: null }]);
    expect(await answers()).toEqual({
      [ben.userId]: 'waiting',
      [cleo.userId]: 'coming',
      [dan.userId]: 'waiting',
    });
  });

  it('show who comes to those who come and are friends, and count the others', async () => {
    const sharedDayId = await share();
    for (const guest of [ben, cleo, dan]) await answer(sharedDayId, guest);
    const ids = (...people: Person[]) => people.map(({ userId }) => userId);
    expect((await seenBy(sharedDayId, ada)).toSorted()).toEqual(
      ids(ada, ben, cleo, dan).toSorted(),
    );
    expect(await seenBy(sharedDayId, ben)).toEqual(ids(ben, ada, cleo));
    expect(await seenBy(sharedDayId, dan)).toEqual(ids(dan, ada));
    expect((await details(sharedDayId, ben)).othersCount).toBe(1);
    expect((await details(sharedDayId, dan)).othersCount).toBe(2);
    expect(JSON.stringify(await details(sharedDayId, dan))).not.toContain(ben.userId);
    // Who else was asked is the host's to know.
    expect((await details(sharedDayId, ben)).guests).toEqual([]);
  });

  it('are told to nobody else, and to nobody who does not come', async () => {
    const sharedDayId = await share({ guestIds: [ben.userId] });
    expect(await listed(cleo)).toEqual([]);
    expect(await refusalOfReading(sharedDayId, cleo)).toEqual(gone);
    expect(await refusal('answerSharedDay', answering(sharedDayId, true), cleo)).toEqual(gone);
    const stranger = await server.person();
    expect(await refusalOfReading(sharedDayId, stranger)).toEqual(closed);
    await answer(sharedDayId, ben, false);
    expect(await listed(ben)).toEqual([]);
    expect(await refusalOfReading(sharedDayId, ben)).toEqual(gone);
    expect(await answers()).toEqual({ [ben.userId]: 'not-coming' });
  });

  it('are answered again by who thinks better of it, in either way', async () => {
    const sharedDayId = await share();
    await answer(sharedDayId, ben);
    await answer(sharedDayId, ben);
    await answer(sharedDayId, ben, false);
    expect(await seenBy(sharedDayId, ada)).toEqual([ada.userId]);
    await answer(sharedDayId, ben);
    expect(await seenBy(sharedDayId, ada)).toEqual([ada.userId, ben.userId]);
  });

  it('keep a yes that another device answers with a no to what still looks like a question', async () => {
    const sharedDayId = await share();
    await answer(sharedDayId, ben);
    expect(await refusal('answerSharedDay', answering(sharedDayId, false, false), ben)).toEqual([
      'conflict',
      { isComing: 'answered' },
    ]);
    expect(await seenBy(sharedDayId, ada)).toEqual([ada.userId, ben.userId]);
    await server.call('answerSharedDay', answering(sharedDayId, false, false), cleo);
    expect((await answers())[cleo.userId]).toBe('not-coming');
  });

  it('are left out, without a failure, while a friendship ends', async () => {
    for (let round = 0; round < 6; round += 1) {
      await share();
      const reads = Array.from({ length: 12 }, async (_, at) => {
        const as = at % 2 ? ada : ben;
        return server.raw('getSharedDays', { owner: as.userId }, as);
      });
      const ends = server.call('endFriendship', { userId: ada.userId }, ben);
      const codes = (await Promise.all(reads)).map(({ statusCode }) => statusCode);
      expect(codes.every((code) => code === 200)).toBe(true);
      await ends;
      await makeFriends(server, ada, ben);
    }
  });

  it('are answered by guests, and changed and ended by their host alone', async () => {
    const sharedDayId = await share();
    expect(await refusal('answerSharedDay', answering(sharedDayId, true), ada)).toEqual(closed);
    const { changes } = { changes: { title: 'Mine' } };
    expect(await refusal('changeSharedDay', { ...own(), sharedDayId, changes }, ben)).toEqual(
      closed,
    );
    expect(await refusal('endSharedDay', { ...own(), sharedDayId }, ben)).toEqual(closed);
    const stolen = { owner: ben.userId, sharedDayId };
    expect(await refusal('endSharedDay', stolen, ben)).toEqual(gone);
  });

  it('are gone for all once their host ends them', async () => {
    const sharedDayId = await share();
    await answer(sharedDayId, ben);
    await end(sharedDayId);
    for (const person of [ada, ben, cleo]) expect(await listed(person)).toEqual([]);
    expect(await refusalOfReading(sharedDayId, ben)).toEqual(gone);
    expect(await refusal('answerSharedDay', answering(sharedDayId, true), ben)).toEqual(gone);
    expect(await refusal('endSharedDay', { ...own(), sharedDayId }, ada)).toEqual(gone);
  });

  it.each([
    ['the guest ends it', () => server.call('endFriendship', { userId: ada.userId }, ben)],
    ['the host ends it', () => server.call('endFriendship', { userId: ben.userId }, ada)],
    ['the guest blocks', () => server.call('blockMember', { userId: ada.userId }, ben)],
    ['the host blocks', () => server.call('blockMember', { userId: ben.userId }, ada)],
  ])('are void for a guest with the friendship, at once and for good: %s', async (_how, part) => {
    const sharedDayId = await share();
    for (const guest of [ben, cleo]) await answer(sharedDayId, guest);
    await part();
    expect(await listed(ben)).toEqual([]);
    expect(await refusalOfReading(sharedDayId, ben)).toEqual(closed);
    expect(await seenBy(sharedDayId, ada)).toEqual([ada.userId, cleo.userId]);
    // Nor is one seen by friends among the guests.
    expect(await seenBy(sharedDayId, cleo)).toEqual([cleo.userId, ada.userId]);
    expect((await details(sharedDayId, cleo)).othersCount).toBe(0);
    expect(Object.keys(await answers())).not.toContain(ben.userId);
    await server.raw('unblockMember', { userId: ada.userId }, ben);
    await server.raw('unblockMember', { userId: ben.userId }, ada);
    await makeFriends(server, ada, ben);
    expect(await listed(ben)).toEqual([]);
    expect(await seenBy(sharedDayId, ada)).toEqual([ada.userId, cleo.userId]);
    // Asked anew they have not answered.
    await change(sharedDayId, { guestIds: [ben.userId, cleo.userId] });
    expect(await answers()).toEqual({ [ben.userId]: 'waiting', [cleo.userId]: 'coming' });
  });

  it('hide two guests from each other who are no friends any more', async () => {
    const sharedDayId = await share();
    for (const guest of [ben, cleo]) await answer(sharedDayId, guest);
    await server.call('blockMember', { userId: cleo.userId }, ben);
    for (const guest of [ben, cleo]) {
      expect(await seenBy(sharedDayId, guest)).toEqual([guest.userId, ada.userId]);
      expect((await details(sharedDayId, guest)).othersCount).toBe(1);
    }
    expect(await seenBy(sharedDayId, ada)).toHaveLength(3);
  });

  it('are for friends: others are left out, and nobody but others is refused', async () => {
    const stranger = await server.person();
    await share({ guestIds: [ben.userId, stranger.userId, ada.userId, ben.userId] });
    expect(Object.keys(await answers())).toEqual([ben.userId]);
    expect(await refusalOfSharing({ guestIds: [stranger.userId] })).toEqual(gone);
    expect(await listed(ada)).toHaveLength(1);
  });

  it('are up to fourteen, from today to a year ahead', async () => {
    for (const [first, last, faults] of [
      [-2, 1, { firstDay: 'past' }],
      [368, 369, { firstDay: 'too-far' }],
      [3, 2, { lastDay: 'before' }],
      [1, 15, { lastDay: 'too-long' }],
    ] as const) {
      const days = { firstDay: day(first), lastDay: day(last) };
      expect(await refusalOfSharing(days)).toEqual(['invalid', faults]);
    }
    await share({ firstDay: day(1), lastDay: day(14) });
    await share({ firstDay: day(0), lastDay: day(0) });
  });

  it('are so many at a time, with so many guests', async () => {
    const many = Array.from({ length: mostSharedDayGuests + 1 }, () => ben.userId);
    expect((await refusalOfSharing({ guestIds: many }))?.[0]).toBe('invalid');
    expect((await refusalOfSharing({ guestIds: [] }))?.[0]).toBe('invalid');
    for (let shared = 1; shared < mostOpenSharedDays; shared++) await share();
    const last = await share();
    expect(await refusalOfSharing({})).toEqual(['too-many', null]);
    await end(last);
    await share();
    // What is past counts no more.
    passDays(5);
    await share({ firstDay: day(1), lastDay: day(1) });
  });

  it('are told for a week more, and then forgotten', async () => {
    const sharedDayId = await share({ firstDay: day(0), lastDay: day(0) });
    passDays(sharedDayToldDays);
    await sweep(server.app.services);
    expect(await listed(ben)).toMatchObject([{ sharedDayId }]);
    passDays(2);
    expect(await listed(ben)).toEqual([]);
    await sweep(server.app.services);
    const { database } = server.app.services.open;
    const left = await database.select().from(sharedDays).where(eq(sharedDays.hostId, ada.userId));
    expect(left).toEqual([]);
  });

  it('are nowhere with the feature off', async () => {
    const sharedDayId = await share();
    const { features } = server.app.services.config;
    features.enableSharedWardrobes = false;
    try {
      expect(await refusal('getSharedDays', own(), ada)).toEqual(closed);
      expect(await refusalOfReading(sharedDayId, ben)).toEqual(closed);
      expect(await refusalOfSharing({})).toEqual(closed);
      expect(await refusal('answerSharedDay', answering(sharedDayId, true), ben)).toEqual(closed);
    } finally {
      features.enableSharedWardrobes = true;
    }
  });
});

describe('a host', () => {
  it('changes what they are called and who is asked, and keeps the answers', async () => {
    const sharedDayId = await share({ guestIds: [ben.userId, cleo.userId] });
    for (const guest of [ben, cleo]) await answer(sharedDayId, guest);
    await change(sharedDayId, { title: 'Lisbon', guestIds: [ben.userId, dan.userId] });
    expect(await answers()).toEqual({ [ben.userId]: 'coming', [dan.userId]: 'waiting' });
    expect(await listed(cleo)).toEqual([]);
    expect(await refusalOfReading(sharedDayId, cleo)).toEqual(gone);
    expect(await details(sharedDayId, ben)).toMatchObject({ title: 'Lisbon', firstDay: day(2) });
  });

  it('asks anew where a day comes to them, and not where one goes', async () => {
    const sharedDayId = await share();
    await answer(sharedDayId, ben);
    await change(sharedDayId, { lastDay: day(2) });
    expect((await answers())[ben.userId]).toBe('coming');
    await change(sharedDayId, { lastDay: day(4) });
    expect((await answers())[ben.userId]).toBe('waiting');
    expect(await seenBy(sharedDayId, ada)).toEqual([ada.userId]);
    // A yes to the days as they were is none to these.
    expect(await refusal('answerSharedDay', answering(sharedDayId, true), ben)).toEqual([
      'conflict',
      { firstDay: 'changed' },
    ]);
    // A no is one to any.
    await answer(sharedDayId, ben, false);
  });

  it('moves them as they may be shared, and lets the first day be once it is past', async () => {
    const sharedDayId = await share();
    const refusalOf = (changes: Partial<Form>) =>
      refusal('changeSharedDay', { ...own(), sharedDayId, changes }, ada);
    expect(await refusalOf({ lastDay: day(1) })).toEqual(['invalid', { lastDay: 'before' }]);
    expect(await refusalOf({ lastDay: day(16) })).toEqual(['invalid', { lastDay: 'too-long' }]);
    passDays(3);
    await change(sharedDayId, { lastDay: day(1) });
    expect(await refusalOf({ firstDay: day(-2) })).toEqual(['invalid', { firstDay: 'past' }]);
  });
});

describe('what is planned for them', () => {
  it('is told by day and slot, with the title and the picture of the outfit, and nothing else', async () => {
    const sharedDayId = await share();
    await answer(sharedDayId, ben);
    const linen = await outfitOf(ada, 'Linen');
    await plan(ada, { outfitId: linen.outfitId, title: 'Meet Tom at six', slot: 'evening' });
    await plan(ada, { day: day(4), outfitId: linen.outfitId });
    const told = await plansOf(ada, sharedDayId, ben);
    expect(told).toMatchObject([
      {
        ...{ day: day(2), slot: 'evening', isHidden: false },
        shown: { title: 'Linen', photo: null, pieces: [], board: { background: 'paper' } },
      },
    ]);
    const text = JSON.stringify(told);
    for (const word of ['Tom', 'Notebook', 'Linen piece']) expect(text).not.toContain(word);
    for (const key of ['wearCount', 'isWorn', 'outfitId', 'planId'])
      expect(text).not.toContain(key);
    expect(told![0]!.shown!.board!.layers).toMatchObject([{ itemId: null, title: '' }]);
  });

  it('is told of friends who come, to those who come', async () => {
    const sharedDayId = await share();
    const silk = await outfitOf(ben, 'Silk');
    await plan(ben, { outfitId: silk.outfitId });
    expect(JSON.stringify(await details(sharedDayId, ada))).not.toContain('Silk');
    await answer(sharedDayId, ben);
    expect(await plansOf(ben, sharedDayId, ada)).toMatchObject([{ shown: { title: 'Silk' } }]);
    expect(await plansOf(ben, sharedDayId, cleo)).toBeUndefined();
    await answer(sharedDayId, cleo);
    await answer(sharedDayId, dan);
    expect(await plansOf(ben, sharedDayId, cleo)).toMatchObject([{ shown: { title: 'Silk' } }]);
    expect(JSON.stringify(await details(sharedDayId, dan))).not.toContain('Silk');
    await answer(sharedDayId, ben, false);
    for (const as of [ada, cleo]) {
      expect(JSON.stringify(await details(sharedDayId, as))).not.toContain('Silk');
    }
  });

  it('is only said to be there where a piece of it is hidden, but to its owner', async () => {
    const sharedDayId = await share();
    await answer(sharedDayId, ben);
    const { outfitId, itemId } = await outfitOf(ada, 'Secret');
    const look = await server.call(
      'saveLook',
      {
        owner: ada.userId,
        changes: {
          kind: 'worn',
          title: 'Secret look',
          link: { url: 'https://example.com/', siteName: null },
        },
        pins: [{ itemId, x: 0.5, y: 0.5 }],
      },
      ada,
    );
    await plan(ada, { outfitId });
    await plan(ada, { lookId: look.look.lookId });
    await plan(ada, { itemIds: [itemId] });
    const shown = await plansOf(ada, sharedDayId, ben);
    expect(shown).toMatchObject([
      { shown: { title: 'Secret' } },
      { shown: { title: 'Secret look' } },
      { shown: { title: null, pieces: [{ title: 'Secret piece' }] } },
    ]);
    await server.call('hideItems', { ...own(), itemIds: [itemId], isHidden: true }, ada);
    const planned = { day: day(2), slot: 'day', isHidden: true, shown: null };
    expect(await plansOf(ada, sharedDayId, ben)).toEqual([planned, planned, planned]);
    expect(await plansOf(ada, sharedDayId, ada)).toMatchObject([
      { isHidden: true, shown: { title: 'Secret' } },
      { isHidden: true, shown: { title: 'Secret look' } },
      { isHidden: true, shown: { pieces: [{ title: 'Secret piece' }] } },
    ]);
    // In the bin it is hidden, too.
    await server.call('deleteItems', { ...own(), itemIds: [itemId] }, ada);
    expect(await plansOf(ada, sharedDayId, ben)).toEqual([planned, planned, planned]);
  });

  it('is only said to be there once it is gone, and words alone are not told', async () => {
    const sharedDayId = await share();
    await answer(sharedDayId, ben);
    const { outfitId } = await outfitOf(ada, 'Linen');
    await plan(ada, { outfitId });
    await plan(ada, { title: 'Pack the suitcase' });
    await server.call('deleteOutfits', { ...own(), outfitIds: [outfitId] }, ada);
    const planned = [{ day: day(2), slot: 'day', isHidden: false, shown: null }];
    expect(await plansOf(ada, sharedDayId, ben)).toEqual(planned);
    await server.call('forgetOutfits', { ...own(), outfitIds: [outfitId] }, ada);
    expect(await plansOf(ada, sharedDayId, ben)).toEqual(planned);
  });
});
