import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationDescriptor } from '#contract/operations/descriptor.ts';
import { descriptorOf, operationNames, operations } from '#contract/operations.ts';
import { operationSchemas } from '#contract/schemas/operation-schemas.ts';
import { dropDeletion } from '#server/repositories/account-end.ts';
import { openSession } from '#server/repositories/sessions.ts';
import { entitle } from '#tests/support/entitle.ts';
import { makeOwner, type Owner } from '#tests/support/owner.ts';
import { sayRelations } from '#tests/support/relations.ts';
import { digestRows, rowsChangedSince, stopHourlyJobs } from '#tests/support/row-dump.ts';
import { sampleCalls, sampleOf } from '#tests/support/sample-calls.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';

const relations = sayRelations();
let server: TestServer;
let owner: Owner;
let member: Owner;
let staff: Owner;
let friend: Owner;
let nonsense: Person;
let expired: Person;

beforeAll(async () => {
  server = await startTestServer({ relations });
  owner = await makeOwner(server);
  member = await makeOwner(server);
  staff = await makeOwner(server, true);
  friend = await makeOwner(server);
  relations.share(owner.userId, friend.userId, []);
  nonsense = { ...owner, token: 'x'.repeat(43) };
  const { open } = server.app.services;
  const longAgo = new Date(Date.now() - 91 * 86_400_000);
  const session = await openSession(open.database, owner.userId, 'test', longAgo);
  expired = { ...owner, token: session.token };
  await open.pool.query(
    `update users set first_name = 'First ' || id, last_name = 'Last ' || id, bio = 'Bio ' || id`,
  );
  await server.app.services.jobs.idle();
  await stopHourlyJobs(server);
});
afterAll(() => server.close());

/** The texts by which a row of somebody is found: an id of theirs, as jsonb writes it. */
const idsOf = ({ userId, email, imageIds, ...owned }: Owner) => [
  userId,
  email,
  ...Object.values(imageIds),
  ...owned.itemIds.map((id) => `"item_id": ${id},`),
  ...owned.wardrobeIds.map((id) => `"wardrobe_id": ${id}}`),
  ...owned.outfitIds.map((id) => `"outfit_id": ${id},`),
  ...owned.lookIds.map((id) => `"look_id": ${id},`),
  ...owned.planIds.map((id) => `"plan_id": ${id},`),
  `"order_id": ${owned.orderId},`,
];

/** An answer holds nobody's id, address or names but the caller's: the names have the id in them. */
function expectNothingOf({ userId, email }: Owner, body: unknown): void {
  const text = JSON.stringify(body);
  expect(text).not.toContain(userId);
  expect(text).not.toContain(email);
}

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
      'getSignInProviders',
      'startSignIn',
      'finishSignIn',
      'linkSignIn',
      'userGetFeatureConfig',
      'userValidateEmailChange',
      'userStopEmailChange',
      'openMeasuring',
      'measureOnPhone',
      'getBlueprintPreview',
    ]);
  });

  it('says of every operation that takes an owner who may name one, and of no other', () => {
    for (const name of operationNames) {
      const { input } = operationSchemas[name];
      const takesOwner = 'entries' in input && 'owner' in input.entries;
      expect(descriptorOf(name).sight !== undefined, name).toBe(takesOwner);
    }
    const forFriends = operationNames.filter((name) => descriptorOf(name).sight === 'friend');
    expect(forFriends).toEqual([
      'getWardrobes',
      'getItemNavigation',
      'getItemCounts',
      'getSearchCorrection',
      'getNearItems',
      'getItems',
      'getItemDetails',
      'getTakenDays',
      'askForLoan',
      'withdrawLoan',
      'getOutfitNavigation',
      'getOutfitSearchCorrection',
      'getOutfits',
      'getOutfitDetails',
      'sendStyling',
      'withdrawStyling',
      'getLookNavigation',
      'getLookSearchCorrection',
      'getLooks',
      'getLookDetails',
      'getSharedDay',
      'answerSharedDay',
    ]);
  });

  it('asks of every operation that anybody may call what it tells of an account', () => {
    const open = operationNames.filter((name) => descriptorOf(name).access === 'anyone');
    expect(operationNames.filter((name) => sampleOf(name).about)).toEqual(open);
    // These two have to tell: the sign-in asks whether there is an account, and an address has one at
    // most.
    expect(open.filter((name) => sampleOf(name).tells)).toEqual(['emailCheck', 'createAccount']);
  });

  it('asks of every operation that takes an owner or ids what a stranger could do with them', () => {
    const withIds = operationNames.filter((name) => sampleOf(name).strange);
    const without = operationNames.filter((name) => !sampleOf(name).strange);
    expect(withIds.length).toBeGreaterThan(0);
    for (const name of without) {
      const { service, access } = descriptorOf(name);
      // What anyone may call is open to whoever has its secret, and to nobody by an id; the staff may name every member.
      if (access === 'anyone' || access === 'staff') continue;
      expect(['common', 'users', 'cache', 'services', 'admin']).toContain(service);
    }
  });
});

