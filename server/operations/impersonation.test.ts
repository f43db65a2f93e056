import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { impersonationMs } from '#contract/rules/impersonation.ts';
import { entitle } from '#tests/support/entitle.ts';
import { ownerPassword } from '#tests/support/owner.ts';
import { sealPassword } from '#tests/support/seal-password.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { endImpersonationsJob } from '../jobs/end-impersonations.ts';
import { enqueue } from '../jobs/job.ts';
import { hashPassword } from '../procedures/passwords.ts';
import { setDeletion } from '../repositories/account-end.ts';
import { giveGrant, revokeGrants } from '../repositories/grants.ts';
import { endSessions } from '../repositories/sessions.ts';

let server: TestServer;
let passwordHash: string;
let staff: Person;
let member: Person;
beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await hashPassword(ownerPassword);
});
afterAll(() => server.close());
beforeEach(async () => {
  staff = await server.person({ staff: true, passwordHash });
  member = await server.person({ passwordHash });
});

const reason = 'Ticket 4821: pieces are missing';
const database = () => server.app.services.open.database;

const enter = async (as = staff, userId = member.userId): Promise<Person> => {
  const { token } = await server.call('startImpersonation', { userId, reason }, as);
  return { userId, token, email: '' };
};

const code = async (...call: Parameters<TestServer['raw']>): Promise<string> => {
  const { body } = await server.raw(...call);
  return body.status === 'ok' ? 'ok' : body.code;
};

const endDue = async () => {
  await enqueue(database(), endImpersonationsJob, {});
  await server.app.services.jobs.idle();
};

const logOf = async (memberId = member.userId) => {
  const { entries } = await server.call(
    'getImpersonationLog',
    { memberId },
    await server.person({ staff: true }),
  );
  return entries.map(({ event, operation, detail }) => [event, operation, detail].filter(Boolean));
};

const wardrobe = (owner: string) => ({ owner, name: 'Work', description: '' });

