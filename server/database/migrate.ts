import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

/** Any number; the same in every server. */
const migrationLock = 48_326;

/**
 * Brings the database to the present schema. Servers that start together take turns: the
 * migrator takes no lock of its own, so an advisory one is held.
 */
export async function migrateDatabase(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  await migrate(drizzle(client as pg.Client), { migrationsFolder: migrationsFolder() });
  await client.query('select pg_advisory_unlock($1)', [migrationLock]);
}

/** Beside the source, or copied beside the bundle. */
function migrationsFolder(): string {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const folder = path.join(here, 'migrations');
  if (!fs.existsSync(folder)) throw new Error(`no migrations at ${folder}`);
  return folder;
}
