import fs from 'node:fs';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { templateFile } from '#tests/support/database-template.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded.ts';

let embedded: EmbeddedDatabase;
const clients: pg.Client[] = [];

beforeEach(async () => {
  const template = new Uint8Array(fs.readFileSync(templateFile()));
  embedded = await startEmbedded({ directory: null, durable: false, template });
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.end().catch(() => {});
  await embedded.close();
});

const connect = async () => {
  const client = new pg.Client({ ...embedded.connection, user: 'postgres', database: 'postgres' });
  client.on('error', () => {});
  clients.push(client);
  await client.connect();
  return client;
};
const addUser = (client: pg.Client, email: string) =>
  client.query('insert into users (email, password_hash) values ($1, $2)', [email, '-']);
const emails = async (client: pg.Client) =>
  (await client.query<{ email: string }>('select email from users order by email')).rows.map(
    ({ email }) => email,
  );
/** Breaks a connection as a failure does: without a word to the other side. */
const breakOff = (client: pg.Client) => {
  (
    client as unknown as { connection: { stream: { destroy(): void } } }
  ).connection.stream.destroy();
};

describe('a connection to the embedded database', () => {
  it('keeps nothing of a transaction that it breaks in', async () => {
    const first = await connect();
    await addUser(first, 'kept@example.com');
    await first.query('begin');
    await addUser(first, 'lost@example.com');
    breakOff(first);
    const second = await connect();
    expect(await emails(second)).toEqual(['kept@example.com']);
    await addUser(second, 'later@example.com');
    expect(await emails(second)).toEqual(['kept@example.com', 'later@example.com']);
  });

  it('loses its transaction to a connection that takes its place, and is told', async () => {
    const first = await connect();
    await first.query('begin');
    await addUser(first, 'lost@example.com');
    const second = await connect();
    await expect(first.query('commit')).rejects.toThrow();
    expect(await emails(second)).toEqual([]);
  });

  it('finds nothing that another one prepared or set', async () => {
    const ask = { name: 'zone', text: `select current_setting('TimeZone') as zone, $1::int as n` };
    const first = await connect();
    await first.query(`set timezone to 'Asia/Tokyo'`);
    expect((await first.query(ask, [1])).rows).toEqual([{ zone: 'Asia/Tokyo', n: 1 }]);
    breakOff(first);
    const second = await connect();
    expect((await second.query(ask, [2])).rows).toEqual([{ zone: 'UTC', n: 2 }]);
  });

  it('goes on after a statement that failed, prepared or not', async () => {
    const client = await connect();
    await expect(client.query('select nothing from nowhere')).rejects.toThrow('nowhere');
    await expect(client.query('select 1 / $1::int', [0])).rejects.toThrow('division by zero');
    await expect(
      client.query({ name: 'half', text: 'select 1 / $1::int', values: [0] }),
    ).rejects.toThrow('division by zero');
    await client.query('begin');
    await addUser(client, 'one@example.com');
    await expect(addUser(client, 'one@example.com')).rejects.toThrow('users_email');
    await client.query('rollback');
    expect(await emails(client)).toEqual([]);
  });

  it('carries questions and answers of some megabytes as they are', async () => {
    const client = await connect();
    const text = 'Ä🧥'.repeat(1_000_000);
    const { rows } = await client.query('select $1::text as text, md5($1::text) as sum', [text]);
    expect(rows[0].text === text).toBe(true);
    const many = await client.query(
      `select n, repeat('x', 1000) as x from generate_series(1, 5000) n`,
    );
    expect(many.rows.map(({ n }) => n)).toEqual(Array.from({ length: 5000 }, (_, at) => at + 1));
  });

  it('answers those who ask without waiting, in turn', async () => {
    const pool = new pg.Pool({
      ...embedded.connection,
      user: 'postgres',
      database: 'postgres',
      max: 1,
    });
    const asked = Array.from({ length: 50 }, (_, n) => pool.query('select $1::int as n', [n]));
    const answers = await Promise.all(asked);
    expect(answers.map(({ rows }) => rows[0].n)).toEqual(answers.map((_, n) => n));
    await pool.end();
  });
});
