import { describe, expect, it } from 'vitest';
import { nothingAsked } from '#contract/rules/nothing-asked.ts';
import type { LolaAsked } from '#contract/schemas/lola.ts';
import { garmentOf } from '#tests/stylist/panel.ts';
import { answerQuestion } from './ask.ts';
import { learn } from './learning.ts';
import { readWardrobe } from './read-wardrobe.ts';

// Nothing for the cold, and no coat.
const pieces = readWardrobe(
  ['shirt: Linen shirt', 'trousers: Linen trousers', 'loafers: Loafers'].map(garmentOf),
);
const winter = { placeName: null, day: '2027-01-11', lowC: -6, highC: 1 };

const answer = (
  asked: Partial<LolaAsked>,
  forecast: Parameters<typeof answerQuestion>[3]['forecast'],
) =>
  answerQuestion(
    pieces,
    learn([], []),
    { text: null, asked: { ...nothingAsked, ...asked }, missing: [], notUnderstood: [] },
    { forecast, count: 2, seed: 'a' },
  );

describe('an answer', () => {
  it('is not kept back by weather that is only likely', () => {
    const { boards, obstacles } = answer({}, { state: 'likely', ...winter });
    expect(boards).toHaveLength(1);
    expect(obstacles).toEqual([]);
  });

  it('says what the weather that was told leaves nothing of', () => {
    const weather = { lowC: -6, highC: 1, isWet: false };
    const { boards, obstacles } = answer({ weather }, null);
    expect(boards).toEqual([]);
    expect(obstacles.map(({ slot }) => slot)).toContain('outer');
  });

  it('asks for no coat at home', () => {
    const weather = { lowC: 12, highC: 13, isWet: false };
    expect(
      answer({ weather, occasion: 'Home' }, null).obstacles.map(({ slot }) => slot),
    ).not.toContain('outer');
  });
});
