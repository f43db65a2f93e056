import { proxy } from 'valtio';
import type { NextSeason } from '#contract/rules/unworn.ts';
import type { UnwornPiece } from '#contract/schemas/unworn.ts';
import { onSessionEnd } from '#lib/session-end.ts';

/** The answer to one piece: it is kept, it goes to the studio, it is offered for sale, or one is asked again later. */
export type KeepAnswer = 'kept' | 'repair' | 'sell' | 'later';

/** Whether an answer is given on another screen, from which one comes back. */
export const isAnsweredElsewhere = (answer: KeepAnswer): answer is 'repair' | 'sell' =>
  answer === 'repair' || answer === 'sell';

/** A piece that was answered, to be taken back. */
export interface KeepStep {
  position: number;
  answer: KeepAnswer;
}

/** The present position in what was not worn. It is kept while one chooses a repair or fills a listing, which are other screens. */
export interface KeepWalk {
  /** The pieces that were asked for: whose, in which wardrobe, unworn for how long. */
  asked: string | null;
  /** As they were listed first: each one that is kept leaves the list. Null until they are read. */
  pieces: readonly UnwornPiece[] | null;
  /** How many more there are than these. */
  left: number;
  position: number;
  /** The steps so far, in order. */
  steps: readonly KeepStep[];
  /** The last thing done: a step, or one that was taken back; null at the start. */
  last: { way: 'on' | 'back'; answer: KeepAnswer } | null;
  /** The season in which one asked to be asked again; its name stays while a day passes. */
  season: NextSeason['season'] | null;
  /** Whether a repair is being chosen, or a listing filled. */
  isAway: boolean;
}

/** The present position of whoever is signed in. */
export const keepWalk = proxy<KeepWalk>(nowhere());

function nowhere(): KeepWalk {
  return {
    asked: null,
    pieces: null,
    left: 0,
    position: 0,
    steps: [],
    last: null,
    season: null,
    isAway: false,
  };
}

/** Begins anew, unless one comes back from another screen. */
export function beginWalk(asked: string): void {
  if (keepWalk.isAway && keepWalk.asked === asked) return;
  Object.assign(keepWalk, nowhere(), { asked });
}

/** Takes over what was read: all of it at the start, and later only what is gone from what is still to be asked. */
export function takePieces(listed: readonly UnwornPiece[], count: number): void {
  const { pieces, position } = keepWalk;
  const there = new Set(listed.map(({ item }) => item.itemId));
  keepWalk.pieces = pieces
    ? pieces.filter(({ item }, index) => index < position || there.has(item.itemId))
    : listed;
  if (!pieces) keepWalk.left = Math.max(0, count - listed.length);
}

/** Goes on to the next piece. */
export function goOn(answer: KeepAnswer): void {
  keepWalk.steps = [...keepWalk.steps, { position: keepWalk.position, answer }];
  keepWalk.position += 1;
  keepWalk.last = { way: 'on', answer };
  keepWalk.isAway = isAnsweredElsewhere(answer);
}

/** Goes back to where the last step was done; answers that step and its piece. */
export function goBack(): { answer: KeepAnswer; piece: UnwornPiece } | null {
  const step = keepWalk.steps.at(-1);
  const piece = step && keepWalk.pieces?.[step.position];
  if (!step || !piece) return null;
  keepWalk.steps = keepWalk.steps.slice(0, -1);
  keepWalk.position = step.position;
  keepWalk.last = { way: 'back', answer: step.answer };
  keepWalk.isAway = false;
  return { answer: step.answer, piece };
}

/** Asks about a piece once more, at the end: its answer was not taken. */
export function askOnceMore(itemId: string): void {
  const { pieces, steps } = keepWalk;
  const at = pieces?.findIndex(({ item }) => item.itemId === itemId) ?? -1;
  const piece = pieces?.[at];
  if (!pieces || !piece || !steps.some(({ position }) => position === at)) return;
  keepWalk.steps = steps.filter(({ position }) => position !== at);
  keepWalk.pieces = [...pieces, piece];
}

onSessionEnd(() => Object.assign(keepWalk, nowhere()));
