import type { ColorFamily } from '#contract/rules/color-families.ts';
import type { ColorMood } from '#contract/rules/stylist.ts';
import { fold, singular, wordsOf } from '../../search-words.ts';
import { isDescribed } from '../description.ts';
import { termAt } from '../lexicon/find-terms.ts';
import type { Description, Occasion, WardrobePiece, Weather } from '../request.ts';
import { kindOf } from './kinds.ts';
import { type Asked, enders, type Feel, fillers, includers, negators, phrases } from './phrases.ts';
import { readDay } from './read-days.ts';
import { readDegrees, weatherOf } from './weather-words.ts';

/** Garments that are to be there, or not. */
export interface Wish extends Description {
  isWanted: boolean;
  /** As it was said: `red dress`. */
  words: string;
}

/** What a text asks for. Null is *not said*. */
export interface Understood {
  occasion: Occasion | null;
  dressiness: -1 | 0 | 1;
  mood: ColorMood | null;
  weather: Weather | null;
  /** `YYYY-MM-DD`. */
  day: string | null;
  restDays: number | null;
  wishes: Wish[];
  /** What is to be there and is not in the wardrobe. */
  missing: string[];
  /** What was not understood, as it was written, in its order. */
  notUnderstood: string[];
}

/** What the reader knows beside the text. */
export interface Reader {
  /** `YYYY-MM-DD`, where the member is. */
  today: string;
  /** What a number of degrees without a unit means. */
  unit: 'C' | 'F';
  wardrobe: readonly (WardrobePiece & { title?: string; brand?: string | null })[];
}

const mostLetters = 500;
const mostWords = 5;

type Meaning = { type: 'phrase'; asked: Asked } | { type: 'negator' } | { type: 'includer' };

const meanings = new Map<string, Meaning>();
const spell = (words: string) => wordsOf(words).join(' ');
for (const words of includers) meanings.set(spell(words), { type: 'includer' });
for (const words of negators) meanings.set(spell(words), { type: 'negator' });
for (const [words, asked] of phrases) {
  for (const one of words.split(',')) meanings.set(spell(one), { type: 'phrase', asked });
}

/** One word of a text, or the end of a clause. */
interface Token {
  word: string;
  raw: string;
  isBreak: boolean;
}

