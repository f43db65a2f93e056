import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationName } from '#contract/operations.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { handlers } from '#server/app.ts';
import { sayRelations } from '#tests/support/relations.ts';
import { dumpRows } from '#tests/support/row-dump.ts';
import { sealPassword } from '#tests/support/seal-password.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { ownVersion } from '../foundation/app-version.ts';
import { registerWire } from './wire.ts';

let server: TestServer;
let ada: Person;
let ben: Person;

beforeAll(async () => {
  server = await startTestServer();
  ada = await server.person();
  ben = await server.person();
});
afterAll(() => server.close());

interface Sent {
  url?: string;
  payload: string | Buffer;
  headers?: Record<string, string>;
}

const send = async ({ url = '/api/users/v1/query', payload, headers }: Sent, to = server) => {
  const answer = await to.app.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
};

const config = JSON.stringify({ userGetFeatureConfig: { configScope: 'global' } });

describe('a call that cannot be understood', () => {
  const faults: Record<string, Sent & { is: [number, string] }> = {
    'malformed JSON': { payload: '{"userSessions": {', is: [400, 'malformed'] },
    'no body': { payload: '', is: [400, 'malformed'] },
    'a body of null': { payload: 'null', is: [400, 'malformed'] },
    'a body of text': { payload: '"userSessions"', is: [400, 'malformed'] },
    'an array': { payload: `[${config}]`, is: [400, 'malformed'] },
    'no operation': { payload: '{}', is: [400, 'one-operation'] },
    'two operations': {
      payload: '{"userSessions":{},"userGetFeatureConfig":{"configScope":"global"}}',
      is: [400, 'one-operation'],
    },
    'an unknown operation': { payload: '{"dropEverything":{}}', is: [404, 'unknown-operation'] },
    'an operation at the wrong service': {
      url: '/api/items/v1/query',
      payload: config,
      is: [404, 'unknown-operation'],
    },
    'an operation at the wrong verb': {
      url: '/api/users/v1/save',
      payload: config,
      is: [404, 'unknown-operation'],
    },
    'another version': {
      url: '/api/users/v2/query',
      payload: config,
      is: [404, 'unknown-operation'],
    },
    'a path that cannot be decoded': {
      url: '/api/users/v1/%E0%A4%A?x=%',
      payload: config,
      is: [404, 'unknown-operation'],
    },
    'a path with a long part': {
      url: `/api/users/v1/${'x'.repeat(500)}`,
      payload: config,
      is: [404, 'unknown-operation'],
    },
    'another content type': {
      payload: config,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      is: [415, 'unsupported-media-type'],
    },
    'plain text': {
      payload: config,
      headers: { 'content-type': 'text/plain' },
      is: [400, 'malformed'],
    },
    'more than 256 kB': {
      payload: JSON.stringify({ userGetFeatureConfig: { configScope: 'x'.repeat(257 * 1024) } }),
      is: [413, 'payload-too-large'],
    },
    'more than 256 kB, compressed': {
      payload: gzipSync(Buffer.alloc(30_000_000, ' ')),
      headers: { 'content-encoding': 'gzip' },
      is: [413, 'payload-too-large'],
    },
    'what only says that it is compressed': {
      payload: config,
      headers: { 'content-encoding': 'gzip' },
      is: [400, 'malformed'],
    },
    'an unknown compression': {
      payload: config,
      headers: { 'content-encoding': 'zorp' },
      is: [415, 'unsupported-media-type'],
    },
    'arrays nested 100,000 deep': {
      payload: `{"userDetails":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      headers: { authorization: 'ada' },
      is: [400, 'invalid'],
    },
    'objects nested 20,000 deep': {
      payload: `{"userDetails":${'{"userIds":'.repeat(20_000)}1${'}'.repeat(20_000)}}`,
      headers: { authorization: 'ada' },
      is: [400, 'invalid'],
    },
    'the operation __proto__': { payload: '{"__proto__":{}}', is: [400, 'malformed'] },
    'the operation constructor': { payload: '{"constructor":{}}', is: [404, 'unknown-operation'] },
    'a constructor with a prototype': {
      payload: '{"constructor":{"prototype":{"isStaff":true}}}',
      is: [400, 'malformed'],
    },
    'the operation toString': { payload: '{"toString":{}}', is: [404, 'unknown-operation'] },
    'the operation hasOwnProperty': {
      payload: '{"hasOwnProperty":{}}',
      is: [404, 'unknown-operation'],
    },
    'an operation with an empty name': { payload: '{"":{}}', is: [404, 'unknown-operation'] },
    'NUL in the operation’s name': {
      payload: '{"userSessions\\u0000":{}}',
      is: [404, 'unknown-operation'],
    },
    'a raw control character in the JSON': {
      payload: '{"userGetFeatureConfig":{"configScope":"glo\u0001bal"}}',
      is: [400, 'malformed'],
    },
    'bytes that are no UTF-8': {
      payload: Buffer.concat([Buffer.from('{"x'), Buffer.from([0xff, 0xfe]), Buffer.from('":{}}')]),
      is: [404, 'unknown-operation'],
    },
  };

  it.each(Object.entries(faults))('is refused with the envelope: %s', async (_name, fault) => {
    const { is, ...sent } = fault;
    if (sent.headers?.authorization) sent.headers.authorization = `Bearer ${ada.token}`;
    const { status, body } = await send(sent);
    expect({ status, code: body.code }).toEqual({ status: is[0], code: is[1] });
    expect(body).toMatchObject({
      status: 'error',
      statusCode: status,
      message: expect.any(String),
    });
  });

  const texts = {
    'a control character': 'a\u0007b',
    NUL: 'a\u0000b',
    'a lone high surrogate': 'a\ud83d',
    'a lone low surrogate': '\ude00a',
    'a line feed': 'a\nb',
    DEL: 'a\u007fb',
  };
  it.each(Object.entries(texts))('is invalid with %s in a title', async (_name, title) => {
    const { status, body } = await send({
      url: '/api/items/v1/manage',
      payload: JSON.stringify({ saveItem: { owner: ada.userId, changes: { title } } }),
      headers: { authorization: `Bearer ${ada.token}` },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      statusCode: 400,
      code: 'invalid',
      fields: { 'changes.title': expect.any(String) },
    });
  });

  it('is not quoted at length in its refusal', async () => {
    const long = 'x'.repeat(50_000);
    const payload = JSON.stringify({ userDetails: { userIds: [long], [long]: long } });
    const { status, body } = await send({
      payload,
      headers: { authorization: `Bearer ${ada.token}` },
    });
    expect(status).toBe(400);
    expect(Object.keys(body.fields).length).toBeGreaterThan(0);
    expect(JSON.stringify(body).length).toBeLessThan(2000);
  });

  it('says 401 in the body as well when nobody is signed in', async () => {
    const { status, body } = await send({ payload: '{"userSessions":{}}' });
    expect(status).toBe(401);
    expect(body).toMatchObject({ status: 'error', statusCode: 401, code: 'signed-out' });
  });

  it('says nothing of the cause when the server itself fails', async () => {
    const broken = await startTestServer();
    try {
      await broken.app.services.open.pool.query('drop table sessions cascade');
      const { statusCode, body } = await broken.raw('userSessions', {}, ada);
      expect(statusCode).toBe(500);
      expect(body).toMatchObject({ statusCode: 500, code: 'server' });
      expect(JSON.stringify(body)).not.toMatch(/sessions|select|relation/i);
    } finally {
      await broken.close();
    }
  });
});

describe('the feature configuration', () => {
  it('is told to anybody who asks, exactly as the spec writes the call', async () => {
    const { status, body, headers } = await send({ payload: config });
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'ok',
      data: {
        webApplicationConfig: {
          enableAlterOrRepair: true,
          enableStyleBlueprint: true,
          enableSharedWardrobes: true,
          shopUrl: '/store',
          extensionUrl: '/extension.html',
          store: { address: '/store', publicToken: expect.stringMatching(/^.{20,}$/), retries: 3 },
        },
      },
    });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('names the shop that is configured, and where none is there is nothing to order', async () => {
    const ask = async (env: Record<string, string>) => {
      const other = await startTestServer({ env });
      try {
        const asked = { configScope: 'global' } as const;
        return (await other.call('userGetFeatureConfig', asked)).webApplicationConfig;
      } finally {
        await other.close();
      }
    };
    const shop = {
      SHOPIFY_DOMAIN: 'hem.myshopify.com',
      SHOPIFY_PUBLIC_TOKEN: 'a-token',
      SHOPIFY_WEBHOOK_SECRET: 'a secret of a shop',
      STUDIO_EMAIL: 'studio@hem.example',
    };
    expect((await ask({ ...shop, CHECKOUT_RETRIES: '1' })).store).toEqual({
      address: 'https://hem.myshopify.com',
      publicToken: 'a-token',
      retries: 1,
    });
    expect(await ask({ EMBEDDED_STORE: 'off' })).toMatchObject({
      store: null,
      enableAlterOrRepair: false,
    });
  });

  it('switches off what is configured off', async () => {
    const other = await startTestServer({ env: { DISABLED_FEATURES: 'enableStyleBlueprint' } });
    try {
      const { webApplicationConfig } = await other.call('userGetFeatureConfig', {
        configScope: 'global',
      });
      expect(webApplicationConfig).toMatchObject({
        enableAlterOrRepair: true,
        enableStyleBlueprint: false,
      });
    } finally {
      await other.close();
    }
  });
});

describe('a write with an idempotency key', () => {
  const make = (person: Person, title: string, key?: string) =>
    server.raw(
      'saveItem',
      { owner: person.userId, changes: { title } },
      person,
      key === undefined ? {} : { 'idempotency-key': key },
    );
  const countOf = async (person: Person, search: string) => {
    const input = { owner: person.userId, filter: { search } };
    return (await server.call('getItemNavigation', input, person)).itemIds.length;
  };

  it('happens once, and answers every time as it did the first time', async () => {
    const first = await make(ada, 'Once only', 'a-key-used-twice');
    const second = await make(ada, 'Once only', 'a-key-used-twice');
    expect(first.statusCode).toBe(200);
    expect(second).toEqual(first);
    expect(await countOf(ada, 'once only')).toBe(1);
  });

  it('happens once when it is sent eight times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => make(ada, 'At once', 'a-key-used-at-once')),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]!.statusCode).toBe(200);
    expect(await countOf(ada, 'at once')).toBe(1);
  });

  it('is refused when the key was used for something else', async () => {
    await make(ada, 'The first', 'a-key-for-one-thing');
    const input = await make(ada, 'The second', 'a-key-for-one-thing');
    expect(input).toMatchObject({ statusCode: 409, body: { code: 'idempotency-mismatch' } });
    const operation = await server.raw(
      'saveWardrobe',
      { owner: ada.userId, name: 'W', description: '' },
      ada,
      { 'idempotency-key': 'a-key-for-one-thing' },
    );
    expect(operation).toMatchObject({ statusCode: 409, body: { code: 'idempotency-mismatch' } });
    expect(await countOf(ada, 'the second')).toBe(0);
  });

  it('keeps one user’s keys apart from another’s', async () => {
    const mine = await make(ada, 'Same key', 'a-key-of-two-users');
    const theirs = await make(ben, 'Same key', 'a-key-of-two-users');
    expect([mine.statusCode, theirs.statusCode]).toEqual([200, 200]);
    expect(theirs.body).not.toEqual(mine.body);
  });

  it('may be tried again with the same key after it was refused', async () => {
    const headers = { 'idempotency-key': 'a-key-refused-first' };
    const refused = await server.raw('deleteItems', { owner: ada.userId, itemIds: ['99'] }, ada, {
      ...headers,
    });
    expect(refused.statusCode).toBe(404);
    expect((await make(ada, 'Then right', 'a-key-refused-first')).statusCode).toBe(200);
  });

  it('happens each time without a key', async () => {
    await make(ada, 'Twice meant');
    await make(ada, 'Twice meant');
    expect(await countOf(ada, 'twice meant')).toBe(2);
  });

  it.each(['short', 'x'.repeat(81), 'has spaces in it', 'sémicolon;'])(
    'is refused when the key is malformed: %s',
    async (key) => {
      const answer = await make(ada, 'Malformed key', key);
      expect(answer).toMatchObject({ statusCode: 400, body: { code: 'malformed' } });
      expect(await countOf(ada, 'malformed key')).toBe(0);
    },
  );

  it('answers a repeated change of password as the first, though its seal opens only once', async () => {
    const email = 'twice@example.com';
    await server.call('createAccount', { email, password: await sealPassword(server, 'Abcdefg1') });
    const session = await server.call('tokenAuth', {
      email,
      password: await sealPassword(server, 'Abcdefg1'),
    });
    const person = { ...session, email };
    const input = {
      current: await sealPassword(server, 'Abcdefg1'),
      next: await sealPassword(server, 'Hijklmn2'),
    };
    const headers = { 'idempotency-key': 'a-password-changed' };
    expect((await server.raw('changePassword', input, person, headers)).statusCode).toBe(200);
    expect((await server.raw('changePassword', input, person, headers)).statusCode).toBe(200);
  });

  it('keeps no token when somebody signed in makes another account', async () => {
    const { token } = await server.call(
      'createAccount',
      { email: 'second@example.com', password: await sealPassword(server, 'Abcdefg1') },
      ada,
      { 'idempotency-key': 'a-key-with-a-token' },
    );
    expect(JSON.stringify(await dumpRows(server))).not.toContain(token);
  });
});

describe('an api key', () => {
  const key = 'a-configured-api-key';
  let guarded: TestServer;
  beforeAll(async () => {
    guarded = await startTestServer({ env: { API_KEY: key } });
  });
  afterAll(() => guarded.close());

  it('is asked of everybody when one is configured', async () => {
    const wrong: Record<string, string>[] = [
      {},
      { 'x-api-key': 'another' },
      { 'x-api-key': `${key}x` },
    ];
    for (const headers of wrong) {
      const { status, body } = await send({ payload: config, headers }, guarded);
      expect(status).toBe(403);
      expect(body).toMatchObject({ status: 'error', statusCode: 403, code: 'forbidden' });
    }
    expect((await send({ payload: config, headers: { 'x-api-key': key } }, guarded)).status).toBe(
      200,
    );
  });

  it('may be anything when none is configured', async () => {
    expect((await send({ payload: config, headers: { 'x-api-key': 'whatever' } })).status).toBe(
      200,
    );
  });
});

describe('the version of the app', () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await startTestServer({ env: { MINIMUM_VERSION: ownVersion } });
  });
  afterAll(() => strict.close());
  const statusOf = async (asked: string | null) => {
    const headers: Record<string, string> = asked === null ? {} : { 'x-app-version': asked };
    const { status, body } = await send({ payload: config, headers }, strict);
    return [status, (body as { code?: string }).code];
  };

  it('is refused before the oldest that may speak, and answered from it on', async () => {
    for (const old of ['0.0.9', '0.0.10']) expect(await statusOf(old)).toEqual([426, 'outdated']);
    for (const good of [ownVersion, '0.10.0', '12.0.0']) {
      expect(await statusOf(good)).toEqual([200, undefined]);
    }
  });

  it('is answered where it is none, or is not said', async () => {
    for (const none of [null, '', 'new', '0.0', '0.0.9.1', '-1.0.0']) {
      expect(await statusOf(none)).toEqual([200, undefined]);
    }
  });

  it('may be any where none is configured', async () => {
    const { status } = await send({ payload: config, headers: { 'x-app-version': '0.0.1' } });
    expect(status).toBe(200);
  });
});

describe('the handlers', () => {
  const register = (given: typeof handlers) => () =>
    registerWire(server.app.http, server.app.services, given, sayRelations());
  const [first] = handlers;

  it('are asked for before the server starts: one for each operation', () => {
    expect(register(handlers.slice(1))).toThrow(`operations without a handler: ${first!.name}`);
    expect(register([...handlers, first!])).toThrow(
      `two handlers of one operation: ${first!.name}`,
    );
    const unknown = { ...first!, name: 'dropEverything' as OperationName };
    expect(register([...handlers, unknown])).toThrow(
      'a handler without an operation: dropEverything',
    );
  });
});

describe('the rate limits', () => {
  it('stop guessing at one call with 429 and the envelope, and leave the others alone', async () => {
    const limited = await startTestServer({ env: { RATE_LIMITS: 'on' } });
    try {
      const guess = () => limited.raw('forgotPassword', { email: 'nobody@example.com' });
      for (let call = 0; call < 5; call += 1) expect((await guess()).statusCode).toBe(200);
      const { statusCode, body } = await guess();
      expect(statusCode).toBe(429);
      const { headers, body: text } = await limited.app.http.inject({
        method: 'POST',
        url: '/api/common/v1/login',
        payload: { forgotPassword: { email: 'nobody@example.com' } },
      });
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
      expect(JSON.parse(text).fields).toEqual({ retryAfter: headers['retry-after'] });
      expect(body).toMatchObject({ status: 'error', statusCode: 429, code: 'rate-limited' });
      const check = await limited.raw('emailCheck', { email: 'nobody@example.com' });
      expect(check.statusCode).toBe(200);
    } finally {
      await limited.close();
    }
  });

  it('are counted for each address, whomever it asks about', async () => {
    const limited = await startTestServer({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
    try {
      const from = async (address: string) =>
        (
          await limited.raw('forgotPassword', { email: `${randomUUID()}@example.com` }, null, {
            'x-forwarded-for': address,
          })
        ).statusCode;
      for (let call = 0; call < 5; call += 1) await from('192.0.2.1');
      expect(await from('192.0.2.1')).toBe(429);
      expect(await from('192.0.2.2')).toBe(200);
    } finally {
      await limited.close();
    }
  });
});

describe('refreshCache', () => {
  it('answers True and repairs the rows that are derived from others', async () => {
    const owner = ada.userId;
    const { wardrobe } = await server.call(
      'saveWardrobe',
      { owner, name: 'Derived', description: '' },
      ada,
    );
    const { wardrobeId } = wardrobe;
    await server.call(
      'saveItem',
      {
        owner,
        changes: { title: 'Zephyr anorak', category: 'parka' },
        wardrobeIds: [wardrobeId],
      },
      ada,
    );
    const { pool } = server.app.services.open;
    await pool.query(`update items set search_text = 'nothing', category_group = 'shoes'`);
    const search = async () => {
      const filter = { search: 'zephyr', group: ['outerwear'] };
      return (await server.call('getItemNavigation', { owner, filter }, ada)).itemIds.length;
    };
    expect(await search()).toBe(0);

    const scopes: ('items' | 'outfits' | 'looks')[] = ['outfits', 'items', 'looks'];
    const answer = await server.call('refreshCache', { scopes }, ada);
    expect(answer).toEqual<OperationOutput<'refreshCache'>>({ cacheRefreshed: 'True' });
    expect(await search()).toBe(1);
    const { wardrobes } = await server.call('getWardrobes', { owner }, ada);
    expect(wardrobes.find((one) => one.wardrobeId === wardrobeId)?.itemCount).toBe(1);
  });

  it('touches nobody else’s rows', async () => {
    const owner = ben.userId;
    const { item } = await server.call('saveItem', { owner, changes: { title: 'Ben’s' } }, ben);
    await server.app.services.open.pool.query(`update items set search_text = ' as it was'`);
    await server.call('refreshCache', { scopes: ['items'] }, ada);
    const filter = { search: 'as it was' };
    const { itemIds } = await server.call('getItemNavigation', { owner, filter }, ben);
    expect(itemIds).toContain(item.itemId);
  });
});
