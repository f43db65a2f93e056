import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { startPagePath } from '#lib/start-page.ts';

/*
 * [Note: Service worker] Keeps the app's own files, so that what was loaded once opens without the
 * network, and an open page goes on with its own files after a deploy. It keeps no answer of the API
 * and no picture of a user. Pages come from the network; without it, the start page that was kept with
 * the files of the same version, so that no page meets files of another one. A newer worker waits until
 * no page of the older one is open.
 */

declare const self: ServiceWorkerGlobalScope;

/** The app's files with their names in this version, filled in by the build. */
declare const appFiles: string[];

// The start page contains settings of the server: when they change, it counts as another version.
const startPage: PrecacheEntry = {
  url: startPagePath,
  revision: new URL(self.location.href).searchParams.get('page'),
};

precacheAndRoute([...appFiles.map((url) => ({ url, revision: null })), startPage], {
  cleanURLs: false,
  directoryIndex: '',
});
cleanupOutdatedCaches();
clientsClaim();

registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      try {
        return await fetch(request);
      } catch {
        return (await matchPrecache(startPagePath)) ?? Response.error();
      }
    },
    // What is no page of Hem's own: what answers below these, and files. A shop's page is one of the store's, but
    // without the network the app says that it was not reached, and what to do.
    {
      denylist: [
        /^\/(api|assets|blobs|images|calendar|s|host-simulator)(\/|$)/,
        /^[^?]*\.\w+(\?|$)/,
      ],
    },
  ),
);
