import { proxy } from 'valtio';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LolaBoard } from '#contract/schemas/lola.ts';
import { onSessionEnd } from '#lib/session-end.ts';

/** The work of somebody on a board that was suggested, until they leave the app. */
export interface BoardWork {
  /** The board as it is after swaps; null as it came. */
  now: LolaBoard | null;
  /** The pieces that came to it by swaps: the conversation, or the day's outfits, may not have them. */
  cards: ItemCard[];
  lockedIds: string[];
  isSaved: boolean;
  isPassed: boolean;
}

/** By the turn's id and the board's place in it: `12-0`. */
export const lolaBoards = proxy<{ work: Record<string, BoardWork> }>({ work: {} });
onSessionEnd(() => {
  lolaBoards.work = {};
});

export const boardKey = (turnId: string, index: number): string => `${turnId}-${index}`;

const untouched: BoardWork = {
  now: null,
  cards: [],
  lockedIds: [],
  isSaved: false,
  isPassed: false,
};

/** The work on a board. */
export const workOn = (work: Readonly<Record<string, BoardWork>>, key: string): BoardWork =>
  work[key] ?? untouched;

/** A board as it is now, and whether it is saved, or passed on: here, or as the server knows it. */
export function boardNow(given: LolaBoard, { now, isSaved, isPassed }: BoardWork) {
  return {
    board: now ?? given,
    isSaved: isSaved || (now === null && given.isSaved === true),
    isPassed: isPassed || (now === null && given.isPassed === true),
  };
}

/** The pieces of what was answered, and those that came by swaps. */
export const cardsWith = (
  items: readonly ItemCard[],
  work: Readonly<Record<string, BoardWork>>,
): Map<string, ItemCard> =>
  new Map(
    [...Object.values(work).flatMap(({ cards }) => cards), ...items].map((card) => [
      card.itemId,
      card,
    ]),
  );

/** Notes what was done with a board. */
export function noteWork(key: string, change: Partial<BoardWork>): void {
  lolaBoards.work[key] = { ...workOn(lolaBoards.work, key), ...change };
}
