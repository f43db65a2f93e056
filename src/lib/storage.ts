/**
 * Local or session storage that never throws: in a web view it may be switched off, full, or removed. What it cannot
 * keep stays as long as the page.
 */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** The keys that begin with a prefix. */
  keys(prefix: string): string[];
  clear(): void;
}

function guard(find: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <Result>(work: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return work(find());
    } catch {
      return otherwise;
    }
  };
  return {
    // A value that storage refused is in memory, and newer than the stored one.
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set(key, value) {
      const keep = (storage: Storage) => {
        storage.setItem(key, value);
        return true;
      };
      if (attempt(keep, false)) memory.delete(key);
      else memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keys(prefix) {
      const stored = attempt((storage) => Object.keys(storage), []);
      return [...new Set([...stored, ...memory.keys()])].filter((key) => key.startsWith(prefix));
    },
    clear() {
      memory.clear();
      attempt((storage) => storage.clear(), undefined);
    },
  };
}

/** Storage that is kept for good on this device. */
export const localStore = guard(() => window.localStorage);

/** Storage that is kept until the tab or web view ends. */
export const sessionStore = guard(() => window.sessionStorage);
