import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { descriptorOf, operationNames } from '#contract/operations.ts';
import { openSession } from '#server/repositories/sessions.ts';
import { makeOwner, type Owner } from '#tests/support/owner.ts';
import { digestRows, rowsChangedSince } from '#tests/support/row-dump.ts';
import { sampleCalls, sampleOf } from '#tests/support/sample-calls.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let owner: Owner;
let member: Owner;
let staff: Owner;
let nonsense: Person;
let expired: Person;

beforeAll(async () => {
  server = await startTestServer();
  owner = await makeOwner(server);
  member = await makeOwner(server);
  staff = await makeOwner(server, true);
  nonsense = { ...owner, token: 'x'.repeat(43) };
  const { open } = server.app.services;
  const longAgo = new Date(Date.now() - 91 * 86_400_000);
  const session = await openSession(open.database, owner.userId, 'test', longAgo);
  expired = { ...owner, token: session.token };
  await server.app.services.jobs.idle();
});
afterAll(() => server.close());

/** What a row that speaks of somebody must have in it: an id of theirs, as jsonb writes it. */
const idsOf = ({ userId, email, itemIds, wardrobeIds, imageIds }: Owner) => [
  userId,
  email,
  ...Object.values(imageIds),
  ...itemIds.map((id) => `"item_id": ${id},`),
  ...wardrobeIds.map((id) => `"wardrobe_id": ${id}}`),
];

describe('the access matrix', () => {
  it('has a row for every operation, and none for what is gone', () => {
    expect(Object.keys(sampleCalls).sort()).toEqual([...operationNames].sort());
  });

  it('knows which operations anybody may call', () => {
    const open = operationNames.filter((name) => descriptorOf(name).access === 'anyone');
    expect(open).toEqual([
      'emailCheck',
      'getPublicKey',
      'tokenAuth',
      'emailValidation',
      'forgotPassword',
      'resetPassword',
      'createAccount',
      'userGetFeatureConfig',
      'userValidateEmailChange',
      'userStopEmailChange',
    ]);
  });

  it('asks of every operation that takes an owner or ids what a stranger could do with them', () => {
    const withIds = operationNames.filter((name) => sampleOf(name).strange);
    const without = operationNames.filter((name) => !sampleOf(name).strange);
    expect(withIds.length).toBeGreaterThan(0);
    for (const name of without) {
      const { service } = descriptorOf(name);
      expect(['common', 'users', 'cache', 'services']).toContain(service);
    }
  });
});

describe.each(operationNames)('%s', (name) => {
  const sample = sampleOf(name);
  const { access } = descriptorOf(name);

  it('is refused to whoever is not signed in, unless anybody may call it', async () => {
    const input = await sample.valid(server, owner);
    const before = await digestRows(server);
    for (const [kind, person] of Object.entries({ anonymous: null, nonsense, expired })) {
      if (access === 'anyone') continue;
      const { statusCode, body } = await server.raw(name, input, person);
      expect(body, kind).toMatchObject({ status: 'error', statusCode: 401, code: 'signed-out' });
      expect(statusCode).toBe(401);
    }
    expect(await rowsChangedSince(server, before)).toEqual({});
  });

  if (sample.strange) {
    it('gives another member and the staff nothing of the owner’s', async () => {
      for (const stranger of [member, staff]) {
        const tries = sample.strange!(owner, stranger);
        expect(tries.length).toBeGreaterThan(0);
        for (const { input, is } of tries) {
          const before = await digestRows(server);
          const { statusCode, body } = await server.raw(name, input, stranger);
          if (is === 'sees-nothing') {
            expect(statusCode).toBe(200);
            expect(JSON.stringify(body)).not.toContain(owner.userId);
          } else {
            expect([403, 404], JSON.stringify({ input, body })).toContain(statusCode);
            expect(body).toMatchObject({ status: 'error', statusCode });
            expect(JSON.stringify(body)).not.toContain(`Brand of ${owner.userId}`);
          }
          expect(await rowsChangedSince(server, before)).toEqual({});
        }
      }
    });
  }

  it('is open to whom it is for, and leaves everybody else’s rows alone', async () => {
    for (const person of [owner, member, staff]) {
      const others = [owner, member, staff].filter((one) => one !== person);
      const input = await sample.valid(server, person);
      // A call that ends the session gets one of its own.
      const { token } = await openSession(
        server.app.services.open.database,
        person.userId,
        'test',
        new Date(),
      );
      const theirs = others.flatMap(idsOf);
      const before = await digestRows(server, theirs);
      const { statusCode, body } = await server.raw(name, input, { ...person, token });
      if (access === 'staff' && person !== staff) {
        expect([statusCode, body]).toMatchObject([403, { code: 'forbidden' }]);
      } else {
        expect(statusCode, JSON.stringify(body)).toBe(200);
      }
      await server.app.services.jobs.idle();
      expect(await rowsChangedSince(server, before, theirs)).toEqual({});
      // What resets or revokes has signed this person out: they sign in again for the next operation.
      const again = await openSession(
        server.app.services.open.database,
        person.userId,
        'test',
        new Date(),
      );
      person.token = again.token;
      const { sessions } = await server.call('userSessions', {}, person);
      const other = sessions.find((session) => !session.isThis);
      person.otherSessionId = other?.sessionId ?? (await anotherSession(person));
    }
  });
});

async function anotherSession(person: Owner): Promise<string> {
  await openSession(server.app.services.open.database, person.userId, 'test', new Date());
  const { sessions } = await server.call('userSessions', {}, person);
  return sessions.find((session) => !session.isThis)!.sessionId;
}
