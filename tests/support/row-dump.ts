import type { TestServer } from './test-server.ts';

/** Tables in which the server counts attempts, refused ones too; they belong to no member. */
const ledgers = ['login_keys', 'used_nonces', 'call_counts'];

type Server = Pick<TestServer, 'app'>;

interface Table {
  name: string;
  /** Its columns as a record, without the count of guesses at codes, which changes on purpose. */
  row: string;
}

/** Read once for each database: the catalog takes longer than the rows. */
const tablesRead = new WeakMap<object, Promise<Table[]>>();

function readTables({ app }: Server): Promise<Table[]> {
  const { pool } = app.services.open;
  const read =
    tablesRead.get(pool) ??
    pool
      .query<Table>(
        `select relname as name,
          'row(' || string_agg('t.' || quote_ident(attname), ', ' order by attnum) || ')' as row
        from pg_class join pg_attribute on attrelid = pg_class.oid
        where relnamespace = 'public'::regnamespace and relkind = 'r'
          and attnum > 0 and not attisdropped and attname <> 'attempts'
        group by relname order by relname`,
      )
      .then(({ rows }) => rows);
  tablesRead.set(pool, read);
  return read;
}

/** A row as JSON. */
const json = "(to_jsonb(t) - 'attempts')::text";

/** Every row of every table as JSON, by table. */
export async function dumpRows(server: Server): Promise<Record<string, string[]>> {
  const tables = await readTables(server);
  const { rows } = await server.app.services.open.pool.query<{ name: string; row: string }>(
    tables
      .map(({ name }) => `select '${name}' as name, ${json} as row from "${name}" t`)
      .join(' union all '),
  );
  const dump: Record<string, string[]> = Object.fromEntries(tables.map(({ name }) => [name, []]));
  for (const { name, row } of rows) dump[name]!.push(row);
  for (const list of Object.values(dump)) list.sort();
  return dump;
}

/**
 * A digest of each table but the ledgers, or of its rows that hold one of these texts. The database
 * makes it: what stays equal is neither written out nor fetched.
 */
export async function digestRows(
  server: Server,
  texts?: string[],
): Promise<Record<string, string>> {
  const tables = (await readTables(server)).filter(({ name }) => !ledgers.includes(name));
  // One condition for all texts: one for each would write out every row again.
  const holds = `where ${json} like any ($1::text[])`;
  const { rows } = await server.app.services.open.pool.query<{ name: string; digest: string }>(
    tables
      .map(
        ({ name, row }) =>
          `select '${name}' as name, concat(count(*), ' rows, ', sum(hash_record_extended(${row}, 0)))
            as digest from "${name}" t ${texts ? holds : ''}`,
      )
      .join(' union all '),
    texts ? [texts.map((text) => `%${text}%`)] : [],
  );
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

/** The tables that differ from what was digested before, with their rows as they are now. */
export async function rowsChangedSince(
  server: Server,
  before: Record<string, string>,
  texts?: string[],
): Promise<Record<string, string[]>> {
  const now = await digestRows(server, texts);
  const names = Object.keys({ ...before, ...now }).filter((name) => now[name] !== before[name]);
  if (names.length === 0) return {};
  const dump = await dumpRows(server);
  return Object.fromEntries(names.map((name) => [name, dump[name] ?? []]));
}
