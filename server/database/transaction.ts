import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { isContention, isOutage } from '../foundation/outage.ts';
import type * as schema from './schema.ts';

/** How often a transaction is tried that PostgreSQL rolls back because of another one. */
const maxTries = 6;

/** The handle that repositories work with: a database or a transaction of one. */
export type Database = Pick<
  NodePgDatabase<typeof schema>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$with' | 'with'
>;

/** Runs work in a transaction; the work may run several times, so it awaits nothing but SQL. */
export type Transaction = <Result>(
  work: (database: Database) => Promise<Result>,
) => Promise<Result>;

/**
 * The only way to run a transaction. A deadlock or a serialization failure is tried again,
 * after a short wait of its own length. A connection that failed is thrown away, not used again.
 * If it fails while COMMIT is answered nobody knows whether the work was kept: the error is an
 * outage like any other, and the caller's idempotency key makes the next try safe.
 */
export function openTransactions(pool: pg.Pool): Transaction {
  return async (work) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await runOnce(pool, work);
      } catch (error) {
        if (tries === maxTries || !isContention(error)) throw error;
        await sleep(Math.random() * 25 * 2 ** tries);
      }
    }
  };
}

const handles = new WeakMap<pg.PoolClient, Database>();

/** The handle of a connection, which is made once. */
function handleOf(client: pg.PoolClient): Database {
  const made = handles.get(client) ?? (drizzle(client) as unknown as Database);
  handles.set(client, made);
  return made;
}

async function runOnce<Result>(
  pool: pg.Pool,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(handleOf(client));
    const { command } = await client.query('commit');
    // If a statement failed and the work ignored that, PostgreSQL answers COMMIT with ROLLBACK and no
    // error.
    if (command !== 'COMMIT') throw new Error('a statement failed, so nothing was kept');
    return result;
  } catch (error) {
    if (isOutage(error)) broken = error as Error;
    else await client.query('rollback').catch((failure) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}
