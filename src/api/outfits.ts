import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { outfitsTable } from '#contract/operations/outfits.ts';
import { bringOperations } from '#contract/operations.ts';
import type { OutfitCard, OutfitDetails, OutfitFilter } from '#contract/schemas/outfit.ts';
import { callOperation } from '#lib/http.ts';
import { defineCards } from './cards.ts';
import { operationQuery } from './operation.ts';
import { pendingPictureMs, soonestOf } from './pending-picture.ts';

bringOperations(outfitsTable);

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

/** One outfit with all that is known of it, as the server says it: an editor does not begin with less. */
export const outfitDetailsQuery = (owner: string, outfitId: string) =>
  operationQuery('getOutfitDetails', { owner, outfitId });

/** One outfit with all that is known of it. Begins with the card that a tile showed. */
export const outfitQuery = (client: QueryClient, owner: string, outfitId: string) =>
  queryOptions({
    ...outfitDetailsQuery(owner, outfitId),
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
    styledBy: null,
    wardrobes: [],
    revision: 0,
    updateDate: '',
  };
}
