import { itemCards } from '#api/items.ts';
import { itemNames } from '#api/noun-names.ts';
import { itemName } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import { createSelection } from '#lib/selection.ts';
import { ItemPicture } from '../item-picture.tsx';
import { describeItem } from '../item-tile.tsx';
import type { NounOf } from './noun.ts';

/** Pieces. */
export const itemNoun: NounOf<ItemCard> = {
  ...itemNames,
  selection: createSelection(),
  pathOf: (id, rooms) => rooms.item(id),
  planOf: (itemIds) => [{ itemIds }],
  cards: itemCards,
  useCards: itemCards.useCards,
  nameOf: itemName,
  describe: describeItem,
  Picture: ({ card: { image }, widthPx, alt = '' }) => (
    <ItemPicture
      image={image}
      alt={alt}
      sizes={`${widthPx}px`}
      inset={widthPx < 100 ? 'small' : 'large'}
    />
  ),
};
