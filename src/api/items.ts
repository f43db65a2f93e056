import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query';
import type { ItemCard, ItemDetails, ItemFilter } from '#contract/schemas/item.ts';
import { callOperation } from '#lib/http.ts';
import { operationQuery, useWrite, type WriteOptions } from './operation.ts';
import { pictureMs } from './query-client.ts';

/** Cards in one window of a long list. */
export const itemWindow = 60;

/** The order of the owner's items under a filter: every id (the spec's navigation). */
export const itemNavigationQuery = (owner: string, filter: ItemFilter) => ({
  ...operationQuery('getItemNavigation', { owner, filter }),
  placeholderData: keepPreviousData,
});

/** The cards of one window of ids; what other windows know of them is shown meanwhile. */
export const itemWindowQuery = (client: QueryClient, owner: string, itemIds: string[]) =>
  queryOptions({
    queryKey: ['getItems', { owner, itemIds }] as const,
    queryFn: ({ signal }) => callOperation('getItems', { owner, itemIds }, { signal }),
    meta: { operation: 'getItems' },
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ image }) => image?.status === 'received') ? pictureMs : false,
    placeholderData: () => {
      const items = knownCards(client, itemIds);
      return items.length > 0 ? { items } : undefined;
    },
  });

function knownCards(client: QueryClient, itemIds: string[]): ItemCard[] {
  const wanted = new Set(itemIds);
  const known = new Map<string, ItemCard>();
  for (const [, data] of client.getQueriesData<{ items: ItemCard[] }>({ queryKey: ['getItems'] })) {
    for (const card of data?.items ?? []) if (wanted.has(card.itemId)) known.set(card.itemId, card);
  }
  return [...known.values()];
}

/** The cards of the windows that are looked at, by id, and how reading them went. */
export function useItemCards(owner: string, itemIds: readonly string[], from: number, to: number) {
  const client = useQueryClient();
  const windows: string[][] = [];
  const first = Math.floor(Math.max(0, from) / itemWindow);
  const last = Math.floor(Math.max(0, to) / itemWindow);
  for (let index = first; index <= last; index += 1) {
    const ids = itemIds.slice(index * itemWindow, (index + 1) * itemWindow);
    if (ids.length > 0) windows.push(ids);
  }
  return useQueries({
    queries: windows.map((ids) => itemWindowQuery(client, owner, ids)),
    combine: (results) => ({
      cards: new Map(
        results.flatMap(({ data }) => data?.items ?? []).map((card) => [card.itemId, card]),
      ),
      isError: results.some(({ isError, data }) => isError && !data),
      retry: () => {
        for (const result of results) if (result.isError) void result.refetch();
      },
    }),
  });
}

/**
 * One item with all that is known of it; looks again while a picture is on its way. Begins with
 * what a tile knew of it.
 */
export const itemQuery = (client: QueryClient, owner: string, itemId: string) =>
  queryOptions({
    ...operationQuery('getItemDetails', { owner, itemId }),
    placeholderData: () => {
      const [card] = knownCards(client, [itemId]);
      return card && { item: toDetails(card) };
    },
    refetchInterval: ({ state }) =>
      state.data?.item.images.some(({ status }) => status === 'received') ? pictureMs : false,
  });

/** A card as details of which the rest is not known yet. */
function toDetails({ image, ...card }: ItemCard): ItemDetails {
  return {
    ...card,
    color: null,
    patterns: [],
    neckline: null,
    sleeveType: null,
    sleeveLength: null,
    seasons: [],
    occasions: [],
    type: null,
    secondhand: false,
    purchaseDate: null,
    purchasePriceCents: null,
    notes: null,
    personalTags: [],
    images: image ? [image] : [],
    wardrobes: [],
    createDate: '',
    updateDate: '',
  };
}

/** What the owner wrote before, to be offered again. */
export const itemSuggestionsQuery = (owner: string) =>
  operationQuery('getItemSuggestions', { owner });

/** Makes or changes an item. */
export const useSaveItem = (options?: WriteOptions<'saveItem'>) =>
  useWrite('saveItem', { ...options, meta: { isForm: true, ...options?.meta } });

/** Hides items; they can be taken back for a while. */
export const useDeleteItems = (options?: WriteOptions<'deleteItems'>) =>
  useWrite('deleteItems', options);

/** Takes a deletion back. */
export const useRestoreItems = (options?: WriteOptions<'restoreItems'>) =>
  useWrite('restoreItems', options);

/** Puts items into wardrobes. */
export const useAddToWardrobes = (options?: WriteOptions<'itemAddToWardrobes'>) =>
  useWrite('itemAddToWardrobes', options);

/** Takes items out of wardrobes. */
export const useRemoveFromWardrobes = (options?: WriteOptions<'itemRemoveFromWardrobes'>) =>
  useWrite('itemRemoveFromWardrobes', options);
