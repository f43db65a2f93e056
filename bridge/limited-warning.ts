const perMinute = 20;

/**
 * A `console.warn` for what another side can cause at will: at most 20 a minute, then how many more
 * there were.
 */
export function createLimitedWarning(what: string): (...words: unknown[]) => void {
  let count = 0;
  return (...words) => {
    if (!count) {
      setTimeout(() => {
        const more = count - perMinute;
        count = 0;
        if (more > 0) console.warn(`[bridge] ${more} more ${what}`);
      }, 60_000);
    }
    if (++count <= perMinute) console.warn(...words);
  };
}
