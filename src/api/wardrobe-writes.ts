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
