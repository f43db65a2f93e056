import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loanToldDays, mostLoansWaiting } from '#contract/rules/loans.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { users } from '#server/database/schema.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { makeFriends } from '#tests/support/friends.ts';
import { dayFromNow, pieceIn, sharedWardrobe } from '#tests/support/loans.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
/** Who lends. */
let ada: Person;
/** Who borrows. */
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
/** The day so many days after what is today for the server. */
const day = (days: number) => dayFromNow(days, server.app.services.now());
let passed = 0;
const passDays = (days: number) => {
  passed += days;
  server.advance(days * dayMs);
};
// The database has a clock of its own.
afterEach(() => passDays(-passed));
const own = () => ({ owner: ada.userId });

type Wanted = Partial<OperationInput<'askForLoan'>>;
const wish = (wanted: Wanted = {}) => ({
  ...own(),
  itemIds: [cape],
  firstDay: day(1),
  lastDay: day(3),
  ...wanted,
});
const ask = async (wanted?: Wanted, as = ben) =>
  (await server.call('askForLoan', wish(wanted), as)).loanId;
/** The code of a refusal, and its fields; null where it is answered. */
const refusal = async (...call: Parameters<TestServer['raw']>) => {
  const { body } = await server.raw(...call);
  return body.status === 'error' ? [body.code, body.fields ?? null] : null;
};
const refusalOfAsking = (wanted: Wanted, as = ben) => refusal('askForLoan', wish(wanted), as);
const answer = (loanId: string, isAccepted = true, itemIds?: string[]) =>
  server.call('answerLoan', { ...own(), loanId, isAccepted, itemIds }, ada);
const takeBack = (loanId: string) =>
  server.call('answerLoan', { ...own(), loanId, isAccepted: false, takesBack: true }, ada);
const handOver = (
  loanId: string,
  itemIds?: string[],
  more: Partial<OperationInput<'handOverLoan'>> = {},
) => server.call('handOverLoan', { ...own(), loanId, itemIds, ...more }, ada);
const giveBack = (loanId: string, more: Partial<OperationInput<'returnLoan'>> = {}) =>
  server.call('returnLoan', { ...own(), loanId, ...more }, ada);
const withdraw = (loanId: string) => server.call('withdrawLoan', { ...own(), loanId }, ben);
const agreed = async (wanted?: Wanted, as = ben) => {
  const loanId = await ask(wanted, as);
  await answer(loanId);
  return loanId;
};
const running = async (wanted?: Wanted, as = ben) => {
  const loanId = await agreed(wanted, as);
  await handOver(loanId);
  return loanId;
};

const loansOf = (as: Person) => server.call('getLoans', { owner: as.userId }, as);
const lent = async () => (await loansOf(ada)).lent;
const borrowed = async (as = ben) => (await loansOf(as)).borrowed;
/** The states of what Ada lends and of what Ben borrows, which are alike. */
const states = async () => {
  const told = [await lent(), await borrowed()].map((list) => list.map(({ state }) => state));
  expect(told[0]).toEqual(told[1]);
  return told[0];
};
const pieceStates = async () =>
  (await lent()).map(({ pieces }) => pieces.map(({ state }) => state));
const details = async (itemId = cape) =>
  (await server.call('getItemDetails', { ...own(), itemId }, ada)).item;
const setAvailability = (
  availability: OperationInput<'setAvailability'>['availability'],
  itemIds = [cape],
  changeId = newIdempotencyKey(),
) => server.call('setAvailability', { ...own(), changeId, itemIds, availability }, ada);
const taken = async (as: Person, itemIds = [cape]) =>
  (await server.call('getTakenDays', { ...own(), itemIds }, as)).pieces;
const friendOfAda = async () => {
  const cleo = await server.person();
  await makeFriends(server, ada, cleo);
  await name(cleo, `Cleo ${cleo.userId.slice(0, 8)}`);
  return cleo;
};

