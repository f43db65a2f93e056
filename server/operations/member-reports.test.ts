import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mostBlocked } from '#contract/rules/friends.ts';
import { mostReportsADay, type ReportReason } from '#contract/rules/reports.ts';
import { memberReports, users } from '#server/database/schema.ts';
import { markReportRead } from '#server/repositories/reports-to-read.ts';
import { blockSome, makeFriends, nameAnew } from '#tests/support/friends.ts';
import {
  type PostgresCluster,
  startPostgres,
  whyNoPostgres,
} from '#tests/support/postgres-cluster.ts';
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

interface Words {
  reason?: ReportReason;
  note?: string;
  isBlocked?: boolean;
}

const report = (
  as: Person,
  { userId }: Pick<Person, 'userId'>,
  { reason = 'unkind', note = '', isBlocked = false }: Words = {},
) => server.call('reportMember', { userId, reason, note, isBlocked }, as);
const ask = async (as: Person, other: Person) =>
  server.call('inviteFriend', { screenName: await nameAnew(server, other) }, as);
const block = (as: Person, { userId }: Person) => server.call('blockMember', { userId }, as);
const friendsOf = (as: Person) => server.call('getFriends', {}, as);
const prove = ({ userId }: Person) =>
  server.app.services.open.database
    .update(users)
    .set({ emailValidatedAt: new Date() })
    .where(eq(users.id, userId));

/** The reports of a member, as they are kept. */
const reportsOf = ({ userId }: Person, on = server) =>
  on.app.services.open.database
    .select()
    .from(memberReports)
    .where(eq(memberReports.reporterId, userId))
    .orderBy(memberReports.id);

describe('a report', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['a friend', () => makeFriends(server, ada, ben)],
    ['somebody who asks', () => ask(ben, ada)],
    ['somebody who was asked', () => ask(ada, ben)],
    [
      'somebody who was a friend',
      async () => {
        await makeFriends(server, ada, ben);
        await server.call('endFriendship', { userId: ada.userId }, ben);
      },
    ],
    [
      'somebody who took their request back',
      async () => {
        await ask(ben, ada);
        await server.call('withdrawRequest', { userId: ada.userId }, ben);
      },
    ],
    [
      'somebody who blocks',
      async () => {
        await ask(ben, ada);
        await block(ben, ada);
      },
    ],
    [
      'somebody who invited one’s address',
      async () => {
        await prove(ada);
        await server.call('inviteFriend', { email: ada.email }, ben);
      },
    ],
  ])('is made of %s, who reads nothing of it', async (_who, meet) => {
    await meet();
    const before = await friendsOf(ben);
    await report(ada, ben, { reason: 'selling', note: ' Sells coats. ' });
    expect(await reportsOf(ada)).toMatchObject([
      { reportedId: ben.userId, reason: 'selling', note: 'Sells coats.', readAt: null },
    ]);
    expect(await friendsOf(ben)).toEqual(before);
  });

  it('is refused of strangers as it is of nobody, and of oneself', async () => {
    const nobody = { userId: '00000000-0000-4000-8000-000000000000' };
    for (const isBlocked of [false, true]) {
      for (const one of [ben, nobody, ada]) {
        await expect(report(ada, one, { isBlocked })).rejects.toThrow('not-found');
      }
    }
    // A block that is refused leaves nothing by which they had met.
    await expect(block(ada, ben)).rejects.toThrow('not-found');
    await expect(report(ada, ben)).rejects.toThrow('not-found');
    expect(await reportsOf(ada)).toEqual([]);
  });

  it('of an address that was another one’s own is not one of oneself', async () => {
    await prove(ada);
    const email = `later-${ada.email}`;
    await server.call('inviteFriend', { email }, ada);
    await server.app.services.open.database
      .update(users)
      .set({ email })
      .where(eq(users.id, ada.userId));
    await expect(report(ada, ada)).rejects.toThrow('not-found');
  });

  it('blocks as well where that is said, as a block does', async () => {
    await makeFriends(server, ada, ben);
    await report(ada, ben, { isBlocked: true });
    expect(await friendsOf(ada)).toMatchObject({
      friends: [],
      blocked: [{ userId: ben.userId }],
    });
    expect((await friendsOf(ben)).friends).toEqual([]);
    expect(await reportsOf(ada)).toHaveLength(1);
  });

  it('blocks somebody who ended the friendship meanwhile', async () => {
    await makeFriends(server, ada, ben);
    await server.call('endFriendship', { userId: ada.userId }, ben);
    await report(ada, ben, { isBlocked: true });
    expect((await friendsOf(ada)).blocked).toMatchObject([{ userId: ben.userId }]);
    // Again, it is no fault.
    await report(ada, ben, { isBlocked: true });
  });

  it('and the block are both done, or neither', async () => {
    await makeFriends(server, ada, ben);
    await blockSome(server, ada, mostBlocked);
    await expect(report(ada, ben, { isBlocked: true })).rejects.toThrow('too-many');
    expect(await reportsOf(ada)).toEqual([]);
    expect((await friendsOf(ada)).friends).toHaveLength(1);
    await report(ada, ben);
    expect(await reportsOf(ada)).toHaveLength(1);
  });

  it('that nobody has read says what was said last, once', async () => {
    await makeFriends(server, ada, ben);
    await report(ada, ben, { note: 'First' });
    server.advance(60_000);
    await report(ada, ben, { reason: 'pictures', note: '' });
    const [first, ...others] = await reportsOf(ada);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ reason: 'pictures', note: null });
  });

  it('comes after one that was read', async () => {
    await makeFriends(server, ada, ben);
    await report(ada, ben, { note: 'First' });
    await server.app.services.open.database.update(memberReports).set({ readAt: new Date() });
    await report(ada, ben, { note: 'Second' });
    expect(await reportsOf(ada)).toMatchObject([{ note: 'First' }, { note: 'Second' }]);
  });

  it(`is one of ${mostReportsADay} within a day at most, not counting other words for one`, async () => {
    const people: Person[] = [];
    while (people.length <= mostReportsADay) {
      const other = await server.person();
      await makeFriends(server, ada, other);
      people.push(other);
    }
    const last = people.pop()!;
    for (const other of people) await report(ada, other);
    await report(ada, people[0]!, { note: 'More' });
    const refused = await server.raw(
      'reportMember',
      { userId: last.userId, reason: 'other', note: '', isBlocked: true },
      ada,
    );
    expect(refused.body).toMatchObject({ code: 'too-many', fields: { reports: 'today' } });
    // The block goes with it.
    expect((await friendsOf(ada)).blocked).toEqual([]);
    server.advance(86_400_000);
    await report(ada, last);
    expect(await reportsOf(ada)).toHaveLength(mostReportsADay + 1);
  });

  it('is closed with the feature', async () => {
    await makeFriends(server, ada, ben);
    const { features } = server.app.services.config;
    features.enableSharedWardrobes = false;
    try {
      await expect(report(ada, ben)).rejects.toThrow('forbidden');
    } finally {
      features.enableSharedWardrobes = true;
    }
  });
});

