import { availabilityTable } from '#contract/operations/availability.ts';
import { bringOperations } from '#contract/operations.ts';
import { operationQuery } from './operation.ts';
import { useLaterWrite } from './outbox/use-later-write.ts';
import type { WriteOptions } from './use-write.ts';

bringOperations(availabilityTable);

/** Where a piece has been and when it was worn, the last first ([Note: Where a piece is]). */
export const itemHistoryQuery = (owner: string, itemId: string) =>
  operationQuery('getItemHistory', { owner, itemId });

/** Says where pieces are now. */
export const useSetAvailability = (options?: WriteOptions<'setAvailability'>) =>
  useLaterWrite('setAvailability', options);

/** Takes a change of where pieces are back. */
export const useTakeBackAvailability = (options?: WriteOptions<'takeBackAvailability'>) =>
  useLaterWrite('takeBackAvailability', options);

/** Corrects how often a piece was worn since the wash. */
export const useCorrectWears = (options?: WriteOptions<'correctWears'>) =>
  useLaterWrite('correctWears', options);