describe('whoever of the staff is in a member’s account', () => {
  it('sees the account as its member does, with what that one is entitled to', async () => {
    await entitle(database(), member.userId, ['styleBlueprint']);
    const within = await enter();
    const { [member.userId]: found } = await server.call('userDetails', { userIds: [] }, within);
    expect(found?.userDetails).toMatchObject({
      ...{ userId: member.userId, email: member.email },
      entitlements: ['styleBlueprint'],
    });
    expect(await code('getWardrobes', { owner: member.userId }, within)).toBe('ok');
    expect(await code('getWardrobes', { owner: staff.userId }, within)).toBe('forbidden');
    expect(await code('userDetails', { userIds: [staff.userId] }, within)).toBe('forbidden');
  });

  it('mends things in the account, and is written down with the member as whose they are', async () => {
    const within = await enter();
    await server.call('saveWardrobe', wardrobe(member.userId), within);
    const { wardrobes } = await server.call('getWardrobes', { owner: member.userId }, member);
    expect(wardrobes.map(({ name }) => name)).toContain('Work');
    expect(await logOf()).toEqual([
      ['called', 'saveWardrobe'],
      ['started', reason],
    ]);
    const admin = await server.person({ staff: true });
    const { entries } = await server.call('getImpersonationLog', { staffId: staff.userId }, admin);
    expect(entries[0]).toMatchObject({
      staff: { userId: staff.userId, name: staff.email },
      member: { userId: member.userId, name: member.email },
      kind: 'write',
    });
  });

  it('is written down with the ids that they name, and with nothing else of what they say', async () => {
    const within = await enter();
    const { wardrobe: made } = await server.call('saveWardrobe', wardrobe(member.userId), member);
    const changed = { ...wardrobe(member.userId), name: 'Secret', wardrobeId: made.wardrobeId };
    await server.call('saveWardrobe', changed, within);
    const { entries } = await server.call('getImpersonation', {}, within);
    expect(entries[0]?.about).toBe(`wardrobeId ${made.wardrobeId}`);
    expect(JSON.stringify(entries)).not.toContain('Secret');
  });

  it('is written down with whose things were asked for, where these are not the member’s', async () => {
    const within = await enter();
    const friend = await server.person();
    for (const owner of [member.userId, staff.userId, `${member.userId}~${friend.userId}`]) {
      await server.raw('getWardrobes', { owner }, within);
    }
    const { entries } = await server.call('getImpersonation', {}, within);
    expect(entries.map(({ event, about }) => [event, about])).toEqual([
      ['refused', `owner ${member.userId}~${friend.userId}`],
      ['refused', `owner ${staff.userId}`],
      ['called', null],
      ['started', null],
    ]);
  });

  it('deletes nothing, whatever an input calls it', async () => {
    const within = await enter();
    const owner = member.userId;
    const made = await server.call('saveItem', { owner, changes: { title: 'Coat' } }, member);
    const { itemId } = made.item;
    const away = { owner, itemId, changes: {}, removedImageIds: [crypto.randomUUID()] };
    expect(await code('saveItem', away, within)).toBe('closed-while-stood-in');
    const tag = { owner, from: 'investment', to: null };
    expect(await code('changeTag', tag, within)).toBe('closed-while-stood-in');
    expect(await code('changeTag', { ...tag, to: 'kept' }, within)).toBe('ok');
    expect(await code('changeTag', tag, member)).toBe('ok');
  });

  it.each([
    ['signs out', () => server.call('logout', { everywhere: false }, staff)],
    ['signs out everywhere', () => server.call('logout', { everywhere: true }, staff)],
  ])('is written down as ended, and told, at once when their own session %s', async (_how, end) => {
    await enter();
    await end();
    expect((await logOf())[0]).toEqual(['ended', 'closed']);
    const { notices } = await server.call('getNotices', {}, member);
    expect(JSON.stringify(notices)).not.toContain('"endedDate":null');
    await server.app.services.jobs.idle();
    expect(server.mails.filter(({ to }) => to === member.email)).toHaveLength(1);
  });

  it('has the same read written down once a minute, and each write', async () => {
    const within = await enter();
    for (let n = 0; n < 3; n += 1)
      await server.call('getWardrobes', { owner: member.userId }, within);
    server.advance(61_000);
    await server.call('getWardrobes', { owner: member.userId }, within);
    for (let n = 0; n < 2; n += 1) {
      await server.call('saveWardrobe', { ...wardrobe(member.userId), name: `W${n}` }, within);
    }
    const called = (await logOf()).filter(([event]) => event === 'called');
    expect(called.map(([, operation]) => operation)).toEqual([
      ...['saveWardrobe', 'saveWardrobe', 'getWardrobes', 'getWardrobes'],
    ]);
  });

  it('is refused what is closed, and that is written down too', async () => {
    const within = await enter();
    const password = {
      current: await sealPassword(server, ownerPassword),
      next: await sealPassword(server, 'Corduroy-7'),
    };
    expect(await code('changePassword', password, within)).toBe('closed-while-stood-in');
    expect(await code('getCircle', { owner: member.userId }, within)).toBe('closed-while-stood-in');
    expect(await code('userSessions', {}, within)).toBe('closed-while-stood-in');
    expect(await code('findMembers', { search: member.email }, within)).toBe(
      'closed-while-stood-in',
    );
    const another = { userId: (await server.person()).userId, reason };
    expect(await code('startImpersonation', another, within)).toBe('closed-while-stood-in');
    expect((await logOf()).filter(([event]) => event === 'refused')).toHaveLength(5);
  });

  it('gets no cookie of the studio’s pages', async () => {
    const within = await enter();
    const { statusCode } = await server.app.http.inject({
      ...{ method: 'POST', url: '/store/merchant/enter' },
      headers: { authorization: `Bearer ${within.token}` },
    });
    expect(statusCode).toBe(401);
  });

  it('marks no notice as read', async () => {
    const within = await enter();
    const { notices } = await server.call('getNotices', {}, within);
    const noticeIds = notices.map(({ noticeId }) => noticeId);
    expect(await code('readNotices', { noticeIds }, within)).toBe('closed-while-stood-in');
    const after = await server.call('getNotices', {}, member);
    expect(after.notices).toMatchObject([{ isRead: false }]);
  });
});

