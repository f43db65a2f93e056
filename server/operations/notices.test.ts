import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noticeDays } from '#contract/rules/notices.ts';
import type { Notice } from '#contract/schemas/notice.ts';
import { lolaMornings } from '#server/database/schema.ts';
import { befriendSome, makeFriends, nameAnew } from '#tests/support/friends.ts';
import { dayFromNow, pieceIn, sharedWardrobe } from '#tests/support/loans.ts';
import { collageOf } from '#tests/support/sample-calls/outfits.ts';
import { makeQuotedOrder, makeServiceOrder } from '#tests/support/service-orders.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
/** Whose things are asked for. */
let ada: Person;
let ben: Person;

const dayMs = 86_400_000;
let passed = 0;
const passDays = (days: number) => {
  passed += days;
  server.advance(days * dayMs);
};

beforeAll(async () => {
  server = await startTestServer();
  // In the afternoon, as UTC has it, so that no day ends in the middle of a test.
  server.advance((dayMs * 1.625 - (Date.now() % dayMs)) % dayMs);
});
afterAll(() => server.close());
afterEach(() => passDays(-passed));
beforeEach(async () => {
  ada = await server.person();
  ben = await server.person();
});

const day = (days: number) => dayFromNow(days, server.app.services.now());
const noticesOf = async (as: Person) => (await server.call('getNotices', {}, as)).notices;
/** What notices are about, in their order. */
const kinds = (notices: Notice[]) => notices.map(({ about }) => about.kind);
const read = (as: Person, notices: readonly Notice[]) =>
  server.call('readNotices', { noticeIds: notices.map(({ noticeId }) => noticeId) }, as);
const unreadOf = async (as: Person) => kinds((await noticesOf(as)).filter(({ isRead }) => !isRead));

describe('A request to be friends', () => {
  it('is told to whom it asks, until it is answered, and the answer to who asked', async () => {
    await server.call('inviteFriend', { screenName: await nameAnew(server, ada) }, ben);
    expect(await noticesOf(ben)).toEqual([]);
    expect(await noticesOf(ada)).toMatchObject([
      { isRead: false, about: { kind: 'friend-request', person: { userId: ben.userId } } },
    ]);
    await server.call('answerFriend', { userId: ben.userId, isAccepted: true }, ada);
    expect(await noticesOf(ada)).toEqual([]);
    expect(await noticesOf(ben)).toMatchObject([
      { isRead: false, about: { kind: 'friend', person: { userId: ada.userId } } },
    ]);
  });

  it('that is declined, taken back or blocked is told no more, and no answer is told', async () => {
    const screenName = await nameAnew(server, ada);
    await server.call('inviteFriend', { screenName }, ben);
    await server.call('answerFriend', { userId: ben.userId, isAccepted: false }, ada);
    const eve = await server.person();
    await server.call('inviteFriend', { screenName }, eve);
    await server.call('withdrawRequest', { userId: ada.userId }, eve);
    const fay = await server.person();
    await server.call('inviteFriend', { screenName }, fay);
    await server.call('blockMember', { userId: fay.userId }, ada);
    for (const person of [ada, ben, eve, fay]) expect(await noticesOf(person)).toEqual([]);
  });

  it('by a link is told to who made it, and a friendship that ended to nobody', async () => {
    const { linkToken } = await server.call('makeFriendLink', {}, ada);
    await server.call('followFriendLink', { linkToken }, ben);
    expect(await noticesOf(ben)).toEqual([]);
    expect(kinds(await noticesOf(ada))).toEqual(['friend']);
    await server.call('endFriendship', { userId: ada.userId }, ben);
    expect(await noticesOf(ada)).toEqual([]);
  });
});

