import type { TestServer } from './test-server.ts';

/** What the server writes down about attempts, refused ones too: no part of anybody's things. */
const ledgers = ['login_keys', 'used_nonces', 'call_counts'];

/** Every row of every table as JSON, by table. Guesses at codes are left out: they are counted on purpose. */
export async function dumpRows(
  server: Pick<TestServer, 'app'>,
  { withLedgers = false }: { withLedgers?: boolean } = {},
): Promise<Record<string, string[]>> {
  const { pool } = server.app.services.open;
  const { rows: tables } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  const names = tables
    .map(({ name }) => name)
    .filter((name) => withLedgers || !ledgers.includes(name));
  const { rows } = await pool.query<{ name: string; row: string }>(
    names
      .map(
        (name) =>
          `select '${name}' as name, (to_jsonb(t) - 'attempts')::text as row from "${name}" t`,
      )
      .join(' union all '),
  );
  const dump: Record<string, string[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (const { name, row } of rows) dump[name]!.push(row);
  for (const list of Object.values(dump)) list.sort();
  return dump;
}

/** The rows of a dump that speak of one user: by id, or by the id of something of the user's. */
export function rowsOf(dump: Record<string, string[]>, ids: string[]): string[] {
  return Object.entries(dump)
    .flatMap(([name, rows]) => rows.map((row) => `${name} ${row}`))
    .filter((row) => ids.some((id) => row.includes(id)));
}