describe('an impersonation', () => {
  it.each([
    ['themselves', async () => staff.userId, 'forbidden'],
    [
      'another one of the staff',
      async () => (await server.person({ staff: true })).userId,
      'forbidden',
    ],
    ['nobody', async () => randomUUID(), 'not-found'],
    [
      'a member whose account is about to be deleted',
      async () => {
        await setDeletion(database(), member.userId, new Date('2030-01-01'));
        return member.userId;
      },
      'forbidden',
    ],
  ])('of %s is refused', async (_who, find, expected) => {
    expect(await code('startImpersonation', { userId: await find(), reason }, staff)).toBe(
      expected,
    );
  });

  it('is refused to members, and without a reason', async () => {
    const { userId } = await server.person();
    expect(await code('startImpersonation', { userId, reason }, member)).toBe('forbidden');
    for (const none of ['', '😀😀😀😀', '       ', 'why not']) {
      expect(await code('startImpersonation', { userId, reason: none }, staff)).toBe('invalid');
    }
  });

  it('is over by itself after half an hour, however much it is used', async () => {
    const within = await enter();
    for (let minute = 0; minute < 29; minute += 7) {
      expect(await code('getWardrobes', { owner: member.userId }, within)).toBe('ok');
      server.advance(7 * 60_000);
    }
    server.advance(impersonationMs - 35 * 60_000 + 5 * 60_000);
    expect(await code('getWardrobes', { owner: member.userId }, within)).toBe('signed-out');
    await endDue();
    expect((await logOf())[0]).toEqual(['ended', 'time']);
  });

  it('opens nothing a millisecond after its end, and still does at the last one before', async () => {
    const within = await enter();
    const { impersonation } = await server.call('getImpersonation', {}, within);
    const left = Date.parse(impersonation!.endsDate) - server.app.services.now().getTime();
    server.advance(left - 1500);
    expect(await code('getWardrobes', { owner: member.userId }, within)).toBe('ok');
    server.advance(1501);
    expect(await code('getWardrobes', { owner: member.userId }, within)).toBe('signed-out');
    expect(await code('endImpersonation', {}, within)).toBe('signed-out');
  });

  const ends: [string, (within: Person) => Promise<unknown>][] = [
    ['they end it', (within) => server.call('endImpersonation', {}, within)],
    ['they sign out', () => server.call('logout', { everywhere: false }, staff)],
    ['they sign out everywhere', () => server.call('logout', { everywhere: true }, staff)],
    ['they enter another account', async () => enter(staff, (await server.person()).userId)],
    ['they are staff no more', () => entitle(database(), staff.userId, [])],
    ['the member becomes staff', () => entitle(database(), member.userId, ['analysisAdmin'])],
    [
      'their account is about to be deleted',
      () => setDeletion(database(), staff.userId, new Date('2030-01-01')),
    ],
    [
      'the member’s account is about to be deleted',
      () => setDeletion(database(), member.userId, new Date('2030-01-01')),
    ],
    [
      'the member’s account is gone',
      () => server.app.services.open.pool.query('delete from users where id = $1', [member.userId]),
    ],
    [
      'their own account is gone',
      () => server.app.services.open.pool.query('delete from users where id = $1', [staff.userId]),
    ],
    [
      'its session is ended from the list',
      async () => {
        const { sessions } = await server.call('userSessions', {}, staff);
        const { sessionId } = sessions.find(({ isThis }) => !isThis)!;
        await server.call('revokeSession', { sessionId }, staff);
      },
    ],
  ];
  it.each(ends)('is worth nothing once %s, to reads and to writes', async (_when, end) => {
    const within = await enter();
    expect(await code('getWardrobes', { owner: member.userId }, within)).toBe('ok');
    await end(within);
    expect(await code('getWardrobes', { owner: member.userId }, within)).toBe('signed-out');
    expect(await code('saveWardrobe', wardrobe(member.userId), within)).toBe('signed-out');
    await endDue();
    const { rows } = await server.app.services.open.pool.query(
      'select 1 from impersonation_log where subject_id = $1 and operation = $2',
      [member.userId, 'saveWardrobe'],
    );
    expect(rows).toEqual([]);
  });

  it('does not come back with an entitlement that was taken and given again', async () => {
    const within = await enter();
    const { now } = server.app.services;
    const key = 'analysisAdmin';
    await revokeGrants(database(), staff.userId, { key, by: 'test' }, now());
    expect(await code('getWardrobes', { owner: member.userId }, within)).toBe('signed-out');
    server.advance(1000);
    const anew = { key, source: 'staff', until: null, by: 'test' } as const;
    await giveGrant(database(), staff.userId, anew, now());
    expect(await code('findMembers', { search: 'ada' }, staff)).toBe('ok');
    expect(await code('getWardrobes', { owner: member.userId }, within)).toBe('signed-out');
  });

  it('ends once, of two who end it at once', async () => {
    const within = await enter();
    await Promise.all([1, 2, 3].map(() => server.raw('endImpersonation', {}, within)));
    await endDue();
    const ended = (await logOf()).filter(([event]) => event === 'ended');
    expect(ended).toEqual([['ended', 'staff']]);
    await server.app.services.jobs.idle();
    expect(server.mails.filter(({ to }) => to === member.email)).toHaveLength(1);
  });

  it('leaves nothing written that was begun in time and not done by its end', async () => {
    const within = await enter();
    const { impersonation } = await server.call('getImpersonation', {}, within);
    const { services } = server.app;
    const now = services.now;
    // In time as it comes in, and past the end once it has the lock of the account.
    const last = new Date(Date.parse(impersonation!.endsDate) - 1000);
    let asked = 0;
    const slow = () => {
      asked += 1;
      return asked <= 2 ? last : new Date(last.getTime() + 1001);
    };
    services.now = slow;
    const answer = await code('saveWardrobe', wardrobe(member.userId), within).finally(() => {
      services.now = now;
    });
    expect(answer).toBe('signed-out');
    const { wardrobes } = await server.call('getWardrobes', { owner: member.userId }, member);
    expect(wardrobes).toEqual([]);
  });

  it('leaves the staff member’s own session and its answers as they were', async () => {
    const within = await enter();
    const headers = { 'idempotency-key': 'the-same-key-1' };
    const input = wardrobe(member.userId);
    const first = await server.call('saveWardrobe', input, within, headers);
    expect(await server.call('saveWardrobe', input, within, headers)).toEqual(first);
    await server.call('endImpersonation', {}, within);
    expect((await server.raw('saveWardrobe', input, staff, headers)).statusCode).toBe(403);
    const again = await enter();
    expect(await code('saveWardrobe', input, again, headers)).toBe('idempotency-mismatch');
    expect(await code('userSessions', {}, staff)).toBe('ok');
  });

  it('is told to the member: under the bell from when it began, and by mail once it is over', async () => {
    const within = await enter();
    const told = () => server.call('getNotices', {}, member);
    expect((await told()).notices).toMatchObject([
      { about: { kind: 'impersonated', reason, endedDate: null } },
    ]);
    await server.call('endImpersonation', {}, within);
    await server.app.services.jobs.idle();
    const { notices } = await told();
    expect(notices).toMatchObject([{ about: { endedDate: expect.any(String) }, isRead: false }]);
    expect(JSON.stringify(notices)).not.toContain(staff.email);
    const mail = server.mails.find(({ to }) => to === member.email)!;
    expect(mail.text).toContain(reason);
    expect(mail.text).not.toContain(staff.email);
  });
});

