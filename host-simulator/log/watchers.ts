/** The least milliseconds between two times that watchers are told of changes. */
const gapMs = 200;
/** The most time that drawing may take: one part in so many. */
const drawShare = 10;

/**
 * Tells watchers of a change soon, but at most five times a second, however much changes: drawing takes
 * time from the page, which shares its thread with the simulator, and the tool must not slow what it
 * measures.
 */
export function createWatchers() {
  const listeners = new Set<() => void>();
  let isTelling = false;
  let nextTellMs = 0;

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Notes that something has changed. */
    tell(): void {
      if (isTelling || listeners.size === 0) return;
      isTelling = true;
      setTimeout(
        () => {
          isTelling = false;
          const fromMs = performance.now();
          for (const listener of listeners) listener();
          const drawnMs = performance.now();
          nextTellMs = drawnMs + Math.max(gapMs, drawShare * (drawnMs - fromMs));
        },
        Math.max(0, nextTellMs - performance.now()),
      );
    },
  };
}
