import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deletionGraceDays } from '#contract/rules/account-end.ts';
import { makeFriends } from '#tests/support/friends.ts';
import { lendable, pieceIn } from '#tests/support/loans.ts';
import { ownerPassword } from '#tests/support/owner.ts';
import { payPlan } from '#tests/support/pay-plan.ts';
import { sealPassword } from '#tests/support/seal-password.ts';
import { makeServiceOrder } from '#tests/support/service-orders.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { endAccountJob } from '../jobs/end-accounts.ts';
import { enqueue } from '../jobs/job.ts';
import { hashPassword } from '../procedures/passwords.ts';

const dayMs = 86_400_000;

let server: TestServer;
let passwordHash: string;
let ada: Person;
beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await hashPassword(ownerPassword);
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await server.person({ passwordHash, bought: [] });
});

const seal = (password = ownerPassword) => sealPassword(server, password);
const end = async (as = ada) => server.call('userDeleteAccount', { password: await seal() }, as);
const signIn = async ({ email } = ada) =>
  server.call('tokenAuth', { email, password: await seal() });
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: Error) => error.message,
  );
const idle = () => server.app.services.jobs.idle();
const mailsTo = ({ email }: Person) => server.mails.filter(({ to }) => to === email);
const endDue = async ({ userId }: Person) => {
  await enqueue(server.app.services.open.database, endAccountJob, { userId });
  await idle();
};
const facts = (as = ada) => server.call('userAccountEnd', {}, as);

describe('before the end of an account', () => {
  it('says what is at the studio, lent and borrowed, and which plan runs', async () => {
    expect(await facts()).toEqual({
      ordersUnderWay: 0,
      lentPieces: 0,
      borrowedPieces: 0,
      plan: null,
      planUntil: null,
      chargingStore: null,
    });
    const ben = await server.person();
    const asked = await lendable(server, ada, ben);
    const { loanId } = await server.call('askForLoan', asked, ben);
    const own = { owner: ada.userId, loanId };
    await server.call('answerLoan', { ...own, isAccepted: true }, ada);
    await server.call('handOverLoan', own, ada);
    const itemId = await pieceIn(server, ada, []);
    await makeServiceOrder(server, ada, itemId, { fulfillment_status: null });
    await payPlan(server, ada, 'monthly');
    expect(await facts()).toMatchObject({ ordersUnderWay: 1, lentPieces: 1, plan: 'monthly' });
    expect(await facts(ben)).toMatchObject({ borrowedPieces: 1 });
  });

  it('has a plan end with what is paid for, so that nothing more is charged', async () => {
    await payPlan(server, ada, 'yearly');
    await end();
    const { token } = await signIn();
    const { membership } = await server.call('getCircle', { owner: ada.userId }, { ...ada, token });
    expect(membership).toMatchObject({ plan: 'yearly', state: 'ends' });
  });
});

describe('an account that is to be deleted', () => {
  it('is told of, with its day, and has nobody signed in', async () => {
    const now = server.app.services.now().getTime();
    const { deletionDate } = await end();
    const days = (new Date(deletionDate).getTime() - now) / dayMs;
    expect(days).toBeCloseTo(deletionGraceDays, 2);
    expect(await refusal(facts())).toBe('signed-out');
    await idle();
    const [mail] = mailsTo(ada);
    const day = new Date(deletionDate).toLocaleDateString('en-US', {
      ...{ dateStyle: 'long', timeZone: 'UTC' },
    });
    expect(mail?.subject).toBe(`Your Hem account will be deleted on ${day}`);
  });

  it('needs its password', async () => {
    const asked = { password: await seal('Wrong-Horse-1') };
    expect(await refusal(server.call('userDeleteAccount', asked, ada))).toBe('wrong-password');
    expect(await facts()).toBeTruthy();
  });

  it('stays when its member signs in before that day, with all that was in it', async () => {
    const saved = await server.call(
      'saveItem',
      { owner: ada.userId, changes: { title: 'Cape' }, wardrobeIds: [] },
      ada,
    );
    await end();
    server.advance((deletionGraceDays - 1) * dayMs);
    const back = await signIn();
    expect(back.isKept).toBe(true);
    server.advance(2 * dayMs);
    await endDue(ada);
    const again = await signIn();
    expect(again.isKept).toBe(false);
    const { itemId } = saved.item;
    const { item } = await server.call(
      'getItemDetails',
      { owner: ada.userId, itemId },
      { ...ada, token: again.token },
    );
    expect(item.title).toBe('Cape');
  });

  it('is gone after it: nobody signs in, and the address is free', async () => {
    await end();
    server.advance(deletionGraceDays * dayMs + 1000);
    await endDue(ada);
    expect(await refusal(signIn())).toBe('wrong-credentials');
    expect(mailsTo(ada).at(-1)?.subject).toBe('Your Hem account is deleted');
    const anew = { email: ada.email, password: await seal() };
    expect(await refusal(server.call('createAccount', anew))).toBe('done');
  });

  it('stays or goes, whichever comes first, when a sign-in meets the job', async () => {
    await end();
    server.advance(deletionGraceDays * dayMs + 1000);
    const [signedIn] = await Promise.all([refusal(signIn()), endDue(ada)]);
    const found = await server.call('emailCheck', { email: ada.email });
    expect(found.exists).toBe(signedIn === 'done');
  });

  it('is out of sight of friends until it is had back', async () => {
    const ben = await server.person({ passwordHash });
    const { itemIds } = await lendable(server, ada, ben);
    const look = () =>
      refusal(server.call('getItemDetails', { owner: ada.userId, itemId: itemIds[0]! }, ben));
    const friends = async () => (await server.call('getFriends', {}, ben)).friends.length;
    const cards = async () =>
      (await server.call('getFriendCards', { friendIds: [ada.userId] }, ben)).cards.length;
    const sight = async () => [await look(), await friends(), await cards()];
    expect(await sight()).toEqual(['done', 1, 1]);
    await end();
    expect(await sight()).toEqual(['forbidden', 0, 0]);
    await signIn();
    expect(await sight()).toEqual(['done', 1, 1]);
  });

  it('cannot be asked by name, nor befriended by a link that it sent', async () => {
    const ben = await server.person();
    await makeFriends(server, ada, await server.person());
    const { open } = server.app.services;
    const { rows } = await open.pool.query('select screen_name from users where id = $1', [
      ada.userId,
    ]);
    const { linkToken } = await server.call('makeFriendLink', {}, ada);
    await end();
    const screenName = rows[0].screen_name as string;
    expect(await refusal(server.call('inviteFriend', { screenName }, ben))).toBe('not-found');
    expect(await refusal(server.call('readFriendLink', { linkToken }, ben))).toBe('link-expired');
  });
});
