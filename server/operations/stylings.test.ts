import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mostStylingsADay, mostStylingsWaiting, stylingDays } from '#contract/rules/stylings.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { stylings, users } from '#server/database/schema.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { makeFriends } from '#tests/support/friends.ts';
import { dayFromNow, pieceIn, sharedWardrobe } from '#tests/support/loans.ts';
import { collageOf } from '#tests/support/sample-calls/outfits.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
/** Whose pieces they are. */
let ada: Person;
/** Who lays them. */
let ben: Person;
let wardrobeId: string;
let cape: string;
let hat: string;

const dayMs = 86_400_000;

beforeAll(async () => {
  server = await startTestServer();
  // In the afternoon, as UTC has it, so that no day ends in the middle of a test.
  server.advance((dayMs * 1.625 - (Date.now() % dayMs)) % dayMs);
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await server.person();
  ben = await server.person();
  await makeFriends(server, ada, ben);
  await name(ben, `Ben ${ben.userId.slice(0, 8)}`);
  wardrobeId = await sharedWardrobe(server, ada);
  cape = await pieceIn(server, ada, [wardrobeId], 'Cape');
  hat = await pieceIn(server, ada, [wardrobeId], 'Hat');
});

const name = ({ userId }: Person, screenName: string) =>
  server.app.services.open.database.update(users).set({ screenName }).where(eq(users.id, userId));
const day = (days: number) => dayFromNow(days, server.app.services.now());
let passed = 0;
const passDays = (days: number) => {
  passed += days;
  server.advance(days * dayMs);
};
// The database has a clock of its own.
afterEach(() => passDays(-passed));
const own = () => ({ owner: ada.userId });

type Wanted = Partial<OperationInput<'sendStyling'>>;
const laid = (wanted: Wanted = {}) => ({
  ...own(),
  title: 'Gallery',
  collage: collageOf([cape, hat]),
  ...wanted,
});
const send = async (wanted?: Wanted, as = ben) =>
  (await server.call('sendStyling', laid(wanted), as)).stylingId;
/** The code of a refusal, and its fields; null where it is answered. */
const refusal = async (...call: Parameters<TestServer['raw']>) => {
  const { body } = await server.raw(...call);
  return body.status === 'error' ? [body.code, body.fields ?? null] : null;
};
const refusalOfSending = (wanted: Wanted, as = ben) => refusal('sendStyling', laid(wanted), as);
type Kept = Partial<OperationInput<'keepStyling'>>;
const keeping = (stylingId: string, more: Kept = {}) => ({
  ...own(),
  stylingId,
  plan: null,
  swaps: [],
  ...more,
});
const keep = async (stylingId: string, more?: Kept) =>
  (await server.call('keepStyling', keeping(stylingId, more), ada)).outfitId;
const see = (stylingId: string, isPassed = false) =>
  server.call('seeStyling', { ...own(), stylingId, isPassed }, ada);
const withdraw = (stylingId: string) =>
  server.call('withdrawStyling', { ...own(), stylingId }, ben);
const stylingsOf = (as: Person) => server.call('getStylings', { owner: as.userId }, as);
const received = async () => (await stylingsOf(ada)).received;
const sent = async () => (await stylingsOf(ben)).sent;
const states = async () => (await sent()).map(({ state }) => state);
const details = async (stylingId: string) =>
  (await server.call('getStyling', { ...own(), stylingId }, ada)).styling;
const outfitsOf = (as: Person) =>
  server.call('getOutfitNavigation', { owner: as.userId, filter: {} }, as);
const outfit = async (outfitId: string, as = ada) =>
  (await server.call('getOutfitDetails', { ...own(), outfitId }, as)).outfit;
const plansOn = async (on: string) =>
  (await server.call('getPlans', { ...own(), from: on, to: on }, ada)).plans;
const isAway = (itemId: string, availability: 'in-the-wash' | 'gone' = 'in-the-wash') =>
  server.call(
    'setAvailability',
    { ...own(), changeId: newIdempotencyKey(), itemIds: [itemId], availability },
    ada,
  );

