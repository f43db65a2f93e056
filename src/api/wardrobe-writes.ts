import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { callOperation } from '#lib/http.ts';
import { useWrite, type WriteOptions } from './use-write.ts';

/** Makes or changes a wardrobe in a form. */
export const saveWardrobe = {
  operation: 'saveWardrobe',
  send: (input: OperationInput<'saveWardrobe'>, idempotencyKey?: string) =>
    callOperation('saveWardrobe', input, { idempotencyKey }),
} as const;

/** Deletes a wardrobe; its items stay. */
export const useDeleteWardrobe = (options?: WriteOptions<'deleteWardrobe'>) =>
  useWrite('deleteWardrobe', options);

/** Puts the wardrobes in another order. */
export const useOrderWardrobes = (options?: WriteOptions<'orderWardrobes'>) =>
  useWrite('orderWardrobes', options);

/** Chooses the pieces on a wardrobe's cover. */
export const useChooseCover = (options?: WriteOptions<'chooseWardrobeCover'>) =>
  useWrite('chooseWardrobeCover', options);
