import { laundryTable } from '#contract/operations/laundry.ts';
import { bringOperations } from '#contract/operations.ts';
import { operationQuery } from './operation.ts';
import { useLaterWrite } from './outbox/use-later-write.ts';
import type { OperationMeta } from './query-client.ts';

bringOperations(laundryTable);

/** The owner's pieces in the wash, those that are due for it, and when pieces of each category are. */
export const laundryQuery = (owner: string, meta?: OperationMeta) =>
  operationQuery('getLaundry', { owner }, meta);

/** The pieces that became clean from the wash, the last first. */
export const washHistoryQuery = (owner: string) => operationQuery('getWashHistory', { owner });

/** Says what cleaning a piece of a category costs from now on. */
export const useSetCleaningPrice = () => useLaterWrite('setCleaningPrice');

/** Says after how many wears pieces of a category are due for the wash. */
export const useSetWashInterval = () => useLaterWrite('setWashInterval');
