import { expect, it } from 'vitest';
import { suggestDay } from './day.ts';
import { learn } from './learning.ts';
import { readWardrobe } from './read-wardrobe.ts';
import type { WardrobeGarment } from './request.ts';

const day = '2026-05-04';
const garment = (id: string, category: string, wornDaysAgo: number | null): WardrobeGarment =>
  ({ id, title: category, category, availability: 'ready', wornDaysAgo, isDue: false }) as never;

const idsOf = (garments: readonly WardrobeGarment[]) =>
  suggestDay(readWardrobe(garments), learn([], []), day)
    .flatMap(({ boards }) => boards)
    .flatMap(({ itemIds }) => itemIds);

it('leaves out what was worn lately while something else is there', () => {
  const ids = idsOf([
    garment('1', 't-shirt', null),
    garment('2', 'jeans', 1),
    garment('3', 'trousers', null),
    garment('4', 'sneakers', 0),
  ]);
  expect(ids).toContain('3');
  expect(ids).not.toContain('2');
});

it('lays out what was worn lately where nothing else makes an outfit', () => {
  const ids = idsOf([
    garment('1', 't-shirt', 0),
    garment('2', 'jeans', 1),
    garment('4', 'sneakers', 0),
  ]);
  expect(new Set(ids)).toEqual(new Set(['1', '2', '4']));
});
