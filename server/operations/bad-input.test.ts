import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationName, operationNames } from '#contract/operations.ts';
import { openSession } from '#server/repositories/sessions.ts';
import { makeOwner, type Owner } from '#tests/support/owner.ts';
import { digestRows, rowsChangedSince, stopHourlyJobs } from '#tests/support/row-dump.ts';
import { sampleOf } from '#tests/support/sample-calls.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let ada: Owner;
let ben: Owner;

beforeAll(async () => {
  server = await startTestServer();
  await stopHourlyJobs(server);
  ada = await makeOwner(server);
  ben = await makeOwner(server);
});
afterAll(() => server.close());

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Every place in a value, the whole first. */
function placesOf(value: Json, at: (string | number)[] = []): (string | number)[][] {
  const inside = Array.isArray(value)
    ? value.flatMap((part, index) => placesOf(part, [...at, index]))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, part]) => placesOf(part, [...at, key]))
      : [];
  return [at, ...inside];
}

/** A copy in which the place holds something else; `undefined` takes it out. */
function withPlace(
  value: Json,
  [first, ...rest]: (string | number)[],
  put: Json | undefined,
): Json {
  if (first === undefined) return put as Json;
  const inside = (value as { [key: string]: Json })[first] as Json;
  if (Array.isArray(value)) {
    const copy = [...value];
    if (rest.length === 0 && put === undefined) copy.splice(first as number, 1);
    else copy[first as number] = withPlace(inside, rest, put);
    return copy;
  }
  const copy = { ...(value as { [key: string]: Json }) };
  if (rest.length === 0 && put === undefined) delete copy[first];
  else copy[first] = withPlace(inside, rest, put);
  return copy;
}

/** A copy in which the place, if it is an object, has one key more. */
function withKey(value: Json, place: (string | number)[], key: string, put: Json): Json {
  const inside = place.reduce((at, step) => (at as { [key: string]: Json })[step] as Json, value);
  if (typeof inside !== 'object' || inside === null || Array.isArray(inside)) {
    return withPlace(value, place, put);
  }
  return withPlace(value, place, { ...inside, [key]: put });
}

const deep = (depth: number): Json => {
  let value: Json = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { deep: value };
  return value;
};

/** Values that are known to have broken servers. */
const hostile: Json[] = [
  null,
  true,
  0,
  -1,
  1e308,
  1.5,
  2 ** 53,
  '',
  ' ',
  '0',
  '-1',
  '1e3',
  '9'.repeat(15),
  '9'.repeat(19),
  '9'.repeat(400),
  'undefined',
  'null',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '0000-01-01',
  '9999-12-31',
  '2023-02-29',
  '-0001-01-01',
  "'; drop table users; --",
  "1' or '1'='1",
  '1); select pg_sleep(10); --',
  '%',
  '_%\\',
  '\\',
  '$1',
  '{"a":1}',
  '{a,b}',
  '{',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{constructor.constructor("return 1")()}}',
  '../../../../etc/passwd',
  '..\\..\\windows',
  'a\u0000b',
  '\u0000',
  '\u0007',
  'a\r\nx-evil: 1',
  '\ud83d',
  '\udc00a',
  '\ufeff',
  '\u202eevil',
  'İ',
  'ß',
  'é'.repeat(5000),
  'x'.repeat(200_000),
  '👩‍👩‍👧‍👦'.repeat(500),
  [],
  {},
  [[]],
  [null],
  { length: 5 },
  { $gt: '' },
  { toString: 'x' },
  Array.from({ length: 600 }, (_, index) => String(index + 1)),
  Array.from({ length: 5000 }, () => 'x'),
  Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`k${index}`, index])),
  // Deeper ones are on the wire's own list: printing a counterexample could not hold them.
  deep(300),
];

const extraKeys = [
  'extra',
  'id',
  'ownerId',
  'entitlements',
  'constructor',
  'toString',
  '',
  '\u0000',
];

