import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailKind, mailKinds } from '#contract/rules/mail-kinds.ts';
import { lolaMornings, users } from '#server/database/schema.ts';
import { makeFriends, nameAnew } from '#tests/support/friends.ts';
import { dayFromNow, pieceIn, sharedWardrobe } from '#tests/support/loans.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
/** Who is mailed. */
let ada: Person;
let ben: Person;

const minutes = 60_000;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await confirmed();
  ben = await confirmed();
});

/** Somebody who confirmed their address. */
async function confirmed(): Promise<Person> {
  const person = await server.person();
  await server.app.services.open.database
    .update(users)
    .set({ emailValidatedAt: server.app.services.now() })
    .where(eq(users.id, person.userId));
  return person;
}

const choose = (as: Person, kinds: readonly MailKind[]) =>
  server.call('saveMailKinds', { mailKinds: [...kinds] }, as);

/** The mails to somebody that the passing of so many minutes brings. */
async function mailsAfter(passed: number, to: Person) {
  const before = server.mails.length;
  server.advance(passed * minutes);
  await server.app.services.jobs.idle();
  return server.mails.slice(before).filter((mail) => mail.to === to.email);
}

const askAda = async (by: Person) =>
  server.call('inviteFriend', { screenName: await nameAnew(server, ada) }, by);

describe('What is mailed to a member', () => {
  it('is at first the news of orders alone', async () => {
    expect(await server.call('getMailKinds', {}, ada)).toEqual({ mailKinds: ['orders'] });
    await askAda(ben);
    expect(await mailsAfter(180, ada)).toEqual([]);
  });

  it('is what they chose and have not seen within the hour, once, in one mail', async () => {
    await choose(ada, ['friends']);
    const eve = await server.person();
    await askAda(ben);
    await askAda(eve);
    expect(await mailsAfter(50, ada)).toEqual([]);
    const [mail, ...others] = await mailsAfter(75, ada);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 things wait for you in Hem');
    expect(mail?.text).toMatch(/would like to be your friend\nhttp\S+\/friends\n/);
    expect(mail?.text).toContain('/account-settings?sheet=mail');
    expect(await mailsAfter(300, ada)).toEqual([]);
  });

  it('is not what they saw meanwhile, or was taken back', async () => {
    await choose(ada, ['friends']);
    await askAda(ben);
    const { notices } = await server.call('getNotices', {}, ada);
    const noticeIds = notices.map(({ noticeId }) => noticeId);
    await server.call('readNotices', { noticeIds }, ada);
    const eve = await server.person();
    await askAda(eve);
    await server.call('withdrawRequest', { userId: ada.userId }, eve);
    expect(await mailsAfter(180, ada)).toEqual([]);
  });

  it('is not what was there when they chose it, nor anything once they chose otherwise', async () => {
    await askAda(ben);
    await choose(ada, ['friends', 'loans']);
    expect(await mailsAfter(180, ada)).toEqual([]);
    await askAda(await server.person());
    await choose(ada, []);
    expect(await mailsAfter(180, ada)).toEqual([]);
  });

  it('is nothing while their address is not confirmed', async () => {
    const eve = await server.person();
    await choose(eve, mailKinds);
    await server.call('inviteFriend', { screenName: await nameAnew(server, eve) }, ben);
    expect(await mailsAfter(180, eve)).toEqual([]);
  });

  it('has the outfits of a morning while that lasts, wherever they are', async () => {
    await choose(ada, ['mornings']);
    const { open, now } = server.app.services;
    // As in Auckland, whose morning is the evening before in UTC.
    const readyDay = dayFromNow(1, now());
    const morning = {
      ownerId: ada.userId,
      hour: 7,
      timeZone: 'Pacific/Auckland',
      readyDay,
      rows: [],
    };
    await open.database.insert(lolaMornings).values(morning);
    const [mail] = await mailsAfter(65, ada);
    expect(mail?.subject).toMatch(/^Lola laid out your outfits for \w+ \d+$/);
    expect(await mailsAfter(65, ada)).toEqual([]);
  });

  it('tells of a loan to both, without what was written', async () => {
    await makeFriends(server, ada, ben);
    const cape = await pieceIn(server, ada, [await sharedWardrobe(server, ada)]);
    for (const person of [ada, ben]) await choose(person, ['loans']);
    const now = server.app.services.now();
    const days = { firstDay: dayFromNow(0, now), lastDay: dayFromNow(9, now) };
    const wanted = { owner: ada.userId, itemIds: [cape], ...days, note: 'For a secret dinner' };
    const { loanId } = await server.call('askForLoan', wanted, ben);
    const [asked] = await mailsAfter(125, ada);
    expect(asked?.subject).toMatch(/ would like to borrow .+, \w+ \d+ to \w+ \d+$/);
    expect(asked?.text).not.toContain('secret');
    await server.call('answerLoan', { owner: ada.userId, loanId, isAccepted: true }, ada);
    const [answer] = await mailsAfter(125, ben);
    expect(answer?.subject).toMatch(/ lends you .+, until \w+ \d+$/);
    await server.call('endFriendship', { userId: ben.userId }, ada);
    expect(await mailsAfter(180, ada)).toEqual([]);
  });
});