describe('an outfit that a friend laid', () => {
  it('waits with whose pieces they are, with its note, its day and who laid it', async () => {
    const occasion = { day: day(2), slot: 'evening' as const };
    const stylingId = await send({ note: 'Trust me on the hat.', occasion });
    const sender = { userId: ben.userId, screenName: `Ben ${ben.userId.slice(0, 8)}` };
    expect(await received()).toMatchObject([
      { stylingId, title: 'Gallery', note: 'Trust me on the hat.', occasion, sender },
    ]);
    expect(await received()).toMatchObject([{ pieceCount: 2, isSeen: false }]);
    expect(await sent()).toMatchObject([
      { stylingId, occasion, state: 'sent', owner: { userId: ada.userId } },
    ]);
    const { layers, ...rest } = await details(stylingId);
    expect(rest).toMatchObject({ note: 'Trust me on the hat.', state: 'waiting', unready: [] });
    expect(layers).toMatchObject([
      { itemId: cape, title: 'Cape', x: 0.5, y: 0.25, size: 0.4, rotation: -30, isGap: false },
      { itemId: hat, title: 'Hat' },
    ]);
    expect((await outfitsOf(ada)).outfitIds).toEqual([]);
  });

  it('is told to nobody else', async () => {
    const stylingId = await send();
    const cleo = await server.person();
    await makeFriends(server, ada, cleo);
    expect(await stylingsOf(cleo)).toEqual({ received: [], sent: [] });
    for (const as of [ben, cleo]) {
      expect(await refusal('getStyling', { ...own(), stylingId }, as)).toEqual(['forbidden', null]);
      expect(await refusal('keepStyling', keeping(stylingId), as)).toEqual(['forbidden', null]);
    }
    expect(await refusal('withdrawStyling', { ...own(), stylingId }, cleo)).toEqual([
      'not-found',
      null,
    ]);
  });

  it('shows only pieces that its friend sees as it is sent', async () => {
    const loose = await pieceIn(server, ada, []);
    const own = await pieceIn(server, ben, []);
    const hidden = await pieceIn(server, ada, [wardrobeId]);
    await server.call('hideItems', { owner: ada.userId, itemIds: [hidden], isHidden: true }, ada);
    const gone = await pieceIn(server, ada, [wardrobeId]);
    await isAway(gone, 'gone');
    const deleted = await pieceIn(server, ada, [wardrobeId]);
    await server.call('deleteItems', { owner: ada.userId, itemIds: [deleted] }, ada);
    for (const other of [loose, own, hidden, gone, deleted, '999999999', null]) {
      expect(await refusalOfSending({ collage: collageOf([cape, other]) })).toEqual([
        'not-found',
        null,
      ]);
    }
    expect(await received()).toEqual([]);
  });

  it('is sent by friends alone, and to somebody else', async () => {
    const stranger = await server.person();
    expect(await refusalOfSending({}, stranger)).toEqual(['forbidden', null]);
    expect(await refusalOfSending({}, ada)).toEqual(['forbidden', null]);
    await server.call('endFriendship', { userId: ada.userId }, ben);
    expect(await refusalOfSending({})).toEqual(['forbidden', null]);
  });

  it('is for a day to come, within a year', async () => {
    const slot = 'day' as const;
    for (const [days, fault] of [
      [-3, 'past'],
      [368, 'too-far'],
    ] as const) {
      expect(await refusalOfSending({ occasion: { day: day(days), slot } })).toEqual([
        'invalid',
        { 'occasion.day': fault },
      ]);
    }
  });

  it('is void once the two are no friends, and stays so', async () => {
    const stylingId = await send();
    await server.call('blockMember', { userId: ben.userId }, ada);
    expect(await received()).toEqual([]);
    expect(await sent()).toEqual([]);
    expect(await refusal('keepStyling', keeping(stylingId), ada)).toEqual(['not-found', null]);
    await server.call('unblockMember', { userId: ben.userId }, ada);
    await makeFriends(server, ada, ben);
    expect(await received()).toEqual([]);
    expect(await refusal('getStyling', { ...own(), stylingId }, ada)).toEqual(['not-found', null]);
  });

  it('is told for some time, and then forgotten', async () => {
    await send();
    passDays(stylingDays - 1);
    await sweep(server.app.services);
    expect(await received()).toHaveLength(1);
    passDays(2);
    expect(await received()).toEqual([]);
    expect(await sent()).toEqual([]);
    await sweep(server.app.services);
    const { database } = server.app.services.open;
    expect(await database.select().from(stylings).where(eq(stylings.ownerId, ada.userId))).toEqual(
      [],
    );
  });

  it('is nowhere with the feature off', async () => {
    const stylingId = await send();
    const { features } = server.app.services.config;
    features.enableSharedWardrobes = false;
    try {
      expect(await refusal('getStylings', own(), ada)).toEqual(['forbidden', null]);
      expect(await refusal('keepStyling', keeping(stylingId), ada)).toEqual(['forbidden', null]);
      expect(await refusalOfSending({})).toEqual(['forbidden', null]);
    } finally {
      features.enableSharedWardrobes = true;
    }
  });
});

