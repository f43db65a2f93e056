import { sharedDaysTable } from '#contract/operations/shared-days.ts';
import { bringOperations } from '#contract/operations.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { callOperation } from '#lib/http.ts';
import { operationQuery } from './operation.ts';
import { spoil } from './query-client.ts';
import { useWrite, type WriteOptions } from './use-write.ts';
import { whenBack } from './when-back.ts';

bringOperations(sharedDaysTable);

/** The days that the owner shares, and those that were shared with them. */
export const sharedDaysQuery = (owner: string) => ({
  ...operationQuery('getSharedDays', { owner }),
  ...whenBack,
});

/** Shared days, by the id of their host, with what each wears. */
export const sharedDayQuery = (hostId: string, sharedDayId: string) => ({
  ...operationQuery('getSharedDay', { owner: hostId, sharedDayId }),
  ...whenBack,
});

/** Spoils what a write changes but the shared days on screen, which it leaves: read once more they would be gone. */
export const spoilButLeft =
  (hostId: string, sharedDayId: string): typeof spoil =>
  (client, tags) =>
    spoil(client, tags, () => {
      const { queryKey } = sharedDayQuery(hostId, sharedDayId);
      void client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
      return [queryKey];
    });

/** Asks friends to dress together. */
export const shareDay = {
  operation: 'shareDay',
  send: (input: OperationInput<'shareDay'>, idempotencyKey?: string) =>
    callOperation('shareDay', input, { idempotencyKey }),
} as const;

/** Changes what was asked. */
export const changeSharedDay = {
  operation: 'changeSharedDay',
  send: (input: OperationInput<'changeSharedDay'>, idempotencyKey?: string) =>
    callOperation('changeSharedDay', input, { idempotencyKey }),
} as const;

/** Ends it for all. */
export const useEndSharedDay = (options?: WriteOptions<'endSharedDay'>) =>
  useWrite('endSharedDay', options);

/** Says whether one comes. */
export const useAnswerSharedDay = (options?: WriteOptions<'answerSharedDay'>) =>
  useWrite('answerSharedDay', options);
