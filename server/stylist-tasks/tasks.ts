import type { LolaAsked, LolaBoard, LolaTurn } from '#contract/schemas/lola.ts';
import type { LolaForecast } from '#contract/schemas/lola-place.ts';
import {
  answerQuestion,
  answerTo,
  nothingSaid,
  type ReadQuestion,
  toBoard,
} from '../stylist/ask.ts';
import { answerTrip } from '../stylist/ask-trip.ts';
import { askedWith } from '../stylist/asked-with.ts';
import { type Swap, swapPiece } from '../stylist/choice/swap.ts';
import { coreKey } from '../stylist/core-key.ts';
import { type DayRow, suggestDay, wearableRows } from '../stylist/day.ts';
import { replyTo } from '../stylist/grammar/small-talk.ts';
import { type Lacking, understand } from '../stylist/grammar/understand.ts';
import { anyRequest, type Weather } from '../stylist/request.ts';
import { toRequest } from '../stylist/to-request.ts';
import { unknownNeed } from '../stylist/unknown-need.ts';
import { isUnclear, withModel } from '../stylist/words/read-by-model.ts';
import type { Knowledge, NamedPiece } from './knowledge.ts';

/** A question of somebody, as it came. */
export interface Question {
  text: string | null;
  /** What was asked before. */
  asked: LolaAsked;
  /** `YYYY-MM-DD`, where the member is. */
  today: string;
  unit: 'C' | 'F';
  country: string | null;
  /** The pieces of the first outfit that was shown last. */
  lastBoard: readonly string[];
  /** The answer of a language model that was asked to read it, too; undefined where none was. */
  modelAnswer?: unknown;
}

/** A question as it was read. */
export interface Read {
  question: ReadQuestion;
  lacking: Lacking[];
  /** Whether a language model may know more. */
  isUnclear: boolean;
}

/**
 * The work of the stylist that takes long: pure functions of what is known of somebody, which may run in a thread of their
 * own. Each may throw what its functions throw: nothing that a member could cause.
 */
