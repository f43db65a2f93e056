import { fold, singular, wordsOf } from '#contract/rules/search-words.ts';
import { isDescribed } from '../description.ts';
import { findTerms } from '../lexicon/find-terms.ts';
import { translateTitle } from '../lexicon/languages/translate.ts';
import type { Description, WardrobePiece } from '../request.ts';
import type { Draft } from './drafts.ts';
import { kindOf } from './kinds.ts';
import type { Noun } from './nouns.ts';
import type { OwnNames } from './own-names.ts';
import { calledExactly, type FoundTitle, type Titled } from './own-titles.ts';
import { likelyMeant, nearestTo } from './resolve.ts';

/** Garments that are to be there, or not. */
export interface Wish extends Description {
  isWanted: boolean;
  isDoubtful?: boolean;
  /** What of that kind or color is in an outfit is all of it so. */
  isOnly?: boolean;
  /** As it was said: `red dress`. */
  words: string;
  /** `The blue one`: of the kind that was asked for before. */
  isOne?: boolean;
}

/** Something that was asked for and is not owned, with what is nearest to it. */
export interface Lacking {
  words: string;
  nearest: Description;
}

/** What the drafts of a text come to in a wardrobe. */
export interface ReadDrafts {
  wishes: Wish[];
  /** Wishes of before that are over. */
  forgets: Description[];
  /** Garments of the outfit before for which others are to come. */
  swaps: Description[];
  missing: string[];
  lacking: Lacking[];
  notUnderstood: string[];
  /** Pieces that are called alike, of which one is meant. */
  which: { words: string; ids: string[] } | null;
}

/** Most letters of a wish (contract/schemas/lola.ts). */
const mostWishLetters = 120;
/** Most pieces among which is asked which one is meant. */
const mostWhich = 4;

type Piece = WardrobePiece & Titled;

/** What drafts are read with. */
export interface DraftReader {
  wardrobe: readonly Piece[];
  titles: readonly FoundTitle[];
  names: OwnNames;
}

/** Finds in a wardrobe what the drafts of a text mean. */
export function readDrafts(drafts: readonly Draft[], reader: DraftReader): ReadDrafts {
  const read: ReadDrafts = {
    wishes: [],
    forgets: [],
    swaps: [],
    missing: [],
    lacking: [],
    notUnderstood: [],
    which: null,
  };
  for (const draft of drafts) addDraft(read, draft, reader);
  return read;
}

function addDraft(read: ReadDrafts, draft: Draft, reader: DraftReader): void {
  const { wardrobe } = reader;
  const { noun, polarity, alternatives } = draft;
  const words = wordsFor(draft, reader).slice(0, mostWishLetters);
  const described = describe(draft, noun, reader);
  const others = alternatives.map((one) => describe(draft, one, reader));
  if (polarity === 'forget') {
    read.forgets.push(described, ...others);
    return;
  }
  if (polarity === 'swap') {
    read.swaps.push(described);
    return;
  }
  const isThere = (one: Description) => wardrobe.some((piece) => isDescribed(piece, one));
  const isWanted = polarity === 'want';
  const found = [described, ...others]
    .map((one) => (isWanted || !isThere(one) ? likelyMeant(wardrobe, one) : one))
    .filter(isThere);
  const [first, ...rest] = found;
  if (first) {
    const base = { isWanted, words, ...flags(draft) };
    const wish = { ...base, ...joined(first, rest) };
    read.wishes.push(isWanted ? chosenOf(read, wish, draft, reader) : wish);
    return;
  }
  if (!isWanted) {
    if (isWide(described)) read.wishes.push({ ...described, isWanted, words, ...flags(draft) });
    else read.missing.push(words);
    return;
  }
  const nearest = noun.hasKind ? nearestTo(wardrobe, described) : null;
  if (nearest) {
    read.lacking.push({ words, nearest });
    read.wishes.push({ ...nearest, isWanted, words });
  } else if (noun.hasKind || described.family) read.missing.push(words);
  else if (!draft.isBare) read.notUnderstood.push(words);
}

/** What is wanted by its title, as its owner writes it; else the words as they were said. */
function wordsFor({ noun, polarity }: Draft, { titles, wardrobe }: DraftReader): string {
  const { title, words } = noun;
  if (polarity !== 'want') return words.join(' ').replace(/^\p{Lu}(?=\p{Ll})/u, lower);
  const [id] = title === null ? [] : titles[title]!.ids;
  const own = wardrobe.find((piece) => piece.id === id)?.title;
  return own && words.length === 1 ? own : words.join(' ');
}

const lower = (letter: string): string => letter.toLowerCase();

const flags = ({ isOnly, isDoubtful, noun }: Draft) => ({
  ...(noun.isOne && { isOne: true }),
  ...(isOnly && { isOnly }),
  ...(isDoubtful && { isDoubtful }),
});

const joined = (first: Description, rest: readonly Description[]): Description => {
  const others = [...(first.or ?? []), ...rest.flatMap(({ or, ...one }) => [one, ...(or ?? [])])];
  return others.length === 0 ? first : { ...first, or: others.slice(0, 6) };
};

