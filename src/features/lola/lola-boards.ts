import { proxy } from 'valtio';
import type { LolaBoard } from '#contract/schemas/lola.ts';
import { onSessionEnd } from '#lib/session-end.ts';

/** What somebody did with a board that was suggested, until they leave the app. */
export interface BoardWork {
  /** The board as it is after swaps; null as it came. */
  now: LolaBoard | null;
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
  lockedIds: [],
  isSaved: false,
  isPassed: false,
};

/** What was done with a board. */
export const workOn = (work: Readonly<Record<string, BoardWork>>, key: string): BoardWork =>
  work[key] ?? untouched;

/** Notes what was done with a board. */
export function noteWork(key: string, change: Partial<BoardWork>): void {
  lolaBoards.work[key] = { ...workOn(lolaBoards.work, key), ...change };
}
