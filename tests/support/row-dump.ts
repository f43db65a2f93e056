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

/** A digest of each table, or of some of its rows, and what had been written when it was made. */
interface Digest {
  /** Which transactions had ended: where that is the same later, no row has changed. */
  ended: string;
  texts: string[];
  byTable: Record<string, string>;
}

/** What a table holds, and the version of its rows when that was read. */
interface Seen {
  version: string;
  digest: string;
}

/** What was seen of the tables of each database, by the texts that were looked for. */
const seenBefore = new WeakMap<object, Map<string, Map<string, Seen>>>();

/** The last digest of each database: between two refused calls nothing is written, unless another test does. */
const lastDigests = new WeakMap<object, Digest>();

/** Most lists of texts of which a database's tables are remembered. */
const mostLists = 24;

/**
 * A digest of each table but the ledgers, or of its rows that hold one of these texts. The database
 * makes it: what stays equal is neither written out nor fetched. Of a table whose rows are still of the
 * same version, the last digest holds.
 */
export async function digestRows(server: Server, texts: string[] = []): Promise<Digest> {
  const { pool } = server.app.services.open;
  const ended = await readEnded(server);
  const last = lastDigests.get(pool);
  if (last?.ended === ended && String(last.texts) === String(texts)) return last;
  const tables = (await readTables(server)).filter(({ name }) => !ledgers.includes(name));
  const { rows } = await pool.query<{ versions: string[] }>({
    // Planned once: to plan it takes longer than the rows.
    name: 'versions of all rows',
    text: `select array[${tables.map(({ name }) => `(${versionOf(name)})`).join(', ')}] as versions`,
  });
  const { versions } = rows[0]!;
  const seen = rememberedOf(pool, JSON.stringify(texts));
  const changed = tables.filter(({ name }, at) => seen.get(name)?.version !== versions[at]);
  if (changed.length > 0) {
    const read = await pool.query<Seen & { name: string }>(
      changed.map(({ name, row }) => digestOf(name, row, texts.length > 0)).join(' union all '),
      texts.length > 0 ? [texts.map((text) => `%${text}%`)] : [],
    );
    for (const { name, ...now } of read.rows) seen.set(name, now);
  }
  const byTable = Object.fromEntries(tables.map(({ name }) => [name, seen.get(name)!.digest]));
  const digest = { ended, texts, byTable };
  lastDigests.set(pool, digest);
  return digest;
}

/** Every transaction that writes a row takes a number, and shows here as running or ended, those of other databases too. */
async function readEnded({ app }: Server): Promise<string> {
  const { rows } = await app.services.open.pool.query<{ ended: string }>(
    'select pg_current_snapshot()::text as ended',
  );
  return rows[0]!.ended;
}

/** Where each row of a table stands and which transaction wrote it: every write of a row changes that. */
const versionOf = (name: string) =>
  `select concat(count(*), ' rows, ', sum(hash_record_extended(row(ctid, xmin), 0))) from "${name}"`;

/** A table's digest, and its version at the same moment. */
const digestOf = (name: string, row: string, isOfSome: boolean) =>
  `select '${name}' as name, (${versionOf(name)}) as version,
    concat(count(*), ' rows, ', sum(hash_record_extended(${row}, 0))) as digest
  from "${name}" t ${isOfSome ? `where ${json} like any ($1::text[])` : ''}`;

/** What was seen of a database's tables for some texts; for those that were asked of longest ago nothing more. */
function rememberedOf(database: object, texts: string): Map<string, Seen> {
  const lists = seenBefore.get(database) ?? new Map<string, Map<string, Seen>>();
  seenBefore.set(database, lists);
  const seen = lists.get(texts) ?? new Map<string, Seen>();
  lists.delete(texts);
  lists.set(texts, seen);
  if (lists.size > mostLists) lists.delete(lists.keys().next().value!);
  return seen;
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
