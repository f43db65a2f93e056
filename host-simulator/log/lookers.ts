/** The least milliseconds between two looks at something that changes all the time. */
const lookMs = 200;
/** Of the time between two looks the drawing may take one part in so many. */
const drawShare = 10;

/**
 * Tells whoever looks on soon, but at most five times a second, however much changes: drawing takes
 * time from the page, which shares its thread with the simulator, and the tool must not slow what it
 * measures.
 */
export function createLookers() {
  const listeners = new Set<() => void>();
  let isTelling = false;
  let nextLookMs = 0;

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Something has changed. */
    tell(): void {
      if (isTelling || listeners.size === 0) return;
      isTelling = true;
      setTimeout(
        () => {
          isTelling = false;
          const fromMs = performance.now();
          for (const listener of listeners) listener();
          const drawnMs = performance.now();
          nextLookMs = drawnMs + Math.max(lookMs, drawShare * (drawnMs - fromMs));
        },
        Math.max(0, nextLookMs - performance.now()),
      );
    },
  };
}
