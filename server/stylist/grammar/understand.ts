import type { ColorMood, DressManner, OutfitAim, OutfitNeed } from '#contract/rules/stylist.ts';
import { type StylistEvent, stylistEvents } from '#contract/rules/stylist-events.ts';
import { monthOfSeason } from '../climate.ts';
import { languageOf } from '../lexicon/languages/languages.ts';
import { translateSentence } from '../lexicon/languages/translate.ts';
import type { Description, Occasion, WardrobePiece, Weather } from '../request.ts';
import { hear } from './clauses.ts';
import { withoutSlips } from './corrections.ts';
import { type Lacking, readDrafts, type Wish } from './draft-wishes.ts';
import { sharpened } from './event-sharpened.ts';
import { knownWords } from './known-words.ts';
import { readMonth, readSeason } from './months.ts';
import { createOwnNames } from './own-names.ts';
import { markTitles } from './own-titles.ts';
import { placeIn, wordsOfUnknown } from './place.ts';
import { readDay } from './read-days.ts';
import { type KnownTrip, readTrip, type SaidTrip } from './read-trip.ts';
import { inWords, refusalsFirst, reworded } from './reworded.ts';
import type { Correction } from './spelling.ts';
import { tokensOf } from './tokens.ts';
import { unitsOf } from './units.ts';
import { readDegrees, weatherOf } from './weather-words.ts';
import { yesterdayWishes } from './yesterday.ts';

export type { Lacking, Wish } from './draft-wishes.ts';

/** A text as it is understood: what it asks for. Null is *not said*. */
export interface Understood {
  event: StylistEvent | null;
  occasion: Occasion | null;
  dressiness: -1 | 0 | 1;
  mood: ColorMood | null;
  manner: DressManner | null;
  needs: readonly OutfitNeed[];
  aim: OutfitAim | null;
  weather: Weather | null;
  /** `YYYY-MM-DD`; of a trip its first day. */
  day: string | null;
  /** A town. */
  placeName: string | null;
  trip: Pick<SaidTrip, 'isChange' | 'days' | 'events' | 'isTooLong'> | null;
  restDays: number | null;
  wishes: Wish[];
  /** Wishes of before that are over. */
  forgets: Description[];
  /** The garments of the outfit before in whose place others are to come. */
  swaps: Description[];
  /** Whether it goes on with what was asked before: `the same but warmer`. */
  isReferring: boolean;
  /** Whether what is wanted takes the place of what was: `the boots instead`. */
  isInstead: boolean;
  /** Whether all that was asked before is over: `start over`. */
  isBeginning: boolean;
  /** By how many days it is after the day of before: `the day after`. */
  dayShift: number;
  /** Whether anything was refused: where a language model may be asked, it is asked of that. */
  hasRefusal: boolean;
  /** The garments that are to be there and are not in the wardrobe, nor anything near them. */
  missing: string[];
  /** The same, with what is nearest to them. */
  lacking: Lacking[];
  /** Pieces that are all called as it was said, the likeliest first. */
  which: { words: string; ids: string[] } | null;
  corrections: Correction[];
  /** The words that were not understood, as written, in their order. */
  notUnderstood: string[];
}

/** The reader's knowledge beside the text. */
export interface Reader {
  /** `YYYY-MM-DD`, where the member is. */
  today: string;
  /** The meaning of a number of degrees without a unit. */
  unit: 'C' | 'F';
  /** Where the member lives (ISO 3166, two letters), for what weather is likely; null where that is not known. */
  country?: string | null;
  /** The trip that was spoken of before. */
  trip?: KnownTrip | null;
  wardrobe: readonly (WardrobePiece & { title?: string; brand?: string | null })[];
}

const mostLetters = 500;

/**
 * Reads what somebody is dressing for. Deterministic, and never throws: what it does not understand it says. Only the
 * first 500 letters are read.
 */
