import type { LolaBoard, LolaTurn } from '#contract/schemas/lola.ts';
import type { LolaForecast } from '#contract/schemas/lola-place.ts';
import { type LanguageModel, ModelAway, type ModelQuestion } from '../ports/language-model.ts';
import { forecastsFor } from '../procedures/forecast-for.ts';
import { mayAskModel } from '../repositories/lola-model.ts';
import { readPlace } from '../repositories/lola-places.ts';
import { readShownOutfits } from '../repositories/lola-turns.ts';
import { readCountry } from '../repositories/users.ts';
import { tripDates } from '../stylist/ask-trip.ts';
import { likelyWeather } from '../stylist/climate.ts';
import { readingQuestion } from '../stylist/words/read-by-model.ts';
import { reword, wordingQuestion } from '../stylist/words/reword.ts';
import type { NamedPiece } from '../stylist-tasks/knowledge.ts';
import type { Known } from '../stylist-tasks/known.ts';
import type { Call } from './operation.ts';

/** So long a model may take in all, and of that to read; then what is known without it stands. In milliseconds. */
const modelMs = 8000;
const readingMs = 4000;
/** The number of answers before whose outfits are shown again only where there is nothing as good. */
const mostTurnsBefore = 2;

/**
 * Answers a question to the stylist: what is asked for, the weather there, outfits. The language model and the weather
 * service may be asked; neither is needed. Throws as `StylistPort.ask`.
 */
export async function answerLola(
  { input, scope, services, signal }: Call<'fetchLolaOutfitSuggestions'>,
  known: Known,
): Promise<Omit<LolaTurn, 'turnId' | 'createDate'>> {
  const { text, asked: before, today, unit, count, seed } = input;
  const { stylist, weather } = services;
  const { database } = services.open;
  const asker = { owner: scope.subject, known, signal };
  const model = (await mayAskModel(scope, database, services.model)) ? services.model : null;
  const time = AbortSignal.timeout(modelMs);
  const country = await readCountry(scope, database);
  const shown = await readShownOutfits(scope, database, mostTurnsBefore);

  const asking = { text, asked: before, today, unit, country, lastBoard: shown[0] ?? [] };
  let read = await stylist.ask('read', asker, asking);
  if (model && text !== null && read.isUnclear) {
    const soon = AbortSignal.any([time, AbortSignal.timeout(readingMs)]);
    const modelAnswer = await askModel(model, readingQuestion(text, { today, unit }), soon);
    read = await stylist.ask('read', asker, { ...asking, modelAnswer });
  }
  const { question, lacking } = read;
  const { asked } = question;
  // What somebody says of the weather counts more than what is foretold.
  const isForetold = asked.weather === null && asked.usesForecast;
  const kept = isForetold && weather ? await readPlace(scope, database) : null;
  const foretell = (days: readonly (string | null)[]) =>
    forecastsFor(isForetold ? weather : null, { kept, named: asked.placeName, days });
  const day = asked.day ?? today;
  // Where somebody travels to, it may be another season.
  const isAtHome = isForetold && asked.placeName === null;
  const forecasts = asked.trip
    ? (await foretell(tripDates(asked, asked.trip))).map(
        (one) => one ?? (isAtHome ? likelyOn(day, country) : null),
      )
    : [(await foretell([day]))[0] ?? (isForetold ? likelyOn(day, country) : null)];
  const { turn, pieces } = await stylist.ask('answer', asker, {
    ...{ question, forecasts, count, seed, shown, lacking },
  });
  return {
    ...turn,
    boards: model ? await inBetterWords(model, turn.boards, pieces, time) : turn.boards,
  };
}

/** The weather that is likely where nobody foretells it ([Note: Climate]). */
function likelyOn(day: string, country: string | null): LolaForecast | null {
  const likely = likelyWeather(country, Number(day.slice(5, 7)));
  if (!likely) return null;
  const { lowC, highC } = likely;
  return { state: 'likely', placeName: null, day, lowC, highC };
}

async function inBetterWords(
  model: LanguageModel,
  boards: LolaBoard[],
  named: readonly NamedPiece[],
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
