import type { LolaBoard } from '#contract/schemas/lola.ts';
import { localStore } from '#lib/storage.ts';
import type { BoardWork } from './board-work.ts';

/** The key in the local storage, which is cleared as the session ends. */
const key = 'hem.lolaBoards';

/** Most boards that are kept: those that were worked on last. */
const mostKept = 40;

/** What the device keeps of the work on a board: what the server does not tell by itself. */
type KeptWork = Omit<BoardWork, 'cards'>;

const untold = { isSaved: null, outfitId: null, isPassed: false };

const isIds = (said: unknown): said is string[] =>
  Array.isArray(said) && said.every((one) => typeof one === 'string');

const isBoard = (said: unknown): said is LolaBoard => {
  const { itemIds, reasons, score } = Object(said) as Record<string, unknown>;
  return isIds(itemIds) && Array.isArray(reasons) && typeof score === 'number';
};

/** Whether it can still be used: another version may have written it. */
function isWork(said: unknown): said is KeptWork {
  const { now, lockedIds, atMs } = Object(said) as Record<string, unknown>;
  return (
    (now === null || isBoard(now)) &&
    (lockedIds === null || isIds(lockedIds)) &&
    typeof atMs === 'number'
  );
}

/** The work on boards that this device keeps, by the board's key. */
export function keptBoards(): [string, KeptWork][] {
  try {
    const kept: unknown = JSON.parse(localStore.get(key) ?? '{}');
    return Object.entries(Object(kept)).filter((one): one is [string, KeptWork] => isWork(one[1]));
  } catch {
    return [];
  }
}

/** Keeps on this device the swaps and locks of the boards that were worked on last. */
export function keepBoards(work: Readonly<Record<string, BoardWork>>): void {
  const kept = Object.entries(work)
    .filter(([, { now, lockedIds }]) => now !== null || lockedIds !== null)
    .sort(([, one], [, other]) => other.atMs - one.atMs)
    .slice(0, mostKept)
    .map(([board, { now, lockedIds, isSaved, outfitId, isPassed, atMs }]) => {
      // Whether a board is saved, or passed on, is told by the server as long as nothing was swapped.
      const state = now ? { isSaved, outfitId, isPassed } : untold;
      return [board, { now, lockedIds, ...state, atMs }] as const;
    });
  localStore.set(key, JSON.stringify(Object.fromEntries(kept)));
}
