import type { ImageView } from '#contract/schemas/image.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LookCard } from '#contract/schemas/look.ts';
import type { OutfitCard } from '#contract/schemas/outfit.ts';

interface Nouns {
  item: { id: 'itemId'; ids: 'itemIds'; many: 'items'; name: 'Item'; card: ItemCard };
  outfit: { id: 'outfitId'; ids: 'outfitIds'; many: 'outfits'; name: 'Outfit'; card: OutfitCard };
  look: { id: 'lookId'; ids: 'lookIds'; many: 'looks'; name: 'Look'; card: LookCard };
}

/** What a noun is called in the contract, and on screen. */
export interface NounNames<Noun extends keyof Nouns = keyof Nouns> {
  /** As the member of an answer, and in subjects. */
  noun: Noun;
  id: Nouns[Noun]['id'];
  ids: Nouns[Noun]['ids'];
  /** The list of cards in an answer. */
  many: Nouns[Noun]['many'];
  /** The member of a wardrobe that counts it. */
  count: `${Noun}Count`;
  navigation: `get${Nouns[Noun]['name']}Navigation`;
  details: `get${Nouns[Noun]['name']}Details`;
  deleted: `getDeleted${Nouns[Noun]['name']}s`;
  add: `${Noun}AddToWardrobes`;
  remove: `${Noun}RemoveFromWardrobes`;
  delete: `delete${Nouns[Noun]['name']}s`;
  restore: `restore${Nouns[Noun]['name']}s`;
  words: { one: string; many: string };
  /** What one is called where waiting writes are listed. */
  nameOf(card: Nouns[Noun]['card']): string;
  picturesOf(card: Nouns[Noun]['card']): readonly ImageView[];
}
