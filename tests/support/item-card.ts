import type { ItemCard } from '#contract/schemas/item.ts';

/** A card of a piece of which only this is known. */
export const itemCard = (known: Partial<ItemCard> = {}): ItemCard => ({
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
