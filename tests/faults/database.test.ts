import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { openSession } from '#server/repositories/sessions.ts';
import { insertAccount } from '#server/repositories/users.ts';
import {
  freePort,
  type OwnPostgresCluster,
  startOwnPostgres,
  whyNoOwnPostgres,
} from '#tests/support/postgres-cluster.ts';
import {
  type ServerProcess,
  spawnServer,
  startServerProcess,
} from '#tests/support/server-process.ts';
import { startTcpProxy, type TcpProxy } from '#tests/support/tcp-proxy.ts';

const noPostgres = whyNoOwnPostgres();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-outages-'));
const main = path.join(import.meta.dirname, '../../server/main.ts');
const production = (databaseUrl: string, port = 0) => ({
  HEM_MODE: 'production',
  DATABASE_URL: databaseUrl,
  SECRET: 'a secret of the fault suite, long enough',
  API_KEY: 'key',
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'hem@hem.example',
  RATE_LIMITS: 'on',
  LOG_LEVEL: 'silent',
});

/** The answer to one try of a write. */
interface Answer {
  status: number;
  retryAfter: string | null;
  body: { status: string; statusCode?: number; code?: string };
}

describe.skipIf(noPostgres)('a server and its PostgreSQL (skipped where there is none)', () => {
  let cluster: OwnPostgresCluster;
  let network: TcpProxy;
  let server: ServerProcess;
  let databaseUrl: string;
  let owner: string;
  let token: string;

  beforeAll(async () => {
    cluster = await startOwnPostgres();
    network = await startTcpProxy(cluster.port);
    databaseUrl = await cluster.emptyDatabase();
    const open = await openDatabase({ url: databaseUrl });
    ({ id: owner } = await insertAccount(open.database, {
      email: 'a@b.example',
      passwordHash: '-',
    }));
    ({ token } = await openSession(open.database, owner, 'test', new Date()));
    await open.close();
    const throughNetwork = new URL(databaseUrl);
    throughNetwork.port = String(network.port);
    server = await startServerProcess(folder, production(throughNetwork.href, await freePort()));
  });
  afterAll(async () => {
    await server?.kill();
    await network?.close();
    await cluster?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const send = async (title: string, key: string): Promise<Answer> => {
    const answer = await fetch(`${server.base}/api/items/v1/manage`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-api-key': 'key',
        'idempotency-key': key,
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ saveItem: { owner, changes: { title } } }),
    });
    const body = (await answer.json()) as Answer['body'];
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body };
  };

  const withOwnClient = async <Result>(work: (client: pg.Client) => Promise<Result>) => {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    return work(client).finally(() => client.end());
  };
  const endConnections = `select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and backend_type = 'client backend'`;

  /**
   * Ways in which a database goes away; each gives a function that brings it back, or null if it did
   * not go away.
   */
  const faults: [string, () => Promise<(() => Promise<void>) | null>][] = [
    [
      'is stopped',
      async () => {
        await cluster.halt('fast');
        return cluster.start;
      },
    ],
    [
      'crashes',
      async () => {
        await cluster.halt('immediate');
        return cluster.start;
      },
    ],
    [
      'is restarted',
      async () => {
        await cluster.halt('fast');
        await cluster.start();
        return null;
      },
    ],
    [
      'ends every connection',
      async () => {
        await cluster.run(endConnections);
        return null;
      },
    ],
    [
      'loses a backend, and all the others with it',
      async () => {
        const [row] = await cluster.run(
          `select pid from pg_stat_activity
            where pid <> pg_backend_pid() and backend_type = 'client backend' limit 1`,
        );
        process.kill(Number(row!.pid), 'SIGKILL');
        return null;
      },
    ],
    [
      'is cut off',
      async () => {
        network.become('cut');
        return async () => network.become('open');
      },
    ],
    [
      'says nothing any more',
      async () => {
        network.become('silent');
        return async () => network.become('open');
      },
    ],
    [
      'has no connection to give',
      async () => {
        const hoard: pg.Client[] = [];
        const take = async () => {
          const client = new pg.Client({
            connectionString: databaseUrl,
            application_name: 'hoard',
          });
          client.on('error', () => {});
          await client.connect();
          hoard.push(client);
        };
        const takeAll = async () => {
          const failure = await (async () => {
            for (;;) await take();
          })().catch((error) => error);
          expect(failure).toMatchObject({ code: '53300' });
        };
        await takeAll();
        // Ends the server's own connections, and takes the ones that become free.
        const ended = async () =>
          (await hoard[0]!.query(`${endConnections} and application_name <> 'hoard'`)).rowCount;
        while ((await ended()) !== 0) await takeAll();
        return async () => {
          await Promise.all(hoard.map((client) => client.end()));
        };
      },
    ],
    [
      'takes no writes, as a standby',
      async () => {
        const set = (value: string) =>
          withOwnClient(async (client) => {
            await client.query('set default_transaction_read_only = off');
            await client.query(`alter system set default_transaction_read_only = ${value}`);
            await client.query('select pg_reload_conf()');
          });
        await set('on');
        return () => set('off');
      },
    ],
    [
      'fails over: it takes no writes, then ends every connection',
      async () => {
        await cluster.run('alter system set default_transaction_read_only = on');
        await cluster.run('select pg_reload_conf()');
        return async () => {
          await withOwnClient(async (client) => {
            await client.query('set default_transaction_read_only = off');
            await client.query('alter system reset default_transaction_read_only');
            await client.query('select pg_reload_conf()');
            await client.query(endConnections);
          });
        };
      },
    ],
  ];

  it.each(faults)(
    'goes on when the database %s: answers 503, comes back, loses and doubles nothing',
    async (_way, goAway) => {
      const acknowledged: string[] = [];
      const others: Answer[] = [];
      let isOver = false;
      let isBack = false;
      let sinceBack = 0;
      const write = async () => {
        while (!isOver) {
          const title = randomUUID();
          // One key for all tries: it is not known whether the first one was committed.
          for (;;) {
            const answer = await send(title, title);
            if (answer.status === 200) break;
            others.push(answer);
          }
          acknowledged.push(title);
          if (isBack) sinceBack += 1;
        }
      };
      const writers = Promise.all(Array.from({ length: 5 }, write));
      const many = async (count: () => number, least: number) =>
        Promise.race([
          writers,
          vi.waitUntil(() => count() >= least, { timeout: 40_000, interval: 5 }),
        ]);
      await many(() => acknowledged.length, 20);
      const comeBack = await goAway();
      if (comeBack) {
        await many(() => others.length, 5);
        await comeBack();
      }
      isBack = true;
      await many(() => sinceBack, 20);
      isOver = true;
      await writers;

      expect(server.child.exitCode).toBeNull();
      for (const { status, retryAfter, body } of others) {
        expect({ status, body }).toMatchObject({
          status: 503,
          body: { status: 'error', statusCode: 503, code: 'unavailable' },
        });
        expect(Number(retryAfter)).toBeGreaterThan(0);
      }
      const { rows } = await withOwnClient((client) =>
        client.query<{ title: string; n: number }>(
          'select title, count(*)::int as n from items group by title',
        ),
      );
      const kept = new Map(rows.map(({ title, n }) => [title, n]));
      expect(acknowledged.filter((title) => kept.get(title) !== 1)).toEqual([]);
      expect(rows.filter(({ n }) => n !== 1)).toEqual([]);
    },
  );

  it('waits at its start for a database that is not up yet, and says so in one line', async () => {
    await cluster.halt('fast');
    const starting = spawnServer(path.join(folder, 'waits'), production(databaseUrl));
    let said = '';
    starting.child.stderr!.on('data', (chunk) => {
      said += chunk;
    });
    const ready = new Promise((resolve) => starting.child.once('message', resolve));
    await vi.waitUntil(() => said.includes('Waiting'), { timeout: 30_000 });
    await cluster.start();
    await ready;
    expect(said.trim().split('\n')).toEqual([
      expect.stringMatching(
        /^Waiting for the database hem_\w+ at 127\.0\.0\.1:\d+: .*ECONNREFUSED/,
      ),
    ]);
    starting.child.kill('SIGKILL');
    await starting.ended;
  });

  it.each([
    [
      'is not there in time',
      5,
      /^The database hem_\w+ at 127\.0\.0\.1:9 was not there in 1 s: .+$/,
    ],
    [
      'does not exist',
      5,
      /^The database nowhere at .+ refuses Hem: database "nowhere" does not exist$/,
    ],
  ])('ends with one line where the database %s', async (way, code, line) => {
    const url = new URL(databaseUrl);
    if (way === 'does not exist') url.pathname = '/nowhere';
    else url.port = '9';
    const env = { ...production(url.href), DATABASE_WAIT: '1' };
    const ended = await spawnServer(path.join(folder, 'ends'), env, main).ended;
    const lines = ended.stderr.trim().split('\n');
    expect(lines.at(-1)).toMatch(line);
    expect(lines.filter((text) => /^\s+at /.test(text))).toEqual([]);
    expect(ended.code).toBe(code);
  });
});
