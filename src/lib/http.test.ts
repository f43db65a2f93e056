import { appVersion } from './versions.ts';
import '#tests/support/page.ts';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { descriptorOf, operationNames, operations } from '#contract/operations.ts';
import type { AppError } from './errors.ts';
import { callOperation, defaultTimeoutMs } from './http.ts';
import { session } from './session.ts';
import { newIdempotencyKey } from './unanswered-writes.ts';

let asked: { url: string; init: RequestInit; headers: Headers }[];
let answer: (init: RequestInit) => Promise<Response> | Response;

beforeEach(() => {
  asked = [];
  answer = () => Response.json({ status: 'ok', data: {} });
  globalThis.fetch = async (input, init = {}) => {
    asked.push({ url: String(input), init, headers: new Headers(init.headers) });
    return answer(init);
  };
});
afterEach(() => {
  vi.useRealTimers();
  session.token = null;
});

const owner = '6f9b4f86-2c0e-4a7e-9a55-0f4f3f6f7c11';
const failed = (call: Promise<unknown>): Promise<AppError> =>
  call.then(
    () => {
      throw new Error('it went well');
    },
    (error) => error,
  );
const envelope = (statusCode: number, code: string, fields?: object) => () =>
  Response.json(
    { status: 'error', statusCode, code, message: 'for logs', fields },
    { status: statusCode },
  );

describe('a call', () => {
  it('is a POST with a version in its path and one operation in its body', async () => {
    answer = () => Response.json({ status: 'ok', data: { wardrobes: [], itemCount: 3 } });
    expect(await callOperation('getWardrobes', { owner })).toEqual({ wardrobes: [], itemCount: 3 });
    expect(asked[0]).toMatchObject({ url: '/api/wardrobes/v1/query', init: { method: 'POST' } });
    expect(asked[0]?.init.body).toBe(JSON.stringify({ getWardrobes: { owner } }));
  });

  it.each(operationNames)('%s goes to its service and verb', async (name) => {
    await callOperation(name, {} as never);
    expect(asked[0]?.url).toBe(`/api/${operations[name].service}/v1/${operations[name].verb}`);
  });

  it.each([
    ['emailCheck', 'common', 'login'],
    ['getPublicKey', 'common', 'login'],
    ['tokenAuth', 'common', 'login'],
    ['emailValidation', 'common', 'login'],
    ['forgotPassword', 'common', 'login'],
    ['userDetails', 'users', 'query'],
    ['userGetFeatureConfig', 'users', 'query'],
    ['userAttributeChoices', 'users', 'query'],
    ['refreshCache', 'cache', 'manage'],
    ['imageUpload', 'services', 'imageupload'],
  ] as const)('%s goes where the specification says', async (name, service, verb) => {
    await callOperation(name, {} as never);
    expect(asked[0]?.url).toBe(`/api/${service}/v1/${verb}`);
  });

  it('carries the api key and the language, and the token only when one is stored', async () => {
    await callOperation('getPublicKey', {});
    session.token = 'abc';
    await callOperation('getPublicKey', {});
    const [without, withToken] = asked.map(({ headers }) => headers);
    expect(without?.get('x-api-key')).toBe('embedded');
    expect(without?.get('accept-language')).toBe('en-US');
    expect(without?.get('x-app-version')).toBe(appVersion);
    expect(without?.get('content-type')).toBe('application/json');
    expect(without?.has('authorization')).toBe(false);
    expect(withToken?.get('authorization')).toBe('Bearer abc');
  });

  it('carries the token of the moment at which it was asked', async () => {
    session.token = 'abc';
    const call = callOperation('logout', { everywhere: false });
    session.token = null;
    await call;
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer abc');
  });

  it('carries a key of its own when it writes, the given one when it is tried again, else none', async () => {
    const input = { owner, name: 'Work', description: '' };
    await callOperation('saveWardrobe', input);
    await callOperation('saveWardrobe', input);
    await callOperation('saveWardrobe', input, { idempotencyKey: 'the-same-one' });
    await callOperation('getWardrobes', { owner });
    const keys = asked.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys.slice(2)).toEqual(['the-same-one', null]);
    expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
  });

  it('goes with the same key when it is said again and nobody knows whether it was done', async () => {
    const input = { owner, name: 'Work', description: '' };
    const other = { owner, name: 'Weekends', description: '' };
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await failed(callOperation('saveWardrobe', input));
    answer = envelope(503, 'unavailable');
    await failed(callOperation('saveWardrobe', input));
    answer = () => Response.json({ status: 'ok', data: {} });
    await callOperation('saveWardrobe', input);
    await callOperation('saveWardrobe', input);
    const keys = () => asked.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys().slice(0, 3)).size).toBe(1);
    expect(keys()[3], 'answered: another wish').not.toBe(keys()[0]);

    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await failed(callOperation('saveWardrobe', input));
    answer = () => Response.json({ status: 'ok', data: {} });
    await callOperation('saveWardrobe', other);
    await callOperation('saveWardrobe', input);
    expect(keys()[6], 'another write lies between').not.toBe(keys()[4]);
  });

  it('is never tried twice', async () => {
    answer = envelope(503, 'server');
    await failed(callOperation('getWardrobes', { owner }));
    expect(asked).toHaveLength(1);
  });
});

