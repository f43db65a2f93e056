import { sharedDaysTable } from '#contract/operations/shared-days.ts';
import { bringOperations } from '#contract/operations.ts';
import { operationQuery } from './operation.ts';
import { useWrite, type WriteOptions } from './use-write.ts';

bringOperations(sharedDaysTable);

/** The days that the owner shares, and those that were shared with them. */
export const sharedDaysQuery = (owner: string) => operationQuery('getSharedDays', { owner });

/** Shared days, by the id of their host, with what each wears. */
export const sharedDayQuery = (hostId: string, sharedDayId: string) =>
  operationQuery('getSharedDay', { owner: hostId, sharedDayId });

/** Asks friends to dress together. */
export const useShareDay = (options?: WriteOptions<'shareDay'>) => useWrite('shareDay', options);

/** Changes what was asked. */
export const useChangeSharedDay = (options?: WriteOptions<'changeSharedDay'>) =>
  useWrite('changeSharedDay', options);

/** Ends it for all. */
export const useEndSharedDay = (options?: WriteOptions<'endSharedDay'>) =>
  useWrite('endSharedDay', options);

/** Says whether one comes. */
export const useAnswerSharedDay = (options?: WriteOptions<'answerSharedDay'>) =>
  useWrite('answerSharedDay', options);
