import { eq, not, notInArray } from 'drizzle-orm';
import { unlistedAvailabilities } from '#contract/rules/availability.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import { itemImages, items, wardrobeItems } from '../database/schema.ts';
import { readItemCards } from './item-cards.ts';
import type { Noun } from './noun.ts';

/** Items, as the generic parts take them ([Note: Nouns]). */
export const itemNoun: Noun<ItemCard> = {
  word: 'item',
  table: items,
  hangs: { table: wardrobeItems, id: wardrobeItems.itemId },
  shown: not(items.isHidden),
  // What is gone leaves the lists ([Note: Named statements]).
  listed: notInArray(items.availability, [...unlistedAvailabilities]).inlineParams(),
  readCards: readItemCards,
  async readPictures(database, which) {
    const rows = await database
      .select({ imageId: itemImages.imageId })
      .from(items)
      .innerJoin(itemImages, eq(itemImages.itemId, items.id))
      .where(which);
    return rows.map(({ imageId }) => imageId);
  },
};
