import { clientsClaim } from 'workbox-core';
import { PrecacheController } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { keptPictures } from '#lib/kept-copy-names.ts';
import { createPictureKeeper } from '#lib/kept-pictures.ts';
import { isRoom } from '#lib/room-paths.ts';
import { startPagePath } from '#lib/start-page.ts';

/*
 * [Note: Service worker] Keeps the app's own files, and answers the app's pages with the start page that it kept with
 * them: a visit begins without the network, and no page meets files of another version. The browser asks behind each
 * visit whether the server has another worker; that one keeps its own files and takes over at once, so that the next
 * visit is its version's, while pages that are open go on with theirs: the files of the version before stay. Pages of
 * the server and the store come from the network; without it, the app says so. Pictures of members are kept by
 * `lib/kept-pictures.ts`; an answer of the API never is.
 */

declare const self: ServiceWorkerGlobalScope;

/** The app's files with their names in this version, filled in by the build. */
declare const appFiles: string[];
/** Names the start page with the settings in it; the server writes it before this script (server/http/pages.ts). */
declare const startPageRevision: string;

const files = new PrecacheController();
files.addToCacheList([
  ...appFiles.map((url) => ({ url, revision: null })),
  { url: startPagePath, revision: startPageRevision },
]);
const cache = () => caches.open(files.strategy.cacheName);

self.addEventListener('install', (event) => {
  // The library waits for it too; a file that does not come fails the installation.
  event.waitUntil(Promise.resolve(files.install(event)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => event.waitUntil(forgetOlder()));
clientsClaim();

/** The name under which a version notes its files, for the next one. */
const noteKey = new URL('/service-worker-files', self.location.href).href;

/** Drops the files of versions before the last one, of which pages may be open. */
async function forgetOlder(): Promise<void> {
  const kept = await cache();
  const own = [...files.getURLsToCacheKeys().values()];
  const before: string[] | undefined = await (await kept.match(noteKey))?.json();
  await kept.put(noteKey, Response.json(own));
  if (!before) return;
  const needed = new Set([...own, ...before, noteKey]);
  for (const request of await kept.keys()) {
    if (!needed.has(request.url)) await kept.delete(request);
  }
}

/** The start page of this version. */
const startPage = async () => (await files.matchPrecache(startPagePath)) ?? Response.error();

registerRoute(
  new NavigationRoute(
    async ({ request, url }) => {
      const page = isRoom(url.pathname) && (await files.matchPrecache(startPagePath));
      return page || fetch(request).catch(startPage);
    },
    // What is no page at all: what answers below these, and files.
    {
      denylist: [
        /^\/(api|assets|blobs|images|calendar|s|host-simulator)(\/|$)/,
        /^[^?]*\.\w+(\?|$)/,
      ],
    },
  ),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request, url }) => {
    // Not by opening the cache, which would make it anew for a page that outlives its worker.
    const { cacheName } = files.strategy;
    return (await caches.match(url.href, { cacheName, ignoreVary: true })) ?? fetch(request);
  },
);

const pictures = createPictureKeeper(keptPictures);

registerRoute(
  // Those of a list and of a card; the large ones come anew.
  ({ url, sameOrigin }) => sameOrigin && /^\/images\/[^/]+\/(?!.*1600)/.test(url.pathname),
  ({ request, event }) =>
    pictures.answer(request, (work) => event.waitUntil(work.then(pictures.save))),
);
