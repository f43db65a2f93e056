import type { LolaAsked, LolaTurn } from '#contract/schemas/lola.ts';
import type { BoardWork } from './board-work.ts';
import { boardKey, workOn } from './lola-boards.ts';

type Work = Readonly<Record<string, BoardWork>>;

/**
 * The question without what it asked for once ([Note: The rest stays]): it is neither told as what was understood, nor
 * are its locks those that somebody closed.
 */
function withoutOnce(asked: LolaAsked): LolaAsked {
  if (!asked.wishes.some(({ isForOnce }) => isForOnce)) return asked;
  return { ...asked, wishes: asked.wishes.filter(({ isForOnce }) => !isForOnce), lockedIds: [] };
}

/** The pieces of a board that are locked: as somebody left its padlocks, else as they were asked for. */
export function locksOf(
  asked: LolaAsked,
  itemIds: readonly string[],
  { lockedIds }: Pick<BoardWork, 'lockedIds'>,
): string[] {
  return lockedIds ?? withoutOnce(asked).lockedIds.filter((id) => itemIds.includes(id));
}

/** What the next words add to: what was asked, with the locks of the board whose padlocks were touched last. */
export function nextAsked({ turnId, asked, boards }: LolaTurn, work: Work): LolaAsked {
  const [last] = boards
    .map((_board, at) => workOn(work, boardKey(turnId, at)))
    .filter(({ lockedIds }) => lockedIds !== null)
    .sort((one, other) => other.atMs - one.atMs);
  const next = withoutOnce(asked);
  return last ? { ...next, lockedIds: last.lockedIds! } : next;
}

/** The question for others like a board: its locked pieces stay. */
export const shuffledAsked = (asked: LolaAsked, lockedIds: string[]): LolaAsked => ({
  ...withoutOnce(asked),
  lockedIds,
});

/** The same question without a piece, by whatever name it was asked for. */
export function askedWithout(asked: LolaAsked, itemId: string, words: string): LolaAsked {
  const isThis = ({ isWanted, itemIds }: LolaAsked['wishes'][number]) =>
    isWanted && itemIds?.length === 1 && itemIds[0] === itemId;
  return {
    ...asked,
    wishes: [
      ...asked.wishes.filter((wish) => !isThis(wish)),
      { isWanted: false, words: words.slice(0, 120), itemIds: [itemId] },
    ],
    lockedIds: asked.lockedIds.filter((id) => id !== itemId),
  };
}

/** Of pieces that are called alike, the one that is meant; the rest of the first outfit stays. */
export function chosenAsked(
  asked: LolaAsked,
  which: NonNullable<LolaTurn['which']>,
  itemId: string,
  boardIds: readonly string[],
): LolaAsked {
  const base = withoutOnce(asked);
  const others = which.itemIds.filter((id) => id !== itemId);
  const isAsked = (words: string) => words === which.words;
  const meant = { isWanted: true, words: which.words, itemIds: [itemId] };
  const wishes = base.wishes.map((one) =>
    one.isWanted && isAsked(one.words) ? { ...one, itemIds: [itemId] } : one,
  );
  return {
    ...base,
    wishes: [
      ...(wishes.some(({ isWanted, words }) => isWanted && isAsked(words))
        ? wishes
        : [...wishes, meant]),
      { isWanted: false, isForOnce: true, words: 'the others', itemIds: others },
    ],
    lockedIds: boardIds.filter((id) => !which.itemIds.includes(id)).slice(0, 12),
  };
}
