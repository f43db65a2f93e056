import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { callOperation } from '#lib/http.ts';
import { operationQuery, useWrite, type WriteOptions } from './operation.ts';

/** The owner's wardrobes, and how many items there are in all. */
export const wardrobesQuery = (owner: string) => operationQuery('getWardrobes', { owner });

/** One wardrobe out of the list. */
export const findWardrobe = (
  data: { wardrobes: Wardrobe[] } | undefined,
  wardrobeId: string,
): Wardrobe | undefined => data?.wardrobes.find((one) => one.wardrobeId === wardrobeId);

/** Makes or changes a wardrobe in a form. */
export const saveWardrobe = {
  operation: 'saveWardrobe',
  send: (input: OperationInput<'saveWardrobe'>, idempotencyKey?: string) =>
    callOperation('saveWardrobe', input, { idempotencyKey }),
} as const;

/** Deletes a wardrobe; its items stay. */
export const useDeleteWardrobe = (options?: WriteOptions<'deleteWardrobe'>) =>
  useWrite('deleteWardrobe', options);
