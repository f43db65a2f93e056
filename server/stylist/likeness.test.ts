import { describe, expect, it } from 'vitest';
import { type Likened, lengthOf, likenessOf } from './likeness.ts';

const garment = (some: Partial<Likened> & { title?: string } = {}): Likened => {
  const { title = '', ...facts } = some;
  const category = facts.category === undefined ? 'trench-coat' : facts.category;
  return {
    family: 'beige',
    patterns: ['Plain'],
    length: lengthOf(title, category),
    ...facts,
    category,
  };
};
const trench = garment();
const like = (some: Parameters<typeof garment>[0]) => likenessOf(trench, garment(some));

describe('likeness', () => {
  it('is whole of the same, whichever is compared with which', () => {
    expect(like({})).toEqual({ likeness: 1, agrees: ['color', 'length', 'cut'] });
    const [one, other] = [garment({ category: 'coat' }), garment({ family: 'navy' })];
    expect(likenessOf(one, other)).toEqual(likenessOf(other, one));
  });

  it('falls with the color, then with the kind, and ends with the group', () => {
    const some = [
      {},
      { category: 'coat', family: 'camel' },
      { category: 'coat', family: 'charcoal' },
      { category: 'jacket', family: 'rust' },
    ].map((one) => like(one).likeness);
    expect(some).toEqual(some.toSorted((one, other) => other - one));
    expect(new Set(some).size).toBe(4);
    expect(some.every((one) => one > 0)).toBe(true);
    expect(like({ category: 'jeans' })).toEqual({ likeness: 0, agrees: [] });
  });

  it('says in what they agree', () => {
    expect(like({ category: 'coat', family: 'camel' }).agrees).toEqual(['color', 'length', 'cut']);
    expect(like({ category: 'coat', family: 'black' }).agrees).toEqual(['length', 'cut']);
    expect(like({ category: 'jacket', family: 'beige' }).agrees).toEqual(['color']);
    const striped = garment({ patterns: ['Striped'] });
    expect(likenessOf(striped, striped).agrees).toContain('pattern');
    expect(like({ patterns: ['Striped'] }).agrees).not.toContain('pattern');
  });

  it('takes charcoal for black, and never sky blue for cream', () => {
    const colors = (one: string, other: string) =>
      likenessOf(garment({ family: one }), garment({ family: other })).agrees.includes('color');
    expect(colors('charcoal', 'black')).toBe(true);
    expect(colors('beige', 'camel')).toBe(true);
    expect(colors('cream', 'sky')).toBe(false);
    expect(colors('pink', 'sky')).toBe(false);
    expect(colors('mint', 'beige')).toBe(false);
  });

  it('is of what is known of both', () => {
    const bare = { patterns: [], family: null, length: null };
    expect(like(bare)).toEqual({ likeness: 1, agrees: ['cut'] });
    expect(like({ patterns: [] }).likeness).toBe(1);
    expect(like({ category: null, length: null }).likeness).toBe(0.5);
    expect(like({ ...bare, category: null })).toEqual({ likeness: 0, agrees: [] });
    expect(like({ family: 'no such color', patterns: [] }).agrees).toEqual(['length', 'cut']);
    expect(like({ category: 'no such kind' }).likeness).toBe(0);
  });
});

it('knows a length by the words, else by the kind', () => {
  expect(lengthOf('Cropped shirt', 'shirt')).toBeLessThan(lengthOf('Maxi skirt', 'maxi-skirt')!);
  expect(lengthOf('Wool coat', 'coat')).toBeGreaterThan(lengthOf('Cord jacket', 'jacket')!);
  expect(lengthOf('', null)).toBeNull();
});