/** Calls an operation as if the table declared it otherwise. */
async function callUnder(rule: Partial<OperationDescriptor>, as: Person | null, input: unknown) {
  const tried: OperationDescriptor = operations.userAttributeChoices;
  const declared = { ...tried };
  Object.assign(tried, rule);
  try {
    const { body } = await server.raw('userAttributeChoices', input, as);
    return body.status === 'ok' ? 'ok' : body.code;
  } finally {
    for (const key of Object.keys(rule)) Reflect.deleteProperty(tried, key);
    Object.assign(tried, declared);
  }
}

type Rule = Partial<OperationDescriptor>;
const [ok, refused, signedOut] = ['ok', 'forbidden', 'signed-out'];
const all = { nobody: ok, member: ok, entitled: ok, staff: ok };
const none = { nobody: signedOut, member: refused, entitled: refused, staff: refused };

describe('an operation', () => {
  let people: Record<'nobody' | 'member' | 'entitled' | 'staff', Person | null>;
  beforeAll(async () => {
    const entitled = await server.person();
    const { database } = server.app.services.open;
    await entitle(database, entitled.userId, ['allMasterClasses', 'styleBlueprint']);
    // The owners of the samples have bought what the operations need; these have not.
    const [member, staff] = [await server.person(), await server.person({ staff: true })];
    people = { nobody: null, member, entitled, staff };
    server.app.services.config.features.enableSharedWardrobes = false;
  });
  afterAll(() => {
    server.app.services.config.features.enableSharedWardrobes = true;
  });

  const rules: [string, Rule, Record<string, string>][] = [
    ['for anyone', { access: 'anyone' }, all],
    ['for members', { access: 'signed-in' }, { ...all, nobody: signedOut }],
    ['for the staff', { access: 'staff' }, { ...none, staff: ok }],
    ['of a feature that is on', { needs: 'styleBlueprint' }, { ...all, nobody: signedOut }],
    ['of a feature that is off', { needs: 'sharedWardrobes' }, none],
    [
      'of a feature that is off, for anyone',
      { access: 'anyone', needs: 'sharedWardrobes' },
      { ...none, nobody: refused },
    ],
    ['of an entitlement', { needs: 'masterClasses' }, { ...none, entitled: ok }],
    [
      'of an entitlement and of a feature that is on',
      { needs: 'wholeBlueprint' },
      { ...none, entitled: ok },
    ],
  ];
  it('of an entitlement and of a feature that is off is open to nobody', async () => {
    const { features } = server.app.services.config;
    features.enableStyleBlueprint = false;
    const rule = { needs: 'wholeBlueprint' } as const;
    try {
      expect(await callUnder(rule, people.entitled, 'shippingCountry')).toBe(refused);
    } finally {
      features.enableStyleBlueprint = true;
    }
  });

  it.each(rules)('%s is open to whom it is for', async (_name, rule, expected) => {
    const answers: Record<string, string> = {};
    for (const [kind, person] of Object.entries(people)) {
      answers[kind] = await callUnder(rule, person, 'shippingCountry');
    }
    expect(answers).toEqual(expected);
  });
});

