/**
 * Does something once the page has nothing more urgent to do, at the latest after a second.
 * Answers how to call it off.
 */
export function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: 1000 });
  return () => window.cancelIdleCallback(handle);
}
