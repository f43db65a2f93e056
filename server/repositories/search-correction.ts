import { and, type SQL, sql } from 'drizzle-orm';
import { singular } from '#contract/rules/search-words.ts';
import type { Database } from '../database/database.ts';
import { isOneSlip } from '../foundation/one-slip.ts';
import type { Scope } from './scope.ts';
import { isAnyFound, type Searched, type SearchFilter, searchedWords } from './searched.ts';

/*
 * [Note: Slips] Where a search finds nothing, a word of it that nothing in the list has may be a slip: the words of what is
 * listed (of an outfit or a look its pieces' words, too) that are one slip away stand in for it, the one that begins alike
 * first, then the one that is there most often. It is a second question, asked only then, so that what was typed rightly is
 * never changed.
 */

/** The shortest word that may be a slip: of shorter ones there are too many. */
const shortestSlip = 4;

/** Most words of the list that are looked through for one slip. */
const mostWords = 5000;

/**
 * The search that finds something where the filter's own finds nothing ([Note: Slips]); null where that finds something,
 * or no slip explains it. Throws `not-found` and `forbidden` like the list itself.
 */
export async function readSearchCorrection<Filter extends SearchFilter>(
  scope: Scope,
  database: Database,
  searched: Searched<Filter>,
  filter: Filter,
): Promise<string | null> {
  const within = await searched.within(scope, database, filter);
  const words = searchedWords(filter);
  const isFound = (words: readonly string[]) =>
    isAnyFound(scope, database, searched, { within, filter, words });
  if (words.length === 0 || (await isFound(words))) return null;
  const meant = await readMeantWords(scope, database, searched, { within, filter, words });
  const corrected = meant.flatMap((word) => word ?? []);
  const isWhole = corrected.length === words.length;
  const isOther = corrected.some((word, at) => word !== words[at]);
  return isWhole && isOther && (await isFound(corrected)) ? corrected.join(' ') : null;
}

/**
 * Of each of these words itself, where the list knows it, or else the known word that is one slip away ([Note: Slips]);
 * null without one.
 */
export async function readMeantWords<Filter extends SearchFilter>(
  scope: Scope,
  database: Database,
  searched: Searched<Filter>,
  { within, filter, words }: { within: SQL | undefined; filter: Filter; words: readonly string[] },
): Promise<(string | null)[]> {
  const known = await readKnown(scope, database, searched, within, words);
  const shown = and(within, searched.fitting(scope, filter));
  const meant: (string | null)[] = [];
  for (const [at, word] of words.entries()) {
    meant.push(known[at] ? word : await readNearest(scope, database, searched, shown, word));
  }
  return meant;
}

/** Of each of these words whether anything in sight is found by it. */
async function readKnown<Filter extends SearchFilter>(
  scope: Scope,
  database: Database,
  { noun, finds }: Searched<Filter>,
  within: SQL | undefined,
  words: readonly string[],
): Promise<boolean[]> {
  if (words.length === 0) return [];
  const any = words.map((word) => sql`coalesce(bool_or(${finds(scope, word)}), false)`);
  const { rows } = await database.execute<{ known: boolean[] }>(
    sql`select array[${sql.join(any, sql`, `)}] as known from ${noun.table} where ${within}`,
  );
  return rows[0]!.known;
}

/** The word of what is in sight that is one slip away from a word; null without any. */
async function readNearest<Filter extends SearchFilter>(
  scope: Scope,
  database: Database,
  { texts }: Searched<Filter>,
  which: SQL | undefined,
  word: string,
): Promise<string | null> {
  if (word.length < shortestSlip) return null;
  const { rows } = await database.execute<{ word: string }>(sql`
    select word from (${texts(scope, which)}) as listed,
      regexp_split_to_table(text, ${'[ \\n\\f]+'}) as word
    where length(word) between ${word.length - 1}::int and ${word.length + 1}::int
    group by word order by left(word, 1) = ${word.slice(0, 1)} desc, count(*) desc, word collate "C"
    limit ${mostWords}`);
  const all = rows.map((row) => row.word);
  return (
    all.find((one) => isOneSlip(one, word)) ??
    all.find((one) => isOneSlip(one, singular(word))) ??
    null
  );
}
