import type { LolaBoard } from '#contract/schemas/lola.ts';
import { type LanguageModel, ModelAway, type ModelQuestion } from '../ports/language-model.ts';
import { forecastsFor } from '../procedures/forecast-for.ts';
import { mayAskModel } from '../repositories/lola-model.ts';
import { readPlace } from '../repositories/lola-places.ts';
import { readShownOutfits } from '../repositories/lola-turns.ts';
import { answerQuestion, askedWith, nothingSaid } from '../stylist/ask.ts';
import { answerTrip, tripDates } from '../stylist/ask-trip.ts';
import { coreKey } from '../stylist/core-key.ts';
import { type Understood, understand } from '../stylist/grammar/understand.ts';
import type { Learned } from '../stylist/learning.ts';
import type { WardrobeGarment, WardrobePiece } from '../stylist/request.ts';
import { isUnclear, readingQuestion, withModel } from '../stylist/words/read-by-model.ts';
import { reword, wordingQuestion } from '../stylist/words/reword.ts';
import type { Call } from './operation.ts';

/** So long a model may take in all, and of that to read; then what is known without it stands. In milliseconds. */
const modelMs = 8000;
const readingMs = 4000;
/** The number of answers before whose outfits are shown again only where there is nothing as good. */
const mostTurnsBefore = 2;

/**
 * Answers a question to the stylist: what is asked for, the weather there, outfits. The language model and the weather
 * service may be asked; neither is needed.
 */
export async function answerLola(
  { input, scope, services }: Call<'fetchLolaOutfitSuggestions'>,
  known: {
    garments: readonly WardrobeGarment[];
    pieces: readonly WardrobePiece[];
    learned: Learned;
  },
) {
  const { text, today, unit, count, seed } = input;
  const { database } = services.open;
  const named = known.pieces.map((piece, at) => ({
    ...piece,
    title: known.garments[at]!.title ?? '',
    brand: known.garments[at]!.brand ?? null,
  }));
  const model = (await mayAskModel(scope, database, services.model)) ? services.model : null;
  const time = AbortSignal.timeout(modelMs);

  let understood: Understood = nothingSaid;
  if (text !== null) {
    const { trip, day } = input.asked;
    const before = trip && { days: trip.days, start: day };
    const reader = { today, unit, trip: before, wardrobe: named };
    understood = understand(text, reader);
    if (model && isUnclear(understood)) {
      const soon = AbortSignal.any([time, AbortSignal.timeout(readingMs)]);
      const answer = await askModel(model, readingQuestion(text, reader), soon);
      understood = withModel(understood, answer, text, reader);
    }
  }
  const said = askedWith(input.asked, understood);
  const own = new Set(known.pieces.map(({ id }) => id));
  const lockedIds = said.lockedIds.filter((id) => own.has(id));
  // Who asks for their own colors before they are known is told so, and answered without.
  const lacksColors =
    said.mood === 'own' && known.pieces.every(({ blueprint }) => !blueprint?.season);
  const asked = { ...said, lockedIds, ...(lacksColors && { mood: null }) };
  // What somebody says of the weather counts more than what is foretold.
  const isForetold = asked.weather === null && asked.usesForecast;
  const kept = isForetold && services.weather ? await readPlace(scope, database) : null;
  const { notUnderstood } = understood;
  const isGone = lockedIds.length < said.lockedIds.length;
  const missing = [...understood.missing, ...(isGone ? ['a piece that is gone'] : [])];
  const question = { text, asked, missing, notUnderstood, ...(lacksColors && { lacksColors }) };
  const { pieces, learned } = known;
  const foretell = (days: readonly (string | null)[]) =>
    forecastsFor(isForetold ? services.weather : null, { kept, named: asked.placeName, days });
  const shown = await readShownOutfits(scope, database, mostTurnsBefore);
  const turn = asked.trip
    ? answerTrip(pieces, learned, question, asked.trip, {
        forecasts: await foretell(tripDates(asked, asked.trip)),
        seed,
      })
    : answerQuestion(pieces, learned, question, {
        forecast: (await foretell([asked.day ?? today]))[0] ?? null,
        count,
        seed,
        shown: new Set(shown.map((ids) => coreKey(pieces.filter(({ id }) => ids.includes(id))))),
      });
  return {
    ...turn,
    boards: model ? await inBetterWords(model, turn.boards, named, time) : turn.boards,
  };
}

async function inBetterWords(
  model: LanguageModel,
  boards: LolaBoard[],
  named: readonly (WardrobePiece & { title: string })[],
  time: AbortSignal,
): Promise<LolaBoard[]> {
  if (boards.length === 0) return boards;
  const pieces = new Map(named.map((piece) => [piece.id, piece]));
  return reword(boards, pieces, await askModel(model, wordingQuestion(boards, pieces), time));
}

/** A model's answer; null where it has none. */
async function askModel(
  model: LanguageModel,
  question: ModelQuestion,
  signal: AbortSignal,
): Promise<unknown> {
  try {
    return await model.answer(question, signal);
  } catch (error) {
    if (error instanceof ModelAway) return null;
    throw error;
  }
}
