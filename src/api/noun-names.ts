import type { ItemCard } from '#contract/schemas/item.ts';
import type { LookCard } from '#contract/schemas/look.ts';
import type { OutfitCard } from '#contract/schemas/outfit.ts';

/** The nouns that hang in wardrobes, are deleted and brought back ([Note: Nouns]). */
export interface Nouns {
  item: { id: 'itemId'; ids: 'itemIds'; many: 'items'; name: 'Item'; card: ItemCard };
  outfit: { id: 'outfitId'; ids: 'outfitIds'; many: 'outfits'; name: 'Outfit'; card: OutfitCard };
  look: { id: 'lookId'; ids: 'lookIds'; many: 'looks'; name: 'Look'; card: LookCard };
}

/** The names of a noun in the contract, and on screen. */
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
  /** Reads the search that was meant. */
  correction: Noun extends 'item'
    ? 'getSearchCorrection'
    : `get${Nouns[Noun]['name']}SearchCorrection`;
  details: `get${Nouns[Noun]['name']}Details`;
  deleted: `getDeleted${Nouns[Noun]['name']}s`;
  add: `${Noun}AddToWardrobes`;
  remove: `${Noun}RemoveFromWardrobes`;
  delete: `delete${Nouns[Noun]['name']}s`;
  restore: `restore${Nouns[Noun]['name']}s`;
  forget: `forget${Nouns[Noun]['name']}s`;
  /** Within a sentence. */
  words: { one: string; many: string };
}

/** The names of pieces. */
export const itemNames: NounNames<'item'> = {
  noun: 'item',
  id: 'itemId',
  ids: 'itemIds',
  many: 'items',
  count: 'itemCount',
  navigation: 'getItemNavigation',
  correction: 'getSearchCorrection',
  details: 'getItemDetails',
  deleted: 'getDeletedItems',
  add: 'itemAddToWardrobes',
  remove: 'itemRemoveFromWardrobes',
  delete: 'deleteItems',
  restore: 'restoreItems',
  forget: 'forgetItems',
  words: { one: 'piece', many: 'pieces' },
};

/** The names of outfits. */
export const outfitNames: NounNames<'outfit'> = {
  noun: 'outfit',
  id: 'outfitId',
  ids: 'outfitIds',
  many: 'outfits',
  count: 'outfitCount',
  navigation: 'getOutfitNavigation',
  correction: 'getOutfitSearchCorrection',
  details: 'getOutfitDetails',
  deleted: 'getDeletedOutfits',
  add: 'outfitAddToWardrobes',
  remove: 'outfitRemoveFromWardrobes',
  delete: 'deleteOutfits',
  restore: 'restoreOutfits',
  forget: 'forgetOutfits',
  words: { one: 'outfit', many: 'outfits' },
};

/** The names of looks. */
export const lookNames: NounNames<'look'> = {
  noun: 'look',
  id: 'lookId',
  ids: 'lookIds',
  many: 'looks',
  count: 'lookCount',
  navigation: 'getLookNavigation',
  correction: 'getLookSearchCorrection',
  details: 'getLookDetails',
  deleted: 'getDeletedLooks',
  add: 'lookAddToWardrobes',
  remove: 'lookRemoveFromWardrobes',
  delete: 'deleteLooks',
  restore: 'restoreLooks',
  forget: 'forgetLooks',
  words: { one: 'look', many: 'looks' },
};
