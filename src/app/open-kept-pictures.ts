import { keptPictures } from '#lib/kept-copy-names.ts';
import { keptForKey } from '#lib/kept-pictures.ts';
import { settings } from '#lib/settings.ts';
import { askForShownPictures } from './keep-for-offline.ts';

/**
 * Opens the cache in which the service worker keeps a member's pictures; closes it, with all that is in it, where nobody's
 * are kept.
 */
export async function openKeptPictures(member: string | null): Promise<void> {
  try {
    if (member === null) {
      await caches.delete(keptPictures);
      return;
    }
    if (settings.startPage === null) return;
    const cache = await caches.open(keptPictures);
    if (await cache.match(keptForKey)) return;
    await cache.put(keptForKey, new Response(crypto.randomUUID()));
    if (navigator.serviceWorker?.controller) await askForShownPictures();
  } catch {
    // A browser that keeps nothing.
  }
}
