/** Does `work` once all that came before it with the same key has ended. Throws what ended `signal` while it waited. */
export type Turns = <T>(key: string, signal: AbortSignal, work: () => Promise<T>) => Promise<T>;

/** One thing at a time of each key, in the order in which they come. */
export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return (key, signal, work) => {
    const before = last.get(key);
    const own = (async () => {
      await before?.catch(() => undefined);
      signal.throwIfAborted();
      return work();
    })();
    last.set(key, own);
    const end = () => {
      if (last.get(key) === own) last.delete(key);
    };
    own.then(end, end);
    return own;
  };
}
