import { callOperation } from '#lib/http.ts';
import { sessionStore } from '#lib/storage.ts';

const refreshedKey = 'hem.cacheRefreshed';
const scopes: ('items' | 'outfits' | 'looks')[] = ['items', 'outfits', 'looks'];

/**
 * Whether the cache is to be refreshed at this start: once per session; in the app's web view
 * only with the header flag on, in a plain browser always (product spec, section 4).
 */
export function isRefreshDue(host: { isWebView: boolean; showHeader: boolean }): boolean {
  if (sessionStore.get(refreshedKey) !== null) return false;
  return !host.isWebView || host.showHeader;
}

/** Refreshes the cache at start. Throws if the answer does not say that it is done. */
export async function refreshAtStart(): Promise<void> {
  const { cacheRefreshed } = await callOperation('refreshCache', { scopes });
  if (cacheRefreshed !== 'True') throw new Error('the cache was not refreshed');
  sessionStore.set(refreshedKey, 'true');
}