describe.each(operationNames)('%s', (name) => {
  const sample = sampleOf(name);
  const { access } = descriptorOf(name);

  if (access === 'anyone') {
    it('tells nobody of an account what it must not', async () => {
      const ask = async (email: string, as: Person | null) => {
        const { statusCode, body } = await server.raw(name, await sample.about!(server, email), as);
        expectNothingOf(owner, body);
        // Keys, nonces and moments are new each time.
        return `${statusCode} ${JSON.stringify(body).replaceAll(/"[\w.:+/=-]{20,}"/g, '"…"')}`;
      };
      const unknown = await ask(`${randomUUID()}@example.com`, null);
      for (const as of [null, nonsense, expired]) {
        const known = await ask(owner.email, as);
        if (sample.tells) expect(known).not.toBe(unknown);
        else expect(known).toBe(unknown);
      }
      await server.app.services.jobs.idle();
    });
  } else {
    it('is refused to whoever is not signed in', async () => {
      const input = await sample.valid(server, owner);
      await server.app.services.jobs.idle();
      const before = await digestRows(server);
      for (const [kind, person] of Object.entries({ anonymous: null, nonsense, expired })) {
        const { statusCode, body } = await server.raw(name, input, person);
        expect(body, kind).toMatchObject({ status: 'error', statusCode: 401, code: 'signed-out' });
        expect(statusCode).toBe(401);
      }
      expect(await rowsChangedSince(server, before)).toEqual({});
    });
  }

  if (sample.strange) {
    it.each([
      ['another member', () => member],
      ['the staff', () => staff],
      ['a friend without sight', () => friend],
    ])('gives %s nothing of the owner’s', async (_kind, who) => {
      const stranger = who();
      // What is for the staff is about members; whom it is not for, it refuses.
      if (access === 'staff' && stranger === staff) return;
      const tries = sample.strange!(owner, stranger);
      expect(tries.length).toBeGreaterThan(0);
      for (const { input, is } of tries) {
        // What is answered may change rows of the stranger's own.
        const watched = is === 'does-own' ? idsOf(owner) : undefined;
        const before = await digestRows(server, watched);
        const { statusCode, body } = await server.raw(name, input, stranger);
        if (is || (stranger === friend && descriptorOf(name).sight === 'friend')) {
          // A friend who sees no wardrobe is told so: of things that hang in none, nothing.
          if (is || statusCode === 200) expect(statusCode).toBe(200);
          else expect([403, 404]).toContain(statusCode);
        } else {
          expect([403, 404], JSON.stringify({ input, body })).toContain(statusCode);
          expect(body).toMatchObject({ status: 'error', statusCode });
        }
        expectNothingOf(owner, body);
        expect(await rowsChangedSince(server, before)).toEqual({});
      }
    });
  }

  it('is answered by whose things it names, and who names them', async () => {
    const { sight, kind } = descriptorOf(name);
    if (access !== 'signed-in') return;
    const ask = async (as: Person) => {
      const input = await sample.valid(server, owner);
      const { statusCode, body } = await server.raw(name, input, as);
      return body.status === 'ok' ? 'ok' : `${statusCode} ${body.code}`;
    };
    const refused = '403 forbidden';
    // Whoever stands in for the owner does all that names the owner, and nothing of their own.
    relations.standInFor(staff.userId, owner.userId);
    try {
      // What a member asks of a friend is theirs to ask: it names the friend, and nobody stands in for two.
      const isAsked = sight === 'friend' && kind === 'write';
      expect(await ask(staff)).toBe(sight && !isAsked ? 'ok' : refused);
      if (sight) {
        const own = await sample.valid(server, staff).catch((error: Error) => error.message);
        if (typeof own === 'string') expect(own).toBe('forbidden');
        else expect((await server.raw(name, own, staff)).body).toMatchObject({ code: 'forbidden' });
      }
    } finally {
      relations.standInFor(staff.userId, null);
    }
    if (!sight) return;
    // A friend reads what was shared, and changes nothing.
    relations.share(owner.userId, friend.userId, owner.wardrobeIds);
    const before = await digestRows(server, idsOf(owner));
    const answer = await ask(friend);
    relations.share(owner.userId, friend.userId, []);
    if (sight === 'owner' || kind === 'write') expect(answer).toBe(refused);
    // The sample of a list asks for an order by wears, and that of a shared day for one that this friend was not asked to.
    else expect(['ok', refused, '404 not-found']).toContain(answer);
    if (kind === 'read') expect(await rowsChangedSince(server, before)).toEqual({});
    expect(await ask(member)).toBe(refused);
  });

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
      expect(await rowsChangedSince(server, before)).toEqual({});
      for (const other of others) expectNothingOf(other, body);
      await signInAnew(person);
    }
  });
});

/** Signs somebody in as at first: a reset, a revocation or a deletion has signed them out. */
async function signInAnew(person: Owner): Promise<void> {
  const { open, now } = server.app.services;
  await dropDeletion(open.database, person.userId);
  // Else those of all calls so far are compared before and after each call to come. Who is signed out stays so.
  const lasting = 'delete from sessions where user_id = $1 and expires_at > now()';
  await open.pool.query(lasting, [person.userId]);
  person.token = (await openSession(open.database, person.userId, 'test', now())).token;
  person.otherSessionId = (
    await openSession(open.database, person.userId, 'test', now())
  ).sessionId;
}
