import { localStore } from './storage.ts';

/** The lists of one noun: the one that was looked at last, and the one that a detail was opened from. */
export interface KeptLists<List> {
  /** Keeps the order that one is looking at, for the next and previous of the detail screen. */
  keep(list: List): void;
  /** Reads only what is known of a list that was kept somewhere; null where it is none. */
  read(said: unknown): List | null;
  /** The order that was last looked at. */
  last(): List;
}

/**
 * Makes the lists of one noun.
 * @param known reads what is known of a list besides its wardrobe.
 */
export function keptLists<List extends { wardrobeId?: string }>(
  key: string,
  known: (said: Record<string, unknown>) => List,
): KeptLists<List> {
  const read = (said: unknown): List | null => {
    if (typeof said !== 'object' || said === null) return null;
    const { wardrobeId, ...others } = said as Record<string, unknown>;
    const isOfWardrobe = typeof wardrobeId === 'string' && /^[1-9]\d{0,14}$/.test(wardrobeId);
    return { ...known(others), ...(isOfWardrobe && { wardrobeId }) };
  };
  return {
    read,
    keep: (list) => localStore.set(key, JSON.stringify(list)),
    last() {
      try {
        return read(JSON.parse(localStore.get(key) ?? '{}')) ?? known({});
      } catch {
        return known({});
      }
    },
  };
}
