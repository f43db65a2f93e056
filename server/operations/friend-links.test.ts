import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { linkDays, mostFriends } from '#contract/rules/friends.ts';
import { sweep } from '#server/jobs/sweep.ts';
import { befriendSome, makeFriends, nameAnew } from '#tests/support/friends.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await server.person();
  ben = await server.person();
});

const passDays = (days: number) => server.advance(days * 86_400_000);
const make = (as = ada) => server.call('makeFriendLink', {}, as);
const read = (linkToken: string, as = ben) => server.call('readFriendLink', { linkToken }, as);
const follow = (linkToken: string, as = ben) => server.call('followFriendLink', { linkToken }, as);
const friendsOf = async (as: Person) =>
  (await server.call('getFriends', {}, as)).friends.map(({ userId }) => userId);

describe('a link', () => {
  it('names who made it, and makes whoever follows it their friend at once', async () => {
    const screenName = await nameAnew(server, ada);
    const { linkToken } = await make();
    const inviter = { userId: ada.userId, screenName, imageUrl: null };
    expect(await read(linkToken)).toEqual({ inviter });
    expect(await friendsOf(ada)).toEqual([]);
    expect(await follow(linkToken)).toEqual({ friend: inviter });
    expect(await friendsOf(ada)).toEqual([ben.userId]);
    expect(await friendsOf(ben)).toEqual([ada.userId]);
  });

  it('is the same until it is used, and then another one', async () => {
    const { linkToken } = await make();
    expect((await make()).linkToken).toBe(linkToken);
    await follow(linkToken);
    expect((await make()).linkToken).not.toBe(linkToken);
  });

  it('works once', async () => {
    const { linkToken } = await make();
    await follow(linkToken);
    const cleo = await server.person();
    await expect(read(linkToken, cleo)).rejects.toThrow('link-expired');
    await expect(follow(linkToken, cleo)).rejects.toThrow('link-expired');
    expect(await friendsOf(ada)).toEqual([ben.userId]);
  });

  it('works for its days, and is forgotten', async () => {
    const { linkToken, expiresDate } = await make();
    expect(Date.parse(expiresDate)).toBeGreaterThan(Date.now());
    passDays(linkDays - 1);
    await read(linkToken);
    passDays(2);
    await expect(follow(linkToken)).rejects.toThrow('link-expired');
    expect((await make()).linkToken).not.toBe(linkToken);
    passDays(linkDays);
    await sweep(server.app.services);
    await expect(follow(linkToken)).rejects.toThrow('link-expired');
  });

  it('that is revoked works no more', async () => {
    const { linkToken } = await make();
    await server.call('revokeFriendLink', {}, ada);
    await expect(follow(linkToken)).rejects.toThrow('link-expired');
    expect((await make()).linkToken).not.toBe(linkToken);
  });

  it('is not for who made it, nor where one of the two blocks the other', async () => {
    const { linkToken } = await make();
    const own = await server.raw('followFriendLink', { linkToken }, ada);
    expect(own.body).toMatchObject({ code: 'invalid', fields: { link: 'self' } });
    await makeFriends(server, ada, ben);
    await server.call('blockMember', { userId: ben.userId }, ada);
    await expect(read(linkToken)).rejects.toThrow('link-expired');
    await expect(follow(linkToken)).rejects.toThrow('link-expired');
    const bens = await make(ben);
    await expect(read(bens.linkToken, ada)).rejects.toThrow('link-expired');
    await expect(follow(bens.linkToken, ada)).rejects.toThrow('link-expired');
    await server.call('unblockMember', { userId: ben.userId }, ada);
    await follow(linkToken);
    expect(await friendsOf(ada)).toEqual([ben.userId]);
  });

  it('is not used up by a friend', async () => {
    await makeFriends(server, ada, ben);
    const { linkToken } = await make();
    await follow(linkToken);
    const cleo = await server.person();
    await follow(linkToken, cleo);
    expect((await friendsOf(ada)).toSorted()).toEqual([ben.userId, cleo.userId].toSorted());
  });

  it.each([
    [
      'a letter changed',
      (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    ],
    ['a letter less', (token: string) => token.slice(0, -1)],
    ['another id', (token: string) => `AAAAAAAAAAAAAAAAAAAAAA${token.slice(22)}`],
    ['its id alone', (token: string) => token.slice(0, 22)],
  ])('with %s opens nothing', async (_what, changed) => {
    const { linkToken } = await make();
    await expect(follow(changed(linkToken))).rejects.toThrow('link-expired');
  });

  it('takes the place of a friend, and is not made where none is left', async () => {
    await befriendSome(server, ada, mostFriends - 1);
    const { linkToken } = await make();
    expect((await make()).linkToken).toBe(linkToken);
    const bens = await make(ben);
    const full = { body: { code: 'too-many' } };
    expect(await server.raw('followFriendLink', { linkToken: bens.linkToken }, ada)).toMatchObject(
      full,
    );
    const screenName = await nameAnew(server, ben);
    expect(await server.raw('inviteFriend', { screenName }, ada)).toMatchObject(full);
    await follow(linkToken);
    expect(await server.raw('makeFriendLink', {}, ada)).toMatchObject(full);
    await server.call('endFriendship', { userId: ben.userId }, ada);
    await make();
  });

  it('makes one friend, however many follow it at once', async () => {
    const { linkToken } = await make();
    const people = await Promise.all(Array.from({ length: 8 }, () => server.person()));
    const answers = await Promise.all(
      people.map((one) => server.raw('followFriendLink', { linkToken }, one)),
    );
    const codes = answers.map(({ body }) => (body.status === 'error' ? body.code : 'ok'));
    expect(codes.toSorted()).toEqual([...Array(7).fill('link-expired'), 'ok']);
    expect(await friendsOf(ada)).toHaveLength(1);
  });
});
