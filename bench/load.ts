import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { bundleServer } from '../tests/support/bundled-server.ts';
import { startOwnPostgres, whyNoOwnPostgres } from '../tests/support/postgres-cluster.ts';
import { memoryOf, threadTimes, timesBetween } from './cpu-time.ts';
import { type LoadCall, nextCall } from './load-calls.ts';
import type { LoadMember } from './load-members.ts';
import type { Row } from './table.ts';

/** `LOAD_MEMBERS` makes them fewer, `LOAD_SECONDS` makes it shorter for a look; `LOAD_ON=embedded` or `=postgres` keeps to one database. */
const memberCount = Number(process.env.LOAD_MEMBERS ?? 100);
const seconds = Number(process.env.LOAD_SECONDS ?? 60);
const warmSeconds = Math.min(10, seconds);
const mostServerMs = 2.5;

const shown = ['getWardrobes', 'getItems', 'getItemDetails', 'getPlans', 'getOutfits', 'savePlan'];

/** The members of a server, each of whom calls again as soon as they were answered. */
export async function measureLoad(): Promise<Row[]> {
  const server = await bundleServer(path.join(import.meta.dirname, 'load-server.ts'));
  try {
    const on = process.env.LOAD_ON;
    const rows: Row[] = [];
    if (on !== 'postgres') rows.push(...(await measureOne(server.script, 'embedded', null)));
    if (on === 'embedded' || whyNoOwnPostgres()) return rows;
    const cluster = await startOwnPostgres();
    try {
      const url = await cluster.emptyDatabase();
      const backends = async () => {
        const found = await cluster.run(
          `select pid from pg_stat_activity
            where backend_type = 'client backend' and datname = '${new URL(url).pathname.slice(1)}'`,
        );
        const times = found.flatMap(({ pid }) => [...threadTimes(Number(pid))]);
        return new Map(times);
      };
      rows.push(...(await measureOne(server.script, 'PostgreSQL', { url, backends })));
    } finally {
      await cluster.stop();
    }
    return rows;
  } finally {
    server.remove();
  }
}

/** A PostgreSQL that the server runs on, and the CPU time of its processes for it. */
interface Postgres {
  url: string;
  backends(): Promise<Map<number, number>>;
}

async function measureOne(script: string, name: string, postgres: Postgres | null): Promise<Row[]> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'hem-load-'));
  const child = fork(script, [], {
    execArgv: nodeOptions(),
    cwd: path.join(import.meta.dirname, '..'),
    env: {
      PATH: process.env.PATH,
      HEM_MODE: 'embedded',
      DATA_DIR: dataDir,
      PORT: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      CUTOUTS: 'off',
      EMBEDDED_FEEDS: 'off',
      LOAD_MEMBERS: String(memberCount),
      ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  try {
    const [{ address, members }] = (await once(child, 'message')) as [
      { address: string; members: LoadMember[] },
    ];
    const load = startLoad(address, members);
    await sleep(warmSeconds * 1000);
    load.reset();
    const pid = child.pid!;
    const before = { threads: threadTimes(pid), backends: await postgres?.backends() };
    await sleep(seconds * 1000);
    const result = load.read();
    const threads = timesBetween(before.threads, threadTimes(pid));
    const own = threads.get(pid)!;
    threads.delete(pid);
    const others = [...threads.values()];
    const database = postgres
      ? sum([...timesBetween(before.backends!, await postgres.backends()).values()])
      : Math.max(...others);
    const rest = sum(others) - (postgres ? 0 : database);
    const memory = memoryOf(pid);
    await load.stop();
    return rowsOf(name, result, { own, database, rest }, memory);
  } finally {
    child.send('stop');
    await ended;
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** As `npm start` starts a server, with what `LOAD_NODE_OPTIONS` adds: `--cpu-prof` and the like. */
function nodeOptions(): string[] {
  const file = path.join(import.meta.dirname, '../package.json');
  const { scripts } = JSON.parse(fs.readFileSync(file, 'utf8')) as { scripts: { start: string } };
  const heap = /--max-semi-space-size=\d+/.exec(scripts.start)?.[0];
  return [...(heap ? [heap] : []), ...(process.env.LOAD_NODE_OPTIONS?.split(' ') ?? [])];
}

/** Answers by operation, in milliseconds, and what went wrong. */
interface LoadResult {
  seconds: number;
  answers: Map<string, number[]>;
  errors: string[];
}

function startLoad(address: string, members: LoadMember[]) {
  const pool = new Pool(address, { connections: members.length, pipelining: 1 });
  let since = performance.now();
  let answers = new Map<string, number[]>();
  let errors: string[] = [];
  let isOver = false;
  const ask = async ({ token }: LoadMember, { name, path: at, body, isWrite }: LoadCall) => {
    const began = performance.now();
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...(isWrite ? { 'idempotency-key': randomUUID() } : {}),
    };
    const answer = await pool.request({ path: at, method: 'POST', headers, body });
    const text = await answer.body.text();
    if (answer.statusCode !== 200) errors.push(`${name}: ${answer.statusCode} ${text}`);
    const took = answers.get(name) ?? [];
    took.push(performance.now() - began);
    answers.set(name, took);
  };
  const running = members.map(async (member, at) => {
    const random = randomFrom(at + 1);
    while (!isOver) {
      const call = nextCall(member, random);
      await ask(member, call).catch((error) => errors.push(`${call.name}: ${error}`));
    }
  });
  return {
    reset() {
      since = performance.now();
      answers = new Map();
      errors = [];
    },
    read: (): LoadResult => ({ seconds: (performance.now() - since) / 1000, answers, errors }),
    async stop() {
      isOver = true;
      await Promise.all(running);
      await pool.close();
    },
  };
}

/** The same numbers in each run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const sum = (values: number[]) => values.reduce((one, other) => one + other, 0);

function rowsOf(
  name: string,
  { seconds: took, answers, errors }: LoadResult,
  cpu: { own: number; database: number; rest: number },
  memory: { now: number; most: number },
): Row[] {
  for (const error of errors.slice(0, 5)) console.error(error);
  const count = sum([...answers.values()].map(({ length }) => length));
  const each = (ms: number) => `${(ms / count).toFixed(2)} ms`;
  const told = (what: string, figure: string, beside: string): Row => ({
    what: `${name}: ${what}`,
    figure,
    beside,
    ratio: null,
    goal: '',
    holds: true,
  });
  const wait = (operation: string) => {
    const sorted = [...(answers.get(operation) ?? [])].sort((one, other) => one - other);
    const at = (part: number) => `${(sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(0)} ms`;
    return told(`${operation}, the middle`, at(0.5), `${at(0.95)} at the 95th percentile`);
  };
  const serverMs = cpu.own / count;
  return [
    told(
      `${memberCount} members without pauses: requests a second`,
      (count / took).toFixed(0),
      `${count} in ${took.toFixed(0)} s`,
    ),
    {
      ...told('errors', String(errors.length), '0'),
      goal: '0',
      holds: errors.length === 0,
    },
    {
      ...told('CPU of the server’s thread a request', each(cpu.own), `${mostServerMs} ms`),
      ratio: serverMs / mostServerMs,
      goal: '≤ 1',
      holds: serverMs <= mostServerMs,
    },
    told('CPU of the database a request', each(cpu.database), `${each(cpu.rest)} other threads`),
    told('memory', `${memory.now.toFixed(0)} MB`, `${memory.most.toFixed(0)} MB at most`),
    ...shown.map(wait),
  ];
}
