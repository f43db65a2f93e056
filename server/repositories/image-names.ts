import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/**
 * The condition that nothing names a picture: no row of any table that refers to `images.id`. The
 * tables are read from the database each time, so that this server spares the pictures that a newer
 * server's table names.
 */
export async function isUnnamed(database: Database): Promise<SQL> {
  const { rows } = await database.execute<{ table: string; column: string }>(sql`
    select conrelid::regclass::text as "table", quote_ident(naming.attname) as "column"
    from pg_constraint
      cross join unnest(conkey, confkey) as pair (naming, named)
      join pg_attribute naming on naming.attrelid = conrelid and naming.attnum = pair.naming
      join pg_attribute named on named.attrelid = confrelid and named.attnum = pair.named
    where contype = 'f' and confrelid = 'images'::regclass and named.attname = 'id'`);
  const conditions = rows.map(({ table, column }) => {
    const names = sql.raw(`from ${table} as naming where naming.${column} = images.id`);
    return sql`not exists (select ${names})`;
  });
  return sql.join(conditions, sql` and `);
}
