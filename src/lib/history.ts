/** The index of the last entry that was read; -1 before the router has numbered the first. */
let lastIndex = -1;
/** The last entry that can be gone forward to, and how long the history was then. */
let topIndex = 0;
let lastLength = 0;

/** The part of the browser's Navigation API that is used here. */
type WithNavigation = Window & { navigation?: { currentEntry: { index: number } | null } };

/**
 * How many entries of ours lie behind the present one: the router's own index, kept per document. Never
 * `history.length`, which says 4 at the first entry of a frame (decision 016). But browsers keep 50 or
 * 100 entries and let the first ones go: no more lie behind than those that are left.
 *
 * [Note: Entries] An entry is told apart by its index, not by its path: two entries may have the same
 * path. An entry that the browser has made itself (a link to a place in the page) has no index, and the
 * router would count from 0 after it; it gets the next index here.
 */
export function historyDepth(): number {
  const state = window.history.state as { idx?: unknown } | null;
  const index = state?.idx;
  if (typeof index === 'number') {
    lastIndex = Math.max(0, index);
  } else if (lastIndex >= 0) {
    lastIndex++;
    const key = Math.random().toString(36).slice(2, 10);
    window.history.replaceState({ ...state, key, idx: lastIndex }, '');
  }
  return Math.min(Math.max(0, lastIndex), entriesLeft(lastIndex));
}

/** How many entries are left behind the one of an index, those of other documents included. */
function entriesLeft(index: number): number {
  const { navigation, history } = window as WithNavigation;
  const place = navigation?.currentEntry?.index;
  if (place !== undefined && place >= 0) return place;
  // Only a push changes the length, and ends at the last entry.
  topIndex = history.length === lastLength ? Math.max(topIndex, index) : index;
  lastLength = history.length;
  return Math.max(0, lastLength - 1 - (topIndex - index));
}

/**
 * Puts a place behind the first entry of a document, which keeps its address and gets a state. Called before anybody
 * reads the history: so the depth that is told is right from the first message on. A document that is loaded again has
 * its entries already.
 */
export function layBehind(path: string, state: object): void {
  const { history, location } = window;
  if (history.state?.idx !== undefined) return;
  const here = location.href;
  history.replaceState({ idx: 0, key: 'behind' }, '', path);
  history.pushState({ idx: 1, key: 'here', usr: state }, '', here);
}

/** The index of the entry that was shown last. */
export const indexBefore = (): number => lastIndex;

/** Whether going back stays inside the app. */
export const hasPlaceToGoBack = (): boolean => historyDepth() > 0;

/**
 * Numbers the entries that the browser makes itself, before the router looks at them; to be called
 * before it listens. Returns how to stop.
 */
export function numberEntries(): () => void {
  const number = () => void historyDepth();
  window.addEventListener('popstate', number, { capture: true });
  return () => window.removeEventListener('popstate', number, { capture: true });
}
