import { proxy, useSnapshot } from 'valtio';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LolaBoard } from '#contract/schemas/lola.ts';
import { onSessionEnd } from '#lib/session-end.ts';
import type { BoardWork } from './board-work.ts';
import { keepBoards, keptBoards } from './kept-boards.ts';

const untouched: BoardWork = {
  now: null,
  cards: [],
  lockedIds: null,
  isSaved: null,
  outfitId: null,
  isPassed: false,
  atMs: 0,
};

/** By the turn's id and the board's place in it: `12-0`. */
export const lolaBoards = proxy<{ work: Record<string, BoardWork> }>({ work: {} });
onSessionEnd(() => {
  lolaBoards.work = {};
});

/** Takes up what this device keeps of boards, as a page does that is opened anew. */
export function recallBoards(): void {
  for (const [key, kept] of keptBoards()) lolaBoards.work[key] = { ...untouched, ...kept };
}
recallBoards();

/** The work on all boards, as a component sees it. */
export const useBoardWork = () => useSnapshot(lolaBoards).work as Record<string, BoardWork>;

export const boardKey = (turnId: string, index: number): string => `${turnId}-${index}`;

/** The work on a board. */
export const workOn = (work: Readonly<Record<string, BoardWork>>, key: string): BoardWork =>
  work[key] ?? untouched;

/** A board as it is now, and whether it is saved, or passed on: here, or as the server knows it. */
export function boardNow(given: LolaBoard, { now, outfitId, ...done }: BoardWork) {
  const isAsGiven = now === null;
  const isSaved = done.isSaved ?? (isAsGiven && given.isSaved === true);
  const savedAs = outfitId ?? (isAsGiven ? given.outfitId : undefined);
  return {
    board: { ...(now ?? given), outfitId: isSaved ? savedAs : undefined },
    isSaved,
    isPassed: done.isPassed || (isAsGiven && given.isPassed === true),
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

/** The pieces that came by swaps on an earlier page: their cards are to be read again. */
export const swappedIds = (
  work: Readonly<Record<string, BoardWork>>,
  known: ReadonlyMap<string, ItemCard>,
): string[] => [
  ...new Set(
    Object.values(work)
      .flatMap(({ now }) => now?.itemIds ?? [])
      .filter((id) => !known.has(id)),
  ),
];

/** Notes what was done with a board, here and on the device. */
export function noteWork(key: string, change: Partial<BoardWork>): void {
  lolaBoards.work[key] = { ...workOn(lolaBoards.work, key), ...change, atMs: Date.now() };
  keepBoards(lolaBoards.work);
}
