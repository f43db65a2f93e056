import { settings } from '#lib/settings.ts';

/**
 * Has the browser keep the app's files ([Note: Service worker]), where it can and the server wants
 * it; and drops what was kept where the server does not want it any more.
 */
export async function keepForOffline(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  try {
    if (settings.startPage !== null) {
      const page = encodeURIComponent(settings.startPage);
      await workers.register(`/service-worker.js?page=${page}`, { updateViaCache: 'none' });
      return;
    }
    const kept = await workers.getRegistrations();
    await Promise.all(kept.map((registration) => registration.unregister()));
    // The caches of a worker stay when it is gone. The library gives them these names.
    const names = await caches.keys();
    const ours = names.filter((name) => name.startsWith('workbox-precache'));
    await Promise.all(ours.map((name) => caches.delete(name)));
  } catch {
    // A web view may refuse it, or the device has no room: Hem works without.
  }
}
