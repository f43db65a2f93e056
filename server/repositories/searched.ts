import { and, type SQL, sql } from 'drizzle-orm';
import { wordsOf } from '#contract/rules/search-words.ts';
import type { Database } from '../database/database.ts';
import type { AnyNoun } from './noun.ts';
import type { Scope } from './scope.ts';

/** The parts of a filter that every search has. */
export interface SearchFilter {
  search?: string | undefined;
  wardrobeId?: string | undefined;
}

/** A list that is searched by words: everything in which the search of one noun differs from that of another. */
export interface Searched<Filter extends SearchFilter> {
  noun: AnyNoun;
  /** Is true of what the list is of. Throws `not-found`, and `forbidden` where a filter asks what is not told. */
  within(scope: Scope, database: Database, filter: Filter): Promise<SQL | undefined>;
  /** Is true of what fits the filter, whatever is searched for. */
  fitting(scope: Scope, filter: Filter): SQL | undefined;
  /** Is true of what a word finds ([Note: Search]). */
  finds(scope: Scope, word: string): SQL | undefined;
  /** Selects, as `text`, the texts by which those are found of which a condition is true. */
  texts(scope: Scope, which: SQL | undefined): SQL;
}

/** Most words of a search that are looked for. */
const mostWords = 8;

/** The words of a search that are looked for. */
export const searchedWords = ({ search = '' }: SearchFilter): string[] =>
  wordsOf(search).slice(0, mostWords);

/** Whether anything in sight fits a filter, and is found by all these words. */
export async function isAnyFound<Filter extends SearchFilter>(
  scope: Scope,
  database: Database,
  { noun, fitting, finds }: Searched<Filter>,
  { within, filter, words }: { within: SQL | undefined; filter: Filter; words: readonly string[] },
): Promise<boolean> {
  const found = and(within, fitting(scope, filter), ...words.map((word) => finds(scope, word)));
  const { rows } = await database.execute(
    sql`select 1 as found from ${noun.table} where ${found} limit 1`,
  );
  return rows.length > 0;
}
