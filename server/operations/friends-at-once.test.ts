import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type WardrobeSharing, wardrobeSharings } from '#contract/rules/wardrobes.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { users } from '#server/database/schema.ts';
import {
  type PostgresCluster,
  startPostgres,
  whyNoPostgres,
} from '#tests/support/postgres-cluster.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

const noPostgres = whyNoPostgres();
const count = 3;
const kinds = [
  'ask',
  'invite',
  'accept',
  'decline',
  'withdraw',
  'end',
  'block',
  'unblock',
  // Of the one wardrobe that each has.
  ...wardrobeSharings,
] as const;

interface Act {
  kind: (typeof kinds)[number];
  who: number;
  /** How far after them, among the people, the other one comes. */
  other: number;
  server: number;
}

type Member = Person & { screenName: string; wardrobeId: string };

describe.skipIf(noPostgres)('what members do at once (skipped without PostgreSQL)', () => {
  let cluster: PostgresCluster;
  let servers: TestServer[];
  beforeAll(async () => {
    cluster = await startPostgres();
    const databaseUrl = await cluster.emptyDatabase();
    servers = [await startTestServer({ databaseUrl }), await startTestServer({ databaseUrl })];
  });
  afterAll(async () => {
    for (const server of servers ?? []) await server.close();
    await cluster?.stop();
  });

  async function member(): Promise<Member> {
    const person = await servers[0]!.person();
    const screenName = person.userId;
    await servers[0]!.app.services.open.database
      .update(users)
      .set({ screenName, emailValidatedAt: new Date() })
      .where(eq(users.id, person.userId));
    const form = { owner: person.userId, name: 'Work', description: '' };
    const { wardrobe } = await servers[0]!.call('saveWardrobe', form, person);
    return { ...person, screenName, wardrobeId: wardrobe.wardrobeId };
  }

  async function act(people: Member[], { kind, who, other, server }: Act): Promise<void> {
    const me = people[who]!;
    const them = people[(who + other) % count]!;
    const { userId } = them;
    const on = servers[server]!;
    const share = (sharing: WardrobeSharing) =>
      on.raw('shareWardrobe', { ...wardrobeOf(me), sharing, viewerIds: [userId] }, me);
    const answers: Record<Act['kind'], () => ReturnType<TestServer['raw']>> = {
      ask: () => on.raw('inviteFriend', { screenName: them.screenName }, me),
      invite: () => on.raw('inviteFriend', { email: them.email }, me),
      accept: () => on.raw('answerFriend', accepted(userId, true), me),
      decline: () => on.raw('answerFriend', accepted(userId, false), me),
      withdraw: () => on.raw('withdrawRequest', { userId }, me),
      end: () => on.raw('endFriendship', { userId }, me),
      block: () => on.raw('blockMember', { userId }, me),
      unblock: () => on.raw('unblockMember', { userId }, me),
      private: () => share('private'),
      friends: () => share('friends'),
      chosen: () => share('chosen'),
    };
    const { statusCode, body } = await answers[kind]();
    // Chains are short: nobody asks more often than one may.
    expect([200, 400, 404], JSON.stringify({ kind, body })).toContain(statusCode);
  }

  const wardrobeOf = ({ userId, wardrobeId }: Member) => ({ owner: userId, wardrobeId });
  const accepted = (userId: string, isAccepted: boolean): OperationInput<'answerFriend'> => ({
    userId,
    isAccepted,
  });

  it('leaves two of them what both say they are, with sight of what is shared and no more', async () => {
    const anAct = fc.record({
      kind: fc.constantFrom(...kinds),
      who: fc.nat(count - 1),
      other: fc.integer({ min: 1, max: count - 1 }),
      server: fc.nat(1),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(anAct, { maxLength: 6 }), { maxLength: 5 }),
        async (turns) => {
          const people = await Promise.all(Array.from({ length: count }, member));
          // Two of them are friends at the start: chains that come to something are rarer than those that do not.
          for (const [who, other] of [
            [0, 1],
            [1, 2],
          ] as const) {
            await act(people, { kind: 'ask', who, other, server: 0 });
          }
          for (const turn of turns) {
            await Promise.all(turn.map((one) => act(people, one)));
            await expectAgreement(people);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  async function expectAgreement(people: Member[]): Promise<void> {
    const lists = await Promise.all(people.map((one) => servers[0]!.call('getFriends', {}, one)));
    for (const [at, mine] of lists.entries()) {
      const me = people[at]!;
      for (const [place, theirs] of lists.entries()) {
        if (at === place) continue;
        const them = people[place]!;
        const has = (list: readonly { userId: string | null }[], { userId }: Person) =>
          list.some((one) => one.userId === userId);
        const areFriends = has(mine.friends, them);
        expect(has(theirs.friends, me)).toBe(areFriends);
        const blocks = has(mine.blocked, them);
        const asks = has(mine.requests, them);
        if (blocks) expect([areFriends, asks]).toEqual([false, false]);
        if (areFriends) expect([asks, has(theirs.requests, me)]).toEqual([false, false]);
        expect(await seenBy(me, them), JSON.stringify({ areFriends })).toEqual(
          areFriends ? await sharedWith(me, them) : 'forbidden',
        );
        // Whoever asks knows it.
        if (asks) {
          const knows =
            has(theirs.asked, me) || theirs.asked.some(({ email }) => email === me.email);
          expect(knows).toBe(true);
        }
      }
    }
  }

  /** The ids of what one sees of the other's wardrobes, or the code of the refusal. */
  async function seenBy(me: Member, { userId }: Member) {
    const { body } = await servers[1]!.raw('getWardrobes', { owner: userId }, me);
    if (body.status === 'error') return body.code;
    const { wardrobes } = body.data as OperationOutput<'getWardrobes'>;
    return wardrobes.map(({ wardrobeId }) => wardrobeId);
  }

  /** The ids of what a friend shares with one, as they are told themselves. */
  async function sharedWith(me: Member, friend: Member): Promise<string[]> {
    const told = await servers[1]!.call('getWardrobeSharing', wardrobeOf(friend), friend);
    const isChosen = told.sharing === 'chosen' && told.viewerIds.includes(me.userId);
    return told.sharing === 'friends' || isChosen ? [friend.wardrobeId] : [];
  }

  it('keeps a block that comes at the moment in which the other one accepts', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 12 }, () => Promise.all([member(), member()])),
    );
    for (const [one, other] of pairs) {
      await servers[0]!.call('inviteFriend', { screenName: other.screenName }, one);
    }
    await Promise.all(
      pairs.flatMap(([one, other]) => [
        servers[0]!.call('blockMember', { userId: other.userId }, one),
        // Whoever comes second finds no request, or no friend any more.
        servers[1]!.raw('answerFriend', accepted(one.userId, true), other),
      ]),
    );
    for (const [one, other] of pairs) {
      const { blocked } = await servers[1]!.call('getFriends', {}, one);
      expect(blocked).toMatchObject([{ userId: other.userId }]);
      expect((await servers[1]!.call('getFriends', {}, other)).friends).toEqual([]);
    }
  });

  it('makes two who ask each other at the same moment friends, once', async () => {
    const pairs = await Promise.all(
      Array.from({ length: 12 }, () => Promise.all([member(), member()])),
    );
    const answers = await Promise.all(
      pairs.flatMap(([one, other]) => [
        servers[0]!.call('inviteFriend', { screenName: other.screenName }, one),
        servers[1]!.call('inviteFriend', { screenName: one.screenName }, other),
      ]),
    );
    // Of each pair the second one to be heard is told.
    expect(answers.filter(({ areFriends }) => areFriends)).toHaveLength(pairs.length);
    for (const people of pairs) await expectAgreement(people);
  });
});
