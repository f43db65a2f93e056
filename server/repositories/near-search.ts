import { and, type SQL, sql } from 'drizzle-orm';
import { mostNearRows, mostNearThings } from '#contract/rules/near-search.ts';
import type { Database } from '../database/database.ts';
import type { Scope } from './scope.ts';
import { readMeantWords } from './search-correction.ts';
import { type Searched, type SearchFilter, searchedWords } from './searched.ts';

/** What lacks one word of a search. */
interface NearSearch {
  /** The words that find it, as they were meant. */
  kept: string;
  /** The last made first. */
  ids: string[];
}

/*
 * [Note: Near it] Beside what a search of several words finds stands what lacks exactly one of them, a row for each word
 * that is left out. The row whose words fewest are found by comes first: "jeans" says more of "black jeans" than "black"
 * does, where more is black. A slip is forgiven in each word ([Note: Slips]).
 */

/**
 * What fits a filter and lacks exactly one word of its search ([Note: Near it]); nothing for a single word. Throws
 * `not-found` and `forbidden` like the list itself.
 */
export async function readNearSearch<Filter extends SearchFilter>(
  scope: Scope,
  database: Database,
  searched: Searched<Filter>,
  filter: Filter,
): Promise<NearSearch[]> {
  const within = await searched.within(scope, database, filter);
  const typed = [...new Set(searchedWords(filter))];
  if (typed.length < 2) return [];
  const read = await readMeantWords(scope, database, searched, { within, filter, words: typed });
  const words = read.map((meant, at) => meant ?? typed[at]!);
  const { noun, fitting, finds } = searched;
  const { id } = noun.table;
  const found = words.map((_, at) => sql.identifier(`found_${at}`));
  const columns = words.map(
    (word, at) => sql`, coalesce(${finds(scope, word)}, false) as ${found[at]}`,
  );
  const lacksOnly = (lacked: number): SQL | undefined =>
    and(...found.map((column, at) => (at === lacked ? sql`not ${column}` : sql`${column}`)));
  const cases = words.map((_, at) => sql` when ${lacksOnly(at)} then ${at}::int`);
  const { rows } = await database.execute<{ lacked: number; id: string }>(sql`
    with fitting as materialized (
      select ${id} as id ${sql.join(columns)}
      from ${noun.table} where ${and(within, fitting(scope, filter))}
    ), near as (
      select id, case ${sql.join(cases)} end as lacked from fitting
    ), placed as (
      select id, lacked, count(*) over (partition by lacked) as total,
        row_number() over (partition by lacked order by id desc) as place
      from near where lacked is not null
    )
    select lacked, id::text as id from placed where place <= ${mostNearThings}::int
    order by total, lacked, place`);
  const lacked = [...new Set(rows.map((row) => row.lacked))].slice(0, mostNearRows);
  return lacked.map((one) => ({
    kept: words.filter((_, at) => at !== one).join(' '),
    ids: rows.filter((row) => row.lacked === one).map((row) => row.id),
  }));
}
