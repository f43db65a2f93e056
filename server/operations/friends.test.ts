import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mostAskedADay, mostMailsADay, mostWaiting, restDays } from '#contract/rules/friends.ts';
import { friendInvitations, users } from '#server/database/schema.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { drawPicture } from '#tests/support/drawn-pictures.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let ada: Named;
let ben: Named;
let made = 0;

type Named = Person & { screenName: string };

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await named();
  ben = await named();
});

/** Somebody with a screen name and a proven address. */
async function named({ isProven = true } = {}): Promise<Named> {
  made += 1;
  const person = await server.person();
  const screenName = `Person ${made}`;
  await change(person, { screenName, emailValidatedAt: isProven ? new Date() : null });
  return { ...person, screenName };
}

const change = ({ userId }: Person, row: Partial<typeof users.$inferInsert>) =>
  server.app.services.open.database.update(users).set(row).where(eq(users.id, userId));

const passDays = (days: number) => server.advance(days * 86_400_000);

const friendsOf = (as: Person) => server.call('getFriends', {}, as);
/** The ids in each list, in its order; addresses of those who have no id. */
async function listsOf(as: Person) {
  const { friends, requests, asked, blocked } = await friendsOf(as);
  const ids = (list: { userId: string | null; email?: string | null }[]) =>
    list.map(({ userId, email }) => userId ?? email);
  return {
    friends: ids(friends),
    requests: ids(requests),
    asked: ids(asked),
    blocked: ids(blocked),
  };
}
const none = { friends: [], requests: [], asked: [], blocked: [] };

const ask = (as: Person, { screenName }: { screenName: string }) =>
  server.call('inviteFriend', { screenName }, as);
const invite = (as: Person, { email }: { email: string }) =>
  server.call('inviteFriend', { email }, as);
const answer = (as: Person, { userId }: Person, isAccepted = true) =>
  server.call('answerFriend', { userId, isAccepted }, as);
const block = (as: Person, { userId }: Person) => server.call('blockMember', { userId }, as);
const unblock = (as: Person, { userId }: Person) => server.call('unblockMember', { userId }, as);
const mailsTo = async ({ email }: { email: string }) => {
  await server.app.services.jobs.idle();
  return server.mails.filter(({ to }) => to === email);
};