describe('a call that fails', () => {
  it.each([
    [400, 'invalid', 'invalid'],
    [400, 'wrong-credentials', 'invalid'],
    [401, 'signed-out', 'signed-out'],
    [403, 'forbidden', 'forbidden'],
    [404, 'not-found', 'not-found'],
    [409, 'conflict', 'conflict'],
    [410, 'gone', 'not-found'],
    [413, 'payload-too-large', 'invalid'],
    [426, 'outdated', 'server'],
    [429, 'rate-limited', 'rate-limited'],
    [500, 'server', 'server'],
  ])('with %i %s is of kind %s, with a body', async (status, code, kind) => {
    answer = envelope(status, code, { name: 'required' });
    const error = await failed(callOperation('saveWardrobe', {} as never));
    expect(error).toMatchObject({
      name: 'AppError',
      kind,
      code,
      operation: 'saveWardrobe',
      fields: { name: 'required' },
      hasBody: true,
    });
  });

  it.each([
    ['a gateway’s page', 502, '<h1>Bad gateway</h1>', 'server'],
    ['a gateway’s timeout', 408, '', 'timeout'],
    ['a 401 of somebody else', 401, '', 'signed-out'],
    ['a 401 with a page', 401, '<h1>Sign in</h1>', 'signed-out'],
    ['a 429 with a page', 429, '<h1>Slowly</h1>', 'rate-limited'],
    ['no JSON', 200, '<h1>Welcome to the hotel</h1>', 'parse'],
    ['half of it', 200, '{"status":"ok","da', 'parse'],
    ['nothing', 200, '', 'parse'],
    ['JSON that is no envelope', 200, '{"data":{}}', 'parse'],
    ['an error that is no envelope', 500, '{"error":"x"}', 'server'],
  ])('by %s is an error without a body', async (_what, status, text, kind) => {
    answer = () => new Response(text, { status });
    const error = await failed(callOperation('getWardrobes', { owner }));
    expect(error).toMatchObject({
      name: 'AppError',
      kind,
      hasBody: false,
      operation: 'getWardrobes',
    });
  });

  it('without a network is offline', async () => {
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    expect(await failed(callOperation('getWardrobes', { owner }))).toMatchObject({
      kind: 'offline',
      operation: 'getWardrobes',
      hasBody: false,
    });
  });

  it('because it was taken back is no AppError', async () => {
    const taking = new AbortController();
    answer = ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    const error = failed(callOperation('getWardrobes', { owner }, { signal: taking.signal }));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    taking.abort();
    expect((await error).name).not.toBe('AppError');
  });
});

describe('a 401', () => {
  it('ends the session that asked, and no later one', async () => {
    answer = envelope(401, 'signed-out');
    session.token = 'old';
    const late = failed(callOperation('saveWardrobe', { owner, name: 'Work', description: '' }));
    session.token = 'new';
    expect(await late).toMatchObject({ name: 'AbortError' });
    const present = failed(callOperation('getWardrobes', { owner }));
    expect(await present).toMatchObject({ kind: 'signed-out', code: 'signed-out' });
  });
});

describe('a call without an answer', () => {
  it('has the same time as any other, but for the details of a user', () => {
    const own = operationNames.filter((name) => descriptorOf(name).timeoutMs !== undefined);
    expect(own).toEqual(['userDetails', 'userDetailsList']);
    expect(own.map((name) => descriptorOf(name).timeoutMs)).toEqual([60_000, 60_000]);
  });

  const limits = [
    ['userDetails', { userIds: [] }, 60_000],
    ['userDetailsList', { userIds: [] }, 60_000],
    ['getWardrobes', { owner }, defaultTimeoutMs],
    ['saveItem', { owner, changes: {} }, defaultTimeoutMs],
  ] as const;
  // The cache can take a read back: its calls come with a signal.
  const { signal } = new AbortController();
  const cases = limits.flatMap(([name, input, ms]) => [
    { name, input, ms, options: {}, how: 'as a write is asked' },
    { name, input, ms, options: { signal }, how: 'as a read is asked' },
  ]);

  it.each(cases)('$name, $how, is given up after its time, and not before', async (limited) => {
    const { name, input, ms, options } = limited;
    // The client is loaded with the first call; only what it waits for is to be counted.
    await callOperation('getPublicKey', {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    answer = ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      });
    let error: AppError | undefined;
    const over = failed(callOperation(name, input as never, options)).then((found) => {
      error = found;
    });
    while (asked.length < 2) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await over;
    expect(error).toMatchObject({ kind: 'timeout', operation: name, hasBody: false });
  });

  it('is given up after 30 s in development, and after 10 s in production', async () => {
    expect(defaultTimeoutMs).toBe(30_000);
    vi.stubEnv('DEV', false);
    vi.resetModules();
    const production = await import('./http.ts');
    vi.unstubAllEnvs();
    expect(production.defaultTimeoutMs).toBe(10_000);
  });
});