/** Of pieces that are called alike, the likeliest: ready, and worn lately. Which one is meant is asked back. */
function chosenOf(read: ReadDrafts, wish: Wish, draft: Draft, { wardrobe }: DraftReader): Wish {
  const ids = wish.ids ?? [];
  const named = wardrobe.filter(({ id }) => ids.includes(id));
  const title = fold(named[0]?.title ?? '');
  const areAlike = named.length > 1 && named.every((piece) => fold(piece.title ?? '') === title);
  if (!areAlike || wish.or || draft.isOnly || draft.article === 'a') return wish;
  const likely = [...named].sort((one, other) => rankOf(one) - rankOf(other));
  const order = likely.slice(0, mostWhich).map(({ id }) => id);
  read.which ??= { words: wish.words, ids: order };
  return { ...wish, ids: [order[0]!] };
}

const rankOf = ({ availability, isDue, wornDaysAgo }: WardrobePiece): number =>
  (availability === 'ready' && !isDue ? 0 : 1000) + Math.min(wornDaysAgo ?? 500, 500);

/** What a noun describes, in this wardrobe. */
function describe(draft: Draft, noun: Noun, { wardrobe, titles, names }: DraftReader): Description {
  if (noun.title !== null) {
    const { ids, words } = titles[noun.title]!;
    const leaf = wardrobe.find(({ id }) => id === ids[0])?.leaf ?? '';
    const kind = descriptionOfTitle(translateTitle(words, leaf));
    const isRefused = draft.polarity === 'refuse';
    // Who is tired of the jeans means all of them, though a pair is called so; the red dress is that one.
    const isKind = kind !== null && !kind.family && !kind.fabric && !kind.pattern;
    const isAnyOne = draft.article === 'a' || (isRefused && (draft.article !== 'the' || isKind));
    return kind && isAnyOne ? { ids, or: [kind] } : { ids };
  }
  const described = withModifiers(noun, wardrobe);
  const description = draft.polarity === 'refuse' ? widened(described) : described;
  if (noun.names.length > 0) {
    const ids = names.pieces(description, noun.names);
    // "The red wings" are not red: all of it is their name.
    const all = noun.words.flatMap(wordsOf).filter(names.has);
    const called = ids.length > 0 ? ids : names.pieces({}, all);
    return called.length > 0 || !noun.hasKind ? { ids: called } : description;
  }
  const isNamed = !noun.hasKind && !description.family && draft.polarity === 'want';
  if (isNamed && noun.words.flatMap(wordsOf).every(names.has)) {
    const called = names.pieces({}, noun.words.flatMap(wordsOf));
    if (called.length > 0) return { ids: called };
  }
  const exact = draft.article === 'the' ? calledExactly(noun.words, wardrobe) : [];
  return exact.length > 0 && draft.polarity === 'want' ? { ids: exact } : description;
}

/** What a title says of any garment, where all its words are known to the lexicon: `white shirt`. */
function descriptionOfTitle(title: string): Description | null {
  const terms = findTerms(title);
  const count = terms.reduce((sum, { term }) => sum + term.split(' ').length, 0);
  if (count < wordsOf(title).length) return null;
  let description: Description = {};
  let hasKind = false;
  for (const { term, facts } of terms) {
    const kind = kindOf(term, facts);
    const family = facts.colors?.[0];
    if (kind) {
      description = { ...description, ...kind };
      hasKind = true;
    } else if (family) description = { family, ...description };
    else if (facts.fabric) description = { ...description, fabric: facts.fabric };
    else if (facts.pattern) description = { ...description, pattern: facts.pattern.kind };
    else return null;
  }
  return hasKind ? description : null;
}

/** Who wants no trousers wants no jeans and no leggings, either; who wants trousers means no leggings. */
function widened(description: Description): Description {
  const { leaves, term, or = [] } = description;
  if (leaves?.includes('heels') && !term) {
    const { leaves: _leaves, ...rest } = description;
    return { ...description, or: [...or, { ...rest, ...heeled }] };
  }
  const more = term ? undefined : wider.find(([leaf]) => leaves?.includes(leaf))?.[1];
  return more ? { ...description, or: [...or, { ...description, ...more }] } : description;
}

/** What else is refused with a kind. */
const wider: readonly (readonly [leaf: string, more: Description])[] = [
  ['trousers', { leaves: ['jeans', 'leggings', 'sweatpants'] }],
  ['coat', { leaves: ['parka', 'puffer', 'cape'] }],
];
const heeled: Description = { slot: 'shoes', traits: ['high-heeled'] };

/** A party dress is one that is called so, where there is one; else any dress. */
function withModifiers({ description, modifiers }: Noun, wardrobe: readonly Piece[]): Description {
  return modifiers.reduce<Description>((before, words) => {
    const called: Description = { ...before, term: before.term ?? singular(words) };
    return wardrobe.some((piece) => isDescribed(piece, called)) ? called : before;
  }, description);
}

/** A description without a color: "no jeans" holds for those to come, too. */
const isWide = ({ family, leaves, slot, term, ids }: Description): boolean =>
  ids === undefined && (family === undefined || (!leaves && !slot && !term));