describe('A loan', () => {
  let cape: string;
  beforeEach(async () => {
    await makeFriends(server, ada, ben);
    // What became of the two is told; this is about loans.
    for (const person of [ada, ben]) {
      const told = await noticesOf(person);
      if (told.length > 0) await read(person, told);
    }
    cape = await pieceIn(server, ada, [await sharedWardrobe(server, ada)]);
  });
  const ask = async () => {
    const days = { firstDay: day(0), lastDay: day(3) };
    const wanted = { owner: ada.userId, itemIds: [cape], ...days };
    return { owner: ada.userId, ...(await server.call('askForLoan', wanted, ben)) };
  };
  const loansTo = async (as: Person) =>
    (await noticesOf(as)).filter(({ about }) => about.kind.startsWith('loan'));

  it('is told to the lender with its question, and the answer to the borrower', async () => {
    const loan = await ask();
    expect(await loansTo(ben)).toEqual([]);
    const [asked] = await loansTo(ada);
    expect(asked).toMatchObject({
      isRead: false,
      about: { side: 'lender', loan: { state: 'waiting', pieces: [{ itemId: cape }] } },
    });
    await server.call('answerLoan', { ...loan, isAccepted: true }, ada);
    // It stays in its place, and says what was answered.
    expect(await loansTo(ada)).toMatchObject([
      { noticeId: asked!.noticeId, date: asked!.date, isRead: true },
    ]);
    const [answer] = await loansTo(ben);
    expect(answer).toMatchObject({
      isRead: false,
      about: { side: 'borrower', loan: { state: 'agreed' } },
    });
    await read(ben, [answer!]);
    // Another answer is told anew.
    const takesBack = { ...loan, isAccepted: false, takesBack: true };
    await server.call('answerLoan', takesBack, ada);
    expect(await loansTo(ben)).toMatchObject([
      { isRead: false, about: { loan: { state: 'declined' } } },
    ]);
  });

  it('that is taken back is told no more', async () => {
    await server.call('withdrawLoan', await ask(), ben);
    expect(await loansTo(ada)).toEqual([]);
  });

  it('that is called off once it was agreed is told to the lender', async () => {
    const loan = await ask();
    await server.call('answerLoan', { ...loan, isAccepted: true }, ada);
    await server.call('withdrawLoan', loan, ben);
    expect(await loansTo(ada)).toMatchObject([
      {
        isRead: false,
        about: { kind: 'loan-called-off', person: { userId: ben.userId }, titles: ['Cape'] },
      },
    ]);
    expect(await loansTo(ben)).toEqual([]);
  });

  it('that is back is told to the borrower anew', async () => {
    const loan = await ask();
    await server.call('answerLoan', { ...loan, isAccepted: true }, ada);
    await server.call('handOverLoan', loan, ada);
    await read(ben, await loansTo(ben));
    server.advance(1000);
    await server.call('returnLoan', loan, ada);
    const [back, ...others] = await loansTo(ben);
    expect(others).toEqual([]);
    expect(back).toMatchObject({ isRead: false, about: { loan: { state: 'returned' } } });
  });

  it('reminds both on the day before its last one, and once it is late, until it is back', async () => {
    const loan = await ask();
    await server.call('answerLoan', { ...loan, isAccepted: true }, ada);
    await server.call('handOverLoan', loan, ada);
    const reminders = async (as: Person) =>
      (await loansTo(as)).filter(({ about }) => about.kind === 'loan-end');
    passDays(1);
    expect(await reminders(ada)).toEqual([]);
    passDays(1);
    for (const person of [ada, ben]) {
      const told = await reminders(person);
      expect(told).toMatchObject([{ isRead: false, date: `${day(0)}T00:00:00.000Z` }]);
      await read(person, told);
      expect(await reminders(person)).toMatchObject([{ isRead: true }]);
    }
    passDays(3);
    for (const person of [ada, ben]) {
      expect(await reminders(person)).toMatchObject([
        { isRead: false, about: { loan: { isOverdue: true } } },
      ]);
    }
    await server.call('returnLoan', loan, ada);
    for (const person of [ada, ben]) expect(await reminders(person)).toEqual([]);
  });
});

