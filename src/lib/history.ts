/**
 * How many entries of ours lie behind the present one: the router's own index, kept per document.
 * Never `history.length`, which says 4 at the first entry of a frame (bridge.md, Back and tabs).
 */
export function historyDepth(): number {
  const index = (window.history.state as { idx?: unknown } | null)?.idx;
  return typeof index === 'number' && index > 0 ? index : 0;
}

/** Whether going back stays inside the app. */
export const hasPlaceToGoBack = (): boolean => historyDepth() > 0;
