import { describe, expect, it } from 'vitest';
import { addDays } from '#contract/rules/calendar-days.ts';
import { nothingAsked } from '#contract/rules/nothing-asked.ts';
import type { LolaWish } from '#contract/schemas/lola.ts';
import { dayName, longWeekday, todayIs } from '#lib/calendar-weeks.ts';
import { askedChips, untoldCorrections } from './asked-chips.ts';

const noCards = new Map();
const wordsOf = (change: Partial<typeof nothingAsked>) =>
  askedChips({ ...nothingAsked, ...change }, noCards).map(({ words }) => words);
const heels: LolaWish = { isWanted: false, isDoubtful: true, words: 'heels', leaves: ['heels'] };
const boots: LolaWish = { isWanted: false, isDoubtful: true, words: 'boots', leaves: ['boots'] };

describe('chips of what was understood', () => {
  it('say each thing as one says it', () => {
    expect(wordsOf({ event: 'gala', occasion: 'Formal', manner: 'minimal' })).toEqual([
      'Gala',
      'Minimal',
    ]);
    expect(wordsOf({ wishes: [{ isWanted: true, isOnly: true, words: 'black' }] })).toEqual([
      'Only black',
    ]);
    expect(wordsOf({ aim: 'forgotten', restDays: 14 })).toEqual(['Not worn in ages']);
  });

  it('name a near day by its weekday, and a far one with its date', () => {
    const near = addDays(todayIs(), 4);
    const far = addDays(todayIs(), 9);
    expect(wordsOf({ day: addDays(todayIs(), 1) })).toEqual(['Tomorrow']);
    expect(wordsOf({ day: near })).toEqual([longWeekday(near)]);
    expect(wordsOf({ day: far })).toEqual([dayName(far)]);
  });

  it('ask one doubtful wish back at a time, which turned round is sure', () => {
    const chips = askedChips({ ...nothingAsked, wishes: [heels, boots] }, noCards);
    expect(chips.map(({ words }) => words)).toEqual(['Not heels?', 'Not boots']);
    expect(chips[1]!.turned).toBeUndefined();
    const { words, asked } = chips[0]!.turned!;
    expect(words).toBe('Heels');
    expect(asked.wishes).toEqual([{ isWanted: true, words: 'heels', leaves: ['heels'] }, boots]);
    // Then the next one is asked back.
    expect(askedChips(asked, noCards).map((one) => one.words)).toEqual(['Heels', 'Not boots?']);
    expect(chips[0]!.without.wishes).toEqual([boots]);
  });

  it('carry what was typed where a word was read as another, and leave the rest to be told', () => {
    const corrections = [
      { typed: 'interveiw', meant: 'interview' },
      { typed: 'jurney', meant: 'journey' },
    ];
    const asked = { ...nothingAsked, event: 'job-interview', occasion: 'Business' } as const;
    const chips = askedChips(asked, noCards, corrections);
    expect(chips.map(({ words }) => words)).toEqual(['Job interview (for “interveiw”)']);
    expect(untoldCorrections(corrections, chips)).toEqual([corrections[1]]);
  });
});
