import { noticesTable } from '#contract/operations/notices.ts';
import { bringOperations } from '#contract/operations.ts';
import { operationQuery } from './operation.ts';
import type { OperationMeta } from './query-client.ts';
import { useWrite } from './use-write.ts';

bringOperations(noticesTable);

/** What the viewer is told. */
export const noticesQuery = (meta?: OperationMeta) => operationQuery('getNotices', {}, meta);

/** Notes that the viewer has seen notices. */
export const useReadNotices = () => useWrite('readNotices', { meta: { isHandled: true } });
