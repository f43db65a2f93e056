import { singular, wordsOf } from '#contract/rules/search-words.ts';
import { firstTitleMark, mostTitles } from './tokens.ts';

/** A garment by how its owner calls it. */
export interface Titled {
  id: string;
  title?: string;
}

/** A title of the wardrobe that a text names. */
export interface FoundTitle {
  /** As it was written. */
  words: string;
  /** Every piece that is called so. */
  ids: readonly string[];
}

interface Title {
  words: readonly string[];
  ids: string[];
}

const byFirst = new WeakMap<readonly Titled[], ReadonlyMap<string, readonly Title[]>>();

/** The titles of a wardrobe by their first word, the longest first; read once for a wardrobe. */
function titlesOf(wardrobe: readonly Titled[]): ReadonlyMap<string, readonly Title[]> {
  const known = byFirst.get(wardrobe);
  if (known) return known;
  const byWords = new Map<string, Title>();
  for (const { id, title } of wardrobe) {
    const words = wordsOf(title ?? '');
    if (words.length === 0) continue;
    const key = words.join(' ');
    const same = byWords.get(key);
    if (same) same.ids.push(id);
    else byWords.set(key, { words, ids: [id] });
  }
  const found = new Map<string, Title[]>();
  for (const title of byWords.values()) {
    const first = title.words[0]!;
    const begun = found.get(first);
    if (begun) begun.push(title);
    else found.set(first, [title]);
  }
  for (const titles of found.values()) {
    titles.sort((one, other) => other.words.length - one.words.length);
  }
  byFirst.set(wardrobe, found);
  return found;
}

/** The pieces that are called exactly so. */
export function calledExactly(words: readonly string[], wardrobe: readonly Titled[]): string[] {
  const folded = words.flatMap(wordsOf);
  const titles = titlesOf(wardrobe).get(folded[0] ?? '') ?? [];
  const same = (one: string, at: number) => one === folded[at];
  return (
    titles.find((one) => one.words.length === folded.length && one.words.every(same))?.ids ?? []
  );
}

/** Words before what is a thing of one's own: after them a title is meant, though it may mean something else. */
const ownWords = new Set(
  'my the with in wear wearing and not without plus put style no or this that hate avoid skip around'.split(
    ' ',
  ),
);

/**
 * Finds the titles of a wardrobe in a text, the longest first, and puts a mark in the place of each, so that no word of
 * a title means anything else. A title of one word, or one that may mean something else (`isCommon`), is only found
 * behind a word like "my".
 */
export function markTitles(
  text: string,
  wardrobe: readonly Titled[],
  isCommon: (words: string) => boolean,
): { text: string; titles: FoundTitle[] } {
  const titles: FoundTitle[] = [];
  const known = titlesOf(wardrobe);
  if (known.size === 0) return { text, titles };
  const places = [...text.matchAll(/[\p{L}\p{N}'’%&/.+-]*[\p{L}\p{N}%+]/gu)].map(
    ({ 0: raw, index }) => ({ raw, index, end: index + raw.length, words: wordsOf(raw) }),
  );
  let marked = '';
  let from = 0;
  for (let at = 0; at < places.length && titles.length < mostTitles; at += 1) {
    const found = longestAt(places, at, known);
    if (!found) continue;
    const first = places[at]!;
    const last = places[at + found.count - 1]!;
    const words = found.title.words.join(' ');
    const before = places[at - 1]?.words.at(-1) ?? '';
    const isOwn = ownWords.has(before) || /^(my|with)$/.test(places[at - 2]?.words.at(-1) ?? '');
    const needsOwn = isCommon(words) || (found.count === 1 && isCommon(singular(words)));
    if (needsOwn && !isOwn) continue;
    if (found.title.words.length === 1 && isCommon(words)) continue;
    marked += text.slice(from, first.index) + String.fromCharCode(firstTitleMark + titles.length);
    from = last.end;
    titles.push({ words: text.slice(first.index, last.end), ids: found.title.ids });
    at += found.count - 1;
  }
  return { text: marked + text.slice(from), titles };
}

interface Place {
  raw: string;
  index: number;
  end: number;
  words: readonly string[];
}

/** The longest title that begins at a word, and over how many words of the text it goes. */
function longestAt(
  places: readonly Place[],
  at: number,
  known: ReadonlyMap<string, readonly Title[]>,
): { title: Title; count: number } | null {
  for (const title of known.get(places[at]!.words[0] ?? '') ?? []) {
    let matched = 0;
    let count = 0;
    while (matched < title.words.length) {
      const words = places[at + count]?.words;
      if (!words || words.length === 0) break;
      if (!words.every((word, index) => word === title.words[matched + index])) break;
      matched += words.length;
      count += 1;
    }
    if (matched === title.words.length) return { title, count };
  }
  return null;
}
