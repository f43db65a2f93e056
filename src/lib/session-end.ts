import { localStore, sessionStore } from './storage.ts';

/*
 * [Note: Session end] What a room keeps in the page or in storage it says here itself, where it keeps it:
 * what to do when the session has ended, and which key of local storage is of this browser whoever uses
 * it. Everything else in local and session storage goes. A key is named in a file that comes with the
 * entry: a session may end before any room has been opened.
 */

const marks = new Set<string>();
const endings = new Set<() => void>();

/** Names a key of local storage that outlives the session (product spec, section 4). Answers the key. */
export function ofThisBrowser(key: string): string {
  marks.add(key);
  return key;
}

/** Says what to do when the session has ended, here or in another tab. */
export function onSessionEnd(work: () => void): void {
  endings.add(work);
}

/** Does what is to be done when a session has ended. */
export function endForRooms(): void {
  for (const work of endings) work();
}

/** Clears local and session storage but for what is of this browser. */
export function clearStorage(): void {
  const kept = [...marks].map((key) => [key, localStore.get(key)] as const);
  localStore.clear();
  sessionStore.clear();
  for (const [key, mark] of kept) if (mark !== null) localStore.set(key, mark);
}
