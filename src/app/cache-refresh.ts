import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { AppError } from '#lib/errors.ts';
import { callOperation } from '#lib/http.ts';
import { sessionStore } from '#lib/storage.ts';

const refreshedKey = 'hem.cacheRefreshed';

/**
 * Whether the cache is to be refreshed at this start: once per session; in the app's web view
 * only with the header flag on, in a plain browser always (product spec, section 4).
 */
export function isRefreshDue(host: { isWebView: boolean; showHeader: boolean }): boolean {
  if (sessionStore.get(refreshedKey) !== null) return false;
  return !host.isWebView || host.showHeader;
}

/**
 * Refreshes the cache of these scopes (product spec, section 7). Throws AppError, also where the answer
 * does not say that it is done.
 */
export async function refreshCache(
  scopes: OperationInput<'refreshCache'>['scopes'],
): Promise<void> {
  const { cacheRefreshed } = await callOperation('refreshCache', { scopes });
  if (cacheRefreshed !== 'True') throw new AppError('server', { operation: 'refreshCache' });
}

/** Refreshes the cache at start. Throws AppError. */
export async function refreshAtStart(): Promise<void> {
  await refreshCache(['items', 'outfits', 'looks']);
  sessionStore.set(refreshedKey, 'true');
}
