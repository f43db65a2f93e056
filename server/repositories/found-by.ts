import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { fold, wordsOf } from '#contract/rules/search-words.ts';
import { searchTextOf } from '../foundation/search-words.ts';
import { followingWords } from './item-synonyms.ts';
import { isFull, type Scope } from './scope.ts';

type Texts = readonly (string | null | undefined | false)[];

/**
 * The text something is found by, from what its owner wrote of it, what is known of it, and what they wrote for
 * themselves.
 */
export function searchTextFrom({ own, known, kept }: { own: Texts; known: Texts; kept: Texts }) {
  const words = (texts: Texts) => wordsOf(texts.filter(Boolean).join(' '));
  const [ownWords, knownWords, keptWords] = [words(own), words(known), words(kept)];
  const following = [...knownWords, ...followingWords([...ownWords, ...knownWords])];
  return searchTextOf(
    { own: ownWords, following },
    // Words that follow from both together, too.
    { own: keptWords, following: followingWords([...keptWords, ...ownWords, ...knownWords]) },
  );
}

/** The part of a column of such texts that whoever looks may find something by ([Note: Search]). */
export const searchedText = (scope: Scope, column: PgColumn): SQL =>
  isFull(scope)
    ? sql`${column}`
    : sql`split_part(substr(${column}, strpos(${column}, chr(10))), chr(12), 1)`;

/**
 * The columns by which something with a title is found and ordered: its owner's own texts, and the words of what
 * was chosen for it ([Note: Search]).
 */
export function foundBy(
  {
    title,
    siteName,
    notes,
  }: { title: string | null; siteName?: string | null; notes: string | null },
  chosen: readonly string[],
): { searchText: string; sortName: string } {
  return {
    searchText: searchTextFrom({ own: [title, siteName], known: chosen, kept: [notes] }),
    sortName: fold(title ?? ''),
  };
}
