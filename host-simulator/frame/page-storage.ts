import { isOwnKey } from '../own-storage.ts';

/** Clears what is lost when the app ends: the session storage alone. */
export const clearSession = (): void => sessionStorage.clear();

/** Clears everything the page keeps on this origin, but not what the simulator does. */
export async function clearPageStorage(): Promise<void> {
  clearSession();
  for (const key of Object.keys(localStorage)) if (!isOwnKey(key)) localStorage.removeItem(key);
  const databases = (await indexedDB.databases?.()) ?? [];
  for (const { name } of databases) if (name) indexedDB.deleteDatabase(name);
  for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name);
}
