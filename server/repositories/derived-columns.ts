import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';

/** Most rows of one statement. */
const atOnce = 500;

/** Writes what follows from the other columns of these rows of a table where it is another than before: texts. */
export async function writeDerived<Row extends { id: number }>(
  database: Database,
  table: PgTable & { $inferSelect: Row },
  rows: readonly Row[],
  derive: (row: Row) => Partial<Row>,
): Promise<void> {
  const changed = rows.flatMap((row) => {
    const derived = derive(row);
    const isSame = Object.entries(derived).every(
      ([column, value]) => row[column as keyof Row] === value,
    );
    return isSame ? [] : [{ id: row.id, ...derived }];
  });
  const columns = Object.entries(getTableColumns(table)).filter(
    ([key]) => key !== 'id' && key in (changed[0] ?? {}),
  );
  const set = columns.map(
    ([key, { name }]) => sql`${sql.identifier(name)} = anew.${sql.identifier(key)}`,
  );
  const texts = columns.map(([key]) => sql`${sql.identifier(key)} text`);
  for (let from = 0; from < changed.length; from += atOnce) {
    const batch = JSON.stringify(changed.slice(from, from + atOnce));
    await database.execute(sql`
      update ${table} as changed set ${sql.join(set, sql`, `)}
      from jsonb_to_recordset(${batch}::jsonb) as anew(id bigint, ${sql.join(texts, sql`, `)})
      where changed.id = anew.id`);
  }
}
