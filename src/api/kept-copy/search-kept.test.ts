import { hashKey } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { ItemCard } from '#contract/schemas/item.ts';
import { itemCard } from '#tests/support/item-card.ts';
import { type ReadRecords, searchKept } from './search-kept.ts';

const owner = 'maya';

const card = (itemId: string, title: string, more: Partial<ItemCard> = {}) =>
  itemCard({ itemId, ownerId: owner, title, ...more });
const window = (...cards: ItemCard[]) => ({
  cards,
  readMs: Object.fromEntries(cards.map(({ itemId }) => [itemId, 0])),
});

const raincoat = card('1', 'Raincoat', { category: 'coat', mainColor: 'black' });
const shirt = card('2', 'Linen shirts', {
  brand: 'Ødegård',
  mainColor: 'blue',
  furtherColors: ['white'],
});
const old = card('3', 'Red scarf');
const scarf = card('3', 'Gray scarf', { mainColor: 'grey' });

const kept: [unknown[], unknown][] = [
  [['getItems', { owner, ids: ['1', '3'] }], window(raincoat, old)],
  [['getItems', { owner, ids: ['2', '3'] }], window(shirt, scarf)],
  [['getItems', { owner: 'theo', ids: ['9'] }], window(card('9', 'Coat of Theo'))],
  [
    ['getItemNavigation', { owner, filter: {} }],
    { itemIds: ['3', '2', '1', '4'], groups: [], counts: { all: 4 } },
  ],
  [
    ['getItemNavigation', { owner, filter: { grouped: true } }],
    {
      itemIds: ['1', '3', '2'],
      groups: [
        { group: 'outerwear', count: 1 },
        { group: 'none', count: 2 },
      ],
      counts: { all: 3 },
    },
  ],
];
const read: ReadRecords = async (begin) =>
  kept
    .map(([key, answer]) => ({ queryHash: hashKey(key), text: JSON.stringify(answer) }))
    .filter(({ queryHash }) => queryHash.startsWith(begin));
const search = async (filter: object, from = owner) => {
  const hash = hashKey(['getItemNavigation', { owner: from, filter }]);
  const text = await searchKept(hash, read);
  return text === undefined ? undefined : (JSON.parse(text) as { itemIds: string[] });
};

it.each([
  ['a word within a longer one', { search: 'coat' }, ['1']],
  ['the beginning of a short word', { search: 'lin' }, ['2']],
  ['no short word within another', { search: 'ain' }, []],
  ['one for many', { search: 'shirt' }, ['2']],
  ['a brand, without its accents', { search: 'odegard' }, ['2']],
  ['a color', { search: 'gray scarf' }, ['3']],
  ['what the newest card says', { search: 'red' }, []],
  ['all its words', { search: 'gray coat' }, []],
  ['a color’s own list', { mainColor: ['grey', 'white'] }, ['3', '2']],
  ['what has no category', { group: ['none'] }, ['3', '2']],
  ['both at once', { group: ['none'], search: 'linen' }, ['2']],
])('finds among what is kept %s', async (_, filter, ids) => {
  expect((await search(filter))?.itemIds).toEqual(ids);
});

it('counts the groups of what it finds', async () => {
  expect(await search({ grouped: true, search: 'scarf' })).toEqual({
    itemIds: ['3'],
    groups: [{ group: 'none', count: 1 }],
    counts: { all: 3 },
  });
});

it.each([
  ['what no card says', { season: ['summer'] }],
  ['another order than is kept', { search: 'coat', sort: 'title' }],
  ['a list that is not kept', { search: 'coat', wardrobeId: '7' }],
])('says nothing of %s', async (_, filter) => {
  expect(await search(filter)).toBeUndefined();
});

it('says nothing of another’s pieces from the owner’s', async () => {
  expect(await search({ search: 'coat' }, 'theo')).toBeUndefined();
});

it('puts a window of cards together where all are kept', async () => {
  const cards = async (...ids: string[]) => {
    const text = await searchKept(hashKey(['getItems', { owner, ids }]), read);
    return text && JSON.parse(text);
  };
  expect(await cards('3', '1')).toEqual(window(scarf, raincoat));
  expect(await cards('3', '4')).toBeUndefined();
  expect(await cards('9')).toBeUndefined();
});

it('says nothing of other queries', async () => {
  expect(await searchKept(hashKey(['getWardrobes', { owner }]), read)).toBeUndefined();
});
