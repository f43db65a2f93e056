import { sessionStore } from './storage.ts';

const markKey = 'hem.new-version';

/** The entry's file: its name changes with every build. */
const entryOf = (page: ParentNode): string | null =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/**
 * The entry of the version that the server has now, if it is another one than the page runs: code that
 * the page has not loaded yet may be gone. Null where it is the same, or the server is away.
 */
export async function findNewVersion(): Promise<string | null> {
  try {
    const answer = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' });
    if (!answer.ok) return null;
    const served = entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    return served !== entryOf(document) ? served : null;
  } catch {
    return null;
  }
}

/**
 * Loads the page again, in the version that was found. Answers false, and stays, if that was tried
 * for the same version before: a page that comes out of a cache would load itself for ever.
 */
export function reloadFor(version: string): boolean {
  if (sessionStore.get(markKey) === version) return false;
  sessionStore.set(markKey, version);
  loadAnew();
  return true;
}

/** Loads the page again as the server has it now, and not as a service worker kept it. */
export function loadAnew(): void {
  const load = () => location.reload();
  const registration = navigator.serviceWorker?.getRegistration() ?? Promise.resolve();
  void registration.then((worker) => worker?.unregister()).then(load, load);
}