export const tasks = {
  /** Reads a question. */
  read({ pieces }: Knowledge, { text, asked: before, modelAnswer, ...reader }: Question): Read {
    const { trip, day } = before;
    const { today, unit, country, lastBoard } = reader;
    const told = {
      ...{ today, unit, country },
      trip: trip && { days: trip.days, start: day },
      wardrobe: pieces,
    };
    const plain = text === null ? nothingSaid : understand(text, told);
    const understood =
      text === null || modelAnswer === undefined
        ? plain
        : withModel(plain, modelAnswer, text, told);
    const said = askedWith(before, understood, { pieces, lastBoard });
    const own = new Set(pieces.map(({ id }) => id));
    const lockedIds = said.lockedIds.filter((id) => own.has(id));
    const isGone = lockedIds.length < said.lockedIds.length;
    // Who asks for their own colors before they are known is told so, and answered without.
    const lacksColors = said.mood === 'own' && pieces.every(({ blueprint }) => !blueprint?.season);
    const { notUnderstood, corrections, which, lacking } = understood;
    return {
      question: {
        text,
        asked: { ...said, lockedIds, ...(lacksColors && { mood: null }) },
        missing: [...understood.missing, ...(isGone ? ['a piece that is gone'] : [])],
        notUnderstood,
        ...(lacksColors && { lacksColors }),
        ...(said.trip && understood.trip?.isTooLong && { isTripCut: true }),
        ...(corrections.length > 0 && { corrections }),
        ...(which && { which: { words: which.words, itemIds: which.ids } }),
      },
      lacking,
      isUnclear: text !== null && isUnclear(plain),
    };
  },

  /** Answers a question, with the pieces of its outfits. `forecasts` has one for each day of a trip, else one. */
  answer(
    { pieces, learned }: Knowledge,
    {
      question,
      forecasts,
      count,
      seed,
      shown,
      lacking,
    }: {
      question: ReadQuestion;
      forecasts: readonly (LolaForecast | null)[];
      count: number;
      seed: string;
      /** Outfits of the answers before, by the ids of their pieces. */
      shown: readonly (readonly string[])[];
      lacking: readonly Lacking[];
    },
  ): { turn: Omit<LolaTurn, 'turnId' | 'createDate'>; pieces: NamedPiece[] } {
    const reply = question.text === null ? null : replyTo(question.text);
    if (reply !== null) return { turn: answerTo(question, reply), pieces: [] };
    const { trip } = question.asked;
    const cores = shown.map((ids) => coreKey(pieces.filter(({ id }) => ids.includes(id))));
    const turn = trip
      ? answerTrip(pieces, learned, question, trip, { forecasts, seed })
      : answerQuestion(pieces, learned, question, {
          forecast: forecasts[0] ?? null,
          ...{ count, seed, lacking },
          shown: new Set(cores),
        });
    const worn = new Set(turn.boards.flatMap(({ itemIds }) => itemIds));
    const byId = new Map(
      pieces.flatMap((piece) => (worn.has(piece.id) ? [[piece.id, piece]] : [])),
    );
    const boards = turn.boards.map(({ itemIds }) => itemIds.map((id) => byId.get(id)!));
    const asksAbout = unknownNeed(boards, turn.asked);
    return { turn: { ...turn, ...(asksAbout && { asksAbout }) }, pieces: [...byId.values()] };
  },

  /** The best others in place of one piece of an outfit, each with the whole outfit. */
  swaps(
    { pieces, learned }: Knowledge,
    {
      asked,
      itemIds,
      itemId,
      count,
    }: { asked: LolaAsked; itemIds: readonly string[]; itemId: string; count: number },
  ): { itemId: string; board: LolaBoard; changes: Swap['changes'] }[] {
    const request = {
      ...anyRequest,
      ...toRequest(asked, pieces),
      taste: learned.taste,
      // The piece that is to go may be one that was asked for.
      around: [],
    };
    const swaps = swapPiece(pieces, itemIds, itemId, request, count, learned.weights);
    return swaps.map(({ pieceId, changes, ...outfit }) => ({
      itemId: pieceId,
      changes,
      board: toBoard({
        ...outfit,
        pieceIds: itemIds.map((id) => (id === itemId ? pieceId : id)),
      }),
    }));
  },

  /** Lays out a day, for its weather, without what was kept or passed on. */
  day(
    { pieces, learned, keptCores }: Knowledge,
    { day, weather }: { day: string; weather: Weather | null },
  ): DayRow[] {
    const cores = new Set([...learned.taste.cores, ...keptCores]);
    const taste = { ...learned.taste, cores };
    return suggestDay(pieces, { ...learned, taste }, day, weather);
  },

  /** Of outfits that were laid out earlier those that can still be worn and that nobody kept or passed on. */
  wearable(
    { pieces, learned, keptCores }: Knowledge,
    { rows }: { rows: readonly DayRow[] },
  ): DayRow[] {
    return wearableRows(rows, pieces, new Set([...learned.taste.cores, ...keptCores]));
  },

  /** What was learned of somebody, and the ids of their pieces that it speaks of. */
  taste({ pieces, learned: { lines } }: Knowledge, _input: null) {
    const own = new Set(pieces.map(({ id }) => id));
    const itemIds = lines.flatMap(({ key }) =>
      /^(pair|outfit) /.test(key) ? key.split(' ').filter((id) => own.has(id)) : [],
    );
    return { lines, itemIds: [...new Set(itemIds)] };
  },
};

export type StylistTasks = typeof tasks;
export type TaskName = keyof StylistTasks;
export type TaskInput<Name extends TaskName> = Parameters<StylistTasks[Name]>[1];
export type TaskOutput<Name extends TaskName> = ReturnType<StylistTasks[Name]>;

/** Runs a task by its name. */
export const runTask = <Name extends TaskName>(
  name: Name,
  knowledge: Knowledge,
  input: TaskInput<Name>,
): TaskOutput<Name> =>
  (tasks[name] as (known: Knowledge, given: TaskInput<Name>) => TaskOutput<Name>)(knowledge, input);
