import { expect, it } from 'vitest';
import type { ItemCard } from '#contract/schemas/item.ts';
import { pieceOf } from './known-piece.ts';
import { suggestTitle } from './outfit-fields.ts';

const card = (known: Partial<ItemCard>): ItemCard => ({
  itemId: '1',
  ownerId: '',
  title: 'Default title',
  brand: null,
  size: null,
  category: null,
  mainColor: null,
  furtherColors: [],
  patterns: [],
  sleeveLength: null,
  condition: 'Good Condition',
  availability: 'ready',
  mayBorrow: null,
  image: null,
  createDate: '',
  ...known,
});

it('an outfit is called after its largest pieces, without their brands', () => {
  const blazer = pieceOf(card({ mainColor: 'cream', category: 'blazer', brand: 'Marlowe' }));
  const jeans = pieceOf(card({ title: 'Old jeans', brand: 'Oda' }));
  const scarf = pieceOf(card({ mainColor: 'red', category: 'scarf' }));
  expect(blazer.title).toBe('Cream blazer, Marlowe');
  expect(suggestTitle([blazer, jeans, scarf])).toBe('Cream blazer, old jeans');
});

it('a piece of a draft that an earlier version kept is called by its whole name', () => {
  const { shortTitle: _shortTitle, ...kept } = pieceOf(card({ title: 'Rain coat' }));
  expect(suggestTitle([kept as ReturnType<typeof pieceOf>])).toBe('Rain coat');
});
