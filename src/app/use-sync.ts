import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { spoil } from '#api/query-client.ts';
import { operations } from '#contract/operations.ts';
import { AppError } from '#lib/errors.ts';
import { host, requestSync } from '#lib/host.ts';
import { callOperation } from '#lib/http.ts';
import { showToast } from '#ui/toasts.ts';

/**
 * Sync with app: tells the host, refreshes the cache (scopes outfits, items, looks) and reads
 * those tags again (product spec, section 7).
 */
export function useSync(): { sync(): void; isSyncing: boolean } {
  const client = useQueryClient();
  const { isSyncing: isHostSyncing } = useSnapshot(host);
  const { mutate, isPending } = useMutation({
    mutationKey: ['sync'],
    mutationFn: async () => {
      requestSync();
      const scopes = ['outfits', 'items', 'looks'] as const;
      const { cacheRefreshed } = await callOperation('refreshCache', { scopes: [...scopes] });
      if (cacheRefreshed !== 'True') throw new AppError('server', { operation: 'refreshCache' });
    },
    meta: { operation: 'refreshCache' },
    onSuccess: async () => {
      await spoil(client, operations.refreshCache.spoils);
      showToast({ title: 'In step with the app' });
    },
  });
  return { sync: () => !isPending && mutate(), isSyncing: isPending || isHostSyncing };
}
