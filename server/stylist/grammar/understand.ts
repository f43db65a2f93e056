import {
  type ColorFamily,
  colorFamilies,
  hexToOklab,
  oklabDistance,
} from '#contract/rules/color-families.ts';
import type { ColorMood } from '#contract/rules/stylist.ts';
import { fold, singular, wordsOf } from '../../foundation/search-words.ts';
import { isDescribed } from '../description.ts';
import type { Slot } from '../facts.ts';
import { termAt, termOfLeaf } from '../lexicon/find-terms.ts';
import type { Description, Occasion, WardrobePiece, Weather } from '../request.ts';
import { kindOf } from './kinds.ts';
import { meaningAt, type Token, tokensOf } from './meanings.ts';
import { type Asked, enders, type Feel, fillers } from './phrases.ts';
import { readDay } from './read-days.ts';
import { type KnownTrip, readTrip, type SaidTrip } from './read-trip.ts';
import { readDegrees, weatherOf } from './weather-words.ts';

/** Garments that are to be there, or not. */
export interface Wish extends Description {
  isWanted: boolean;
  /** As it was said: `red dress`. */
  words: string;
}

/** A text as it is understood: what it asks for. Null is *not said*. */
export interface Understood {
  occasion: Occasion | null;
  dressiness: -1 | 0 | 1;
  mood: ColorMood | null;
  weather: Weather | null;
  /** `YYYY-MM-DD`; of a trip its first day. */
  day: string | null;
  /** A town. */
  placeName: string | null;
  trip: Pick<SaidTrip, 'isChange' | 'days' | 'events'> | null;
  restDays: number | null;
  wishes: Wish[];
  /** The garments that are to be there and are not in the wardrobe. */
  missing: string[];
  /** The words that were not understood, as written, in their order. */
  notUnderstood: string[];
}

/** The reader's knowledge beside the text. */
export interface Reader {
  /** `YYYY-MM-DD`, where the member is. */
  today: string;
  /** The meaning of a number of degrees without a unit. */
  unit: 'C' | 'F';
  /** The trip that was spoken of before. */
  trip?: KnownTrip | null;
  wardrobe: readonly (WardrobePiece & { title?: string; brand?: string | null })[];
}

const mostLetters = 500;
/** Most letters of a wish, and most pieces that it names (contract/schemas/lola.ts). */
const mostWishLetters = 120;
const mostNamed = 500;

/**
 * Reads what somebody is dressing for. Deterministic, and never throws: what it does not understand it says. Only the
 * first 500 letters are read.
 */
export function understand(
  text: string,
  { today, unit, trip: before = null, wardrobe }: Reader,
): Understood {
  const limited = text.slice(0, mostLetters);
  const trip = readTrip(limited, today, before);
  const named = trip ? null : readDay(limited, today);
  const dated = trip?.rest ?? named?.rest ?? limited;
  const measured = readDegrees(dated, unit);
  const ownNames = createNames(wardrobe);
  const tokens = tokensOf(measured?.rest ?? dated);
  const singulars = tokens.map(({ word }) => singular(word));
  const said: Asked = {};
  let feel: Feel | null = null;
  const wishes: Wish[] = [];
  const missing: string[] = [];
  const unknown: Unknown[] = [];
  let mode: 'say' | 'want' | 'avoid' = 'say';
  let noun = newNoun();

  const flush = () => {
    const { description, names, words } = noun;
    noun = newNoun();
    if (words.length === 0) return;
    // "A cold evening" is a time, and no garment.
    if (mode === 'say' && names.length === 0 && words.every((one) => fillers.has(fold(one))))
      return;
    const own = names.length > 0 ? { ids: ownNames.pieces(description, names) } : null;
    const meant = own ?? likelyMeant(wardrobe, description);
    const wish = { ...(meant ?? description), words: words.join(' ').slice(0, mostWishLetters) };
    const isThere = wardrobe.some((piece) => isDescribed(piece, wish));
    if (isThere) wishes.push({ ...wish, isWanted: mode !== 'avoid' });
    else if (mode === 'avoid' && isWide(description)) wishes.push({ ...wish, isWanted: false });
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
    } else if (/['’]s$/i.test(raw)) {
      // "My cousin's wedding".
    } else if (isVerb || fillers.has(word) || word.length < 2 || /^\d+$/.test(word)) {
      // Says nothing by itself.
    } else if (ownNames.has(word)) {
      noun.names.push(word);
      noun.words.push(raw);
    } else {
      unknown.push({ raw, at });
    }
    at += 1;
  }
  flush();
  const occasion = said.occasion ?? (named?.isEvening ? 'Evening' : null);
  const { placeName, others } = placeIn(unknown, tokens, trip !== null);
  return {
    occasion: trip ? trip.base : occasion,
    dressiness: said.dressiness ?? 0,
    mood: said.mood ?? null,
    weather: weatherOf(feel, measured?.celsius ?? null, said.isWet ?? false),
    day: trip ? trip.start : (named?.day ?? null),
    placeName: trip?.placeName ?? placeName,
    trip: trip && { isChange: trip.isChange, days: trip.days, events: trip.events },
    restDays: said.restDays ?? null,
    wishes: wishes.filter(
      (wish, index) => wishes.findIndex((one) => sameWish(one, wish)) === index,
    ),
    missing: [...new Set(missing)],
    notUnderstood: [...joined(others).map(({ words }) => words), ...(trip?.outside ?? [])],
  };
}

