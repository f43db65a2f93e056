import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isOutage } from '../foundation/outage.ts';
import { migrateDatabase } from './migrate.ts';

/** A PostgreSQL server, and how long to wait for it if it is not up yet. */
export interface ServerTarget {
  url: string;
  /** 0 unless said. */
  waitMs?: number;
  /** Called once when Hem begins to wait for the database, with a line for the operator. */
  onWait?(line: string): void;
}

/** A PostgreSQL server that Hem cannot run on; its message is one line for the operator. */
export class DatabaseUnusable extends Error {
  override name = 'DatabaseUnusable';
}

/** Wrong credentials, or no such database: waiting does not help against a wrong configuration. */
const refusals = /^(28...|3D000)$/;
const betweenTriesMs = 500;

/**
 * Waits until the database is there and takes writes, and migrates it. Throws DatabaseUnusable if
 * it refuses Hem, or is not there in time.
 */
export async function waitForDatabase({ url, waitMs = 0, onWait }: ServerTarget): Promise<void> {
  const deadline = Date.now() + waitMs;
  let said = false;
  while (true) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    // The next query on a broken connection fails anyway; without a listener its `error` event would
    // end the process.
    client.on('error', () => {});
    const place = `${client.database ?? ''} at ${client.host}:${client.port}`;
    try {
      await client.connect();
      await migrateDatabase(client);
      return;
    } catch (error) {
      const { code, message } = rootOf(error);
      const why = message || code || String(error);
      if (code && refusals.test(code)) {
        throw new DatabaseUnusable(`The database ${place} refuses Hem: ${why}`);
      }
      if (!isOutage(error)) throw error;
      if (Date.now() + betweenTriesMs > deadline) {
        const seconds = Math.round(waitMs / 1000);
        throw new DatabaseUnusable(`The database ${place} was not there in ${seconds} s: ${why}`);
      }
      if (!said) onWait?.(`Waiting for the database ${place}: ${why}`);
      said = true;
      await sleep(betweenTriesMs);
    } finally {
      // Not awaited: a server that does not answer would not answer this either.
      void client.end().catch(() => {});
    }
  }
}

function rootOf(error: unknown): { code?: string; message?: string } {
  let root = error as { code?: string; message?: string; cause?: unknown };
  while (root.cause) root = root.cause as typeof root;
  return root;
}
