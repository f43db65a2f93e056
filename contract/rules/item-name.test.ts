import { expect, it } from 'vitest';
import { itemCategories } from './item-attributes.ts';
import { itemName, type Named } from './item-name.ts';

const unnamed: Named = {
  title: 'Default title',
  mainColor: null,
  category: null,
  createDate: '2026-05-03T12:00:00.000Z',
};

it.each<[Partial<Named>, string]>([
  [{ title: 'Rain coat', mainColor: 'navy' }, 'Rain coat'],
  [{ mainColor: 'white', category: 't-shirt' }, 'White T-shirt'],
  [{ mainColor: 'grey', category: 'trousers' }, 'Gray trousers'],
  [{ mainColor: 'navy' }, 'Navy'],
  [{ category: 'coat' }, 'Coat'],
  [{ category: 'scarf' }, 'Scarf'],
  [{ mainColor: 'red', category: 'Obi' }, 'Red Obi'],
  [{ mainColor: 'red', category: 'other' }, 'Red'],
  [{}, 'New piece, May 3'],
  [{ title: '' }, 'New piece, May 3'],
  [{ createDate: '' }, 'New piece'],
])('a piece is called by its title, or by what is known: %j', (known, name) => {
  expect(itemName({ ...unnamed, ...known })).toBe(name);
});

it('one piece is never called by the name of many, but for what has two legs, feet or glasses', () => {
  const plural = Object.values(itemCategories)
    .flatMap(({ leaves }) => Object.keys(leaves))
    .map((category) => itemName({ ...unnamed, category }))
    .filter((name) => /[^s]s$/.test(name));
  expect(plural).toEqual([
    'Jeans',
    'Trousers',
    'Chinos',
    'Leggings',
    'Shorts',
    'Sweatpants',
    'Overalls',
    'Sneakers',
    'Boots',
    'Ankle boots',
    'Loafers',
    'Lace-ups',
    'Flats',
    'Heels',
    'Sandals',
    'Slip-ons',
    'Gloves',
    'Sunglasses',
    'Briefs',
    'Pajamas',
  ]);
});
