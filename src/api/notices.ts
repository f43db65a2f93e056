import { noticesTable } from '#contract/operations/notices.ts';
import { bringOperations } from '#contract/operations.ts';
import { operationQuery } from './operation.ts';
import type { OperationMeta } from './query-client.ts';
import { useWrite, type WriteOptions } from './use-write.ts';
import { whenBack } from './when-back.ts';

bringOperations(noticesTable);

/** What the viewer is told. */
export const noticesQuery = (meta?: OperationMeta) => ({
  ...operationQuery('getNotices', {}, meta),
  ...whenBack,
});

/** Notes that the viewer has seen notices. */
export const useReadNotices = () => useWrite('readNotices', { meta: { isHandled: true } });

/** Which kinds of notices are mailed to the viewer. */
export const mailKindsQuery = () => operationQuery('getMailKinds', {});

/** Says which kinds of notices are mailed to the viewer. */
export const useSaveMailKinds = (options?: WriteOptions<'saveMailKinds'>) =>
  useWrite('saveMailKinds', options);
