import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** A PostgreSQL server for tests. */
export interface PostgresCluster {
  /** Makes an empty database and answers its URL. */
  emptyDatabase(): Promise<string>;
  /** Makes a copy of another database of it, which nobody uses meanwhile, and answers its URL. */
  copyDatabase(name: string): Promise<string>;
  /** The URL of the database that the superuser begins in. */
  url: string;
  stop(): Promise<void>;
}

/** A PostgreSQL server of ours, which a test may stop, start and break. */
export interface OwnPostgresCluster extends PostgresCluster {
  port: number;
  /** Stops the server: `fast` ends every connection in order, `immediate` as a crash does. */
  halt(how: 'fast' | 'immediate'): Promise<void>;
  /** Starts it again, and waits until it answers. */
  start(): Promise<void>;
  /** Runs a statement as the superuser. */
  run(statement: string): Promise<Record<string, unknown>[]>;
}

/** Where PostgreSQL's programs are, or null. TEST_DATABASE_URL needs none of them. */
function findPrograms(): string | null {
  const versions = '/usr/lib/postgresql';
  const folders = fs.existsSync(versions)
    ? fs
        .readdirSync(versions)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => path.join(versions, version, 'bin'))
    : [];
  folders.push(...(process.env.PATH ?? '').split(path.delimiter));
  const has = (folder: string) =>
    ['initdb', 'postgres'].every((name) => fs.existsSync(path.join(folder, name)));
  return process.platform === 'win32' ? null : (folders.find(has) ?? null);
}

/** Why there is no PostgreSQL for tests; null where there is. */
export function whyNoPostgres(): string | null {
  if (process.env.TEST_DATABASE_URL || findPrograms()) return null;
  return 'no PostgreSQL server is installed, and TEST_DATABASE_URL is not set';
}

/** Why no PostgreSQL of our own can be started; null where it can. */
export function whyNoOwnPostgres(): string | null {
  return findPrograms() ? null : 'no PostgreSQL server is installed';
}

/** Takes the server of the whole run, or the one that TEST_DATABASE_URL names, or starts a temporary one. */
export async function startPostgres(): Promise<PostgresCluster> {
  const given = process.env[runCluster] ?? process.env.TEST_DATABASE_URL;
  if (given) return { ...databasesOf(given), stop: async () => {} };
  return startOwnPostgres();
}

/** Names the server of a run for its workers (tests/support/run-databases.ts). */
export const runCluster = 'HEM_TEST_CLUSTER';

/** Starts a temporary server, with few connections to give unless said. */
export async function startOwnPostgres(mostConnections = 40): Promise<OwnPostgresCluster> {
  const programs = findPrograms();
  if (!programs) throw new Error(whyNoOwnPostgres()!);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-postgres-'));
  const data = path.join(folder, 'data');
  // PostgreSQL refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
  if (asUser.length > 0) execFileSync('chown', ['postgres', folder]);
  const run = (name: string, options: string[]) => {
    const [program, ...rest] = [...asUser, path.join(programs, name), ...options];
    return [program!, rest] as const;
  };
  execFileSync(
    ...run('initdb', [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C',
      '-N',
    ]),
    { stdio: 'ignore', cwd: folder },
  );
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let ended = Promise.resolve();
  const start = async () => {
    const server = spawn(
      ...run('postgres', [
        ...['-D', data, '-k', folder, '-h', '127.0.0.1', '-p', String(port)],
        ...['-c', 'fsync=off', '-c', 'shared_buffers=16MB'],
        ...['-c', `max_connections=${mostConnections}`],
      ]),
      { stdio: 'ignore', cwd: folder },
    );
    ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    await answers(url);
  };
  const halt = async (how: 'fast' | 'immediate') => {
    const pid = Number(fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await ended;
  };
  await start();
  return {
    port,
    start,
    halt,
    ...databasesOf(url),
    run: (statement) => runOnce(url, statement),
    async stop() {
      await halt('fast');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

function databasesOf(url: string): Omit<PostgresCluster, 'stop'> {
  const create = async (more: string) => {
    const name = `hem_${randomUUID().replaceAll('-', '')}`;
    await runOnce(url, `create database ${name} ${more}`);
    const own = new URL(url);
    own.pathname = `/${name}`;
    return own.href;
  };
  return {
    url,
    emptyDatabase: () => create(''),
    copyDatabase: (name) => create(`template ${name}`),
  };
}

/** Runs a statement on a connection of its own. */
async function runOnce(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows;
}

/** Takes a database away, with whoever is connected to it. */
export async function dropDatabase(url: string): Promise<void> {
  const server = new URL(url);
  const name = server.pathname.slice(1);
  server.pathname = '/postgres';
  await runOnce(server.href, `drop database if exists ${name} with (force)`);
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** A loopback port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
