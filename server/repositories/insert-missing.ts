import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';

/** Most parameters of one statement: PostgreSQL counts them in 16 bits. */
const mostParameters = 65_535;

/** Inserts those of these rows that are not there yet, however many they are. In the caller's transaction. */
export async function insertMissing<Table extends PgTable>(
  database: Database,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  const atOnce = Math.floor(mostParameters / Object.keys(getTableColumns(table)).length);
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce);
    await database.insert(table).values(some).onConflictDoNothing();
  }
}
