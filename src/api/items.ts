import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { itemsTable } from '#contract/operations/items.ts';
import { bringOperations } from '#contract/operations.ts';
import { itemName } from '#contract/rules/item-name.ts';
import type { ItemCard, ItemDetails, ItemFilter } from '#contract/schemas/item.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { callOperation } from '#lib/http.ts';
import { defineCards } from './cards.ts';
import { operationQuery } from './operation.ts';
import { sendLater } from './outbox/send-later.ts';
import { useLaterWrite } from './outbox/use-later-write.ts';
import { cutoutMs, pendingPictureMs, soonestOf } from './pending-picture.ts';
import type { Seed } from './seed.ts';
import { useWrite, type WriteOptions } from './use-write.ts';

bringOperations(itemsTable);

/** The order of the owner's items under a filter: every id (its navigation). */
export const itemNavigationQuery = (owner: string, filter: ItemFilter) => ({
  ...operationQuery('getItemNavigation', { owner, filter }),
  placeholderData: keepPreviousData,
});

/** How many pieces each value of the filter's further lists would show, given the other lists. */
export const itemCountsQuery = (owner: string, filter: ItemFilter) => ({
  ...operationQuery('getItemCounts', { owner, filter }),
  placeholderData: keepPreviousData,
});

/** What lacks one word of a filter's search ([Note: Near it]). */
export const nearItemsQuery = (owner: string, filter: ItemFilter) =>
  operationQuery('getNearItems', { owner, filter });

/** Most ids that `getItems` takes. */
const mostCardsAtOnce = 120;

/** The cards of items. */
export const itemCards = defineCards<ItemCard>({
  operation: 'getItems',
  mostAtOnce: mostCardsAtOnce,
  idOf: ({ itemId }) => itemId,
  pendingMs: ({ image }) => pendingPictureMs(image),
  read: async (owner, itemIds, options) =>
    (await callOperation('getItems', { owner, itemIds }, options)).items,
});

/** Reads the names of these items now, by id; those that are gone are left out. Throws AppError. */
export async function readItemNames(
  owner: string,
  itemIds: readonly string[],
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (let from = 0; from < itemIds.length; from += mostCardsAtOnce) {
    const ids = itemIds.slice(from, from + mostCardsAtOnce);
    const { items } = await callOperation('getItems', { owner, itemIds: ids });
    for (const item of items) names.set(item.itemId, itemName(item));
  }
  return names;
}

/**
 * One item with all that is known of it; reads again while a picture is being made. Begins with the
 * card that a tile showed.
 */
export const itemQuery = (client: QueryClient, owner: string, itemId: string) =>
  queryOptions({
    ...operationQuery('getItemDetails', { owner, itemId }),
    placeholderData: () => {
      const card = itemCards.find(client, owner, itemId);
      return card && { item: toDetails(card) };
    },
    refetchInterval: ({ state }) =>
      soonestOf((state.data?.item.images ?? []).map(pendingPictureMs)),
  });

/** A card as details of which the rest is not known yet. */
function toDetails({ image, ...card }: ItemCard): ItemDetails {
  return {
    ...card,
    color: null,
    neckline: null,
    sleeveType: null,
    seasons: [],
    occasions: [],
    type: null,
    secondhand: false,
    purchaseDate: null,
    purchasePriceCents: null,
    purchaseCurrency: null,
    notes: null,
    personalTags: [],
    images: image ? [{ ...image, other: null }] : [],
    wardrobes: [],
    wearCount: 0,
    lastWornDay: null,
    wornDays: [],
    outfitCount: 0,
    lookCount: 0,
    serviceCents: 0,
    serviceCount: 0,
    furtherCosts: [],
    availabilityFacts: null,
    isHidden: null,
    wearsSinceWash: 0,
    washAfter: null,
    updateDate: '',
  };
}

/** The owner's earlier words, to be offered again. */
export const itemSuggestionsQuery = (owner: string) =>
  operationQuery('getItemSuggestions', { owner });

/** Shows a save's answer at once. */
export const seedItem: Seed<'saveItem' | 'saveItemCutout' | 'takeBackItemCutout'> = (
  client,
  { item },
) => {
  const { ownerId: owner, itemId } = item;
  const { queryKey } = operationQuery('getItemDetails', { owner, itemId });
  client.setQueryData(queryKey, { item });
  itemCards.seed(client, owner, toCard(item));
  return [queryKey];
};

/** Makes or changes an item in a form. */
export const saveItem = {
  operation: 'saveItem',
  send: (input: OperationInput<'saveItem'>, idempotencyKey?: string) =>
    callOperation('saveItem', input, { idempotencyKey }),
  seed: seedItem,
} as const;

/** Changes the same of many items in a form; it may wait. */
export const changeItems = {
  operation: 'changeItems',
  send: (input: OperationInput<'changeItems'>) => sendLater('changeItems', input),
  mayWait: true,
} as const;

/** Makes or changes an item without a form. */
export const useSaveItem = (options?: WriteOptions<'saveItem'>) =>
  useWrite('saveItem', options, seedItem);

/** The card of an item, for a tile. */
const toCard = ({ images, ...item }: ItemDetails): ItemCard => ({
  itemId: item.itemId,
  ownerId: item.ownerId,
  title: item.title,
  brand: item.brand,
  size: item.size,
  category: item.category,
  mainColor: item.mainColor,
  furtherColors: item.furtherColors,
  patterns: item.patterns,
  sleeveLength: item.sleeveLength,
  condition: item.condition,
  availability: item.availability,
  mayBorrow: item.mayBorrow,
  image: images[0] ?? null,
  createDate: item.createDate,
});

/** Says that categories which were recognized are right ([Note: Whose category]). */
export const useConfirmCategories = (options?: WriteOptions<'confirmCategories'>) =>
  useLaterWrite('confirmCategories', options);

/** Shows the cut-out or the photo of pieces' photos ([Note: Cut-outs]). */
export const useShowPictures = (options?: WriteOptions<'itemShowPictures'>) =>
  useWrite('itemShowPictures', options);

/** How the cut-outs of all the owner's photos stand; reads again while some are waited for. */
export const cutoutProgressQuery = (owner: string) =>
  queryOptions({
    ...operationQuery('getCutoutProgress', { owner }),
    refetchInterval: ({ state }) => (state.data?.waitingCount ? cutoutMs : false),
  });

/** Cuts pieces' photos out again: of these, or of all. */
export const useCutOut = (options?: WriteOptions<'itemCutOut'>) => useWrite('itemCutOut', options);

/** Puts a photo in another one's place: takes a crop back. */
export const useReplacePhoto = (options?: WriteOptions<'replaceItemPhoto'>) =>
  useWrite('replaceItemPhoto', options);
