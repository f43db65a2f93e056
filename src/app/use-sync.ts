import { proxy, useSnapshot } from 'valtio';
import { spoil } from '#api/query-client.ts';
import { operations } from '#contract/operations.ts';
import { host, requestSync } from '#lib/host.ts';
import { showToast } from '#ui/toasts.ts';
import { refreshCache } from './cache-refresh.ts';
import { queryClient, showFailure } from './client.ts';

const own = proxy({ isSyncing: false });

/**
 * Sync with app: tells the host, refreshes the cache and reads its tags again (product spec, section
 * 7). A second tap while it runs does nothing.
 */
export function useSync(): { sync(): void; isSyncing: boolean } {
  const { isSyncing: isHostSyncing } = useSnapshot(host);
  const { isSyncing } = useSnapshot(own);
  return { sync: () => void sync(), isSyncing: isSyncing || isHostSyncing };
}

async function sync(): Promise<void> {
  if (own.isSyncing) return;
  own.isSyncing = true;
  try {
    requestSync();
    await refreshCache(['outfits', 'items', 'looks']);
    await spoil(queryClient, operations.refreshCache.spoils);
    showToast({ title: 'In step with the app' });
  } catch (error) {
    showFailure({ error: error as Error, isWrite: true, meta: { operation: 'refreshCache' } });
  } finally {
    own.isSyncing = false;
  }
}
