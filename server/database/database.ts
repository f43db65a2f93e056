import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type ServerTarget, waitForDatabase } from './await-database.ts';
import { type EmbeddedOptions, startEmbedded } from './embedded.ts';
import { migrateDatabase } from './migrate.ts';
import { nameStatements, StatementNames } from './name-statements.ts';
import * as schema from './schema.ts';
import { shareConnection } from './share-connection.ts';
import { type Database, openTransactions, type Transaction } from './transaction.ts';

export type { Database } from './transaction.ts';

/** An open, migrated database. */
export interface OpenDatabase {
  /** For single statements. */
  database: Database;
  transaction: Transaction;
  pool: pg.Pool;
  /** Resolves with the reason if the embedded database ends by itself. */
  died: Promise<Error>;
  /** How many disk barriers the embedded database asked for; 0 for a real PostgreSQL. */
  fsyncs(): Promise<number>;
  dump(): Promise<Uint8Array>;
  /**
   * Gives back the room of what was deleted and counts anew for the planner. The embedded database
   * has no autovacuum; a real PostgreSQL does it by itself, and nothing happens here.
   */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

// A bigint column holds ids below 2^53, so a number carries it exactly.
pg.types.setTypeParser(20, Number);

/**
 * A call is answered within the app's ten seconds even if the database says nothing at all, and a
 * server that lost its network holds no lock for long.
 */
const patience = {
  connectionTimeoutMillis: 4000,
  lock_timeout: 4000,
  statement_timeout: 7000,
  query_timeout: 8000,
  idle_in_transaction_session_timeout: 8000,
  keepAlive: true,
};

/**
 * Opens PostgreSQL by its URL, or the embedded one, and migrates it. One driver for both.
 * Throws DatabaseUnusable if PostgreSQL refuses, or is not there in time.
 */
export async function openDatabase(
  target: ServerTarget | { embedded: EmbeddedOptions },
): Promise<OpenDatabase> {
  if ('url' in target) {
    await waitForDatabase(target);
    const pool = openPool({ connectionString: target.url, max: 10, ...patience });
    return finish(pool, {
      died: new Promise<Error>(() => {}),
      fsyncs: async () => 0,
      dump: () => Promise.reject(new Error('use pg_dump for a PostgreSQL server')),
      tidy: async () => {},
      close: async () => {},
    });
  }
  const embedded = await startEmbedded(target.embedded);
  // One connection, which stays: there is one backend behind it (decision 003).
  const pool = openPool({
    ...embedded.connection,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
  });
  shareConnection(pool);
  const client = await pool.connect();
  await migrateDatabase(client).finally(() => client.release());
  return finish(pool, {
    ...embedded,
    tidy: async () => void (await pool.query('vacuum (analyze)')),
  });
}

function openPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...options, pipeline: true });
  const names = new StatementNames();
  // The pool replaces a connection that breaks, and the query that is under way fails. Without a
  // listener the `error` event would end the process: of an idle connection the pool emits it, of a
  // connection in use that connection itself.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    nameStatements(client, names);
  });
  return pool;
}

function finish(
  pool: pg.Pool,
  engine: Pick<OpenDatabase, 'died' | 'fsyncs' | 'dump' | 'tidy' | 'close'>,
): OpenDatabase {
  return {
    database: drizzle(pool, { schema }),
    transaction: openTransactions(pool),
    pool,
    died: engine.died,
    fsyncs: engine.fsyncs,
    dump: engine.dump,
    tidy: engine.tidy,
    async close() {
      // A database that is away would not answer the closing of its connections.
      await Promise.race([pool.end(), sleep(5000, undefined, { ref: false })]);
      await engine.close();
    },
  };
}