describe('a request', () => {
  it('by a screen name, however it is written, waits for an answer on both sides', async () => {
    await ask(ada, { screenName: ben.screenName.toUpperCase() });
    expect(await listsOf(ada)).toEqual({ ...none, asked: [ben.userId] });
    expect(await listsOf(ben)).toEqual({ ...none, requests: [ada.userId] });
    expect((await friendsOf(ben)).requests[0]).toMatchObject({ screenName: ada.screenName });
  });

  it('that is accepted makes friends of the two, who are told what friends are told', async () => {
    await change(ada, { bio: 'I sew.' });
    await ask(ada, ben);
    await answer(ben, ada);
    expect(await listsOf(ada)).toEqual({ ...none, friends: [ben.userId] });
    expect(await listsOf(ben)).toEqual({ ...none, friends: [ada.userId] });
    const [friend] = (await friendsOf(ben)).friends;
    expect(friend).toEqual({
      userId: ada.userId,
      screenName: ada.screenName,
      imageUrl: null,
      bio: 'I sew.',
      sinceDate: expect.any(String),
    });
    expect(await ask(ada, ben)).toEqual({ areFriends: true });
  });

  it('tells nothing of the one who is asked but how they were named', async () => {
    const picture = await server.upload(ben, await drawPicture(), 'image/jpeg', 'user');
    const profile = { firstName: 'Benjamin', screenName: ben.screenName, bio: 'I sew.' };
    const more = { gender: 'Male', shippingCountry: 'US', dateOfBirth: null } as const;
    const { imageId } = picture;
    await server.call('userSaveProfile', { ...profile, ...more, imageId }, ben);
    await ask(ada, ben);
    await server.app.services.jobs.idle();
    const text = JSON.stringify(await friendsOf(ada));
    expect(text).not.toContain('/images/');
    expect(text).not.toContain('I sew.');
    expect(text).not.toContain('Benjamin');
    expect(text).not.toContain(ben.email);
    await answer(ben, ada);
    const [friend] = (await friendsOf(ada)).friends;
    expect(friend).toMatchObject({ bio: 'I sew.', imageUrl: expect.stringContaining('/images/') });
    expect(JSON.stringify(friend)).not.toContain('Benjamin');
  });

  it('that meets one of the other’s makes them friends at once', async () => {
    await ask(ada, ben);
    expect(await ask(ben, ada)).toEqual({ areFriends: true });
    expect(await listsOf(ada)).toEqual({ ...none, friends: [ben.userId] });
  });

  it('that is declined waits on for who asked, rests, and ends unsaid', async () => {
    await ask(ada, ben);
    await answer(ben, ada, false);
    expect(await listsOf(ada)).toEqual({ ...none, asked: [ben.userId] });
    expect(await listsOf(ben)).toEqual(none);
    await ask(ada, ben);
    await server.call('withdrawRequest', { userId: ben.userId }, ada);
    expect(await listsOf(ada)).toEqual(none);
    await ask(ada, ben);
    expect(await listsOf(ada)).toEqual({ ...none, asked: [ben.userId] });
    expect(await listsOf(ben)).toEqual(none);
    await expect(answer(ben, ada)).rejects.toThrow('not-found');
    passDays(restDays + 1);
    expect(await listsOf(ada)).toEqual(none);
    await ask(ada, ben);
    expect(await listsOf(ben)).toEqual({ ...none, requests: [ada.userId] });
  });

  it.each([
    ['by name', () => ask(ada, ben)],
    ['by address', () => invite(ada, ben)],
  ])('%s that is declined is not made anew by a block that is taken back', async (_how, again) => {
    await ask(ada, ben);
    await invite(ada, ben);
    await answer(ben, ada, false);
    await block(ada, ben);
    await unblock(ada, ben);
    // The address waits on: that it ends with the block would tell whose it is.
    expect(await listsOf(ada)).toEqual({ ...none, asked: [ben.email] });
    await again();
    expect(await listsOf(ben)).toEqual(none);
  });

  it('that was declined is accepted by asking back', async () => {
    await ask(ada, ben);
    await answer(ben, ada, false);
    expect(await ask(ben, ada)).toEqual({ areFriends: true });
  });

  it('can be taken back', async () => {
    await ask(ada, ben);
    await server.call('withdrawRequest', { userId: ben.userId }, ada);
    expect(await listsOf(ada)).toEqual(none);
    expect(await listsOf(ben)).toEqual(none);
    await expect(answer(ben, ada)).rejects.toThrow('not-found');
  });

  it.each([
    ['oneself', () => ({ screenName: ada.screenName }), 400, { screenName: 'self' }],
    [
      'one’s own address',
      () => ({ email: ` ${ada.email.toUpperCase()} ` }),
      400,
      { email: 'self' },
    ],
    ['nobody', () => ({ screenName: 'Nobody at all' }), 404, undefined],
    // A Cyrillic letter in the place of a Latin one.
    ['a name that only looks alike', () => ({ screenName: ben.screenName.replace('e', 'е') }), 404],
    ['nothing', () => ({ screenName: ' ' }), 400],
    ['both a name and an address', () => ({ screenName: ben.screenName, email: ben.email }), 400],
    ['no address', () => ({ email: 'ben' }), 400],
  ])('to %s is refused', async (_whom, input, statusCode, fields?: Record<string, string>) => {
    const answered = await server.raw('inviteFriend', input() as never, ada);
    expect(answered.statusCode).toBe(statusCode);
    if (fields) expect(answered.body).toMatchObject({ code: 'invalid', fields });
    expect(await listsOf(ada)).toEqual(none);
  });

  it('waits beside so many others at most, and is one of so many within a day', async () => {
    const others = [];
    for (let n = 0; n < mostAskedADay; n += 1) others.push(await named());
    for (const other of others) await ask(ada, other);
    const refused = () => server.raw('inviteFriend', { screenName: ben.screenName }, ada);
    expect((await refused()).body).toMatchObject({ code: 'too-many', fields: { asked: 'today' } });
    // What was withdrawn counts for the day.
    await server.call('withdrawRequest', { userId: others[0]!.userId }, ada);
    expect((await refused()).body).toMatchObject({ fields: { asked: 'today' } });
    // Asking those again who were asked is no further request.
    await ask(ada, others[1]!);
    passDays(2);
    for (let n = mostAskedADay - 1; n < mostWaiting; n += 1) await ask(ada, await named());
    const { body } = await refused();
    expect(body).toMatchObject({ code: 'too-many', fields: { asked: 'waiting' } });
    expect((await listsOf(ada)).asked).toHaveLength(mostWaiting);
  });
});

