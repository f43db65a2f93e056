import { apartFromBytes, withBytes } from './bytes-apart.ts';
import { beforeGivingWay, type DeviceDatabase, openDeviceDatabase } from './device-database.ts';
import { localStore } from './storage.ts';

/** The place of what a user has begun and not saved, by the name of the form. */
export interface DraftPlace {
  userId: string;
  name: string;
}

/** The key of a draft on the device. */
export const draftKey = ({ userId, name }: DraftPlace): string => `${userId} ${name}`;

/** The least time between two writes of a draft while one types, in milliseconds. */
const writeMs = 300;

/*
 * [Note: Draft writes] What one types is written at most every 300 ms, and at once where the page may
 * not come back: when it is hidden, when its form is left, when a newer Hem takes the database over.
 * Bytes lie apart and are written once, however often the words beside them change. A page that goes
 * may take a write to the database with it, so the words are noted in the local storage first, which is
 * done at once; the note goes when the database has them. That a draft is forgotten is noted likewise: what
 * was saved does not come back because the page went right after.
 */

interface Waiting {
  place: DraftPlace;
  draft: unknown;
  timer: ReturnType<typeof setTimeout>;
}
const waiting = new Map<string, Waiting>();

/**
 * The draft that was kept on this device, or null; null too where the browser keeps nothing. Its fields
 * are not checked here: the caller does that, since another version may have written them.
 */
export async function loadDraft(place: DraftPlace): Promise<unknown> {
  const key = draftKey(place);
  void flushDraft(place);
  if (isForgotten(key)) {
    await clearDraft(place);
    return null;
  }
  return attempt(async (database) => {
    const transaction = database.transaction(['drafts', 'pictures']);
    const stored = await transaction.objectStore('drafts').get(key);
    const pictures = await transaction.objectStore('pictures').index('owner').getAll(key);
    const bytes = new Map(pictures.map((picture) => [picture.key, picture.bytes]));
    const find = (one: string) => bytes.get(one);
    const noted = readNote(key);
    const newest = noted === undefined ? null : withBytes(noted, find);
    if (newest) saveDraft(place, newest);
    return newest ?? (stored ? withBytes(stored.draft, find) : null);
  });
}

/** Writes a draft soon, in place of the one before. Never throws: a form works without it. */
export function saveDraft(place: DraftPlace, draft: unknown): void {
  const key = draftKey(place);
  const before = waiting.get(key);
  const timer = before?.timer ?? setTimeout(() => void flushDraft(place), writeMs);
  waiting.set(key, { place, draft, timer });
}

/** Writes a waiting draft now. Resolves once it is kept, or cannot be. */
export function flushDraft(place: DraftPlace): Promise<unknown> {
  const key = draftKey(place);
  const one = takeWaiting(key);
  // A draft that is written again is no longer a forgotten one.
  if (one && isForgotten(key)) noteWords([[key, one]]);
  const noted = lastNoted.get(key);
  // The database keeps the order of what is read and written.
  return one ? attempt((database) => write(database, one, noted)) : Promise.resolve();
}

/**
 * Keeps a waiting draft before this call returns, as far as the page is concerned: its words in the
 * local storage, until the database has them.
 */
export function keepDraftNow(place: DraftPlace): void {
  const key = draftKey(place);
  const one = waiting.get(key);
  if (!one) return;
  noteWords([[key, one]]);
  void flushDraft(place);
}

/** The names under which drafts of a form are kept, of all its slots ([Note: Draft slots]). */
export async function findDraftNames(place: DraftPlace): Promise<string[]> {
  const key = draftKey(place);
  const isMine = (one: string) => one === key || one.startsWith(`${key}~`);
  const stored = await attempt((database) =>
    database.getAllKeys('drafts', IDBKeyRange.bound(key, `${key}~\uffff`)),
  );
  const keys = new Set([...(stored ?? []), ...notedKeys()].filter(isMine));
  return [...keys]
    .filter((one) => !isForgotten(one))
    .sort()
    .map((one) => one.slice(place.userId.length + 1));
}

/** The names of all drafts that this device keeps of somebody. */
export async function findNamesOf(userId: string): Promise<string[]> {
  const prefix = `${userId} `;
  const stored = await attempt((database) =>
    database.getAllKeys('drafts', IDBKeyRange.bound(prefix, `${prefix}\uffff`)),
  );
  const keys = new Set([...(stored ?? []), ...notedKeys()]);
  return [...keys]
    .filter((key) => key.startsWith(prefix) && !isForgotten(key))
    .map((key) => key.slice(prefix.length));
}