export function understand(text: string, reader: Reader): Understood {
  const { today, unit, country = null, trip: before = null, wardrobe } = reader;
  const names = createOwnNames(wardrobe);
  // The characters that stand for titles may stand for nothing else.
  const limited = inWords(text.slice(0, mostLetters).replace(/[\uE000-\uF8FF]/gu, ' '));
  const language = languageOf(limited);
  const { text: spelled, corrections } = withoutSlips(reworded(limited), names, language);
  const { text: titled, titles } = markTitles(spelled, wardrobe, isCommon);
  const marked = refusalsFirst(language ? reworded(translateSentence(titled, language)) : titled);
  // Who writes another language counts in Celsius.
  const measured = readDegrees(marked, language || isOfSummer(marked) ? 'C' : unit);
  const undegreed = measured?.rest ?? marked;
  const isOver = tripIsOver.test(undegreed);
  const spoken = isOver ? null : readTrip(undegreed, today, before);
  // Somebody who drives along the coast packs for nothing yet.
  const isDrive = spoken?.days === null && spoken.start === null && drives.test(undegreed);
  const trip = isDrive ? null : spoken;
  const named = trip ? null : readDay(undegreed, today);
  const undated = trip?.rest ?? named?.rest ?? undegreed;
  // What is said of the month of a trip goes with its days.
  const ofMonth = readMonth(undated) ?? (trip && trip.start === null ? readMonth(undegreed) : null);
  const season = named ? null : readSeason(undated);
  const tokens = tokensOf((trip ? null : ofMonth?.rest) ?? undated);
  const heard = hear(unitsOf(tokens), { isName: names.has, titles });
  const read = readDrafts(heard.drafts, { wardrobe, titles, names });
  const { asked } = heard;
  const event = trip ? undefined : sharpened(heard.events, marked);
  const occasion = event
    ? stylistEvents[event].occasion
    : (asked.occasion ?? (named?.isEvening ? 'Evening' : null));
  const { placeName, others } = placeIn(heard.unknown, tokens, trip !== null);
  const alike = asked.isLikeYesterday ? yesterdayWishes(wardrobe) : [];
  return {
    event: (trip ? trip.baseEvent : event) ?? null,
    occasion: trip ? trip.base : occasion,
    dressiness: asked.dressiness ?? 0,
    mood: asked.mood ?? null,
    manner: asked.manner ?? null,
    needs: asked.needs ?? [],
    aim: asked.aim ?? null,
    weather: weatherOf(
      {
        feel: asked.feel ?? null,
        degrees: measured,
        isWet: asked.isWet ?? false,
        isSunny: asked.isSunny ?? false,
        month: ofMonth?.month ?? (season && monthOfSeason(country, season)),
      },
      { country, thisMonth: Number((named?.day ?? today).slice(5, 7)) },
    ),
    day: trip ? trip.start : (named?.day ?? null),
    placeName: trip?.placeName ?? placeName,
    trip: trip && {
      isChange: trip.isChange,
      days: trip.days,
      events: trip.events,
      ...(trip.isTooLong && { isTooLong: true }),
    },
    restDays: asked.restDays ?? null,
    wishes: [...read.wishes, ...alike].filter(
      (wish, index, all) => all.findIndex((one) => isSame(one, wish)) === index,
    ),
    forgets: read.forgets,
    swaps: read.swaps,
    isReferring: heard.isReferring,
    isInstead: heard.isInstead,
    isBeginning: heard.isBeginning || isOver,
    dayShift: shiftOf(undegreed),
    hasRefusal: heard.hasRefusal,
    missing: [
      ...new Set(read.missing),
      ...(asked.isLikeYesterday && alike.length === 0 ? ['what you wore yesterday'] : []),
    ],
    lacking: read.lacking,
    which: read.which,
    corrections,
    notUnderstood: [...wordsOfUnknown(others), ...read.notUnderstood, ...(trip?.outside ?? [])],
  };
}

/** A picnic at 30 degrees is one in summer, whatever somebody else of that country counts in. */
const isOfSummer = (text: string): boolean =>
  /\b(?:picnic|barbecue|bbq|beach|pool|swim(?:ming)?|sunbath\w*|garden party|hot|heat|summer|sunny)\b/iu.test(
    text,
  ) && /(?<![-−–]|minus )\b(?:2[2-9]|3\d|4[0-2]) ?(?:°|degrees?)?(?! ?°? ?f)/iu.test(text);

const drives = /\b(?:road|day|boat|fishing|sailing|camping|bus) ?trip\b/iu;

/** That no trip is to be packed for any more. */
const tripIsOver =
  /\b(?:forget|cancel|scrap|skip|no more|never ?mind) (?:about )?(?:(?:the|my|our|that) )?(?:trip|packing|vacation|holiday)\b/iu;

const shifts: readonly (readonly [said: RegExp, days: number])[] = [
  [/\b(?:the )?(?:day after(?! tomorrow)|next day|following day|day later)\b/iu, 1],
  [/\b(?:the )?(?:day before|previous day)\b/iu, -1],
];

const shiftOf = (text: string): number => shifts.find(([said]) => said.test(text))?.[1] ?? 0;

/** Whether words mean something else than a garment of that title. */
function isCommon(words: string): boolean {
  const known = knownWords(words);
  return (
    known !== undefined && (known.asked !== null || known.roles.size > 0 || known.trait !== null)
  );
}

const isSame = (one: Wish, other: Wish) => JSON.stringify(one) === JSON.stringify(other);