describe('a request', () => {
  it('waits on both sides, with its pieces, its days, its note and the other one', async () => {
    const { imageId } = await server.upload(ada, await drawPicture(), 'image/jpeg');
    const input = { ...own(), changes: { title: 'Coat' }, wardrobeIds: [wardrobeId] };
    const coat = (await server.call('saveItem', { ...input, imageIds: [imageId] }, ada)).item;
    await server.app.services.jobs.idle();
    const loanId = await ask({ itemIds: [coat.itemId, hat], note: 'For a wedding.' });
    const [mine] = await lent();
    expect(mine).toMatchObject({
      ...{ loanId, state: 'waiting', firstDay: day(1), lastDay: day(3), isOverdue: false },
      note: 'For a wedding.',
      other: { userId: ben.userId, screenName: `Ben ${ben.userId.slice(0, 8)}` },
    });
    const [theirs] = await borrowed();
    expect(theirs).toMatchObject({ loanId, state: 'waiting', other: { userId: ada.userId } });
    for (const loan of [mine!, theirs!]) {
      const told = loan.pieces.map(({ title, state, image }) => [title, state, image?.imageId]);
      expect(told).toEqual([
        ['Hat', 'asked', undefined],
        ['Coat', 'asked', imageId],
      ]);
    }
    // What is another's is shown for an hour, what is one's own for a day.
    const address = (loan: typeof mine) => loan!.pieces[1]!.image!.urls![240];
    expect(address(theirs)).toContain('&h=');
    expect(address(mine)).toContain('&d=');
    expect(await loansOf(await friendOfAda())).toEqual({ lent: [], borrowed: [] });
  });

  it('is of days that are to come, not too many, and not too far away', async () => {
    const fault = (firstDay: number, lastDay: number) =>
      refusalOfAsking({ firstDay: day(firstDay), lastDay: day(lastDay) });
    expect(await fault(-2, 3)).toEqual(['invalid', { firstDay: 'past' }]);
    expect(await fault(3, 2)).toEqual(['invalid', { lastDay: 'before' }]);
    expect(await fault(1, 91)).toEqual(['invalid', { lastDay: 'too-long' }]);
    expect(await fault(367, 367)).toEqual(['invalid', { firstDay: 'too-far' }]);
    expect(await fault(1, 90)).toBeNull();
    expect(await fault(364, 365)).toBeNull();
  });

  it('is of pieces in sight, by a friend', async () => {
    const unseen = await pieceIn(server, ada, []);
    expect(await refusalOfAsking({ itemIds: [cape, unseen] })).toEqual(['not-found', null]);
    expect(await refusalOfAsking({}, await server.person())).toEqual(['forbidden', null]);
    expect(await refusalOfAsking({}, ada)).toEqual(['forbidden', null]);
    expect(await refusalOfAsking({ owner: ben.userId })).toEqual(['forbidden', null]);
    expect(await lent()).toEqual([]);
  });

  it.each(['gone', 'for-sale'] as const)('is of no piece that is %s', async (availability) => {
    await setAvailability(availability);
    expect(await refusalOfAsking({ itemIds: [cape, hat] })).toEqual([
      'invalid',
      { itemIds: 'away' },
    ]);
    expect(await refusalOfAsking({ itemIds: [hat] })).toBeNull();
  });

  it('is of no piece that is at the studio, or deleted', async () => {
    const { pool } = server.app.services.open;
    await pool.query(`update items set availability = 'at-the-studio' where id = $1`, [cape]);
    expect(await refusalOfAsking({})).toEqual(['invalid', { itemIds: 'away' }]);
    await server.call('deleteItems', { ...own(), itemIds: [hat] }, ada);
    expect(await refusalOfAsking({ itemIds: [hat] })).toEqual(['not-found', null]);
  });

  it('is one of so many that wait with one lender', async () => {
    const at = (days: number) => ({ firstDay: day(days), lastDay: day(days) });
    for (let made = 0; made < mostLoansWaiting; made += 1) await ask(at(made + 9));
    expect(await refusalOfAsking({})).toEqual(['too-many', null]);
    const cleo = await friendOfAda();
    expect(await refusalOfAsking({}, cleo)).toBeNull();
    await withdraw((await borrowed())[0]!.loanId);
    expect(await refusalOfAsking({})).toBeNull();
    // What is void, as its piece is out of sight, keeps nobody from asking for another.
    await server.call('hideItems', { ...own(), itemIds: [cape], isHidden: true }, ada);
    expect(await refusalOfAsking({ itemIds: [hat] })).toBeNull();
  });

  it('is made once for a piece and a day', async () => {
    await ask({ itemIds: [cape, hat] });
    const asked = ['invalid', { itemIds: 'asked' }];
    expect(await refusalOfAsking({})).toEqual(asked);
    expect(await refusalOfAsking({ firstDay: day(3), lastDay: day(5) })).toEqual(asked);
    expect(await refusalOfAsking({ firstDay: day(4), lastDay: day(5) })).toBeNull();
    expect(await refusalOfAsking({}, await friendOfAda())).toBeNull();
  });

  it('ends unanswered with its last day', async () => {
    await ask();
    passDays(3);
    expect(await states()).toEqual(['waiting']);
    passDays(2);
    expect(await states()).toEqual([]);
  });

  it('is taken back while it waits, and while nothing was handed over', async () => {
    const waiting = await ask();
    await withdraw(waiting);
    expect(await states()).toEqual([]);
    await expect(answer(waiting)).rejects.toThrow('not-found');
    const promised = await agreed({ itemIds: [cape, hat] });
    await withdraw(promised);
    expect(await taken(ada)).toMatchObject([{ taken: [] }]);
    const partly = await agreed({ itemIds: [cape, hat] });
    await handOver(partly, [hat]);
    expect(await refusal('withdrawLoan', { ...own(), loanId: partly }, ben)).toEqual([
      'conflict',
      { loanId: 'handed-over' },
    ]);
    const cleo = await friendOfAda();
    const theirs = { ...own(), loanId: await ask({ firstDay: day(9), lastDay: day(9) }) };
    expect(await refusal('withdrawLoan', theirs, cleo)).toEqual(['not-found', null]);
    expect(await refusal('withdrawLoan', theirs, ada)).toEqual(['not-found', null]);
  });
});