describe('a friend', () => {
  it('sends some, until they are kept or taken back; what was passed on counts on', async () => {
    const first = await send();
    for (let more = 1; more < mostStylingsWaiting; more++) await send();
    const refused = ['too-many', { stylings: 'waiting' }];
    expect(await refusalOfSending({})).toEqual(refused);
    await see(first, true);
    expect(await refusalOfSending({})).toEqual(refused);
    await withdraw(first);
    const last = await send();
    expect(await refusalOfSending({})).toEqual(refused);
    await keep(last);
    await send();
  });

  it('sends some a day, whatever becomes of them', async () => {
    for (let sentNow = 0; sentNow < mostStylingsADay; sentNow++) await withdraw(await send());
    expect(await refusalOfSending({})).toEqual(['too-many', { stylings: 'a-day' }]);
    passDays(2);
    await send();
  });

  it('takes back what was not kept', async () => {
    const stylingId = await send();
    await withdraw(stylingId);
    expect(await received()).toEqual([]);
    expect(await sent()).toEqual([]);
    expect(await refusal('keepStyling', keeping(stylingId), ada)).toEqual(['not-found', null]);
    const kept = await send();
    await keep(kept);
    expect(await refusal('withdrawStyling', { ...own(), stylingId: kept }, ben)).toEqual([
      'conflict',
      { stylingId: 'kept' },
    ]);
  });

  it('is told that it was seen, or kept, and not that it was passed on', async () => {
    const seen = await send();
    await see(seen);
    const told = await sent();
    expect(told).toMatchObject([{ state: 'seen' }]);
    await see(seen, true);
    expect(await sent()).toEqual(told);
    // It can be taken back, as what waits.
    await withdraw(seen);
    const kept = await send();
    await keep(kept);
    expect(await states()).toEqual(['kept']);
  });
});

