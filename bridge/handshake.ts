/** When hello is said, in milliseconds after the start, until a welcome. */
const helloAtMs = [250, 500, 1_000, 2_000, 4_000];
/** A host that has not welcomed us by now knows nothing of the handshake. */
const silentAtMs = 8_000;

/**
 * Says hello at once and again with growing gaps, because hosts start late and lose messages.
 * `hello` is called up to six times, then `silent` once; `stop` ends it (on welcome).
 */
export function createHandshake(hello: () => void, silent: () => void) {
  let timers: ReturnType<typeof setTimeout>[] = [];
  const stop = () => timers.forEach(clearTimeout);
  return {
    start() {
      stop();
      timers = helloAtMs.map((ms) => setTimeout(hello, ms));
      timers.push(setTimeout(silent, silentAtMs));
      hello();
    },
    stop,
  };
}
