import { isOwnKey } from '../own-storage.ts';

/** Something that the page keeps. */
export interface Stored {
  key: string;
  /** The beginning of the value. */
  start: string;
  /** How long the whole is, in UTF-16 units. */
  length: number;
}

/** The most entries of a storage that are shown, and of a value, in characters. */
const maxEntries = 200;
const maxValue = 300;

/** Reads what the page keeps in a storage that it shares with the simulator; not what the simulator keeps. */
export function storedIn(storage: Storage): { entries: Stored[]; more: number } {
  const keys = Object.keys(storage)
    .filter((key) => !isOwnKey(key))
    .sort();
  const entries = keys.slice(0, maxEntries).map((key) => {
    const value = storage.getItem(key) ?? '';
    return { key, start: value.slice(0, maxValue), length: value.length };
  });
  return { entries, more: keys.length - entries.length };
}

/** Reads all that the page keeps in a storage, as it is. */
export const wholeOf = (storage: Storage): Record<string, string> =>
  Object.fromEntries(Object.entries(storage).filter(([key]) => !isOwnKey(key)));