describe('an answer', () => {
  it('agrees to all, or to some, and both are told which are left out', async () => {
    await agreed({ itemIds: [cape, hat] });
    expect(await pieceStates()).toEqual([['agreed', 'agreed']]);
    const loanId = await ask({ itemIds: [cape, hat], firstDay: day(5), lastDay: day(6) });
    expect(await answer(loanId, true, [hat])).toEqual({ leftOutIds: [] });
    expect((await pieceStates())[1]).toEqual(['left-out', 'agreed']);
    expect((await borrowed())[1]!.pieces.map(({ state }) => state)).toEqual(['left-out', 'agreed']);
    await expect(answer(loanId)).rejects.toThrow('not-found');
  });

  it('declines, which is told for a while', async () => {
    await answer(await ask(), false);
    expect(await states()).toEqual(['declined']);
  });

  it('takes back what was agreed, but only where that is meant', async () => {
    const loanId = await agreed();
    const late = { ...own(), loanId, isAccepted: false };
    expect(await refusal('answerLoan', late, ada)).toEqual(['conflict', { loanId: 'agreed' }]);
    expect(await states()).toEqual(['agreed']);
    await takeBack(loanId);
    expect(await states()).toEqual(['declined']);
    expect(await taken(ada)).toMatchObject([{ taken: [] }]);
    await expect(answer(loanId)).rejects.toThrow('not-found');
    await expect(withdraw(loanId)).rejects.toThrow('not-found');
    passDays(loanToldDays + 1);
    expect(await states()).toEqual([]);
  });

  it('declines nothing that was handed over', async () => {
    const loanId = await running();
    const input = { ...own(), loanId, isAccepted: false };
    expect(await refusal('answerLoan', input, ada)).toEqual([
      'conflict',
      { loanId: 'handed-over' },
    ]);
    await giveBack(loanId);
    expect(await refusal('answerLoan', input, ada)).toMatchObject(['conflict', {}]);
  });

  it('leaves out what cannot be lent any more, and says so', async () => {
    const loanId = await ask({ itemIds: [cape, hat] });
    await setAvailability('gone');
    expect(await answer(loanId)).toEqual({ leftOutIds: [cape] });
    expect(await pieceStates()).toEqual([['left-out', 'agreed']]);
    const alone = await ask({ itemIds: [hat], firstDay: day(8), lastDay: day(9) });
    await setAvailability('for-sale', [hat]);
    const input = { ...own(), loanId: alone, isAccepted: true };
    expect(await refusal('answerLoan', input, ada)).toEqual(['conflict', { itemIds: 'away' }]);
    await server.call('deleteItems', { ...own(), itemIds: [hat] }, ada);
    expect(await refusal('answerLoan', input, ada)).toEqual(['not-found', null]);
  });

  it('is the lender’s alone', async () => {
    const loanId = await ask();
    const input = { ...own(), loanId, isAccepted: true };
    expect(await refusal('answerLoan', input, ben)).toEqual(['forbidden', null]);
    const theirs = { ...input, owner: ben.userId };
    expect(await refusal('answerLoan', theirs, ben)).toEqual(['not-found', null]);
  });
});

describe('a day', () => {
  it('is promised once: it can neither be asked for any more nor agreed to', async () => {
    const cleo = await friendOfAda();
    const late = await ask({ firstDay: day(3), lastDay: day(3) }, cleo);
    await agreed();
    const input = { ...own(), loanId: late, isAccepted: true };
    expect(await refusal('answerLoan', input, ada)).toEqual(['conflict', { itemIds: 'taken' }]);
    const fault = ['invalid', { itemIds: 'taken' }];
    expect(await refusalOfAsking({ firstDay: day(3), lastDay: day(3) }, cleo)).toEqual(fault);
    expect(await refusalOfAsking({ firstDay: day(0), lastDay: day(9) }, cleo)).toEqual(fault);
    expect(await refusalOfAsking({ firstDay: day(4), lastDay: day(4) }, cleo)).toBeNull();
    expect(await refusalOfAsking({ itemIds: [hat] }, cleo)).toBeNull();
  });

  it('is told as taken to whoever sees the piece, not by whom', async () => {
    const cleo = await friendOfAda();
    await agreed({ itemIds: [cape, hat] });
    await agreed({ firstDay: day(5), lastDay: day(5) });
    const unseen = await pieceIn(server, ada, []);
    const told = await taken(cleo, [cape, hat, unseen]);
    const days = { firstDay: day(1), lastDay: day(3) };
    expect(told).toEqual([
      { itemId: cape, taken: [days, { firstDay: day(5), lastDay: day(5) }] },
      { itemId: hat, taken: [days] },
    ]);
    expect(await taken(ada, [unseen])).toEqual([{ itemId: unseen, taken: [] }]);
  });

  it('is taken while a piece is late, and free once it is back', async () => {
    const loanId = await running();
    passDays(10);
    expect(await refusalOfAsking({ firstDay: day(0), lastDay: day(1) })).toEqual([
      'invalid',
      { itemIds: 'taken' },
    ]);
    await giveBack(loanId);
    expect(await refusalOfAsking({ firstDay: day(0), lastDay: day(1) })).toBeNull();
  });
});

