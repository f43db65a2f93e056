import { useMutation } from '@tanstack/react-query';
import { cutoutsTable } from '#contract/operations/cutouts.ts';
import { bringOperations } from '#contract/operations.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { callOperation } from '#lib/http.ts';
import { seedItem } from './items.ts';
import { operationQuery } from './operation.ts';
import { useWrite, type WriteOptions } from './use-write.ts';

bringOperations(cutoutsTable);

/** The photos whose cut-outs are to be looked at, the oldest piece first ([Note: Doubts]). */
export const cutoutsToLookAtQuery = (owner: string) =>
  operationQuery('getCutoutsToLookAt', { owner });

/** The query of what drawing at a photo's cut-out begins with; read once for each time that somebody begins. */
export const itemCutoutQuery = (owner: string, itemId: string, imageId: string) => ({
  ...operationQuery('getItemCutout', { owner, itemId, imageId }),
  gcTime: 0,
  refetchOnReconnect: false,
});

interface Following {
  input: OperationInput<'followItemStrokes'>;
  /** Takes the call back. */
  signal: AbortSignal;
}

/** Asks for the mask after a stroke. It is no write, but nothing that a cache should hold either. */
export const useFollowStrokes = () =>
  useMutation<OperationOutput<'followItemStrokes'>, Error, Following>({
    mutationFn: ({ input, signal }) => callOperation('followItemStrokes', input, { signal }),
    meta: { operation: 'followItemStrokes', isHandled: true },
  });

/** Takes a drawn cut-out back. */
export const useTakeBackCutout = (options?: WriteOptions<'takeBackItemCutout'>) =>
  useWrite('takeBackItemCutout', options, seedItem);

/** Saves a cut-out as its owner drew it. */
export const useSaveCutout = (options?: WriteOptions<'saveItemCutout'>) =>
  useWrite('saveItemCutout', options, seedItem);
