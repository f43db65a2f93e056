import { describe, expect, it } from 'vitest';
import { categoryLeaves, itemPatterns } from '#contract/rules/item-attributes.ts';
import { findTerms, termCount } from './lexicon/find-terms.ts';
import { readGarment } from './read-garment.ts';

const read = (title: string, more: object = {}) => readGarment({ id: '1', title, ...more });

/** These say where something is kept, not what it is. */
const sayNothing = new Set(['skiwear', 'costume', 'uniform', 'other']);

describe('the words of a garment', () => {
  it('are known by the hundreds', () => {
    expect(termCount).toBeGreaterThan(1500);
  });

  it.each([...categoryLeaves.keys()].filter((leaf) => !sayNothing.has(leaf)))(
    'name every category that a member may choose: %s',
    (leaf) => {
      const { slot, leaf: found } = readGarment({ id: '1', category: leaf });
      expect(slot).not.toBeNull();
      expect(found).toBe(leaf);
    },
  );

  it.each(itemPatterns.filter((pattern) => pattern !== 'Lace' && pattern !== 'Embroidered'))(
    'name every pattern: %s',
    (pattern) => {
      expect(read('Shirt', { patterns: [pattern] }).pattern).not.toBeNull();
    },
  );

  it.each([
    ['Black leather biker jacket', 'outer', 'leather-jacket'],
    ['High heel ankle boots in suede', 'shoes', 'ankle-boots'],
    ['Slingback', 'shoes', 'heels'],
    ['Crossbody', 'bag', 'crossbody-bag'],
    ['Denim shirt dress', 'one-piece', 'shirt-dress'],
    ['Floral print wrap dress with belt', 'one-piece', 'shirt-dress'],
    ['Vintage 501 cut-off shorts', 'bottom', 'shorts'],
    ['Gold plated hoop earrings', 'earrings', 'jewelry'],
    ['Long-sleeve T-shirt', 'top', 't-shirt'],
    ['Silk robe', 'sleep', 'robe'],
    // French, by its other words.
    ['Robe en soie', 'one-piece', 'day-dress'],
  ])('say what it is by the last garment they name: %s', (title, slot, leaf) => {
    expect(read(title)).toMatchObject({ slot, leaf });
  });

  it('give way to a category that says otherwise', () => {
    expect(read('Boot cut', { category: 'jeans' })).toMatchObject({
      slot: 'bottom',
      leaf: 'jeans',
    });
    expect(read('Shirt jacket', { category: 'Jackets' }).slot).toBe('outer');
    expect(read('Sandal wood candle', { category: 'Day Dresses' }).slot).toBe('one-piece');
  });

  it('know dressed up from dressed down, warm from cool, wet from dry', () => {
    const order = ['Flip flops', 'White sneakers', 'Leather loafers', 'Patent pumps'];
    const formality = order.map((title) => read(title).formality!);
    expect(formality).toEqual(formality.toSorted((one, other) => one - other));
    const warm = ['Bikini', 'Linen shirt', 'Wool sweater', 'Down parka'];
    const warmth = warm.map((title) => read(title).warmth!);
    expect(warmth).toEqual(warmth.toSorted((one, other) => one - other));
    expect(read('Suede boots').rain).toBeLessThan(0);
    expect(read('Waterproof jacket').rain).toBeGreaterThan(0.9);
  });

  it('say less than what a member says', () => {
    const shirt = read('Cotton shirt');
    expect(read('Cotton shirt', { occasions: ['Formal'] }).formality).toBeGreaterThan(
      shirt.formality!,
    );
    expect(read('Cotton shirt', { seasons: ['Winter'] }).warmth).toBeGreaterThan(shirt.warmth!);
    expect(read('Red shirt', { colors: ['navy'] }).families).toEqual(['navy']);
    expect(read('Red shirt').families).toEqual(['red']);
  });

  it.each(['', '👗👠', 'платье', '<script>alert(1)</script>', 'x'.repeat(10_000), '   ', '%%%'])(
    'that are none are not guessed: %s',
    (title) => {
      expect(read(title)).toMatchObject({
        slot: null,
        formality: null,
        warmth: null,
        families: [],
      });
    },
  );

  it('are read from left to right, the longest first', () => {
    expect(findTerms('Pleated midi skirt, A-line').map(({ term }) => term)).toEqual([
      'pleated',
      'midi skirt',
      'a line',
    ]);
  });
});
