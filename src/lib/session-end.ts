import { localStore, sessionStore } from './storage.ts';

/*
 * [Note: Session end] A room that keeps something in the page or in storage registers here, in the file
 * that keeps it: what to do when the session has ended, and which key of local storage belongs to this
 * browser, whoever uses it. Everything else in local and session storage is cleared. A key is named in
 * a file that comes with the entry, since a session may end before any room has been opened.
 */

const marks = new Set<string>();
const endings = new Set<() => void>();

/**
 * Names a key of local storage that outlives the session (product spec, section 4). Answers the key.
 */
export function ofThisBrowser(key: string): string {
  marks.add(key);
  return key;
}

/** Sets what to do when the session has ended, here or in another tab. */
export function onSessionEnd(work: () => void): void {
  endings.add(work);
}

/** Does what rooms want done when a session has ended. */
export function endForRooms(): void {
  for (const work of endings) work();
}

/** Clears local and session storage, except for what belongs to this browser. */
export function clearStorage(): void {
  const kept = [...marks].map((key) => [key, localStore.get(key)] as const);
  localStore.clear();
  sessionStore.clear();
  for (const [key, mark] of kept) if (mark !== null) localStore.set(key, mark);
}