const noPostgres = whyNoPostgres();

describe.skipIf(noPostgres)('reports at once (skipped without PostgreSQL)', () => {
  let cluster: PostgresCluster;
  let servers: TestServer[];
  beforeAll(async () => {
    cluster = await startPostgres();
    const databaseUrl = await cluster.emptyDatabase();
    servers = [await startTestServer({ databaseUrl }), await startTestServer({ databaseUrl })];
  });
  afterAll(async () => {
    for (const one of servers ?? []) await one.close();
    await cluster?.stop();
  });

  it('of each other, with blocks and the end of a friendship between, are all kept, once', async () => {
    const [here, there] = servers as [TestServer, TestServer];
    const pairs = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const pair = [await here.person(), await here.person()] as const;
        await makeFriends(here, ...pair);
        return pair;
      }),
    );
    const about = ({ userId }: Person, isBlocked: boolean) =>
      ({ userId, reason: 'unkind', note: '', isBlocked }) as const;
    const answers = await Promise.all(
      pairs.flatMap(([one, other]) => [
        here.raw('reportMember', about(other, true), one),
        there.raw('reportMember', about(other, false), one),
        there.raw('reportMember', about(one, true), other),
      ]),
    );
    // Whichever comes first, a block and an end find what they are about, or say that it is gone.
    await Promise.all(
      pairs.flatMap(([one, other]) => [
        there.raw('endFriendship', { userId: one.userId }, other),
        here.raw('blockMember', { userId: other.userId }, one),
        there.raw('reportMember', about(one, true), other),
      ]),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    for (const [one, other] of pairs) {
      for (const [me, them] of [
        [one, other],
        [other, one],
      ] as const) {
        expect(await reportsOf(me, here)).toMatchObject([{ reportedId: them.userId }]);
        const { blocked, friends } = await here.call('getFriends', {}, me);
        expect(blocked).toMatchObject([{ userId: them.userId }]);
        expect(friends).toEqual([]);
      }
    }
  });

  it('said anew while the staff mark them are never read in words that nobody saw', async () => {
    const [here, there] = servers as [TestServer, TestServer];
    const { open, now } = there.app.services;
    const staff = await here.person({ staff: true });
    const ones = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const pair = [await here.person(), await here.person()] as const;
        await makeFriends(here, ...pair);
        const said = { userId: pair[1].userId, reason: 'other', isBlocked: false } as const;
        await here.call('reportMember', { ...said, note: 'Seen' }, pair[0]);
        const [row] = await reportsOf(pair[0], here);
        return { reporter: pair[0], said, row: row! };
      }),
    );
    here.advance(1000);
    await Promise.all(
      ones.flatMap(({ reporter, said, row }) => [
        here.call('reportMember', { ...said, note: 'Unseen' }, reporter),
        open.transaction((on) =>
          markReportRead(on, { id: row.id, saidAt: row.reportedAt }, staff.userId, now()),
        ),
      ]),
    );
    for (const { reporter } of ones) {
      const rows = await reportsOf(reporter, here);
      const told = rows.map(({ note, readAt }) => `${note}, ${readAt ? 'read' : 'unread'}`);
      expect([['Seen, read', 'Unseen, unread'], ['Unseen, unread']]).toContainEqual(told);
    }
  });
});
