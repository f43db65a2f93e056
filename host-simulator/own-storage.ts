/** Keys under which the simulator keeps things of its own, in the storage it shares with the page. */
const ownPrefix = 'hem-simulator.';

/** Whether a key of localStorage is the simulator's own. */
export const isOwnKey = (key: string): boolean => key.startsWith(ownPrefix);

/** The value kept under a name; `undefined` where there is none that can be read. */
export function readOwn(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(ownPrefix + name) ?? 'null') ?? undefined;
  } catch {
    return;
  }
}

/** Keeps a value for the next visit. */
export const keepOwn = (name: string, value: unknown): void =>
  localStorage.setItem(ownPrefix + name, JSON.stringify(value));