/**
 * The town among what was not understood: what follows `in` or `to`, with a capital where it is no trip, and a region
 * after it: `in Portland, Oregon`.
 */
function placeIn(unknown: readonly Unknown[], tokens: readonly Token[], isTrip: boolean) {
  const groups = joined(unknown);
  const isName = (words: string) => /^\p{Lu}/u.test(words);
  const place = groups.find(({ words, first }) => {
    const before = tokens[first - 1]?.word;
    return (before === 'in' || before === 'to') && (isTrip || isName(words));
  });
  if (!place) return { placeName: null, others: unknown };
  const region = groups.find(
    ({ words, first }) =>
      first === place.last + 2 && tokens[first - 1]!.raw === ',' && isName(words),
  );
  const last = region?.last ?? place.last;
  return {
    placeName: region ? `${place.words}, ${region.words}` : place.words,
    others: unknown.filter(({ at }) => at < place.first || at > last),
  };
}

/**
 * Finds what is likely meant by a description: boots that nobody called chelsea boots; a pink vest that is a pink
 * jacket to
 * who wrote it down; the only vest there is, whatever its color is called.
 */
function likelyMeant(wardrobe: Reader['wardrobe'], description: Description): Description {
  const has = (one: Description) => wardrobe.some((piece) => isDescribed(piece, one));
  if (has(description)) return description;
  const { term, ...rest } = description;
  if (term && rest.leaves && has(rest)) return rest;
  const { family, ...kind } = rest;
  if (!family || (!kind.leaves && !kind.slot)) return description;
  const sameSlot = slotsLike(kind).map((slot): Description => ({ slot, family }));
  const otherKind = sameSlot.find(has);
  if (otherKind) return otherKind;
  const ofKind = wardrobe.filter((piece) => isDescribed(piece, kind));
  const isSure = ofKind.length === 1 && isNear(ofKind[0]!.families[0] ?? null, family);
  return isSure ? kind : description;
}

/** Slots of garments that are taken for each other: a vest, a jacket. */
function slotsLike({ leaves, slot }: Description): Slot[] {
  const own = slot ?? (leaves?.[0] && termOfLeaf(leaves[0])?.facts.slot);
  return own === 'layer' || own === 'outer' ? [own, own === 'layer' ? 'outer' : 'layer'] : [];
}

/** Whether a color may be called by the name of another one. */
const isNear = (one: ColorFamily | null, other: ColorFamily): boolean =>
  one !== null && oklabDistance(colorOf(one), colorOf(other)) < nearColors;

const colorOf = (family: ColorFamily) => hexToOklab(colorFamilies[family].hex);

/** So near, in OKLab, are pink and red, and not pink and white. */
const nearColors = 0.25;

/** A description without a color: "no jeans" holds for those to come, too. */
const isWide = ({ family, leaves, slot, term }: Description): boolean =>
  family === undefined || (!leaves && !slot && !term);

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

/** The words in the titles and brands of a wardrobe, which are read once, when they are first asked for. */
function createNames(wardrobe: Reader['wardrobe']) {
  let kept: Map<string, Set<Reader['wardrobe'][number]>> | undefined;
  const read = () => {
    const found: typeof kept = new Map();
    for (const piece of wardrobe) {
      for (const word of wordsOf(`${piece.title ?? ''} ${piece.brand ?? ''}`)) {
        const pieces = found.get(word);
        if (pieces) pieces.add(piece);
        else found.set(word, new Set([piece]));
      }
    }
    return found;
  };
  const withWord = (word: string) => {
    if (word.length < 3) return undefined;
    kept ??= read();
    return kept.get(fold(word));
  };
  return {
    has: (word: string): boolean => withWord(word) !== undefined,
    /** The garments with all of these words that are also as they are described. */
    pieces: (description: Description, words: readonly string[]): string[] =>
      wardrobe
        .filter(
          (piece) =>
            words.every((word) => withWord(word)?.has(piece)) && isDescribed(piece, description),
        )
        .map(({ id }) => id)
        .slice(0, mostNamed),
  };
}

/** A word that was not understood, and which one of the text it is. */
interface Unknown {
  raw: string;
  at: number;
}

/** Words that stand beside each other are one. */
function joined(unknown: readonly Unknown[]): { words: string; first: number; last: number }[] {
  const groups: { words: string; first: number; last: number }[] = [];
  for (const { raw, at } of unknown) {
    const group = groups.at(-1);
    if (group && group.last === at - 1) {
      group.words += ` ${raw}`;
      group.last = at;
    } else groups.push({ words: raw, first: at, last: at });
  }
  return groups;
}