describe('the search for members', () => {
  const named = async (screenName: string) => {
    const person = await server.person({
      email: `${screenName.toLowerCase().replaceAll(/\W/g, '')}.${randomUUID().slice(0, 6)}@example.com`,
    });
    await server.app.services.open.pool.query('update users set screen_name = $2 where id = $1', [
      ...[person.userId, screenName],
    ]);
    return person;
  };
  const find = async (search: string) =>
    (await server.call('findMembers', { search }, staff)).members;

  it('finds by the beginning of a screen name or of an email, and by a whole id', async () => {
    const maya = await named(`Maya-${randomUUID().slice(0, 8)}`);
    const name = (await find(maya.userId))[0]!.screenName!;
    for (const search of [
      name,
      name.toLowerCase(),
      name.slice(0, 9),
      maya.email,
      maya.email.toUpperCase(),
      maya.userId.toUpperCase(),
    ]) {
      expect((await find(search)).map(({ userId }) => userId)).toEqual([maya.userId]);
    }
    expect(await find(maya.userId.slice(0, 20))).toEqual([]);
  });

  it('takes what stands for anything elsewhere as it is', async () => {
    const percent = await named('100%_cotton');
    await named('100 socks');
    expect((await find('100%')).map(({ userId }) => userId)).toEqual([percent.userId]);
    for (const search of ['%%', '__', '\\\\', "';--", '"a,b"', '=1+1', '%@%']) {
      expect(await find(search)).toEqual([]);
    }
    expect(await code('findMembers', { search: '\u0000ab' }, staff)).toBe('invalid');
    expect(await code('findMembers', { search: ' a ' }, staff)).toBe('invalid');
  });

  it('says of whom it finds why they cannot be entered', async () => {
    const other = await server.person({ staff: true });
    await setDeletion(database(), member.userId, new Date('2030-01-01'));
    const why = async (userId: string) => (await find(userId))[0]!.whyNot;
    expect(await why(staff.userId)).toBe('yourself');
    expect(await why(other.userId)).toBe('staff');
    expect(await why(member.userId)).toBe('leaving');
    expect(await why((await server.person()).userId)).toBe(null);
  });
});

it('a sign-out in a member’s account ends that and the staff member’s own session', async () => {
  const within = await enter();
  await server.call('logout', { everywhere: false }, within);
  expect(await code('getWardrobes', { owner: member.userId }, within)).toBe('signed-out');
  expect(await code('userSessions', {}, staff)).toBe('signed-out');
  expect(await code('userSessions', {}, member)).toBe('ok');
  expect((await logOf())[0]).toEqual(['ended', 'staff']);
});

it('sessions that end all together take what was opened by them along', async () => {
  const within = await enter();
  await endSessions(database(), staff.userId);
  expect(await code('getWardrobes', { owner: member.userId }, within)).toBe('signed-out');
});