describe('an invitation to an address', () => {
  it('is mailed, and waits for whoever proves the address', async () => {
    const email = `later-${made}@example.com`;
    await invite(ada, { email: ` ${email.toUpperCase()}` });
    const [mail] = await mailsTo({ email });
    expect(mail!.subject).toContain(ada.screenName);
    expect(mail!.text).toContain('/friends');
    expect(await listsOf(ada)).toEqual({ ...none, asked: [email] });
    const later = await server.person({ email });
    expect(await listsOf(later)).toEqual(none);
    await change(later, { emailValidatedAt: new Date() });
    expect(await listsOf(later)).toEqual({ ...none, requests: [ada.userId] });
    await answer(later, ada);
    expect(await listsOf(ada)).toEqual({ ...none, friends: [later.userId] });
  });

  it('tells who invites nothing of whether there is an account', async () => {
    const known = await invite(ada, ben);
    const unknown = await invite(ada, { email: `nobody-${made}@example.com` });
    expect(known).toEqual(unknown);
    expect(await mailsTo(ben)).toHaveLength(1);
    expect(JSON.stringify(await friendsOf(ada))).not.toContain(ben.userId);
  });

  it('is not mailed again within a week, nor if it was declined', async () => {
    await invite(ada, ben);
    await invite(ada, ben);
    expect(await mailsTo(ben)).toHaveLength(1);
    await answer(ben, ada, false);
    passDays(8);
    await invite(ada, ben);
    expect(await mailsTo(ben)).toHaveLength(1);
    expect(await listsOf(ben)).toEqual(none);
    expect(await listsOf(ada)).toEqual({ ...none, asked: [ben.email] });
    // Nor where it was taken back meanwhile, which shows as done.
    await server.call('withdrawRequest', { email: ben.email }, ada);
    expect(await listsOf(ada)).toEqual(none);
    await invite(ada, ben);
    expect(await listsOf(ada)).toEqual({ ...none, asked: [ben.email] });
    expect(await listsOf(ben)).toEqual(none);
  });

  it('that is taken back is not mailed again for it, and shows to nobody meanwhile', async () => {
    for (let n = 0; n < 3; n += 1) {
      await invite(ada, ben);
      expect(await listsOf(ben)).toEqual({ ...none, requests: [ada.userId] });
      await server.call('withdrawRequest', { email: ben.email }, ada);
      expect(await listsOf(ben)).toEqual(none);
      await expect(answer(ben, ada)).rejects.toThrow('not-found');
      expect(await listsOf(ada)).toEqual(none);
    }
    expect(await mailsTo(ben)).toHaveLength(1);
  });

  it('that is declined rests also where it is asked by name, and the other way round', async () => {
    await invite(ada, ben);
    await answer(ben, ada, false);
    await ask(ada, ben);
    expect(await listsOf(ben)).toEqual(none);
    await expect(answer(ben, ada)).rejects.toThrow('not-found');
    const cleo = await named();
    await ask(cleo, ben);
    await answer(ben, cleo, false);
    await invite(cleo, ben);
    expect(await listsOf(ben)).toEqual(none);
    await expect(answer(ben, cleo)).rejects.toThrow('not-found');
    passDays(restDays + 1);
    await ask(cleo, ben);
    expect(await listsOf(ben)).toEqual({ ...none, requests: [cleo.userId] });
  });

  it('is mailed to an address so often within a day at most, whoever invites', async () => {
    for (let n = 0; n < mostMailsADay + 2; n += 1) await invite(await named(), ben);
    expect(await mailsTo(ben)).toHaveLength(mostMailsADay);
    expect((await listsOf(ben)).requests).toHaveLength(mostMailsADay + 2);
  });

  it('can be taken back, and ends by itself', async () => {
    await invite(ada, ben);
    await server.call('withdrawRequest', { email: ben.email }, ada);
    expect(await listsOf(ben)).toEqual(none);
    passDays(8);
    await invite(ada, ben);
    passDays(80);
    await sweep(server.app.services);
    expect(await listsOf(ben)).toEqual({ ...none, requests: [ada.userId] });
    passDays(11);
    await sweep(server.app.services);
    const rows = await server.app.services.open.database
      .select()
      .from(friendInvitations)
      .where(eq(friendInvitations.inviterId, ada.userId));
    expect(rows).toEqual([]);
  });

  it('beside a request by name is one request, and one answer', async () => {
    await ask(ada, ben);
    await invite(ada, ben);
    expect(await listsOf(ben)).toEqual({ ...none, requests: [ada.userId] });
    await answer(ben, ada);
    expect(await listsOf(ben)).toEqual({ ...none, friends: [ada.userId] });
    // The address waits on: that it ends with the yes to the name would tell whose it is.
    const stillAsked = { ...none, friends: [ben.userId], asked: [ben.email] };
    expect(await listsOf(ada)).toEqual(stillAsked);
    await server.call('withdrawRequest', { email: ben.email }, ada);
    expect(await listsOf(ada)).toEqual({ ...none, friends: [ben.userId] });
  });

  it('does not tell by a block whose address it is', async () => {
    await ask(ada, ben);
    await answer(ben, ada);
    await invite(ada, ben);
    const other = await named();
    await server.call('inviteFriend', { email: other.email }, ada);
    const asked = (await listsOf(ada)).asked.toSorted();
    expect(asked).toEqual([ben.email, other.email].toSorted());
    await block(ada, ben);
    expect((await listsOf(ada)).asked.toSorted()).toEqual(asked);
    await unblock(ada, ben);
    expect((await listsOf(ada)).asked.toSorted()).toEqual(asked);
    expect(await listsOf(ben)).toEqual(none);
  });
});

