import { weatherOfForecast } from '#contract/rules/dressed-weather.ts';
import { maxTripEvents } from '#contract/rules/stylist.ts';
import type { LolaAsked, LolaBoard, LolaTurn } from '#contract/schemas/lola.ts';
import type { LolaForecast } from '#contract/schemas/lola-place.ts';
import { type Suggestion, suggestOutfits } from './choice/suggest.ts';
import { isDescribed } from './description.ts';
import type { Understood } from './grammar/understand.ts';
import { headlineOf } from './headline.ts';
import type { Learned } from './learning.ts';
import type { StylistRequest, WardrobePiece } from './request.ts';

/** A question as it was understood. */
export type ReadQuestion = Pick<LolaTurn, 'text' | 'asked' | 'missing' | 'notUnderstood'> &
  Pick<Partial<LolaTurn>, 'lacksColors'>;

/** Days between a garment's wears, unless something else is asked for. */
const usualRestDays = 2;

/** The reading of a text that says nothing. */
export const nothingSaid: Understood = {
  occasion: null,
  dressiness: 0,
  mood: null,
  weather: null,
  day: null,
  placeName: null,
  trip: null,
  restDays: null,
  wishes: [],
  missing: [],
  notUnderstood: [],
};

/** Answers a question from a wardrobe that was read, with what was learned of its owner. */
export function answerQuestion(
  pieces: readonly WardrobePiece[],
  { taste, weights }: Pick<Learned, 'taste' | 'weights'>,
  question: ReadQuestion,
  {
    forecast,
    count,
    seed,
    shown = new Set(),
  }: {
    forecast: LolaForecast | null;
    count: number;
    seed: string;
    /** Outfits of the answers before, each by its `coreKey`. */
    shown?: ReadonlySet<string>;
  },
): Omit<LolaTurn, 'turnId' | 'createDate'> {
  const weather = question.asked.weather ?? weatherOfForecast(forecast);
  const asked = { ...question.asked, weather };
  const request = { ...toRequest(asked, pieces), taste, count, seed, shown };
  const { outfits, obstacles, conflicts } = suggestOutfits(pieces, request, weights);
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  const first = (outfits[0]?.pieceIds ?? []).flatMap((id) => byId.get(id) ?? []);
  return {
    ...question,
    forecast,
    headline: headlineOf(first, request),
    boards: outfits.map(toBoard),
    tripDays: null,
    obstacles,
    conflicts: conflicts.map(({ rule, id, words }) => ({ rule, itemId: id, words })),
  };
}

/** Joins what was asked before with what was said now; what is said again takes the place of what was. */
export function askedWith(before: LolaAsked, said: Understood): LolaAsked {
  const wishes = said.wishes.map(({ ids, ...wish }) => ({
    ...wish,
    leaves: wish.leaves && [...wish.leaves],
    ...(ids ? { itemIds: [...ids] } : {}),
  }));
  const isNew = ({ words }: { words: string }) => wishes.every((wish) => wish.words !== words);
  const trip = tripWith(before, said);
  // What was said of one outfit is not said of a trip; and of Saturday's wedding not of the office.
  const isOtherOccasion =
    said.occasion !== null && before.occasion !== null && said.occasion !== before.occasion;
  const isOther =
    (trip === null) !== (before.trip === null) ||
    (trip === null && isOtherOccasion && (before.day !== null || said.day !== null));
  return {
    ...before,
    occasion: said.occasion ?? (isOther ? null : before.occasion),
    dressiness: said.dressiness || (isOther ? 0 : before.dressiness),
    mood: said.mood ?? before.mood,
    weather: said.weather ?? (isOther ? null : before.weather),
    placeName: said.placeName ?? (isOther ? null : before.placeName),
    day: said.day ?? (isOther ? null : before.day),
    trip,
    restDays: said.restDays ?? before.restDays,
    wishes: [...before.wishes.filter(isNew), ...wishes].slice(-30),
  };
}

/** So many days has a trip of which nobody said how long it is. */
const usualTripDays = 3;

/** The trip that is asked for: a new one, the one before with its changes, or none where an outfit is asked for. */
function tripWith({ trip: before }: LolaAsked, said: Understood): LolaAsked['trip'] {
  if (!said.trip) return said.occasion || said.day ? null : before;
  const days = said.trip.days ?? (said.trip.isChange ? before?.days : null) ?? usualTripDays;
  const earlier = said.trip.isChange ? (before?.events ?? []) : [];
  const events = [...earlier, ...said.trip.events]
    .filter(({ day }) => (day ?? 0) < days)
    .slice(-maxTripEvents);
  return { days, events };
}

/** Most wishes for something to be there that one question is answered with. */
const mostWanted = 12;

/** Turns what is asked into a request of the engine. */
export function toRequest(
  asked: LolaAsked,
  pieces: readonly WardrobePiece[],
): Omit<StylistRequest, 'taste' | 'count' | 'seed'> {
  const described = asked.wishes.map(({ isWanted, words: _words, itemIds, ...rest }) => ({
    isWanted,
    description: { ...definedOf(rest), ...(itemIds ? { ids: itemIds } : {}) },
  }));
  return {
    occasion: asked.occasion,
    dressiness: asked.dressiness,
    mood: asked.mood,
    weather: asked.weather,
    locked: asked.lockedIds,
    around: described
      .filter(({ isWanted }) => isWanted)
      // No outfit holds more.
      .slice(0, mostWanted)
      .map(({ description }) =>
        pieces.filter((piece) => isDescribed(piece, description)).map(({ id }) => id),
      ),
    excluded: [],
    unwanted: described.flatMap(({ isWanted, description }) => (isWanted ? [] : [description])),
    // What was worn lately is fresh again before one leaves.
    restDays: asked.restDays || (asked.trip ? 0 : usualRestDays),
    waived: asked.waived,
  };
}

/** Without what is undefined. */
const definedOf = <Some extends object>(some: Some): Some =>
  Object.fromEntries(Object.entries(some).filter(([, value]) => value !== undefined)) as Some;

/** An outfit as it is told. Values are rounded to four places. */
export const toBoard = ({
  pieceIds,
  score,
  reasons,
}: Pick<Suggestion, 'pieceIds' | 'score' | 'reasons'>): LolaBoard => ({
  itemIds: pieceIds,
  score: rounded(score),
  reasons: reasons.map((reason) => ({ ...reason, value: rounded(reason.value) })),
});

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