describe('whose pieces they are', () => {
  it('keeps it as an outfit of their own, with who laid it, and plans it', async () => {
    const plan = { day: day(2), slot: 'evening' as const };
    const stylingId = await send({ occasion: plan });
    const outfitId = await keep(stylingId, { plan });
    expect(await outfit(outfitId!)).toMatchObject({
      title: 'Gallery',
      styledBy: `Ben ${ben.userId.slice(0, 8)}`,
      layers: [{ itemId: cape }, { itemId: hat }],
    });
    expect(await plansOn(plan.day)).toMatchObject([{ outfitId, slot: 'evening' }]);
    expect(await received()).toEqual([]);
    expect(await details(stylingId)).toMatchObject({ state: 'kept', outfitId });
  });

  it('keeps it with the name when the two are friends no more, and tells no other friend', async () => {
    const outfitId = (await keep(await send()))!;
    await server.call(
      'outfitAddToWardrobes',
      { ...own(), outfitIds: [outfitId], wardrobeIds: [wardrobeId] },
      ada,
    );
    expect((await outfit(outfitId, ben)).styledBy).toBeNull();
    await server.call('endFriendship', { userId: ben.userId }, ada);
    expect((await outfit(outfitId)).styledBy).toBe(`Ben ${ben.userId.slice(0, 8)}`);
    expect(await sent()).toEqual([]);
  });

  it('keeps it once, from however many devices', async () => {
    const stylingId = await send();
    const plan = { day: day(2), slot: 'day' as const };
    const kept = await Promise.all([1, 2, 3].map(() => keep(stylingId, { plan })));
    expect(new Set(kept).size).toBe(1);
    expect((await outfitsOf(ada)).outfitIds).toEqual([kept[0]]);
    expect(await plansOn(plan.day)).toHaveLength(1);
  });

  it('gives one answer, though two devices give two at once', async () => {
    const stylingId = await send();
    const answers = await Promise.all([
      refusal('keepStyling', keeping(stylingId), ada),
      refusal('seeStyling', { ...own(), stylingId, isPassed: true }, ada),
    ]);
    expect(answers.filter((one) => one === null)).toHaveLength(1);
    expect(answers).toContainEqual(['conflict', { stylingId: 'answered' }]);
  });

  it('keeps it as a copy that they changed, unless it was answered by then', async () => {
    const copy = async (stylingId: string) => {
      const input = { ...own(), changes: { title: 'Mine' }, collage: collageOf([cape]), stylingId };
      return (await server.call('saveOutfit', input, ada)).outfit.outfitId;
    };
    const stateOf = async (stylingId: string) => {
      const { sent } = await server.call('getStylings', { owner: ben.userId }, ben);
      return sent.find((one) => one.stylingId === stylingId)?.state;
    };
    const changed = await send();
    const outfitId = await copy(changed);
    expect(await stateOf(changed)).toBe('kept');
    // Kept again it is the same one.
    expect(await server.call('keepStyling', keeping(changed), ada)).toMatchObject({ outfitId });
    const passedOn = await send();
    await server.call('seeStyling', { ...own(), stylingId: passedOn, isPassed: true }, ada);
    await copy(passedOn);
    expect(await stateOf(passedOn)).toBe('seen');
    const takenBack = await send();
    await server.call('withdrawStyling', { ...own(), stylingId: takenBack }, ben);
    await copy(takenBack);
    expect(await stateOf(takenBack)).toBeUndefined();
    // That of somebody else is not theirs to keep.
    const coat = await pieceIn(server, ben, [await sharedWardrobe(server, ben)]);
    const theirs = { ...laid({ collage: collageOf([coat]) }), owner: ben.userId };
    const { stylingId } = await server.call('sendStyling', theirs, ada);
    await copy(stylingId);
    const { received } = await server.call('getStylings', { owner: ben.userId }, ben);
    expect(received).toMatchObject([{ stylingId }]);
  });

  it('passes on it without a word, for good', async () => {
    const stylingId = await send();
    await see(stylingId, true);
    await see(stylingId, true);
    expect(await received()).toEqual([]);
    expect(await refusal('getStyling', { ...own(), stylingId }, ada)).toEqual(['not-found', null]);
  });

  it('is told what is not ready, with up to three ready pieces of its kind', async () => {
    const category = 'Tops / Shirts';
    const saveTop = async (title: string) => {
      const input = { ...own(), changes: { title, category }, wardrobeIds: [wardrobeId] };
      return (await server.call('saveItem', input, ada)).item.itemId;
    };
    const shirt = await saveTop('Shirt');
    const others: string[] = [];
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) others.push(await saveTop(title));
    await isAway(others[4]!);
    const worn = { day: day(-1), itemIds: [others[3]!] };
    await server.call('savePlan', { ...own(), changes: worn, isWorn: true }, ada);
    const stylingId = await send({ collage: collageOf([shirt, cape]) });
    expect((await details(stylingId)).unready).toEqual([]);
    await isAway(shirt);
    const { unready, pieces } = await details(stylingId);
    expect(pieces.map(({ itemId }) => itemId)).toEqual([shirt, cape]);
    expect(unready).toMatchObject([
      { itemId: shirt, isDeleted: false, piece: { availability: 'in-the-wash' } },
    ]);
    expect(unready[0]!.swaps.map(({ title }) => title)).toEqual(['Three', 'Two', 'One']);
    const swaps = [{ itemId: shirt, byItemId: others[0]! }];
    const outfitId = await keep(stylingId, { swaps });
    const { layers } = await outfit(outfitId!);
    expect(layers).toMatchObject([
      { itemId: others[0], x: 0.5, y: 0.25, size: 0.4 },
      { itemId: cape },
    ]);
  });

  it('swaps for pieces of their own', async () => {
    const stylingId = await send();
    const swaps = [{ itemId: cape, byItemId: await pieceIn(server, ben, []) }];
    expect(await refusal('keepStyling', keeping(stylingId, { swaps }), ada)).toEqual([
      'not-found',
      null,
    ]);
  });

  it('keeps what is there of it, and nothing where all of it is gone', async () => {
    const stylingId = await send();
    await server.call('deleteItems', { ...own(), itemIds: [cape] }, ada);
    expect(await details(stylingId)).toMatchObject({
      layers: [{ itemId: cape, isGap: true, title: 'Cape', image: null }, { itemId: hat }],
      pieces: [{ itemId: hat }],
      unready: [{ itemId: cape, isDeleted: true }],
    });
    await server.call('forgetItems', { ...own(), itemIds: [cape] }, ada);
    const other = await send({ collage: collageOf([hat]) });
    const { layers } = await outfit((await keep(stylingId))!);
    expect(layers.map(({ itemId }) => itemId)).toEqual([hat]);
    await server.call('deleteItems', { ...own(), itemIds: [hat] }, ada);
    expect(await refusal('keepStyling', keeping(other), ada)).toEqual([
      'conflict',
      { stylingId: 'gone' },
    ]);
  });

  it('is told how often they wore all of it together', async () => {
    const stylingId = await send();
    const wear = (itemIds: string[]) =>
      server.call('savePlan', { ...own(), changes: { day: day(-1), itemIds }, isWorn: true }, ada);
    await wear([cape]);
    expect((await details(stylingId)).wornTogether).toBe(0);
    await wear([cape, hat]);
    expect((await details(stylingId)).wornTogether).toBe(1);
  });
});
