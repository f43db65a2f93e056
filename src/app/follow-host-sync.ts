import { spoil } from '#api/query-client.ts';
import { operations } from '#contract/operations.ts';
import { AppError } from '#lib/errors.ts';
import { onSyncChanged } from '#lib/host.ts';
import { queryClient, showFailure } from './client.ts';

/**
 * Follows the host's own sync (`sync.changed`): when it is done, the lists are read again as after the
 * page's own; when it has failed, that is shown like a failed refresh.
 */
export function followHostSync(): void {
  onSyncChanged((status) => {
    if (status === 'done') void spoil(queryClient, operations.refreshCache.spoils);
    if (status === 'failed') {
      const error = new AppError('server', { operation: 'refreshCache' });
      showFailure({ error, isWrite: true, meta: { operation: 'refreshCache' } });
    }
  });
}