describe('what is handed over', () => {
  it('is lent to the borrower until the last day, by its availability and its history', async () => {
    const loanId = await agreed({ itemIds: [cape, hat], firstDay: day(0) });
    expect(await handOver(loanId, [cape])).toEqual({ itemIds: [cape], lockedIds: [] });
    expect(await states()).toEqual(['running']);
    expect(await pieceStates()).toEqual([['out', 'agreed']]);
    const lentTo = `Ben ${ben.userId.slice(0, 8)}`;
    expect(await details()).toMatchObject({
      availability: 'lent',
      availabilityFacts: { lentTo, lentUntil: day(3) },
    });
    const { entries } = await server.call('getItemHistory', { ...own(), itemId: cape }, ada);
    expect(entries).toMatchObject([{ availability: 'lent', lentTo, changeId: null }]);
    expect(await details(hat)).toMatchObject({ availability: 'ready' });
    await expect(handOver(loanId, [cape])).rejects.toThrow('not-found');
  });

  it('may be so before its first day, unless somebody else has it in between', async () => {
    const cleo = await friendOfAda();
    await agreed({ firstDay: day(2), lastDay: day(2) }, cleo);
    const loanId = await agreed({ itemIds: [cape, hat], firstDay: day(4), lastDay: day(6) });
    const input = { ...own(), loanId };
    // Not the hat either: the first day is one for all of a loan.
    for (const itemIds of [undefined, [hat]]) {
      expect(await refusal('handOverLoan', { ...input, itemIds }, ada)).toEqual([
        'conflict',
        { itemIds: 'taken' },
      ]);
    }
    const free = await running({ itemIds: [hat], firstDay: day(8), lastDay: day(9) }).catch(
      (error: Error) => error.message,
    );
    expect(free).toBe('conflict');
    passDays(4);
    expect(await handOver(loanId)).toMatchObject({ itemIds: [cape, hat] });
  });

  it('begins then', async () => {
    await running();
    expect(await lent()).toMatchObject([{ firstDay: day(0), lastDay: day(3) }]);
  });

  it('is taken back as nothing but said: it begins on the day that was agreed', async () => {
    const loanId = await agreed({ itemIds: [cape, hat], firstDay: day(4), lastDay: day(6) });
    const [first, second] = [newIdempotencyKey(), newIdempotencyKey()];
    const takeBack = (changeId: string) =>
      server.call('takeBackAvailability', { ...own(), changeId }, ada);
    await handOver(loanId, [cape], { changeId: first });
    await handOver(loanId, [hat], { changeId: second });
    expect(await lent()).toMatchObject([{ state: 'running', firstDay: day(0), lastDay: day(6) }]);
    expect(await takeBack(first)).toEqual({ itemIds: [cape], keptIds: [] });
    // The other one is out still.
    expect(await lent()).toMatchObject([{ state: 'running', firstDay: day(0) }]);
    await takeBack(second);
    expect(await lent()).toMatchObject([{ state: 'agreed', firstDay: day(4), lastDay: day(6) }]);
    expect(await details()).toMatchObject({ availability: 'ready' });
  });

  it('begins no later than it ends, where it ends before the agreed day by then', async () => {
    const loanId = await agreed({ itemIds: [cape, hat], firstDay: day(4), lastDay: day(6) });
    const [handed, back] = [newIdempotencyKey(), newIdempotencyKey()];
    await handOver(loanId, [cape], { changeId: handed });
    await giveBack(loanId, { changeId: back });
    await server.call('setLoanEnd', { ...own(), loanId, lastDay: day(2) }, ada);
    for (const changeId of [back, handed]) {
      await server.call('takeBackAvailability', { ...own(), changeId }, ada);
    }
    expect(await lent()).toMatchObject([{ state: 'agreed', firstDay: day(2), lastDay: day(2) }]);
  });

  it('is out again once its return is taken back, unless it was lent anew', async () => {
    const loanId = await running();
    const changeId = newIdempotencyKey();
    await giveBack(loanId, { changeId });
    await server.call('takeBackAvailability', { ...own(), changeId }, ada);
    expect(await states()).toEqual(['running']);
    const damaged = [{ itemId: cape, note: 'A seam.' }];
    await giveBack(loanId, { changeId, damaged });
    await server.call('takeBackAvailability', { ...own(), changeId }, ada);
    await giveBack(loanId, { changeId });
    expect(await lent()).toMatchObject([{ pieces: [{ damage: null }] }]);
    const cleo = await friendOfAda();
    await handOver(await agreed({ firstDay: day(0) }, cleo));
    expect(await server.call('takeBackAvailability', { ...own(), changeId }, ada)).toEqual({
      itemIds: [],
      keptIds: [cape],
    });
    expect((await borrowed()).map(({ state }) => state)).toEqual(['returned']);
  });

  it('is what is there: not what somebody else has, nor what is gone', async () => {
    const loanId = await agreed({ itemIds: [cape, hat] });
    await server.call(
      'setAvailability',
      {
        ...own(),
        changeId: newIdempotencyKey(),
        ...{ itemIds: [cape], availability: 'lent', lentTo: 'Zoe' },
      },
      ada,
    );
    expect(await handOver(loanId)).toEqual({ itemIds: [hat], lockedIds: [cape] });
    expect(await refusal('handOverLoan', { ...own(), loanId }, ada)).toEqual([
      'conflict',
      { itemIds: 'away' },
    ]);
    await setAvailability('gone');
    expect(await refusal('handOverLoan', { ...own(), loanId }, ada)).toMatchObject([
      'conflict',
      {},
    ]);
    expect(await details()).toMatchObject({ availability: 'gone' });
  });

  it('was agreed to, and is not past', async () => {
    await expect(handOver(await ask())).rejects.toThrow('not-found');
    const loanId = await agreed({ itemIds: [hat] });
    passDays(5);
    await expect(handOver(loanId)).rejects.toThrow('not-found');
  });

  it('is noted as damaged also once it is back, by a word of another device', async () => {
    const loanId = await running({ itemIds: [cape, hat] });
    await giveBack(loanId, { itemIds: [cape] });
    // The hat is out still, and comes back with it.
    const damaged = [{ itemId: cape, note: 'A seam.' }];
    expect(await giveBack(loanId, { damaged })).toEqual({ itemIds: [hat], damagedIds: [cape] });
    const hatToo = [{ itemId: hat, note: 'The brim.' }];
    expect(await giveBack(loanId, { damaged: hatToo })).toEqual({ itemIds: [], damagedIds: [hat] });
    const [told] = await lent();
    expect(told!.pieces.map(({ damage }) => damage)).toEqual(['A seam.', 'The brim.']);
    await expect(giveBack(loanId)).rejects.toThrow('not-found');
  });

  it('comes back, piece by piece or at once, with what is damaged', async () => {
    const loanId = await running({ itemIds: [cape, hat] });
    const damaged = [
      { itemId: cape, note: 'A button is off.' },
      { itemId: hat, note: 'Not back yet.' },
    ];
    expect(await giveBack(loanId, { itemIds: [cape], damaged })).toEqual({
      itemIds: [cape],
      damagedIds: [cape],
    });
    expect(await states()).toEqual(['running']);
    expect(await details()).toMatchObject({ availability: 'ready' });
    expect(await giveBack(loanId)).toEqual({ itemIds: [hat], damagedIds: [] });
    expect(await states()).toEqual(['returned']);
    passDays(10);
    expect(await lent()).toMatchObject([{ isOverdue: false }]);
    const notes = (loans: Awaited<ReturnType<typeof lent>>) =>
      loans.flatMap(({ pieces }) => pieces.map(({ damage }) => damage));
    expect(notes(await lent())).toEqual(['A button is off.', null]);
    expect(notes(await borrowed())).toEqual([null, null]);
    await expect(giveBack(loanId)).rejects.toThrow('not-found');
    passDays(loanToldDays + 1);
    expect(await states()).toEqual([]);
  });

  it('is worn once it is back, if it was before', async () => {
    await setAvailability('worn');
    await giveBack(await running());
    expect(await details()).toMatchObject({ availability: 'worn' });
  });

  it('is late once its last day is past, for as long as it is', async () => {
    const loanId = await running();
    const isOverdue = async () =>
      [...(await lent()), ...(await borrowed())].map((loan) => loan.isOverdue);
    passDays(3);
    expect(await isOverdue()).toEqual([false, false]);
    passDays(2);
    expect(await isOverdue()).toEqual([true, true]);
    passDays(loanToldDays + 30);
    expect(await isOverdue()).toEqual([true, true]);
    const input = { ...own(), loanId, lastDay: day(-2) };
    expect(await refusal('setLoanEnd', input, ada)).toEqual(['invalid', { lastDay: 'past' }]);
    await server.call('setLoanEnd', { ...input, lastDay: day(2) }, ada);
    expect(await isOverdue()).toEqual([false, false]);
  });
});

