import type { PageWindow } from '../profiles/profile.ts';

/**
 * Calls back with each new document's window in the frame, before its deferred scripts run. A frame
 * keeps the window of its empty document for its first page, with what was put on it but without its
 * listeners; each page after that has a window of its own.
 */
export function onNewDocument(
  frame: HTMLIFrameElement,
  callback: (page: PageWindow) => void,
): () => void {
  let seen: Document | undefined;
  let request = 0;
  const look = () => {
    request = requestAnimationFrame(look);
    const page = frame.contentWindow as PageWindow | null;
    try {
      const next = page?.document;
      if (!page || !next || next === seen || page.location.href === 'about:blank') return;
      seen = next;
      callback(page);
    } catch {
      // The frame shows another origin, as on a checkout: its window cannot be read.
    }
  };
  look();
  return () => cancelAnimationFrame(request);
}

interface NavigateEvent extends Event {
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
  readonly navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  readonly formData: unknown;
  readonly downloadRequest: string | null;
}

/**
 * Notices when a page is about to be replaced by another one of our origin, and stops it: in a window of its own that
 * page would have no host. The caller builds the frame anew at that address. Browsers without the Navigation API let it
 * happen; `onNewDocument` sees the result.
 */
export function onLeaving(page: PageWindow, rebuild: (path: string) => void): void {
  const { navigation } = page as { navigation?: EventTarget };
  navigation?.addEventListener('navigate', (event) => {
    const { destination, navigationType, formData, downloadRequest } = event as NavigateEvent;
    const url = new URL(destination.url);
    const isPage = !destination.sameDocument && !formData && downloadRequest === null;
    if (!isPage || !event.cancelable || navigationType === 'traverse') return;
    if (url.origin !== location.origin) return;
    event.preventDefault();
    rebuild(url.pathname + url.search + url.hash);
  });
}
