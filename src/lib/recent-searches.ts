import { localStore } from './storage.ts';

/** Most searches of one list that are kept. */
const mostRecent = 8;

/** The recent searches of one list on this device, the last first; they end with the session. */
export interface RecentSearches {
  list(): string[];
  /** Keeps one, of two letters at least, in front. */
  keep(text: string): void;
  clear(): void;
}

/**
 * The recent searches of a list.
 * @param name the list, as it is named in local storage.
 */
export function recentSearches(name: string): RecentSearches {
  const key = `hem.recentSearches.${name}`;
  const list = (): string[] => {
    try {
      const kept: unknown = JSON.parse(localStore.get(key) ?? '[]');
      return Array.isArray(kept)
        ? kept.filter((one) => typeof one === 'string' && one !== '').slice(0, mostRecent)
        : [];
    } catch {
      return [];
    }
  };
  return {
    list,
    keep(text) {
      const said = text.trim();
      if (said.length < 2) return;
      const same = said.toLowerCase();
      const others = list().filter((one) => one.toLowerCase() !== same);
      localStore.set(key, JSON.stringify([said, ...others].slice(0, mostRecent)));
    },
    clear: () => localStore.remove(key),
  };
}