describe('An outfit that a friend laid', () => {
  it('is told to whom it is for, and to who laid it once it is kept', async () => {
    await makeFriends(server, ada, ben);
    const itemId = await pieceIn(server, ada, [await sharedWardrobe(server, ada)]);
    const input = { owner: ada.userId, title: 'Gallery', collage: collageOf([itemId]) };
    const { stylingId } = await server.call('sendStyling', input, ben);
    expect(kinds(await noticesOf(ada))).toContain('styling');
    expect(kinds(await noticesOf(ben))).not.toContain('styling-kept');
    const kept = { owner: ada.userId, stylingId, plan: null, swaps: [] };
    await server.call('keepStyling', kept, ada);
    expect(kinds(await noticesOf(ada))).not.toContain('styling');
    expect(kinds(await noticesOf(ben))).toContain('styling-kept');
  });

  it('that is passed on is told no more, and not that it was', async () => {
    await makeFriends(server, ada, ben);
    const itemId = await pieceIn(server, ada, [await sharedWardrobe(server, ada)]);
    const input = { owner: ada.userId, title: 'Gallery', collage: collageOf([itemId]) };
    const { stylingId } = await server.call('sendStyling', input, ben);
    const before = await noticesOf(ben);
    await server.call('seeStyling', { owner: ada.userId, stylingId, isPassed: true }, ada);
    expect(kinds(await noticesOf(ada))).not.toContain('styling');
    expect(await noticesOf(ben)).toEqual(before);
  });
});

it('A wish to dress together is told until it is answered, and anew for other days', async () => {
  await makeFriends(server, ada, ben);
  const days = { firstDay: day(2), lastDay: day(3) };
  const wish = { owner: ada.userId, title: 'Lisbon', ...days, guestIds: [ben.userId] };
  const { sharedDayId } = await server.call('shareDay', wish, ada);
  const wishes = async () =>
    (await noticesOf(ben)).filter(({ about }) => about.kind === 'shared-day');
  expect(await wishes()).toMatchObject([
    { isRead: false, about: { sharedDay: { title: 'Lisbon', answer: 'waiting' } } },
  ]);
  await read(ben, await wishes());
  const named = { owner: ada.userId, sharedDayId };
  await server.call('answerSharedDay', { ...named, isComing: true, ...days }, ben);
  expect(await wishes()).toEqual([]);
  server.advance(1000);
  await server.call('changeSharedDay', { ...named, changes: { lastDay: day(4) } }, ada);
  expect(await wishes()).toMatchObject([{ isRead: false }]);
  await read(ben, await wishes());
  // Who is asked once more is told anew.
  const cleo = await server.person();
  await makeFriends(server, ada, cleo);
  const ask = (guestIds: string[]) =>
    server.call('changeSharedDay', { ...named, changes: { guestIds } }, ada);
  await ask([cleo.userId]);
  server.advance(1000);
  await ask([ben.userId, cleo.userId]);
  expect(await wishes()).toMatchObject([{ isRead: false }]);
  await server.call('endSharedDay', named, ada);
  expect(await wishes()).toEqual([]);
});

it('What a guest answers is told to the host, and again where they think better of it', async () => {
  await makeFriends(server, ada, ben);
  const days = { firstDay: day(2), lastDay: day(3) };
  const wish = { owner: ada.userId, title: 'Lisbon', ...days, guestIds: [ben.userId] };
  const { sharedDayId } = await server.call('shareDay', wish, ada);
  const answers = async () =>
    (await noticesOf(ada)).filter(({ about }) => about.kind === 'shared-day-answer');
  expect(await answers()).toEqual([]);
  const named = { owner: ada.userId, sharedDayId, ...days };
  await server.call('answerSharedDay', { ...named, isComing: true }, ben);
  const [yes] = await answers();
  expect(yes).toMatchObject({
    isRead: false,
    about: { isComing: true, person: { userId: ben.userId }, sharedDay: { title: 'Lisbon' } },
  });
  await read(ada, [yes!]);
  server.advance(1000);
  await server.call('answerSharedDay', { ...named, isComing: false, takesBack: true }, ben);
  expect(await answers()).toMatchObject([{ isRead: false, about: { isComing: false } }]);
  await server.call('endFriendship', { userId: ben.userId }, ada);
  expect(await answers()).toEqual([]);
});

