import { describe, expect, it } from 'vitest';
import { itemCategories } from './item-attributes.ts';
import { brandBesideName, itemName, listNames, type Named, nameWithoutBrand } from './item-name.ts';

const unnamed: Named = {
  title: 'Default title',
  mainColor: null,
  furtherColors: [],
  patterns: [],
  sleeveLength: null,
  category: null,
  brand: null,
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

const blazer: Partial<Named> = { mainColor: 'cream', category: 'blazer' };
const tee: Partial<Named> = { mainColor: 'navy', category: 't-shirt' };

it.each<[Partial<Named>, string]>([
  // Colors.
  [{ ...tee, furtherColors: ['white'] }, 'Navy and white T-shirt'],
  [{ ...tee, furtherColors: ['navy'] }, 'Navy T-shirt'],
  [{ ...tee, furtherColors: ['white', 'red'] }, 'Navy multicolor T-shirt'],
  [{ ...tee, furtherColors: ['white', 'red'], patterns: ['Striped'] }, 'Navy striped T-shirt'],
  [{ ...tee, furtherColors: ['white', 'red'], patterns: ['Plain'] }, 'Navy T-shirt'],
  [{ furtherColors: ['white'] }, 'White'],
  [{ furtherColors: ['white'], category: 't-shirt' }, 'White T-shirt'],
  // Patterns.
  [{ ...tee, furtherColors: ['white'], patterns: ['Striped'] }, 'Navy and white striped T-shirt'],
  [{ ...tee, patterns: ['Plain'] }, 'Navy T-shirt'],
  [{ ...tee, patterns: ['Plain', 'Dotted', 'Striped'] }, 'Navy dotted T-shirt'],
  [{ ...tee, patterns: ['Animal print'] }, 'Navy animal-print T-shirt'],
  [{ ...tee, patterns: ['Ombré'] }, 'Navy ombré T-shirt'],
  [{ patterns: ['Striped'] }, 'Striped'],
  [{ patterns: ['Striped'], category: 'scarf' }, 'Striped scarf'],
  [{ patterns: ['Striped'], category: 'Striped tunic', mainColor: 'red' }, 'Red Striped tunic'],
  // Sleeves, where they are not the usual ones.
  [{ ...blazer, sleeveLength: 'Long' }, 'Cream blazer'],
  [{ ...blazer, sleeveLength: 'Sleeveless' }, 'Cream sleeveless blazer'],
  [{ ...blazer, sleeveLength: 'Three-quarter' }, 'Cream three-quarter-sleeve blazer'],
  [{ ...tee, sleeveLength: 'Short' }, 'Navy T-shirt'],
  [{ ...tee, sleeveLength: 'Long' }, 'Navy long-sleeve T-shirt'],
  [{ sleeveLength: 'Short', category: 'shirt' }, 'Short-sleeve shirt'],
  [{ sleeveLength: 'Sleeveless', category: 'tank-top' }, 'Tank top'],
  [{ sleeveLength: 'Long', category: 'long-sleeve' }, 'Long-sleeve top'],
  [{ sleeveLength: 'Short', category: 'long-sleeve' }, 'Long-sleeve top'],
  [{ sleeveLength: 'Long', category: 'bodysuit' }, 'Long-sleeve bodysuit'],
  [{ sleeveLength: 'Sleeveless', category: 'day-dress' }, 'Sleeveless day dress'],
  [{ sleeveLength: 'Elbow', category: 'sports-top' }, 'Elbow-sleeve sports top'],
  [{ sleeveLength: 'Long', category: 'trousers' }, 'Trousers'],
  [{ sleeveLength: 'Long', category: 'sneakers' }, 'Sneakers'],
  [{ sleeveLength: 'Sleeveless', category: 'Sleeveless kimono' }, 'Sleeveless kimono'],
  [{ sleeveLength: 'Short', category: 'Obi' }, 'Short-sleeve Obi'],
  [{ sleeveLength: 'Short' }, 'New piece, May 3'],
  // Brands.
  [{ ...blazer, brand: 'Marlowe' }, 'Cream blazer, Marlowe'],
  [{ ...blazer, brand: ' Marlowe ' }, 'Cream blazer, Marlowe'],
  [{ ...blazer, brand: '' }, 'Cream blazer'],
  [{ ...blazer, brand: ' \u00a0 ' }, 'Cream blazer'],
  [{ ...blazer, brand: '\u0632\u0627\u0631\u0627' }, 'Cream blazer, \u0632\u0627\u0631\u0627'],
  [{ ...blazer, brand: '&' }, 'Cream blazer, &'],
  [{ ...blazer, brand: 'Österreichische Trachtenmanufaktur & Söhne' }, 'Cream blazer'],
  [{ ...blazer, category: 'Marlowe coat', brand: 'Marlowe' }, 'Cream Marlowe coat'],
  [{ ...blazer, category: 'denim-jacket', brand: 'Denim & Co' }, 'Cream denim jacket, Denim & Co'],
  [{ brand: 'acne' }, 'acne'],
  [{ brand: ' ' }, 'New piece, May 3'],
  // A word twice.
  [{ mainColor: 'navy', category: 'Navy coat' }, 'Navy coat'],
  [{ mainColor: 'navy', furtherColors: ['red'], category: 'Navy coat' }, 'Navy coat'],
  [{ mainColor: 'white', patterns: ['Lace'], category: 'lace-ups' }, 'White lace-ups'],
])('what is known besides tells pieces apart: %j', (known, name) => {
  expect(itemName({ ...unnamed, ...known })).toBe(name);
});

describe('a name that would be longer than 40 letters', () => {
  const much: Partial<Named> = { mainColor: 'navy', furtherColors: ['white'], brand: 'Marlowe' };
  it.each<[string, Partial<Named>, string]>([
    [
      'nothing',
      { category: 't-shirt', patterns: ['Striped'] },
      'Navy and white striped T-shirt, Marlowe',
    ],
    [
      'the brand',
      { category: 'denim-jacket', patterns: ['Striped'] },
      'Navy and white striped denim jacket',
    ],
    [
      'the sleeves, then',
      { category: 'evening-dress', patterns: ['Houndstooth'], sleeveLength: 'Long' },
      'Navy and white houndstooth evening dress',
    ],
    [
      'the second color, then',
      { category: 'Ankle-length evening gown', patterns: ['Striped'], sleeveLength: 'Long' },
      'Navy striped Ankle-length evening gown',
    ],
    [
      'the pattern, then',
      { category: 'Handmade ankle-length evening gown', patterns: ['Striped'] },
      'Navy Handmade ankle-length evening gown',
    ],
    [
      'no more than that',
      { category: 'Handmade ankle-length evening gown, lined', patterns: ['Striped'] },
      'Navy Handmade ankle-length evening gown, lined',
    ],
  ])('leaves out %s', (_, known, name) => {
    expect(itemName({ ...unnamed, ...much, ...known })).toBe(name);
  });
});

it('a brand stands beside the name where the name does not say it', () => {
  const brandOf = (known: Partial<Named>) =>
    brandBesideName({ ...unnamed, ...blazer, brand: 'Marlowe', ...known });
  expect(brandOf({})).toBeNull();
  expect(brandOf({ mainColor: null, category: null })).toBeNull();
  expect(brandOf({ title: 'Old blazer' })).toBe('Marlowe');
  expect(brandOf({ brand: 'A brand of more than thirty letters' })).toBe(
    'A brand of more than thirty letters',
  );
  expect(brandOf({ brand: null })).toBeNull();
});

it('an outfit is called after pieces without their brands', () => {
  expect(nameWithoutBrand({ ...unnamed, ...blazer, brand: 'Marlowe' })).toBe('Cream blazer');
  expect(nameWithoutBrand({ ...unnamed, title: 'Old blazer', brand: 'Marlowe' })).toBe(
    'Old blazer',
  );
});

it('names with commas stand apart by semicolons', () => {
  expect(listNames(['Cream blazer', 'Jeans'])).toBe('Cream blazer, Jeans');
  expect(listNames(['Cream blazer, Marlowe', 'Jeans'])).toBe('Cream blazer, Marlowe; Jeans');
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
