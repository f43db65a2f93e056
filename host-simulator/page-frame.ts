/** Keys under which the simulator keeps things of its own, in the storage it shares with the page. */
export const ownPrefix = 'hem-simulator.';

const reducedMotion = `*, *::before, *::after {
  animation-duration: 0.01ms !important;
  animation-iteration-count: 1 !important;
  transition-duration: 0.01ms !important;
  scroll-behavior: auto !important;
}`;

/** A media query that says what it is told. */
const answering = (query: MediaQueryList, matches: boolean): MediaQueryList =>
  new Proxy(query, {
    get(target, key) {
      const value = key === 'matches' ? matches : Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

/**
 * Makes a page believe that its device prefers reduced motion: the page is of our own origin, and
 * no page can set that preference. Scripts get it from `matchMedia`, styles from a style sheet that
 * does what the preference's media rules do. To be called before the page's modules run.
 */
export function reduceMotion(page: Window & typeof globalThis): void {
  const real = page.matchMedia.bind(page);
  page.matchMedia = (query) =>
    /prefers-reduced-motion/.test(query)
      ? answering(real(query), !/no-preference/.test(query))
      : real(query);
  const sheet = new page.CSSStyleSheet();
  sheet.replaceSync(reducedMotion);
  page.document.adoptedStyleSheets.push(sheet);
}

/** Calls back with each new document's window in the frame, before its deferred scripts run. */
export function onNewDocument(
  frame: HTMLIFrameElement,
  callback: (page: Window & typeof globalThis) => void,
): () => void {
  let seen: Document | undefined;
  let request = 0;
  const look = () => {
    request = requestAnimationFrame(look);
    const page = frame.contentWindow as (Window & typeof globalThis) | null;
    try {
      const next = page?.document;
      if (!page || !next || next === seen || page.location.href === 'about:blank') return;
      seen = next;
      callback(page);
    } catch {
      // The frame shows another origin, as on a checkout: nothing of ours to look at.
    }
  };
  look();
  return () => cancelAnimationFrame(request);
}

/** What dies with the app: nothing but the session. */
export const clearSession = (): void => sessionStorage.clear();

/** Clears everything the page keeps on this origin, but not what the simulator does. */
export async function clearPageStorage(): Promise<void> {
  clearSession();
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(ownPrefix)) localStorage.removeItem(key);
  }
  const databases = (await indexedDB.databases?.()) ?? [];
  for (const { name } of databases) if (name) indexedDB.deleteDatabase(name);
  for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name);
}