describe('another last day', () => {
  const moved = (loanId: string, days: number) =>
    refusal('setLoanEnd', { ...own(), loanId, lastDay: day(days) }, ada);

  it('holds for a piece that was back meanwhile, once its return is taken back', async () => {
    const loanId = await agreed({ itemIds: [cape, hat], firstDay: day(0), lastDay: day(2) });
    await handOver(loanId, [cape]);
    const changeId = newIdempotencyKey();
    await giveBack(loanId, { changeId });
    expect(await moved(loanId, 6)).toBeNull();
    await server.call('takeBackAvailability', { ...own(), changeId }, ada);
    expect(await lent()).toMatchObject([{ state: 'running', lastDay: day(6) }]);
    expect(await details()).toMatchObject({ availabilityFacts: { lentUntil: day(6) } });
  });

  it('is set by the lender, and told by the availability of what is out', async () => {
    const loanId = await running();
    expect(await moved(loanId, 6)).toBeNull();
    expect(await states()).toEqual(['running']);
    expect(await borrowed()).toMatchObject([{ lastDay: day(6) }]);
    expect(await details()).toMatchObject({ availabilityFacts: { lentUntil: day(6) } });
    expect(await moved(loanId, 91)).toEqual(['invalid', { lastDay: 'too-long' }]);
    expect(await moved(await agreed({ itemIds: [hat] }), 0)).toEqual([
      'invalid',
      { lastDay: 'before' },
    ]);
    const theirs = { ...own(), loanId, lastDay: day(2) };
    expect(await refusal('setLoanEnd', theirs, ben)).toEqual(['forbidden', null]);
    await giveBack(loanId);
    expect(await moved(loanId, 7)).toEqual(['not-found', null]);
  });

  it('is none that was promised to somebody else', async () => {
    const loanId = await agreed();
    await agreed({ firstDay: day(6), lastDay: day(7) }, await friendOfAda());
    expect(await moved(loanId, 6)).toEqual(['conflict', { lastDay: 'taken' }]);
    expect(await moved(loanId, 5)).toBeNull();
    expect(await moved(await ask({ itemIds: [hat] }), 5)).toEqual(['not-found', null]);
  });
});

