import { fold, searchTextOf, wordsOf } from '../foundation/search-words.ts';
import { followingWords } from './item-synonyms.ts';

/**
 * What something is found and ordered by that has a title: its owner's own texts, and the words of what
 * was chosen for it ([Note: Search]).
 */
export function foundBy(
  title: string | null,
  own: readonly (string | null)[],
  chosen: readonly string[],
): { searchText: string; sortName: string } {
  const ownWords = wordsOf([title, ...own].filter(Boolean).join(' '));
  const knownWords = wordsOf(chosen.join(' '));
  return {
    searchText: searchTextOf(ownWords, [
      ...knownWords,
      ...followingWords([...ownWords, ...knownWords]),
    ]),
    sortName: fold(title ?? ''),
  };
}
