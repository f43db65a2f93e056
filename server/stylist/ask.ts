import { weatherOfForecast } from '#contract/rules/dressed-weather.ts';
import type { LolaAsked, LolaBoard, LolaTurn } from '#contract/schemas/lola.ts';
import type { LolaForecast } from '#contract/schemas/lola-place.ts';
import { titlesOf } from './board-titles.ts';
import { type Answer, type Suggestion, suggestOutfits } from './choice/suggest.ts';
import { isDescribed } from './description.ts';
import type { Lacking, Understood } from './grammar/understand.ts';
import { headlineOf } from './headline.ts';
import type { Learned } from './learning.ts';
import type { StylistRequest, WardrobePiece } from './request.ts';
import { toRequest } from './to-request.ts';

/** A question as it was understood. */
export type ReadQuestion = Pick<LolaTurn, 'text' | 'asked' | 'missing' | 'notUnderstood'> &
  Pick<Partial<LolaTurn>, 'lacksColors' | 'corrections' | 'which' | 'isTripCut'>;

/** The reading of a text that says nothing. */
export const nothingSaid: Understood = {
  event: null,
  occasion: null,
  dressiness: 0,
  mood: null,
  manner: null,
  needs: [],
  aim: null,
  weather: null,
  day: null,
  placeName: null,
  trip: null,
  restDays: null,
  wishes: [],
  forgets: [],
  swaps: [],
  isReferring: false,
  isInstead: false,
  isBeginning: false,
  dayShift: 0,
  hasRefusal: false,
  missing: [],
  lacking: [],
  which: null,
  corrections: [],
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
    lacking = [],
    shown = new Set(),
  }: {
    forecast: LolaForecast | null;
    count: number;
    seed: string;
    /** What was asked for and is not owned. */
    lacking?: readonly Lacking[];
    /** Outfits of the answers before, each by its `coreKey`. */
    shown?: ReadonlySet<string>;
  },
): Omit<LolaTurn, 'turnId' | 'createDate'> {
  const weather =
    question.asked.weather ?? (staysInside(question.asked) ? null : weatherOfForecast(forecast));
  const asked = { ...question.asked, weather };
  const plain = toRequest(asked, pieces);
  const waived = staysInside(asked) ? [...plain.waived, 'outer-layer' as const] : plain.waived;
  const request = { ...plain, waived, taste, count, seed, shown };
  const { outfits, obstacles, conflicts } = answerFor(pieces, request, weights, {
    isGuess: question.asked.weather === null && forecast?.state === 'likely',
  });
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  const worn = outfits.map(({ pieceIds }) => pieceIds.flatMap((id) => byId.get(id) ?? []));
  const titles = titlesOf(worn, request);
  return {
    ...question,
    forecast,
    headline: titles[0] ?? headlineOf([], request),
    boards: outfits.map((outfit, at) => ({
      ...withLacking(toBoard(outfit), lacking, byId),
      title: titles[at]!,
    })),
    tripDays: null,
    obstacles,
    conflicts: conflicts.map(({ rule, id, words }) => ({ rule, itemId: id, words })),
  };
}

/** The answer to what asks for no outfit: words, and what was asked before stays asked. */
export const answerTo = (
  question: ReadQuestion,
  reply: string,
): Omit<LolaTurn, 'turnId' | 'createDate'> => ({
  ...question,
  missing: [],
  notUnderstood: [],
  forecast: null,
  headline: reply,
  boards: [],
  tripDays: null,
  obstacles: [],
  conflicts: [],
});

/** Suggests outfits. Weather that is only likely leaves nobody without: then it keeps nothing back. */
function answerFor(
  pieces: readonly WardrobePiece[],
  request: StylistRequest,
  weights: Learned['weights'],
  { isGuess }: { isGuess: boolean },
): Answer {
  const answer = suggestOutfits(pieces, request, weights);
  if (!isGuess || answer.outfits.length > 0) return answer;
  const waived = [...request.waived, 'weather' as const, 'outer-layer' as const];
  const whatever = suggestOutfits(pieces, { ...request, waived }, weights);
  return whatever.outfits.length > 0 ? whatever : answer;
}

/** Where the weather outside is nobody's matter. */
const inside: ReadonlySet<LolaAsked['event']> = new Set([
  'home-office',
  'moving-house',
  'ill',
  'gym',
  'yoga',
  'swim',
]);

const staysInside = ({ event, occasion }: LolaAsked): boolean =>
  inside.has(event) || (occasion === 'Home' && event === null);

/** A board with what was asked for and is not owned, and its piece that is nearest to it. */
function withLacking(
  board: LolaBoard,
  lacking: readonly Lacking[],
  byId: ReadonlyMap<string, WardrobePiece>,
): LolaBoard {
  const asked = lacking.map(({ words, nearest }) => ({
    words: withArticle(words),
    itemId:
      board.itemIds.find((id) => {
        const piece = byId.get(id);
        return piece !== undefined && isDescribed(piece, nearest);
      }) ?? null,
  }));
  const lacks = [...asked, ...(board.lacks ?? [])];
  return lacks.length > 0 ? { ...board, lacks } : board;
}

/** `A bow tie`, `Green boots`. */
function withArticle(words: string): string {
  const isPlural = /[^s]s$/.test(words);
  const article = isPlural ? '' : /^[aeiou]/.test(words) ? 'an ' : 'a ';
  const all = `${article}${words}`;
  return all.charAt(0).toUpperCase() + all.slice(1);
}

/** An outfit as it is told. Values are rounded to four places. */
export const toBoard = ({
  pieceIds,
  score,
  reasons,
  lacks = [],
}: Pick<Suggestion, 'pieceIds' | 'score' | 'reasons'> &
  Partial<Pick<Suggestion, 'lacks'>>): LolaBoard => ({
  itemIds: pieceIds,
  score: rounded(score),
  reasons: reasons.map((reason) => ({ ...reason, value: rounded(reason.value) })),
  ...(lacks.length > 0 && { lacks: [...lacks] }),
});

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