describe('what was said otherwise', () => {
  it.each(['ready', 'in-the-wash', 'gone', 'lent'] as const)(
    'by hand, as %s, has a piece back, until that is taken back',
    async (availability) => {
      await running();
      const changeId = newIdempotencyKey();
      await setAvailability(availability, [cape], changeId);
      expect(await states()).toEqual(['returned']);
      expect(await taken(ada)).toMatchObject([{ taken: [] }]);
      await server.call('takeBackAvailability', { ...own(), changeId }, ada);
      expect(await states()).toEqual(['running']);
      expect(await details()).toMatchObject({
        availability: 'lent',
        availabilityFacts: { lentUntil: day(3) },
      });
    },
  );

  it('lends a piece to nobody twice, whatever is taken back', async () => {
    const cleo = await friendOfAda();
    await running();
    const changeId = newIdempotencyKey();
    await setAvailability('ready', [cape], changeId);
    const later = await agreed({ firstDay: day(0), lastDay: day(1) }, cleo);
    await server.call('takeBackAvailability', { ...own(), changeId }, ada);
    expect(await refusal('handOverLoan', { ...own(), loanId: later }, ada)).toEqual([
      'conflict',
      { itemIds: 'away' },
    ]);
    await setAvailability('ready', [cape]);
    await handOver(later);
    expect(await borrowed()).toMatchObject([{ state: 'returned' }]);
    expect(await borrowed(cleo)).toMatchObject([{ state: 'running' }]);
  });

  it('by an order has a piece back', async () => {
    await running();
    const { pool } = server.app.services.open;
    await pool.query(
      `insert into availability_changes (item_id, before, after) values ($1, 'lent', 'at-the-studio')`,
      [cape],
    );
    await pool.query(`update items set availability = 'at-the-studio' where id = $1`, [cape]);
    expect(await states()).toEqual(['returned']);
  });

  it('by deleting asks a piece back no more, until it is restored', async () => {
    await running();
    await server.call('deleteItems', { ...own(), itemIds: [cape] }, ada);
    expect(await states()).toEqual(['returned']);
    expect(await pieceStates()).toEqual([['deleted']]);
    await server.call('restoreItems', { ...own(), itemIds: [cape] }, ada);
    expect(await states()).toEqual(['running']);
    await setAvailability('ready');
    await server.call('deleteItems', { ...own(), itemIds: [cape] }, ada);
    expect(await pieceStates()).toEqual([['returned']]);
    await server.call('restoreItems', { ...own(), itemIds: [cape] }, ada);
    await server.call('deleteItems', { ...own(), itemIds: [cape] }, ada);
    await server.call('forgetItems', { ...own(), itemIds: [cape] }, ada);
    expect(await states()).toEqual([]);
  });

  it('of how often a piece was worn leaves it with its borrower', async () => {
    await running();
    const changeId = newIdempotencyKey();
    await server.call('correctWears', { ...own(), changeId, itemId: cape, wears: 2 }, ada);
    expect(await states()).toEqual(['running']);
  });
});

