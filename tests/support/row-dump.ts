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

/** A digest of rows by table, and what had been written when it was made. */
interface Digest {
  /** Which transactions had ended: where that is the same later, no row has changed. */
  ended: string;
  texts: string[];
  byTable: Record<string, string>;
}

/** The last digest of each database: between two refused calls nothing is written. */
const lastDigests = new WeakMap<object, Digest>();

/**
 * A digest of each table but the ledgers, or of its rows that hold one of these texts. The database
 * makes it: what stays equal is neither written out nor fetched.
 */
export async function digestRows(server: Server, texts: string[] = []): Promise<Digest> {
  const { pool } = server.app.services.open;
  const ended = await readEnded(server);
  const last = lastDigests.get(pool);
  if (last?.ended === ended && String(last.texts) === String(texts)) return last;
  const tables = (await readTables(server)).filter(({ name }) => !ledgers.includes(name));
  // One condition for all texts: one for each would write out every row again.
  const holds = `where ${json} like any ($1::text[])`;
  const { rows } = await pool.query<{ name: string; digest: string }>({
    // Planned once: to plan it takes longer than the rows.
    name: texts.length > 0 ? 'digest of some rows' : 'digest of all rows',
    text: tables
      .map(
        ({ name, row }) =>
          `select '${name}' as name, concat(count(*), ' rows, ', sum(hash_record_extended(${row}, 0)))
            as digest from "${name}" t ${texts.length > 0 ? holds : ''}`,
      )
      .join(' union all '),
    values: texts.length > 0 ? [texts.map((text) => `%${text}%`)] : [],
  });
  const byTable = Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
  const digest = { ended, texts, byTable };
  lastDigests.set(pool, digest);
  return digest;
}

/** Every transaction that writes a row takes a number, and shows here as running or ended. */
async function readEnded({ app }: Server): Promise<string> {
  const { rows } = await app.services.open.pool.query<{ ended: string }>(
    'select pg_current_snapshot()::text as ended',
  );
  return rows[0]!.ended;
}

/** The tables that differ from what was digested before, with their rows as they are now. */
export async function rowsChangedSince(
  server: Server,
  before: Digest,
): Promise<Record<string, string[]>> {
  const now = await digestRows(server, before.texts);
  const names = Object.keys({ ...before.byTable, ...now.byTable }).filter(
    (name) => now.byTable[name] !== before.byTable[name],
  );
  if (names.length === 0) return {};
  const dump = await dumpRows(server);
  return Object.fromEntries(names.map((name) => [name, dump[name] ?? []]));
}

/**
 * Takes away what a server does by itself every hour: a test that compares rows over a full hour would find it done in
 * the middle.
 */
export async function stopHourlyJobs({ app }: Server): Promise<void> {
  await app.services.open.pool.query('delete from jobs where cron is not null and user_id is null');
}
