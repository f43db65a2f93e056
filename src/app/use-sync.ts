import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { spoil } from '#api/query-client.ts';
import { operations } from '#contract/operations.ts';
import { host, requestSync } from '#lib/host.ts';
import { showToast } from '#ui/toasts.ts';
import { refreshCache } from './cache-refresh.ts';

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
      await refreshCache();
    },
    meta: { operation: 'refreshCache' },
    onSuccess: async () => {
      await spoil(client, operations.refreshCache.spoils);
      showToast({ title: 'In step with the app' });
    },
  });
  return { sync: () => !isPending && mutate(), isSyncing: isPending || isHostSyncing };
}