describe('a loan between two who are friends no more', () => {
  const endings: [string, () => Promise<unknown>][] = [
    ['one ends it', () => server.call('endFriendship', { userId: ada.userId }, ben)],
    ['the lender blocks', () => server.call('blockMember', { userId: ben.userId }, ada)],
    ['the borrower blocks', () => server.call('blockMember', { userId: ada.userId }, ben)],
  ];

  it.each(endings)('is void while it waits or is agreed, once %s', async (_how, end) => {
    const waiting = await ask({ itemIds: [hat] });
    const promised = await agreed();
    await end();
    expect(await states()).toEqual([]);
    expect(await taken(ada)).toMatchObject([{ taken: [] }]);
    await expect(answer(waiting)).rejects.toThrow('not-found');
    await expect(handOver(promised)).rejects.toThrow('not-found');
    for (const loanId of [waiting, promised]) {
      expect(await refusal('withdrawLoan', { ...own(), loanId }, ben)).toEqual(['forbidden', null]);
    }
  });

  it('is not revived by another friendship', async () => {
    await ask({ itemIds: [hat] });
    await agreed();
    await server.call('endFriendship', { userId: ben.userId }, ada);
    await makeFriends(server, ada, ben);
    expect(await states()).toEqual([]);
    expect(await refusalOfAsking({})).toBeNull();
  });

  it.each(endings)('stays with both while it runs, once %s', async (_how, end) => {
    const { imageId } = await server.upload(ada, await drawPicture(), 'image/jpeg');
    const input = { ...own(), changes: { title: 'Coat' }, wardrobeIds: [wardrobeId] };
    const { itemId } = (await server.call('saveItem', { ...input, imageIds: [imageId] }, ada)).item;
    const face = await server.upload(ada, await drawPicture(), 'image/jpeg', 'user');
    await server.call(
      'userSaveProfile',
      {
        ...{ firstName: 'Ada', screenName: `Ada ${ada.userId.slice(0, 8)}`, gender: 'Female' },
        ...{ shippingCountry: 'US', dateOfBirth: null, bio: null, imageId: face.imageId },
      },
      ada,
    );
    const loanId = await running({ itemIds: [itemId, hat] });
    await server.app.services.jobs.idle();
    expect((await borrowed())[0]!.other.imageUrl).toContain('/images/');
    await giveBack(loanId, { itemIds: [hat] });
    await end();
    const [theirs] = await borrowed();
    expect(theirs).toMatchObject({ state: 'running', other: { imageUrl: null } });
    expect(theirs!.pieces).toMatchObject([{ itemId, title: 'Coat', image: { imageId } }]);
    const seen = await refusal('getItemDetails', { ...own(), itemId }, ben);
    expect(seen).toEqual(['forbidden', null]);
    const lentTo = `Ben ${ben.userId.slice(0, 8)}`;
    expect(await lent()).toMatchObject([{ state: 'running', other: { screenName: lentTo } }]);
    await giveBack(loanId);
    expect(await borrowed()).toEqual([]);
    expect(await lent()).toMatchObject([{ state: 'returned' }]);
  });

  it('leaves the lender the name of who has a piece, once the account of the borrower is gone', async () => {
    await running();
    const { database } = server.app.services.open;
    await database.delete(users).where(eq(users.id, ben.userId));
    expect(await lent()).toEqual([]);
    const lentTo = `Ben ${ben.userId.slice(0, 8)}`;
    expect(await details()).toMatchObject({ availability: 'lent', availabilityFacts: { lentTo } });
  });
});

