import fs from 'node:fs';
import type { Duplex } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templateFile } from '#tests/support/database-template.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { users } from './schema.ts';

let open: OpenDatabase;
beforeAll(async () => {
  const template = new Uint8Array(fs.readFileSync(templateFile()));
  open = await openDatabase({ embedded: { directory: null, durable: false, template } });
});
afterAll(() => open.close());

const email = (n: number | string) => ({ email: `${n}@example.com`, passwordHash: '-' });
const count = async () => (await open.database.select().from(users)).length;

describe('statements that share the connection', () => {
  it('each get their own answer, also behind one that fails', async () => {
    const asked = Array.from({ length: 60 }, (_, n) =>
      open.database.execute<{ n: number }>(
        n % 7 === 3 ? sql`select 1 / ${0}::int as n` : sql`select ${n}::int as n`,
      ),
    );
    const answers = await Promise.allSettled(asked);
    expect(
      answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.rows[0]!.n : null)),
    ).toEqual(answers.map((_, n) => (n % 7 === 3 ? null : n)));
    expect(await count()).toBe(0);
  });

  it('see nothing of a transaction that is under way, and are not a part of it', async () => {
    const before = await count();
    let seen = Promise.resolve(0);
    let added: Promise<unknown> = Promise.resolve();
    const failing = open.transaction(async (database) => {
      await database.insert(users).values(email('within'));
      seen = count();
      added = open.database.insert(users).values(email('beside'));
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    await added;
    expect(await seen).toBe(before);
    const rows = await open.database.select({ email: users.email }).from(users);
    expect(rows).toEqual([{ email: 'beside@example.com' }]);
  });

  it('keep no transaction waiting for good, however many there are', async () => {
    let isOver = false;
    const ask = async () => {
      while (!isOver) await count();
    };
    const asking = Array.from({ length: 10 }, ask);
    await open.transaction((database) => database.insert(users).values(email('turn')));
    isOver = true;
    await Promise.all(asking);
    expect(await count()).toBe(2);
  });
});

describe('the connection that statements share', () => {
  it('fails all that is under way when it breaks, and is followed by another one', async () => {
    const before = await count();
    open.pool.once('acquire', (client) => breakAfter(client, 30));
    const asked = Array.from({ length: 30 }, () => count());
    const added = open.transaction((database) => database.insert(users).values(email('behind')));
    const answers = await Promise.allSettled(asked);
    expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 'rejected'));
    await added;
    expect(await count()).toBe(before + 1);
  });

  it('is given away while a transaction waits for its next try', async () => {
    const before = await count();
    let tries = 0;
    const seen: Promise<number>[] = [];
    await open.transaction(async (database) => {
      tries += 1;
      await database.insert(users).values(email(`try-${tries}`));
      seen.push(count());
      if (tries < 3) await database.execute(contention);
    });
    // What was asked during a try ran after it: nothing of the failed ones was kept.
    expect(await Promise.all(seen)).toEqual([before, before, before + 1]);
  });
});

const contention = sql`do $$ begin raise exception using errcode = 'serialization_failure'; end $$`;

/** Breaks a connection while so many statements are under way, of which none has been answered. */
function breakAfter(client: PoolClient, statements: number): void {
  const ask = client.query;
  let asked = 0;
  const breaking = (...what: unknown[]): unknown => {
    const answer = Reflect.apply(ask, client, what);
    asked += 1;
    if (asked === statements) clientStream(client).destroy();
    return answer;
  };
  client.query = breaking as typeof client.query;
}

/** What pg writes to. */
const clientStream = (client: PoolClient) =>
  (client as unknown as { connection: { stream: Duplex } }).connection.stream;

describe('a statement that is asked often', () => {
  it('is read once by the database, and answered the same', async () => {
    const ask = (n: number) => open.database.execute<{ n: number }>(sql`select ${n}::int + 1 as n`);
    for (let n = 0; n < 30; n += 1) expect((await ask(n)).rows).toEqual([{ n: n + 1 }]);
    const { rows } = await open.pool.query('select statement from pg_prepared_statements');
    expect(rows).toContainEqual({ statement: 'select $1::int + 1 as n' });
  });

  it('answers a transaction that failed, and the next one', async () => {
    const ask = async (database: OpenDatabase['database']) =>
      (await database.execute<{ n: number }>(sql`select 7 / ${7}::int as n`)).rows;
    for (let n = 0; n < 9; n += 1) await ask(open.database);
    const failing = open.transaction(async (database) => {
      await database.execute(sql`select 1 / 0`).catch(() => {});
      return ask(database);
    });
    await expect(failing).rejects.toThrow();
    expect(await open.transaction(ask)).toEqual([{ n: 1 }]);
  });
});
