import type { DBSchema, IDBPDatabase } from 'idb';
import { copyName } from '#lib/kept-copy-names.ts';
import { lateCode } from '#lib/late-code.ts';

const library = lateCode(() => import('idb'));

/** One answer on the device ([Note: Kept copy]). */
interface KeptRecord {
  /** Schema, member and hash of the query, with spaces between. */
  key: string;
  /** The answer as the server said it, as JSON. */
  text: string;
  /** When it came, in milliseconds by the device's clock, and its length in characters: what goes first is asked by it. */
  seen: [ms: number, length: number];
}

interface CopySchema extends DBSchema {
  answers: { key: string; value: KeptRecord; indexes: { seen: [number, number] } };
}

/** Most characters that are kept in all: about 50 MB. */
export const mostLength = 50_000_000;
/** How long an answer is kept that did not come anew, in milliseconds: 30 days. */
export const mostAgeMs = 30 * 86_400_000;

let opened: Promise<IDBPDatabase<CopySchema>> | null = null;

/** Opens the database of the copy, once. Throws where the browser has none, or refuses it. */
function open(): Promise<IDBPDatabase<CopySchema>> {
  opened ??= library().then(({ openDB }) =>
    openDB<CopySchema>(copyName, 1, {
      upgrade(database) {
        const answers = database.createObjectStore('answers', { keyPath: 'key' });
        answers.createIndex('seen', 'seen');
      },
      // A session ends, here or in another tab, and takes it along.
      blocking: () => void closeCopy(),
      terminated: () => {
        opened = null;
      },
    }),
  );
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

/** Lets go of the database, so that it can be deleted. */
export async function closeCopy(): Promise<void> {
  const closing = opened;
  opened = null;
  (await closing?.catch(() => null))?.close();
}

/** The text of a record. */
export const readCopy = async (key: string): Promise<string | undefined> =>
  (await (await open()).get('answers', key))?.text;

/** The records whose keys begin so, the newest last. */
export async function readBeginning(begin: string): Promise<{ key: string; text: string }[]> {
  const found = await (await open()).getAll('answers', IDBKeyRange.bound(begin, `${begin}\uffff`));
  return found.toSorted((one, other) => one.seen[0] - other.seen[0]);
}

/** Writes a record, or removes it where the text is null. Throws where there is no room. */
export async function writeCopy(key: string, text: string | null, nowMs: number): Promise<void> {
  const database = await open();
  if (text === null) await database.delete('answers', key);
  else await database.put('answers', { key, text, seen: [nowMs, text.length] });
}

/**
 * Removes what does not begin with `prefix` (another shape, another member), what is too old or from a future that a clock
 * made, and then the oldest until at most `most` characters are left.
 */
export async function pruneCopy(
  prefix: string,
  nowMs: number,
  most: number = mostLength,
): Promise<void> {
  const database = await open();
  const { store, done } = database.transaction('answers', 'readwrite');
  let length = 0;
  // The newest first: what is beyond the limit goes.
  let at = await store.index('seen').openKeyCursor(null, 'prev');
  while (at) {
    const [ms, size] = at.key;
    const isOurs = at.primaryKey.startsWith(prefix) && Math.abs(nowMs - ms) <= mostAgeMs;
    if (isOurs) length += size;
    if (!isOurs || length > most) void store.delete(at.primaryKey);
    at = await at.continue();
  }
  await done;
}
