import { expect, it } from 'vitest';
import type { ItemDetails } from '#contract/schemas/item.ts';
import { marksOf, wornSince } from './which-words.ts';

const piece = (change: Partial<ItemDetails>): ItemDetails =>
  ({
    personalTags: [],
    color: null,
    brand: null,
    mainColor: null,
    category: 'blazer',
    size: null,
    patterns: [],
    sleeveLength: null,
    wearCount: 0,
    purchaseDate: null,
    createDate: '2026-05-04T12:00:00Z',
    ...change,
  }) as ItemDetails;

it('tells pieces apart by the first thing in which all of them differ', () => {
  const alike = { brand: 'Arket', mainColor: 'cream' } as const;
  expect(marksOf([piece({ ...alike, size: 'S' }), piece({ ...alike, size: 'M' })])).toEqual([
    'Size S',
    'Size M',
  ]);
  expect(marksOf([piece({ color: 'Ecru' }), piece({ color: 'ecru' })])).toEqual([null, null]);
  expect(marksOf([piece({ brand: 'Arket' }), piece({}), piece({ brand: 'Toast' })])).toEqual([
    null,
    null,
    null,
  ]);
});

it('says how often each was worn and since when it is there', () => {
  const today = '2026-11-30';
  expect(wornSince(piece({ wearCount: 14, purchaseDate: '2019-03-02' }), today)).toEqual([
    '14 wears',
    'since 2019',
  ]);
  expect(wornSince(piece({ wearCount: 1 }), today)).toEqual(['1 wear', 'since May']);
  expect(wornSince(piece({}), today)[0]).toBe('Never worn');
});