describe('a friendship', () => {
  it('ends on both sides when one ends it', async () => {
    await ask(ada, ben);
    await answer(ben, ada);
    await server.call('endFriendship', { userId: ada.userId.toUpperCase() }, ben);
    expect(await listsOf(ada)).toEqual(none);
    expect(await listsOf(ben)).toEqual(none);
    await expect(server.call('endFriendship', { userId: ada.userId }, ben)).rejects.toThrow(
      'not-found',
    );
  });

  it('stands by name in the list', async () => {
    for (const screenName of ['zoe', 'Émile', 'Anna']) {
      const other = await named();
      await change(other, { screenName: `${screenName} ${made}` });
      await ask(other, ada);
      await answer(ada, other);
    }
    const names = (await friendsOf(ada)).friends.map(({ screenName }) => screenName!.split(' ')[0]);
    expect(names).toEqual(['Anna', 'Émile', 'zoe']);
  });
});

describe('a block', () => {
  it('ends the friendship, and is told to nobody but who blocks', async () => {
    await ask(ada, ben);
    await answer(ben, ada);
    await block(ben, ada);
    expect(await listsOf(ben)).toEqual({ ...none, blocked: [ada.userId] });
    expect(await listsOf(ada)).toEqual(none);
  });

  it('keeps the other one from asking, by name and by address, without their learning it', async () => {
    await ask(ada, ben);
    await block(ben, ada);
    expect(await listsOf(ada)).toEqual({ ...none, asked: [ben.userId] });
    expect(await ask(ada, ben)).toEqual({ areFriends: false });
    expect(await invite(ada, ben)).toEqual({ areFriends: false });
    expect(await listsOf(ben)).toEqual({ ...none, blocked: [ada.userId] });
    await expect(answer(ben, ada)).rejects.toThrow('not-found');
    expect((await listsOf(ada)).asked.toSorted()).toEqual([ben.userId, ben.email].toSorted());
    expect(await mailsTo(ben)).toEqual([]);
    await unblock(ben, ada);
    expect(await listsOf(ben)).toEqual(none);
  });

  it('of one whom the viewer blocks is said where they ask them', async () => {
    await ask(ada, ben);
    await block(ben, ada);
    const { body } = await server.raw('inviteFriend', { screenName: ada.screenName }, ben);
    expect(body).toMatchObject({ code: 'invalid', fields: { screenName: 'blocked' } });
  });

  it('that is taken back leaves strangers', async () => {
    await ask(ada, ben);
    await block(ben, ada);
    await unblock(ben, ada);
    expect(await listsOf(ben)).toEqual(none);
    await expect(answer(ben, ada)).rejects.toThrow('not-found');
    expect(await ask(ben, ada)).toEqual({ areFriends: true });
  });

  it('that is over lets a request through that is made anew', async () => {
    await ask(ada, ben);
    await answer(ben, ada);
    await block(ben, ada);
    await ask(ada, ben);
    await unblock(ben, ada);
    await ask(ada, ben);
    expect(await listsOf(ben)).toEqual(none);
    await server.call('withdrawRequest', { userId: ben.userId }, ada);
    expect(await listsOf(ada)).toEqual(none);
    await ask(ada, ben);
    expect(await listsOf(ben)).toEqual({ ...none, requests: [ada.userId] });
  });

  it('by both is taken back by each for themselves', async () => {
    await ask(ada, ben);
    await answer(ben, ada);
    await block(ben, ada);
    await ask(ada, ben);
    await block(ada, ben);
    await unblock(ben, ada);
    expect(await listsOf(ada)).toEqual({ ...none, blocked: [ben.userId] });
    expect(await ask(ben, ada)).toEqual({ areFriends: false });
    expect(await listsOf(ada)).toEqual({ ...none, blocked: [ben.userId] });
  });

  it('is refused of strangers, of nobody, and of oneself', async () => {
    await expect(block(ada, ben)).rejects.toThrow('not-found');
    await expect(block(ada, ada)).rejects.toThrow('not-found');
    for (const first of ['0', 'f']) {
      const userId = `${first}0000000-0000-4000-8000-000000000000`;
      await expect(server.call('blockMember', { userId }, ada)).rejects.toThrow('not-found');
    }
    await expect(unblock(ada, ben)).rejects.toThrow('not-found');
  });
});

it('is closed with the feature', async () => {
  const { features } = server.app.services.config;
  features.enableSharedWardrobes = false;
  try {
    await expect(friendsOf(ada)).rejects.toThrow('forbidden');
    await expect(ask(ada, ben)).rejects.toThrow('forbidden');
  } finally {
    features.enableSharedWardrobes = true;
  }
});
