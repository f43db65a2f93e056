import { localStore, sessionStore } from './storage.ts';

/*
 * [Note: Session end] A room that keeps something in the page or in storage registers here, in the file
 * that keeps it: what to do when the session has ended, and which keys of local storage hold what still has
 * to reach the server. Everything else in local and session storage is cleared (product spec, section 4); what is
 * the host's comes back from the bridge. A key is named in a file that comes with the entry, since a session may
 * end before any room has been opened.
 */

const marks = new Set<string>();
const endings = new Set<() => void>();

/**
 * Names a key of local storage, or what several begin with, that holds what still has to reach the server, and so
 * outlives the session. Answers it.
 */
export function owedToServer(key: string): string {
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
  const keys = [...marks].flatMap((mark) => localStore.keys(mark));
  const kept = keys.map((key) => [key, localStore.get(key)] as const);
  localStore.clear();
  sessionStore.clear();
  for (const [key, owed] of kept) if (owed !== null) localStore.set(key, owed);
}