/** A valid call with one or two of its places spoiled. */
const spoiled = (valid: Json): fc.Arbitrary<Json> => {
  const other: Json[] = [
    ben.userId,
    ben.otherSessionId,
    ben.userImageId,
    ben.imageIds.shown,
    ben.itemIds[0]!,
    ben.wardrobeIds[0]!,
    ben.outfitIds[0]!,
    ben.thumbnailId,
    ben.planIds[0]!,
    ben.lookIds[0]!,
    ben.lookImageId,
    [ben.itemIds[0]!],
    [ben.imageIds.shown],
    ben.email,
  ];
  const value = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...hostile) },
    { weight: 1, arbitrary: fc.constantFrom(...other) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
    { weight: 1, arbitrary: fc.jsonValue() as fc.Arbitrary<Json> },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
  const once = (from: Json) =>
    fc
      .tuple(
        fc.constantFrom(...placesOf(from).slice(0, 200)),
        value,
        fc.option(fc.constantFrom(...extraKeys)),
      )
      .map(([place, put, key]) =>
        key === null ? withPlace(from, place, put) : withKey(from, place, key, put ?? 1),
      );
  return fc.oneof(
    { weight: 3, arbitrary: once(valid) },
    { weight: 1, arbitrary: once(valid).chain((input) => once(input ?? null)) },
  );
};

/** The same tries every time; HEM_BAD_INPUTS sets a number of random ones, for a longer run. */
const longer = process.env.HEM_BAD_INPUTS;
const tries = longer ? { numRuns: Number(longer) } : { numRuns: 60, seed: 4711 };

describe.each(operationNames)('%s', (name: OperationName) => {
  it('never fails, and never writes a part, whatever it is given', async () => {
    const sample = sampleOf(name);
    const { database } = server.app.services.open;
    const valid = (await sample.valid(server, ada)) as Json;
    await server.app.services.jobs.idle();
    let before = await digestRows(server);
    await fc.assert(
      fc.asyncProperty(spoiled(valid), async (input) => {
        const { statusCode, body } = await server.raw(name, input, ada);
        const said = `${statusCode} ${JSON.stringify(body).slice(0, 300)}`;
        expect(statusCode, said).toBeLessThan(500);
        if (statusCode === 200) {
          // It was valid after all. After an operation that signs out, the person signs in again.
          await server.app.services.jobs.idle();
          ada.token = (await openSession(database, ada.userId, 'test', new Date())).token;
          before = await digestRows(server);
          return;
        }
        expect(body, said).toMatchObject({ status: 'error', statusCode });
        expect([400, 403, 404, 409, 413], said).toContain(statusCode);
        expect(await rowsChangedSince(server, before)).toEqual({});
      }),
      tries,
    );
  });
});

describe('a day', () => {
  const inTwoDays = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
  it.each(['0000-01-01', '2023-02-29', '2023-13-01', '-0001-01-01', '20230101', '', inTwoDays])(
    'is refused where there was none, or not yet: %s',
    async (day) => {
      const changes = { purchaseDate: day };
      const answer = await server.raw('saveItem', { owner: ada.userId, changes }, ada);
      expect(answer).toMatchObject({ statusCode: 400, body: { code: 'invalid' } });
    },
  );
});

describe('what looks dangerous but is only text', () => {
  const texts = [
    "Robert'); drop table items; --",
    '<script>alert(1)</script>',
    '100% \\ _wool_ $1 {a,b} "quoted"',
    '👩‍👩‍👧‍👦 coat',
  ];
  it.each(texts)('is kept to the letter, and found again: %s', async (title) => {
    const owner = ada.userId;
    const { item } = await server.call('saveItem', { owner, changes: { title } }, ada);
    expect(item.title).toBe(title);
    const { itemIds } = await server.call(
      'getItemNavigation',
      { owner, filter: { search: title } },
      ada,
    );
    expect(itemIds).toContain(item.itemId);
  });

  it('is found again also by what is left out of it', async () => {
    const owner = ada.userId;
    const title = '\u202egnihtolc';
    const { item } = await server.call('saveItem', { owner, changes: { title } }, ada);
    expect(item.title).toBe('gnihtolc');
    const asked = { owner, filter: { search: title } };
    expect((await server.call('getItemNavigation', asked, ada)).itemIds).toContain(item.itemId);
  });

  it('is no wildcard in a search', async () => {
    const owner = ada.userId;
    const { itemIds } = await server.call(
      'getItemNavigation',
      { owner, filter: { search: 'c_at' } },
      ada,
    );
    expect(itemIds).toEqual([]);
  });
});
