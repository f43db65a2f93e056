import { describe, expect, it } from 'vitest';
import { fold, singular, wordsOf } from '#contract/rules/search-words.ts';
import { searchTextOf } from './search-words.ts';

describe('the words of a search', () => {
  it.each([
    ['Söhne', 'sohne'],
    ['Übermäßig', 'ubermassig'],
    ['CAFÉ Crème', 'cafe creme'],
    ['Łódź Ørsted', 'lodz orsted'],
    ['Levi’s', 'levis'],
  ])('fold accents, case and apostrophes: %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('stand apart where spaces and punctuation are', () => {
    expect(wordsOf(' T-shirt, 100% linen/a_b…')).toEqual(['t', 'shirt', '100%', 'linen', 'a_b']);
    expect(wordsOf('白い シャツ')).toHaveLength(2);
    expect(wordsOf('!! – ?')).toEqual([]);
  });

  it.each([
    ['dresses', 'dress'],
    ['scarves', 'scarf'],
    ['watches', 'watch'],
    ['boxes', 'box'],
    ['parties', 'party'],
    ['ties', 'tie'],
    ['gloves', 'glove'],
    ['shoes', 'shoe'],
    ['trousers', 'trouser'],
    ['tees', 'tee'],
  ])('are one for singular and plural: %s', (many, one) => {
    expect(singular(many)).toBe(one);
    expect(singular(one)).toBe(one);
  });

  it('are written down once each', () => {
    const shown = { own: ['red', 'red'], following: ['gray', 'grey', 'gray'] };
    const kept = { own: ['gift'], following: ['present'] };
    expect(searchTextOf(shown, kept)).toBe(' gift\n red\n gray grey\f present');
  });
});
