import { wardrobeWritesTable } from '#contract/operations/wardrobe-writes.ts';
import { bringOperations } from '#contract/operations.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { callOperation } from '#lib/http.ts';
import { type LaterOptions, useLaterWrite } from './outbox/use-later-write.ts';
import type { Seed } from './seed.ts';
import type { WriteOptions } from './use-write.ts';
import { findWardrobe, wardrobesQuery } from './wardrobes.ts';

bringOperations(wardrobeWritesTable);

/** Shows a new wardrobe at once: what goes on with it need not wait for the list. */
const seedWardrobe: Seed<'saveWardrobe'> = (client, { wardrobe }) => {
  client.setQueryData(wardrobesQuery(wardrobe.ownerId).queryKey, (data) =>
    data && !findWardrobe(data, wardrobe.wardrobeId)
      ? { ...data, wardrobes: [...data.wardrobes, wardrobe] }
      : data,
  );
  return [];
};

/** Makes or changes a wardrobe in a form. */
export const saveWardrobe = {
  operation: 'saveWardrobe',
  send: (input: OperationInput<'saveWardrobe'>, idempotencyKey?: string) =>
    callOperation('saveWardrobe', input, { idempotencyKey }),
  seed: seedWardrobe,
} as const;

/** Deletes a wardrobe; its items stay. */
export const useDeleteWardrobe = (options?: WriteOptions<'deleteWardrobe'>) =>
  useLaterWrite('deleteWardrobe', options);

/** Puts the wardrobes in another order. */
export const useOrderWardrobes = (options?: LaterOptions<'orderWardrobes'>) =>
  useLaterWrite('orderWardrobes', options);

/** Chooses the pieces on a wardrobe's cover. */
export const useChooseCover = (options?: WriteOptions<'chooseWardrobeCover'>) =>
  useLaterWrite('chooseWardrobeCover', options);
