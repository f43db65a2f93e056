import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { lolaTable } from '#contract/operations/lola.ts';
import { bringOperations } from '#contract/operations.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LolaAsked } from '#contract/schemas/lola.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { callOperation } from '#lib/http.ts';
import { operationQuery } from './operation.ts';
import { useLaterWrite } from './outbox/use-later-write.ts';
import { type OperationMeta, spoil } from './query-client.ts';
import type { Seed } from './seed.ts';
import { useWrite, type WriteOptions } from './use-write.ts';

bringOperations(lolaTable);

/** The query of what was asked of the stylist, and what she answered, the oldest first. */
export const lolaTurnsQuery = (owner: string) => operationQuery('getLolaTurns', { owner });

/** Adds an answer to those that are there, and its pieces to theirs. */
const seedTurn: Seed<'fetchLolaOutfitSuggestions'> = (client, { turn, items }) => {
  addLolaPieces(client, items);
  client.setQueriesData<OperationOutput<'getLolaTurns'>>(
    { queryKey: ['getLolaTurns'] },
    (known) =>
      known && {
        ...known,
        turns: [...known.turns.filter(({ turnId }) => turnId !== turn.turnId), turn],
      },
  );
  return [];
};

/** Adds pieces to those that the conversation knows. */
function addLolaPieces(client: QueryClient, items: readonly ItemCard[]): void {
  const fresh = new Set(items.map(({ itemId }) => itemId));
  client.setQueriesData<OperationOutput<'getLolaTurns'>>(
    { queryKey: ['getLolaTurns'] },
    (known) =>
      known && {
        ...known,
        items: [...known.items.filter(({ itemId }) => !fresh.has(itemId)), ...items],
      },
  );
}

/** A question to the stylist with its key: sent again, both stay ([Note: Unanswered writes]). */
export interface SentQuestion {
  input: OperationInput<'fetchLolaOutfitSuggestions'>;
  key: string;
}

/** Asks for outfits; the screen itself says where she does not answer (product spec, section 8). */
export function useAskLola() {
  const client = useQueryClient();
  const { spoils } = lolaTable.fetchLolaOutfitSuggestions;
  return useMutation<OperationOutput<'fetchLolaOutfitSuggestions'>, Error, SentQuestion>({
    mutationFn: ({ input, key }) =>
      callOperation('fetchLolaOutfitSuggestions', input, { idempotencyKey: key }),
    meta: { operation: 'fetchLolaOutfitSuggestions', isHandled: true } satisfies OperationMeta,
    onSuccess(output) {
      void spoil(client, spoils, () => seedTurn(client, output));
    },
  });
}

/** Forgets all questions and answers. */
export const useDeleteLolaTurns = (options?: WriteOptions<'deleteLolaTurns'>) =>
  useWrite('deleteLolaTurns', options);

/** Others in place of one piece of an outfit; the screen says that they did not load. */
export const lolaSwapsQuery = (
  owner: string,
  swap: { asked: LolaAsked; itemIds: string[]; itemId: string; today: string },
) => operationQuery('getLolaSwaps', { owner, ...swap }, { isHandled: true });

/** Outfits for a day, by occasion; the screen says where they do not come. */
export const lolaSuggestionsQuery = (owner: string, today: string) =>
  operationQuery('getLolaSuggestions', { owner, today }, { isHandled: true });

/** Tells what somebody thinks of what was suggested. Nobody waits for it. */
export const useNoteLolaTaste = () => useLaterWrite('noteLolaTaste', { meta: { isHandled: true } });

/** Takes the last note of a kind on some pieces back. */
export const useTakeBackLolaNote = () => useLaterWrite('takeBackLolaNote');

/** Tells whether a piece meets a need, or that its owner is not sure. */
export const useTellLolaOfItem = (options?: WriteOptions<'tellLolaOfItem'>) =>
  useLaterWrite('tellLolaOfItem', options);

/** The query of what the stylist learned of the owner. */
export const lolaTasteQuery = (owner: string) => operationQuery('getLolaTaste', { owner });

/** Forgets some of what was learned, or all of it. */
export const useForgetLolaTaste = (options?: WriteOptions<'forgetLolaTaste'>) =>
  useLaterWrite('forgetLolaTaste', options);

/** At which hour outfits are laid out each day; null where they are not. Only for whoever may have that. */
export const lolaMorningQuery = (owner: string, meta?: OperationMeta) =>
  operationQuery('getLolaMorning', { owner }, meta);

/** Has outfits laid out each day at an hour, or stops that. */
export const useSaveLolaMorning = (options?: WriteOptions<'saveLolaMorning'>) =>
  useLaterWrite('saveLolaMorning', options);
