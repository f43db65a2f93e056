const perMinute = 20;
const maxLength = 2_048;

/**
 * Writes unknown messages to the console (product spec, section 2): each cut at 2 KB, at most 20 a
 * minute, then how many more there were.
 */
export function createUnknownWarning(): (type: string, text: string) => void {
  let count = 0;
  return (type, text) => {
    if (!count) {
      setTimeout(() => {
        const more = count - perMinute;
        count = 0;
        if (more > 0) console.warn(`[bridge] ${more} more unknown messages`);
      }, 60_000);
    }
    if (++count > perMinute) return;
    console.warn(`[bridge] unknown message type "${type}"`, text.slice(0, maxLength));
  };
}
