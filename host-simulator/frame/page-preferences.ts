type PageWindow = Window & typeof globalThis;

const reducedMotion = `*, *::before, *::after {
  animation-duration: 0.01ms !important;
  animation-iteration-count: 1 !important;
  transition-duration: 0.01ms !important;
  scroll-behavior: auto !important;
}`;

/** Makes a media query whose answer can be set. */
const answering = (query: MediaQueryList, matches: boolean): MediaQueryList =>
  new Proxy(query, {
    get(target, key) {
      const value = key === 'matches' ? matches : Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

/**
 * Tells a page's scripts that its device prefers reduced motion: the page is of our own origin, and no page can set
 * that preference. To be called before the page's scripts run.
 */
export function preferReducedMotion(page: PageWindow): void {
  const real = page.matchMedia.bind(page);
  page.matchMedia = (query) =>
    /prefers-reduced-motion/.test(query)
      ? answering(real(query), !/no-preference/.test(query))
      : real(query);
}

/** Does what the media rules of reduced motion do, for a document that has just begun. */
export const stillDocument = (page: PageWindow): void => void addSheet(page, reducedMotion);

function addSheet(page: PageWindow, css: string): CSSStyleSheet {
  const sheet = new page.CSSStyleSheet();
  sheet.replaceSync(css);
  page.document.adoptedStyleSheets.push(sheet);
  return sheet;
}

const textSheets = new WeakMap<Document, CSSStyleSheet>();

/**
 * Makes all text of the page larger, in percent, as Android's text zoom and iOS' text size do: by the
 * size of the root, which every size in the page is a multiple of.
 */
export function zoomText(page: PageWindow, percent: number): void {
  const { document } = page;
  const sheet = textSheets.get(document) ?? addSheet(page, '');
  textSheets.set(document, sheet);
  sheet.replaceSync(percent === 100 ? '' : `html { font-size: ${percent}% !important; }`);
}

/** Shows or hides the page, as a web view whose app comes to the front or leaves it. */
export function setVisible(page: PageWindow, isVisible: boolean): void {
  const { document } = page;
  const give = (name: 'hidden' | 'visibilityState', value: unknown) =>
    Object.defineProperty(document, name, { value, configurable: true });
  give('hidden', !isVisible);
  give('visibilityState', isVisible ? 'visible' : 'hidden');
  document.dispatchEvent(new page.Event('visibilitychange'));
}
