import { nothingAsked } from '#contract/rules/nothing-asked.ts';
import type { LolaAsked } from '#contract/schemas/lola.ts';
import type { LolaForecast } from '#contract/schemas/lola-place.ts';
import { answerQuestion } from '#server/stylist/ask.ts';
import { answerTrip } from '#server/stylist/ask-trip.ts';
import { askedWith } from '#server/stylist/asked-with.ts';
import { likelyWeather } from '#server/stylist/climate.ts';
import { type Understood, understand } from '#server/stylist/grammar/understand.ts';
import { learn } from '#server/stylist/learning.ts';
import { readWardrobe } from '#server/stylist/read-wardrobe.ts';
import type { WardrobeGarment, WardrobePiece } from '#server/stylist/request.ts';
import { any } from './any.ts';
import { north } from './north.ts';
import type { SaidCase } from './said-case.ts';
import { south } from './south.ts';

/** A piece of a panel's wardrobe. */
export type SaidPiece = WardrobePiece & { title: string; brand: string | null };

/** A wardrobe of the panel, read. */
export interface Person {
  pieces: readonly SaidPiece[];
  country: string;
  unit: 'C' | 'F';
}

const nothingLearned = learn([], []);
const monday = '2026-11-23';

const people: Record<string, Person> = Object.fromEntries(
  Object.entries({ north, south, any }).map(([name, { garments, country, unit }]) => {
    const whole = garments.map(
      (one, at): WardrobeGarment => ({
        availability: 'ready',
        wornDaysAgo: null,
        isDue: false,
        ...one,
        id: `g${at + 1}`,
      }),
    );
    const pieces = readWardrobe(whole).map((piece, at) => ({
      ...piece,
      title: whole[at]!.title ?? '',
      brand: whole[at]!.brand ?? null,
    }));
    return [name, { pieces, country, unit }];
  }),
);

/** The wardrobe of somebody of the panel. */
export const personOf = (wardrobe: SaidCase['wardrobe']): Person => people[wardrobe]!;

type Turn = ReturnType<typeof answerQuestion>;

/** What was understood of what somebody said, and the answer to it; null where no outfits were asked for. */
export interface Answered {
  understood: Understood;
  asked: LolaAsked;
  turn: Turn | null;
}

/** Something that is said after something else. */
export interface Said {
  wardrobe: SaidCase['wardrobe'];
  before?: readonly string[] | undefined;
  text: string;
  today?: string | undefined;
}

/** Says something, as the server hears it; `withBoards`: it is answered, too. */
export function say(said: Said, withBoards = true): Answered {
  const { pieces, country, unit } = personOf(said.wardrobe);
  const today = said.today ?? monday;
  const texts = [...(said.before ?? []), said.text];
  let asked: LolaAsked = nothingAsked;
  let lastBoard: readonly string[] = [];
  let answered: Answered | null = null;
  for (const text of texts) {
    const { trip, day } = asked;
    const before = trip && { days: trip.days, start: day };
    const understood = understand(text, { today, unit, country, trip: before, wardrobe: pieces });
    asked = askedWith(asked, understood, { pieces, lastBoard });
    // What comes next may be about the outfit that was shown.
    const isShown = withBoards || texts.length > 1;
    const turn = isShown ? answer(text, asked, understood, { pieces, today, country }) : null;
    lastBoard = turn?.boards[0]?.itemIds ?? [];
    answered = { understood, asked, turn };
  }
  return answered!;
}

function answer(
  text: string,
  asked: LolaAsked,
  { missing, notUnderstood, lacking }: Understood,
  { pieces, today, country }: { pieces: readonly SaidPiece[]; today: string; country: string },
): Turn {
  const question = { text, asked, missing, notUnderstood };
  if (asked.trip) {
    return answerTrip(pieces, nothingLearned, question, asked.trip, { forecasts: [], seed: text });
  }
  const forecast = likelyOn(asked.day ?? today, country);
  return answerQuestion(pieces, nothingLearned, question, {
    forecast,
    count: 4,
    seed: text,
    lacking,
  });
}

function likelyOn(day: string, country: string): LolaForecast | null {
  const likely = likelyWeather(country, Number(day.slice(5, 7)));
  return (
    likely && {
      state: 'likely',
      placeName: null,
      day,
      ...{ lowC: likely.lowC, highC: likely.highC },
    }
  );
}
