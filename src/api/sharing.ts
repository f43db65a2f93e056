import { sharingTable } from '#contract/operations/sharing.ts';
import { bringOperations } from '#contract/operations.ts';
import { operationQuery } from './operation.ts';
import { useWrite, type WriteOptions } from './use-write.ts';

bringOperations(sharingTable);

/** Who sees a wardrobe besides its owner. */
export const sharingQuery = (owner: string, wardrobeId: string) =>
  operationQuery('getWardrobeSharing', { owner, wardrobeId });

/** Says who sees a wardrobe besides its owner. */
export const useShareWardrobe = (options?: WriteOptions<'shareWardrobe'>) =>
  useWrite('shareWardrobe', options);

/** Keeps pieces from friends, or shows them again. */
export const useHideItems = (options?: WriteOptions<'hideItems'>) => useWrite('hideItems', options);