/** The drafts of a form that has many things, by their names: of all things and slots. */
export async function readDrafts({ userId, name }: DraftPlace): Promise<Map<string, unknown>> {
  const prefix = `${draftKey({ userId, name })} `;
  const stored = await attempt((database) =>
    database.getAllKeys('drafts', IDBKeyRange.bound(prefix, `${prefix}\uffff`)),
  );
  const noted = notedKeys().filter((key) => key.startsWith(prefix));
  const names = [...new Set([...(stored ?? []), ...noted])]
    .filter((key) => !isForgotten(key))
    .map((key) => key.slice(userId.length + 1));
  const read = names.map(async (one) => [one, await loadDraft({ userId, name: one })] as const);
  return new Map(await Promise.all(read));
}

/** Moves a draft to another place. Answers it, or null if there is none. */
export async function moveDraft(from: DraftPlace, to: DraftPlace): Promise<unknown> {
  const draft = await loadDraft(from);
  if (draft === null) return null;
  saveDraft(to, draft);
  // The draft goes from its old place only once it is kept in the new one: better there twice than lost.
  if ((await flushDraft(to)) !== null) await clearDraft(from);
  return draft;
}

/** Forgets a draft: it was saved, or thrown away. Never throws. */
export function clearDraft(place: DraftPlace): Promise<unknown> {
  const key = draftKey(place);
  takeWaiting(key);
  const forgotten = {};
  localStore.set(`${notePrefix}${key}`, forgottenNote);
  lastNoted.set(key, forgotten);
  return attempt(async (database) => {
    const transaction = database.transaction(['drafts', 'pictures'], 'readwrite');
    await transaction.objectStore('drafts').delete(key);
    const pictures = transaction.objectStore('pictures');
    for (const id of await pictures.index('owner').getAllKeys(key)) await pictures.delete(id);
    await transaction.done;
    if (lastNoted.get(key) === forgotten) dropNote(key);
  });
}

/** Writes a draft. `noted` is what was noted last of it when it was taken up to be written. */
async function write(
  database: DeviceDatabase,
  { place, draft }: Waiting,
  noted: object | undefined,
): Promise<void> {
  const key = draftKey(place);
  const { rest, bytes } = apartFromBytes(draft);
  const transaction = database.transaction(['drafts', 'pictures'], 'readwrite');
  const pictures = transaction.objectStore('pictures');
  await transaction.objectStore('drafts').put({ key, userId: place.userId, draft: rest });
  const kept = new Set(await pictures.index('owner').getAllKeys(key));
  for (const id of kept) if (!bytes.has(id)) await pictures.delete(id);
  for (const [id, one] of bytes) {
    if (!kept.has(id)) await pictures.put({ key: id, owner: key, bytes: one });
  }
  await transaction.done;
  // A note that was made meanwhile has newer words, which the database may never get.
  if (lastNoted.get(key) === noted) dropNote(key);
}

/*
 * Each draft has a note of its own: two pages that go at the same time do not see each other's, and one list of
 * all would be written over by the last of them.
 */
const notePrefix = 'hem.draftNote ';
/** The last note of this page, by key. */
const lastNoted = new Map<string, object>();
/** The note of a draft that was forgotten, until the database has forgotten it too. */
const forgottenNote = 'null';
const isForgotten = (key: string): boolean =>
  localStore.get(`${notePrefix}${key}`) === forgottenNote;

/** The words of a draft that was waiting when a page went; undefined of none. */
function readNote(key: string): unknown {
  try {
    return JSON.parse(localStore.get(`${notePrefix}${key}`) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The keys of the drafts that are noted. */
const notedKeys = (): string[] =>
  localStore.keys(notePrefix).map((key) => key.slice(notePrefix.length));

function noteWords(drafts: Iterable<[string, Waiting]>): void {
  for (const [key, one] of drafts) {
    localStore.set(`${notePrefix}${key}`, JSON.stringify(apartFromBytes(one.draft).rest));
    lastNoted.set(key, one);
  }
}

const dropNote = (key: string): void => localStore.remove(`${notePrefix}${key}`);

function takeWaiting(key: string): Waiting | undefined {
  const one = waiting.get(key);
  clearTimeout(one?.timer);
  waiting.delete(key);
  return one;
}

/** Writes all drafts now, as of a page that goes. Resolves once they are kept, or cannot be. */
export async function flushDrafts(): Promise<void> {
  if (waiting.size === 0) return;
  noteWords(waiting);
  await Promise.all([...waiting.values()].map(({ place }) => flushDraft(place)));
}
const flushAll = () => void flushDrafts();
globalThis.addEventListener?.('pagehide', flushAll);
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flushAll();
});
beforeGivingWay((database) => {
  for (const key of [...waiting.keys()]) {
    const one = takeWaiting(key);
    if (one) void write(database, one, lastNoted.get(key)).catch(() => {});
  }
});

async function attempt<Result>(
  work: (database: DeviceDatabase) => Promise<Result>,
): Promise<Result | null> {
  try {
    return await work(await openDeviceDatabase());
  } catch {
    return null;
  }
}
