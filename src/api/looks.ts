import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { looksTable } from '#contract/operations/looks.ts';
import { bringOperations } from '#contract/operations.ts';
import type { LookCard, LookDetails } from '#contract/schemas/look.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { callOperation } from '#lib/http.ts';
import { defineCards } from './cards.ts';
import { operationQuery } from './operation.ts';
import { useLaterWrite } from './outbox/use-later-write.ts';
import { pendingPictureMs } from './pending-picture.ts';
import { seedLook } from './seed-look.ts';
import { useWrite, type WriteOptions } from './use-write.ts';

bringOperations(looksTable);

/** The cards of looks. */
export const lookCards = defineCards<LookCard>({
  operation: 'getLooks',
  mostAtOnce: 60,
  idOf: ({ lookId }) => lookId,
  pendingMs: ({ image }) => pendingPictureMs(image),
  read: async (owner, lookIds, options) =>
    (await callOperation('getLooks', { owner, lookIds }, options)).looks,
});

/** One look with all that is known of it. Begins with the card that a tile showed. */
export const lookQuery = (client: QueryClient, owner: string, lookId: string) =>
  queryOptions({
    ...operationQuery('getLookDetails', { owner, lookId }),
    placeholderData: () => {
      const card = lookCards.find(client, owner, lookId);
      return card && { look: toDetails(card) };
    },
    refetchInterval: ({ state }) =>
      (state.data && pendingPictureMs(state.data.look.image)) ?? false,
  });

/** A card as details of which the rest is not known yet. */
function toDetails({ pieceCount: _count, siteName: _site, ...card }: LookCard): LookDetails {
  return {
    ...card,
    notes: null,
    seasons: [],
    occasions: [],
    outfitId: card.outfit?.outfitId ?? null,
    link: null,
    pins: [],
    pieces: [],
    wardrobes: [],
    revision: 0,
    updateDate: '',
  };
}

/** Changes what is said of a look, in a form. */
export const saveLook = {
  operation: 'saveLook',
  send: (input: OperationInput<'saveLook'>, idempotencyKey?: string) =>
    callOperation('saveLook', input, { idempotencyKey }),
  seed: seedLook,
} as const;

/** Makes or changes a look. */
export const useSaveLook = (options?: WriteOptions<'saveLook'>) =>
  useWrite('saveLook', options, seedLook);

/** Saves the pins of a look that is there already; it may wait. */
export const useSavePins = (options?: WriteOptions<'saveLook'>) =>
  useLaterWrite('saveLook', options);

/** Reads what a page is called and what picture it shows. */
export const useReadLink = (options?: WriteOptions<'readLink'>) => useWrite('readLink', options);
