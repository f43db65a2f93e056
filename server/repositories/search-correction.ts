import { and, type SQL, sql } from 'drizzle-orm';
import type { ItemFilter } from '#contract/schemas/item.ts';
import type { Database } from '../database/database.ts';
import { items } from '../database/schema.ts';
import { isOneSlip } from '../foundation/one-slip.ts';
import { singular, wordsOf } from '../foundation/search-words.ts';
import { searchedText } from './found-by.ts';
import { fitting, readItemNavigation, searchFinds } from './item-navigation.ts';
import { itemNoun } from './item-noun.ts';
import { listed } from './noun-navigation.ts';
import type { Scope } from './scope.ts';

/*
 * [Note: Slips] Where a search finds nothing, a word of it that no piece has may be a slip: the words of the owner's own
 * pieces that are one slip away stand in for it, the one that begins alike first, then the one that most pieces have. It
 * is a second question, asked only then, so that what was typed rightly is never changed.
 */

/** The shortest word that may be a slip: of shorter ones there are too many. */
const shortestSlip = 4;

/** Most words of the pieces that are looked through for one slip. */
const mostWords = 5000;

/**
 * The search that finds something where the filter's own finds nothing ([Note: Slips]); null where that finds something,
 * or no slip explains it. Throws `not-found`, and `forbidden` like `readItemNavigation`.
 */
export async function readSearchCorrection(
  scope: Scope,
  database: Database,
  filter: ItemFilter,
): Promise<string | null> {
  const within = await listed(scope, database, itemNoun, filter.wardrobeId);
  if ((await readItemNavigation(scope, database, filter)).itemIds.length > 0) return null;
  const words = wordsOf(filter.search ?? '').slice(0, 8);
  const known = await readKnown(scope, database, within, words);
  if (known.every(Boolean)) return null;
  const shown = and(within, fitting(scope, filter));
  const corrected: string[] = [];
  for (const [at, word] of words.entries()) {
    const right = known[at] ? word : await readNearest(scope, database, shown, word);
    if (right === null) return null;
    corrected.push(right);
  }
  const search = corrected.join(' ');
  const { itemIds } = await readItemNavigation(scope, database, { ...filter, search });
  return itemIds.length > 0 ? search : null;
}

/** Of each of these words whether any piece in sight is found by it. */
async function readKnown(
  scope: Scope,
  database: Database,
  within: SQL | undefined,
  words: readonly string[],
): Promise<boolean[]> {
  if (words.length === 0) return [];
  const any = words.map((word) => sql`coalesce(bool_or(${searchFinds(scope, word)}), false)`);
  const { rows } = await database.execute<{ known: boolean[] }>(
    sql`select array[${sql.join(any, sql`, `)}] as known from ${items} where ${within}`,
  );
  return rows[0]!.known;
}

/** The word of the pieces in sight that is one slip away from a word; null without any. */
async function readNearest(
  scope: Scope,
  database: Database,
  within: SQL | undefined,
  word: string,
): Promise<string | null> {
  if (word.length < shortestSlip) return null;
  const { rows } = await database.execute<{ word: string }>(sql`
    select word from ${items},
      regexp_split_to_table(${searchedText(scope, items.searchText)}, ${'[ \\n\\f]+'}) as word
    where ${within} and length(word) between ${word.length - 1}::int and ${word.length + 1}::int
    group by word order by left(word, 1) = ${word.slice(0, 1)} desc, count(*) desc, word limit ${mostWords}`);
  const all = rows.map((row) => row.word);
  return (
    all.find((one) => isOneSlip(one, word)) ??
    all.find((one) => isOneSlip(one, singular(word))) ??
    null
  );
}
