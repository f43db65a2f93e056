import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type OwnPostgresCluster,
  startOwnPostgres,
  whyNoOwnPostgres,
} from '#tests/support/postgres-cluster.ts';
import { startTcpProxy, type TcpProxy } from '#tests/support/tcp-proxy.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { timestampedSignature } from './signatures.ts';
import type { WebhookSource } from './webhook-source.ts';

const dayMs = 86_400_000;
let done: string[] = [];
let fault: Error | null = null;
const till: WebhookSource<{ id?: string }> = {
  name: 'till',
  isSigned: timestampedSignature('x-signature', 'a secret'),
  eventId: ({ id }) => id ?? null,
  async work({ id }) {
    if (fault) throw fault;
    done.push(id!);
  },
};
afterEach(() => {
  done = [];
  fault = null;
});

/** Sends an event, signed by the server's clock unless said. */
async function send(
  { app }: TestServer,
  payload: string | Buffer,
  header?: string | null,
  path = '/webhooks/till',
) {
  const time = Math.floor(app.services.now().getTime() / 1000);
  const sum = createHmac('sha256', 'a secret').update(`${time}.`).update(payload).digest('hex');
  const signature = header === undefined ? `t=${time},v1=${sum}` : header;
  const answer = await app.http.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/json',
      ...(signature === null ? {} : { 'x-signature': signature }),
    },
    payload,
  });
  return { status: answer.statusCode, code: answer.json().code };
}
const event = (id: string) => JSON.stringify({ id, spaced: 'as it came' });
const rows = async ({ app }: TestServer, text: string) =>
  (await app.services.open.pool.query(text)).rows;
const kept = (server: TestServer) =>
  rows(server, 'select source, event_id, body from webhook_events order by event_id');

describe('a webhook', () => {
  let server: TestServer;
  const lines: string[] = [];
  beforeAll(async () => {
    server = await startTestServer({
      webhooks: [till],
      env: { LOG_LEVEL: 'warn' },
      log: { write: (line) => void lines.push(line) },
    });
  });
  afterAll(() => server.close());
  afterEach(async () => {
    await server.app.services.jobs.idle();
    await server.app.services.open.pool.query('delete from webhook_events');
  });

  it('that is signed is answered, done, and forgotten but for its id', async () => {
    expect(await send(server, event('a'))).toEqual({ status: 200, code: undefined });
    await server.app.services.jobs.idle();
    expect(done).toEqual(['a']);
    expect(await kept(server)).toEqual([{ source: 'till', event_id: 'a', body: null }]);
  });

  it('that comes again, at once or later, is answered alike and done once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => send(server, event('b'))));
    await server.app.services.jobs.idle();
    answers.push(await send(server, event('b')));
    await server.app.services.jobs.idle();
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(done).toEqual(['b']);
  });

  it.each([
    ['without a signature', null],
    ['with a wrong one', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`],
    ['with a stale one', 't=1700000000,v1=00'],
  ])('%s is refused, told of, and nothing of it is kept', async (_, header) => {
    lines.length = 0;
    const secret = event('with words that nobody signed');
    expect(await send(server, secret, header)).toEqual({ status: 401, code: 'not-authentic' });
    expect(await kept(server)).toEqual([]);
    expect(await rows(server, `select from jobs where kind like 'webhook%'`)).toEqual([]);
    expect(lines.join('')).toContain('"source":"till"');
    expect(lines.join('')).not.toContain('nobody signed');
  });

  it.each([
    ['is not JSON', 'id=a'],
    ['is empty', ''],
    ['has no id', '{}'],
    ['has an id of nothing we keep', JSON.stringify({ id: 'a\0b' })],
    ['is null', 'null'],
  ])('that is signed but %s is refused, and nothing of it is kept', async (_, payload) => {
    expect(await send(server, payload)).toEqual({ status: 400, code: 'malformed' });
    expect(await kept(server)).toEqual([]);
  });

  it('of more than eight mebibytes is refused, and one of just as much is taken', async () => {
    const sized = (length: number) => {
      const empty = JSON.stringify({ id: 'large', filler: '' });
      return JSON.stringify({ id: 'large', filler: 'x'.repeat(length - empty.length) });
    };
    expect(await send(server, sized(8_400_000))).toEqual({
      status: 413,
      code: 'payload-too-large',
    });
    expect(await send(server, sized(8_388_608))).toMatchObject({ status: 200 });
  });

  it('is nobody’s where no source of that name is there', async () => {
    for (const path of ['/webhooks/bank', '/webhooks/', '/webhooks/till/x', '/webhooks/Till']) {
      expect(await send(server, event('a'), undefined, path), path).toMatchObject({ status: 404 });
    }
  });

  it('that cannot be done now is tried again, and said so without its words', async () => {
    lines.length = 0;
    fault = new Error('the stock is being counted');
    await send(server, event('later'));
    await server.app.services.jobs.idle();
    fault = null;
    server.advance(60_000);
    await server.app.services.jobs.idle();
    expect(done).toEqual(['later']);
    expect(lines.join('')).toContain('"kind":"webhook-till"');
    expect(lines.join('')).not.toContain('as it came');
  });

  it('is forgotten after thirty days', async () => {
    await send(server, event('old'));
    await server.app.services.jobs.idle();
    server.advance(29 * dayMs);
    await server.app.services.jobs.idle();
    expect(await kept(server)).toHaveLength(1);
    server.advance(2 * dayMs);
    await server.app.services.jobs.idle();
    expect(await kept(server)).toEqual([]);
  });
});

const noPostgres = whyNoOwnPostgres();

describe.skipIf(noPostgres)('a webhook on two servers (skipped without PostgreSQL)', () => {
  let cluster: OwnPostgresCluster;
  let network: TcpProxy;
  let servers: TestServer[] = [];
  beforeAll(async () => {
    cluster = await startOwnPostgres();
    network = await startTcpProxy(cluster.port);
    const near = await cluster.emptyDatabase();
    const far = near.replace(`:${cluster.port}/`, `:${network.port}/`);
    servers = [
      await startTestServer({ databaseUrl: far, webhooks: [till] }),
      await startTestServer({ databaseUrl: near, webhooks: [till] }),
    ];
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await network?.close();
    await cluster?.stop();
  });
  const idle = async () => {
    for (const server of servers) await server.app.services.jobs.idle();
  };

  it('is done once, however often it comes to both at once', async () => {
    const ids = ['a', 'b', 'c', 'd'];
    const answers = await Promise.all(
      ids.flatMap((id) =>
        Array.from({ length: 6 }, (_, turn) => send(servers[turn % 2]!, event(id))),
      ),
    );
    await idle();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(done.sort()).toEqual(ids);
  });

  it('is not taken while the database is away, and done once when it comes again', async () => {
    network.become('cut');
    expect(await send(servers[0]!, event('away'))).toEqual({ status: 503, code: 'unavailable' });
    network.become('open');
    expect(await send(servers[0]!, event('away'))).toMatchObject({ status: 200 });
    await idle();
    expect(done).toEqual(['away']);
  });
});
