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
      const isFirst = !workers.controller;
      const controlled = new Promise((resolve) => {
        workers.addEventListener('controllerchange', resolve, { once: true });
      });
      await workers.register('/service-worker.js', { updateViaCache: 'none' });
      if (isFirst) void controlled.then(askForShownPictures);
      return;
    }
    const kept = await workers.getRegistrations();
    await Promise.all(kept.map((registration) => registration.unregister()));
    // The caches of a worker stay when it is gone. The library gives the files' these names.
    const names = await caches.keys();
    const ours = names.filter((name) => /^(workbox-precache|hem-)/.test(name));
    await Promise.all(ours.map((name) => caches.delete(name)));
  } catch {
    // A web view may refuse it, or the device has no room: Hem works without.
  }
}

/** Asks once more for what is shown, whose pictures came before they could be kept; the browser still has them. */
export async function askForShownPictures(): Promise<void> {
  const shown = new Set([...document.images].map(({ currentSrc }) => currentSrc));
  for (const address of [...shown].filter((one) => one.startsWith(`${location.origin}/images/`))) {
    await fetch(address).catch(() => {});
  }
}