const tokensOf = (text: string): Token[] =>
  (text.match(/[\p{L}\p{N}'’-]+|[,.;:!?\n]/gu) ?? []).flatMap((raw): Token[] => {
    if (/^[,.;:!?\n]$/.test(raw)) return [{ word: '', raw, isBreak: true }];
    const words = wordsOf(raw);
    return words.map((word) => ({ word, raw: words.length === 1 ? raw : word, isBreak: false }));
  });

/**
 * Reads what somebody is dressing for. Deterministic, and never throws: what it does not understand it says. Only the
 * first 500 letters are read.
 */
export function understand(text: string, { today, unit, wardrobe }: Reader): Understood {
  const limited = text.slice(0, mostLetters);
  const named = readDay(limited, today);
  const measured = readDegrees(named?.rest ?? limited, unit);
  const tokens = tokensOf(measured?.rest ?? named?.rest ?? limited);
  const singulars = tokens.map(({ word }) => singular(word));
  const said: Asked = {};
  let feel: Feel | null = null;
  const wishes: Wish[] = [];
  const missing: string[] = [];
  const unknown: { raw: string; at: number }[] = [];
  let mode: 'say' | 'want' | 'avoid' = 'say';
  let noun = newNoun();

  const flush = () => {
    const { description, names, words } = noun;
    noun = newNoun();
    if (words.length === 0) return;
    const own = names.length > 0 ? { ids: namedPieces(wardrobe, description, names) } : null;
    const wish = { ...(own ?? described(wardrobe, description)), words: words.join(' ') };
    const isThere = wardrobe.some((piece) => isDescribed(piece, wish));
    if (mode === 'avoid') wishes.push({ ...wish, isWanted: false });
    else if (isThere) wishes.push({ ...wish, isWanted: true });
    else missing.push(wish.words);
  };

  for (let at = 0; at < tokens.length; ) {
    const { word, raw, isBreak } = tokens[at]!;
    if (isBreak) {
      flush();
      mode = 'say';
      at += 1;
      continue;
    }
    const meant = meaningAt(tokens, at);
    const term = isForeign(raw) ? undefined : termAt(singulars, at);
    const isVerb =
      term?.term === 'dress' && /^(to|i|we|me|should|do)$/.test(tokens[at - 1]?.word ?? '');
    if (meant && (!term || meant.count >= term.count)) {
      at += meant.count;
      if (meant.meaning.type === 'phrase') {
        flush();
        // "Not for work" is no wish to work; what is avoided so is said by its opposite, or not at all.
        if (mode === 'avoid') continue;
        feel = meant.meaning.asked.feel ?? feel;
        Object.assign(said, { ...meant.meaning.asked, ...keepFirst(said) });
        mode = 'say';
      } else {
        flush();
        mode =
          meant.meaning.type === 'negator'
            ? 'avoid'
            : mode === 'avoid' && word === 'my'
              ? 'avoid'
              : 'want';
      }
      continue;
    }
    if (term && !isVerb) {
      const kind = kindOf(term.term, term.facts);
      const rawWords = tokens.slice(at, at + term.count).map((one) => one.raw.toLowerCase());
      noun.words.push(...rawWords);
      const [family] = term.facts.colors ?? [];
      if (kind) {
        noun.description = {
          ...noun.description,
          ...kind,
          ...(noun.description.term ? { term: noun.description.term } : {}),
        };
        at += term.count;
        flush();
        continue;
      }
      if (family) noun.description = { ...noun.description, family: family as ColorFamily };
      else noun.description = { ...noun.description, term: term.term };
      at += term.count;
      continue;
    }
    if (enders.has(word)) {
      flush();
      mode = 'say';
    } else if (isVerb || fillers.has(word) || word.length < 2 || /^\d+$/.test(word)) {
      // Says nothing by itself.
    } else if (wardrobe.some((piece) => isNamed(piece, word))) {
      noun.names.push(word);
      noun.words.push(raw);
    } else {
      unknown.push({ raw, at });
    }
    at += 1;
  }
  flush();
  const occasion = said.occasion ?? (named?.isEvening ? 'Evening' : null);
  return {
    occasion,
    dressiness: said.dressiness ?? 0,
    mood: said.mood ?? null,
    weather: weatherOf(feel, measured?.celsius ?? null, said.isWet ?? false),
    day: named?.day ?? null,
    restDays: said.restDays ?? null,
    wishes: wishes.filter(
      (wish, index) => wishes.findIndex((one) => sameWish(one, wish)) === index,
    ),
    missing: [...new Set(missing)],
    notUnderstood: joined(unknown),
  };
}

/** The same without its term, where no garment has that: boots that nobody called chelsea boots. */
function described(wardrobe: Reader['wardrobe'], description: Description): Description {
  const { term, ...rest } = description;
  if (!term || !rest.leaves || wardrobe.some((piece) => isDescribed(piece, description))) {
    return description;
  }
  return rest;
}

const newNoun = () => ({
  description: {} as Description,
  names: [] as string[],
  words: [] as string[],
});

/** A short word with accents is of another language: `für` is no fur. */
const isForeign = (raw: string): boolean => raw.length < 5 && /[^\p{ASCII}’]/u.test(raw);

/** Of two occasions the first one is meant. */
const keepFirst = ({ occasion }: Asked): Asked => (occasion ? { occasion } : {});

const sameWish = (one: Wish, other: Wish) => JSON.stringify(one) === JSON.stringify(other);

/** The longest phrase that begins at a token. */
function meaningAt(
  tokens: readonly Token[],
  at: number,
): { meaning: Meaning; count: number } | null {
  for (let count = Math.min(mostWords, tokens.length - at); count > 0; count -= 1) {
    const some = tokens.slice(at, at + count);
    if (some.some(({ isBreak }) => isBreak)) continue;
    const meaning = meanings.get(some.map(({ word }) => word).join(' '));
    if (meaning) return { meaning, count };
  }
  return null;
}

type Named = Reader['wardrobe'][number];

const isNamed = ({ title = '', brand }: Named, word: string): boolean =>
  word.length > 2 && wordsOf(`${title} ${brand ?? ''}`).includes(fold(word));

/** The garments with these words in their title or brand, that are also as they are described. */
const namedPieces = (
  wardrobe: Reader['wardrobe'],
  description: Description,
  names: readonly string[],
): string[] =>
  wardrobe
    .filter(
      (piece) => isDescribed(piece, description) && names.every((name) => isNamed(piece, name)),
    )
    .map(({ id }) => id);

/** Words that stand beside each other are one. */
function joined(unknown: readonly { raw: string; at: number }[]): string[] {
  const groups: { words: string[]; last: number }[] = [];
  for (const { raw, at } of unknown) {
    const group = groups.at(-1);
    if (group && group.last === at - 1) {
      group.words.push(raw);
      group.last = at;
    } else groups.push({ words: [raw], last: at });
  }
  return groups.map(({ words }) => words.join(' '));
}
