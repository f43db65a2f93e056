import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { OutfitCard, OutfitDetails, OutfitFilter } from '#contract/schemas/outfit.ts';
import { callOperation } from '#lib/http.ts';
import { defineCards } from './cards.ts';
import { operationQuery } from './operation.ts';
import { useLaterWrite } from './outbox/use-later-write.ts';
import { bringSavesBack, withdrawSaves } from './outfit-saves/outfit-saves.ts';
import { pendingPictureMs, soonestOf } from './pending-picture.ts';
import { useWrite, type WriteOptions } from './use-write.ts';

/** The order of the owner's outfits under a filter: every id (its navigation). */
export const outfitNavigationQuery = (owner: string, filter: OutfitFilter) => ({
  ...operationQuery('getOutfitNavigation', { owner, filter }),
  placeholderData: keepPreviousData,
});

/** How long until a layer of an outfit may have more to show, in milliseconds. */
const pendingMs = ({ layers }: Pick<OutfitCard, 'layers'>): number | null =>
  soonestOf((layers ?? []).map(({ image }) => pendingPictureMs(image))) || null;

/** The cards of outfits. */
export const outfitCards = defineCards<OutfitCard>({
  operation: 'getOutfits',
  mostAtOnce: 60,
  idOf: ({ outfitId }) => outfitId,
  pendingMs,
  read: async (owner, outfitIds, options) =>
    (await callOperation('getOutfits', { owner, outfitIds }, options)).outfits,
});

/** One outfit with all that is known of it. Begins with the card that a tile showed. */
export const outfitQuery = (client: QueryClient, owner: string, outfitId: string) =>
  queryOptions({
    ...operationQuery('getOutfitDetails', { owner, outfitId }),
    placeholderData: () => {
      const card = outfitCards.find(client, owner, outfitId);
      return card && { outfit: toDetails(card) };
    },
    refetchInterval: ({ state }) => (state.data && pendingMs(state.data.outfit)) ?? false,
  });

/** A card as details of which the rest is not known yet. */
function toDetails({ pieceCount: _count, ...card }: OutfitCard): OutfitDetails {
  return {
    ...card,
    layers: card.layers ?? [],
    notes: null,
    seasons: [],
    occasions: [],
    pieces: [],
    wardrobes: [],
    revision: 0,
    updateDate: '',
  };
}

/** Hides outfits, and what waits to be saved of them; they can be taken back for a while. */
export const useDeleteOutfits = (options?: WriteOptions<'deleteOutfits'>) =>
  useLaterWrite('deleteOutfits', {
    ...options,
    onSuccess(output, input) {
      void withdrawSaves(output.outfitIds);
      options?.onSuccess?.(output, input);
    },
  });

/** Takes a deletion back, with what waited to be saved. */
export const useRestoreOutfits = (options?: WriteOptions<'restoreOutfits'>) =>
  useLaterWrite('restoreOutfits', {
    ...options,
    onSuccess(output, input) {
      void bringSavesBack(output.outfitIds);
      options?.onSuccess?.(output, input);
    },
  });

/** Makes a copy of each. */
export const useDuplicateOutfits = (options?: WriteOptions<'duplicateOutfits'>) =>
  useWrite('duplicateOutfits', options);

/** Puts outfits into wardrobes. */
export const useAddOutfitsToWardrobes = (options?: WriteOptions<'outfitAddToWardrobes'>) =>
  useLaterWrite('outfitAddToWardrobes', options);

/** Takes outfits out of wardrobes. */
export const useRemoveOutfitsFromWardrobes = (
  options?: WriteOptions<'outfitRemoveFromWardrobes'>,
) => useLaterWrite('outfitRemoveFromWardrobes', options);

/** The outfits that were deleted and can still be brought back. */
export const deletedOutfitsQuery = (owner: string) =>
  operationQuery('getDeletedOutfits', { owner });

/** Removes deleted outfits for good. */
export const useForgetOutfits = (options?: WriteOptions<'forgetOutfits'>) =>
  useWrite('forgetOutfits', options);