describe('a loan of what is shared no more', () => {
  const share = (sharing: 'private' | 'friends') =>
    server.call('shareWardrobe', { ...own(), wardrobeId, sharing, viewerIds: [] }, ada);

  it('is void while it waits, and stands once it is agreed', async () => {
    const waiting = await ask({ itemIds: [hat] });
    const promised = await agreed();
    await share('private');
    expect((await lent()).map(({ state }) => state)).toEqual(['agreed']);
    await expect(answer(waiting)).rejects.toThrow('not-found');
    await expect(withdraw(waiting)).rejects.toThrow('not-found');
    await handOver(promised);
    expect((await lent()).map(({ state }) => state)).toEqual(['running']);
    expect((await borrowed())[0]!.pieces).toMatchObject([{ title: 'Cape', state: 'out' }]);
    expect(await taken(ben)).toEqual([]);
    await share('friends');
    expect(await states()).toEqual(['running', 'waiting']);
  });

  it.each([
    ['private', () => share('private')],
    ['hidden', () => server.call('hideItems', { ...own(), itemIds: [cape], isHidden: true }, ada)],
    ['deleted', () => server.call('deleteItems', { ...own(), itemIds: [cape] }, ada)],
  ])('is told to whoever asked like a no, not why, where it is %s', async (_what, take) => {
    const declined = await ask();
    await answer(declined, false);
    await ask();
    await take();
    expect(await lent()).toEqual([]);
    expect(await borrowed()).toMatchObject([
      { state: 'declined', pieces: [], answeredDate: null },
      { state: 'declined', pieces: [], answeredDate: null },
    ]);
    await server.call('endFriendship', { userId: ben.userId }, ada);
    expect(await borrowed()).toEqual([]);
  });

  it('loses the pieces that are, while it waits', async () => {
    const loanId = await ask({ itemIds: [cape, hat] });
    const input = { ...own(), itemIds: [hat], wardrobeIds: [wardrobeId] };
    await server.call('itemRemoveFromWardrobes', input, ada);
    for (const [loan] of [await lent(), await borrowed()]) {
      expect(loan!.pieces.map(({ itemId }) => itemId)).toEqual([cape]);
    }
    await answer(loanId);
    expect((await borrowed())[0]!.pieces).toMatchObject([{ itemId: cape, state: 'agreed' }]);
  });
});

describe('a wardrobe of which friends may not borrow', () => {
  const lend = (mayBorrow: boolean, id = wardrobeId) =>
    server.call(
      'shareWardrobe',
      { ...own(), wardrobeId: id, sharing: 'friends', viewerIds: [], mayBorrow },
      ada,
    );
  /** What Ben is told of the cape: on its tile, and on its own. */
  const told = async (as: Person = ben) => {
    const { items } = await server.call('getItems', { ...own(), itemIds: [cape] }, as);
    const { item } = await server.call('getItemDetails', { ...own(), itemId: cape }, as);
    expect(items[0]!.mayBorrow).toBe(item.mayBorrow);
    return item.mayBorrow;
  };

  it('shows its pieces, and lends none of them', async () => {
    expect([await told(), await told(ada)]).toEqual([true, null]);
    expect(await lend(false)).toMatchObject({ mayBorrow: false });
    expect(await told()).toBe(false);
    expect(await refusalOfAsking({})).toEqual(['invalid', { itemIds: 'not-lent' }]);
    expect(await lent()).toEqual([]);
    await lend(true);
    expect(await told()).toBe(true);
    await ask();
  });

  it('keeps what was said while it is shared otherwise', async () => {
    await lend(false);
    const kept = { ...own(), wardrobeId, sharing: 'friends' as const, viewerIds: [] };
    expect(await server.call('shareWardrobe', kept, ada)).toMatchObject({ mayBorrow: false });
  });

  it('lends a piece that hangs in another one, too, once that is in sight', async () => {
    await lend(false);
    const form = { ...own(), name: 'Other', description: '' };
    const other = (await server.call('saveWardrobe', form, ada)).wardrobe.wardrobeId;
    const both = { ...own(), itemIds: [cape], wardrobeIds: [other] };
    await server.call('itemAddToWardrobes', both, ada);
    expect(await told()).toBe(false);
    await lend(true, other);
    expect(await told()).toBe(true);
    // The hat hangs in the first one alone.
    expect(await refusalOfAsking({ itemIds: [cape, hat] })).toEqual([
      'invalid',
      { itemIds: 'not-lent' },
    ]);
    await ask();
  });

  it('leaves what waits to its owner, and what is agreed as it is', async () => {
    const waiting = await ask({ itemIds: [hat] });
    const promised = await agreed();
    await lend(false);
    expect(await states()).toEqual(['waiting', 'agreed']);
    await answer(waiting);
    await handOver(promised);
    expect((await states())?.toSorted()).toEqual(['agreed', 'running']);
  });
});

it('is closed with shared wardrobes, and what was lent stays among the lender’s things', async () => {
  const loanId = await running();
  const { features } = server.app.services.config;
  features.enableSharedWardrobes = false;
  try {
    const calls = [
      refusalOfAsking({ itemIds: [hat] }),
      refusal('getLoans', own(), ada),
      refusal('getTakenDays', { ...own(), itemIds: [cape] }, ada),
      refusal('returnLoan', { ...own(), loanId }, ada),
    ];
    for (const call of calls) expect(await call).toEqual(['forbidden', null]);
    const lentTo = `Ben ${ben.userId.slice(0, 8)}`;
    expect(await details()).toMatchObject({ availability: 'lent', availabilityFacts: { lentTo } });
    await setAvailability('ready');
  } finally {
    features.enableSharedWardrobes = true;
  }
  expect(await states()).toEqual(['returned']);
});
