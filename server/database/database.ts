import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type EmbeddedOptions, startEmbedded } from './embedded.ts';
import { migrateDatabase } from './migrate.ts';
import * as schema from './schema.ts';

/** What repositories work with: a database or a transaction of one. */
export type Database = Pick<
  NodePgDatabase<typeof schema>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$with' | 'with'
>;

/** An open, migrated database. */
export interface OpenDatabase {
  database: NodePgDatabase<typeof schema>;
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

/** Opens PostgreSQL by its URL, or the embedded one, and migrates it. One driver for both. */
export async function openDatabase(
  target: { url: string } | { embedded: EmbeddedOptions },
): Promise<OpenDatabase> {
  if ('url' in target) {
    const pool = new pg.Pool({ connectionString: target.url, max: 10 });
    const never = new Promise<Error>(() => {});
    return finish(pool, {
      died: never,
      fsyncs: async () => 0,
      dump: () => Promise.reject(new Error('use pg_dump for a PostgreSQL server')),
      tidy: async () => {},
      close: async () => {},
    });
  }
  const embedded = await startEmbedded(target.embedded);
  // One connection: the socket server (pglite-socket 0.2.17) lets the messages of two connections
  // run into each other outside of transactions, so that one's answer reaches the other. There is
  // one backend behind it, so a second connection would gain nothing.
  const pool = new pg.Pool({
    ...embedded.connection,
    user: 'postgres',
    database: 'postgres',
    max: 1,
  });
  return finish(pool, {
    ...embedded,
    tidy: async () => void (await pool.query('vacuum (analyze)')),
  });
}

async function finish(
  pool: pg.Pool,
  engine: Pick<OpenDatabase, 'died' | 'fsyncs' | 'dump' | 'tidy' | 'close'>,
): Promise<OpenDatabase> {
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  await migrateDatabase(pool);
  return {
    database: drizzle(pool, { schema }),
    pool,
    died: engine.died,
    fsyncs: engine.fsyncs,
    dump: engine.dump,
    tidy: engine.tidy,
    async close() {
      await pool.end();
      await engine.close();
    },
  };
}