describe('An order', () => {
  it('is told where it is: what is paid for is known, each step after it is new', async () => {
    const itemId = await pieceIn(server, ada, []);
    await makeServiceOrder(server, ada, itemId, { fulfillment_status: null });
    expect(await noticesOf(ada)).toMatchObject([
      { isRead: true, about: { kind: 'order', place: 'created' } },
    ]);
    await makeServiceOrder(server, ada, itemId);
    expect((await noticesOf(ada)).filter(({ isRead }) => !isRead)).toMatchObject([
      { about: { kind: 'order', place: 'fulfilled', order: { itemTitle: 'Coat', itemCount: 1 } } },
    ]);
  });

  it('tells a price of the studio until it is answered', async () => {
    const itemId = await pieceIn(server, ada, []);
    const { orderId, lineId, quoteCents } = await makeQuotedOrder(server, ada, itemId);
    expect(await unreadOf(ada)).toEqual(['quote']);
    const owner = ada.userId;
    const answer = { owner, orderId, lineId, quoteCents, isAccepted: true };
    await server.call('answerQuote', answer, ada);
    expect(await unreadOf(ada)).toEqual([]);
  });

  it('tells what the studio wrote, which is read in the order too', async () => {
    const itemId = await pieceIn(server, ada, []);
    const at = server.app.services.now().toISOString();
    const orderId = await makeServiceOrder(server, ada, itemId, {
      fulfillment_status: null,
      note_attributes: [
        { name: 'studio messages', value: JSON.stringify([{ id: '1', text: 'It is here', at }]) },
      ],
    });
    expect(await noticesOf(ada)).toContainEqual(
      expect.objectContaining({
        isRead: false,
        about: expect.objectContaining({ kind: 'message', text: 'It is here' }),
      }),
    );
    const { order } = await server.call('getServiceOrder', { owner: ada.userId, orderId }, ada);
    const { messageId } = order.messages[0]!;
    await server.call('markOrderRead', { owner: ada.userId, orderId, messageId }, ada);
    expect(await unreadOf(ada)).toEqual([]);
  });

  it('is told for thirty days', async () => {
    await makeServiceOrder(server, ada, await pieceIn(server, ada, []));
    passDays(noticeDays - 1);
    expect(await noticesOf(ada)).toHaveLength(1);
    passDays(2);
    expect(await noticesOf(ada)).toEqual([]);
  });
});

it('The outfits of a morning are told, each morning anew', async () => {
  const { database } = server.app.services.open;
  const morning = { ownerId: ada.userId, hour: 7, timeZone: 'Etc/UTC' };
  await database.insert(lolaMornings).values({ ...morning, readyDay: day(0), rows: [] });
  const told = await noticesOf(ada);
  expect(told).toMatchObject([{ isRead: false, about: { kind: 'morning', day: day(0) } }]);
  await read(ada, told);
  expect(await unreadOf(ada)).toEqual([]);
  await database.update(lolaMornings).set({ readyDay: day(1) });
  expect(await unreadOf(ada)).toEqual(['morning']);
});

describe('Reading', () => {
  it('is one’s own, and of what one is told', async () => {
    const screenName = await nameAnew(server, ada);
    await server.call('inviteFriend', { screenName }, ben);
    const told = await noticesOf(ada);
    await read(ben, told);
    expect(await unreadOf(ada)).toEqual(['friend-request']);
    await server.call('readNotices', { noticeIds: ['loan:1', told[0]!.noticeId] }, ada);
    expect(await unreadOf(ada)).toEqual([]);
    // The same one asks again: that is news.
    await server.call('withdrawRequest', { userId: ada.userId }, ben);
    server.advance(1000);
    await server.call('inviteFriend', { screenName }, ben);
    expect(await unreadOf(ada)).toEqual(['friend-request']);
  });

  it('refuses none, too many and overlong names', async () => {
    const bad = [[], Array(101).fill('loan:1'), ['x'.repeat(121)]];
    for (const noticeIds of bad) {
      await expect(server.call('readNotices', { noticeIds }, ada)).rejects.toThrow('invalid');
    }
  });
});

it('Where shared wardrobes are closed nothing of friends is told, and orders are', async () => {
  await server.call('inviteFriend', { screenName: await nameAnew(server, ada) }, ben);
  await makeServiceOrder(server, ada, await pieceIn(server, ada, []));
  const { features } = server.app.services.config;
  features.enableSharedWardrobes = false;
  try {
    expect(kinds(await noticesOf(ada))).toEqual(['order']);
  } finally {
    features.enableSharedWardrobes = true;
  }
});

it('Friends of long ago are no news', async () => {
  await befriendSome(server, ada, 3);
  expect(await noticesOf(ada)).toEqual([]);
});
