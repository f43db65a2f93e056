import { describe, expect, it } from 'vitest';
import { nothingAsked } from '#contract/rules/nothing-asked.ts';
import type { LolaTurn } from '#contract/schemas/lola.ts';
import type { BoardWork } from './board-work.ts';
import { chosenAsked, locksOf, nextAsked, shuffledAsked } from './next-asked.ts';

const untouched: BoardWork = {
  now: null,
  cards: [],
  lockedIds: null,
  isSaved: null,
  outfitId: null,
  isPassed: false,
  atMs: 0,
};
const board = { itemIds: ['1', '2', '3'], score: 1, reasons: [] };
const turnOf = (asked: Partial<LolaTurn['asked']>): LolaTurn =>
  ({ turnId: '7', asked: { ...nothingAsked, ...asked }, boards: [board, board] }) as never;
const blazer = { isWanted: true, words: 'Cream blazer', itemIds: ['1'] };
const which = { words: 'Cream blazer', itemIds: ['1', '9'] };

describe('locks', () => {
  it('that were asked for hold on the boards that have the piece, until they are opened', () => {
    const { asked } = turnOf({ lockedIds: ['2', '8'] });
    expect(locksOf(asked, board.itemIds, untouched)).toEqual(['2']);
    expect(locksOf(asked, board.itemIds, { lockedIds: [] })).toEqual([]);
  });

  it('go on with the next question: those of the board that was touched last', () => {
    const turn = turnOf({ lockedIds: ['2'] });
    expect(nextAsked(turn, {}).lockedIds).toEqual(['2']);
    const work = {
      '7-0': { ...untouched, lockedIds: ['1'], atMs: 20 },
      '7-1': { ...untouched, lockedIds: ['3'], atMs: 10 },
      '6-0': { ...untouched, lockedIds: ['5'], atMs: 30 },
    };
    expect(nextAsked(turn, work).lockedIds).toEqual(['1']);
  });
});

describe('one of several pieces of a name', () => {
  it('takes the place of another while the rest stays for that question alone', () => {
    const asked = chosenAsked(turnOf({ wishes: [blazer] }).asked, which, '9', board.itemIds);
    expect(asked.lockedIds).toEqual(['2', '3']);
    expect(asked.wishes[0]).toEqual({ ...blazer, itemIds: ['9'] });
    expect(asked.wishes[1]).toMatchObject({ isWanted: false, itemIds: ['1'] });
    const next = nextAsked(turnOf(asked), {});
    expect(next.lockedIds).toEqual([]);
    expect(next.wishes).toEqual([{ ...blazer, itemIds: ['9'] }]);
    // Nobody closed a padlock, and others like it are not held to the rest.
    expect(locksOf(asked, ['9', '2', '3'], untouched)).toEqual([]);
    expect(shuffledAsked(asked, ['9']).lockedIds).toEqual(['9']);
    expect(shuffledAsked(asked, ['9']).wishes).toHaveLength(1);
  });
});
