import { expect, it } from 'vitest';
import { itemCard } from '#tests/support/item-card.ts';
import { pieceOf } from './known-piece.ts';
import { suggestTitle } from './outfit-fields.ts';

it('an outfit is called after its largest pieces, without their brands', () => {
  const blazer = pieceOf(itemCard({ mainColor: 'cream', category: 'blazer', brand: 'Marlowe' }));
  const jeans = pieceOf(itemCard({ title: 'Old jeans', brand: 'Oda' }));
  const scarf = pieceOf(itemCard({ mainColor: 'red', category: 'scarf' }));
  expect(blazer.title).toBe('Cream blazer, Marlowe');
  expect(suggestTitle([blazer, jeans, scarf])).toBe('Cream blazer, old jeans');
});

it('a piece of a draft that an earlier version kept is called by its whole name', () => {
  const { shortTitle: _shortTitle, ...kept } = pieceOf(itemCard({ title: 'Rain coat' }));
  expect(suggestTitle([kept as ReturnType<typeof pieceOf>])).toBe('Rain coat');
});
