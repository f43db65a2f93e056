import { closeWhatsNew, dismissedKey } from '#features/whats-new/whats-new-store.ts';
import { restoreHostFlags } from '#lib/host.ts';
import { closeSession } from '#lib/session.ts';
import { localStore, sessionStore } from '#lib/storage.ts';
import { promptKey } from './profile-prompt.ts';

/**
 * Marks that belong to this browser, whoever uses it: they outlive the session (product spec, section
 * 4).
 */
const marks = [promptKey, dismissedKey];

let resetCache = () => {};

/** Sets how the cached data is cleared; passed in, since the cache itself may end a session. */
export function onSessionEnd(reset: () => void): void {
  resetCache = reset;
}

/**
 * Ends the session on this device (product spec, section 4): user details, local and session storage
 * and cached data go; the guard then leads to the sign-in. The host's flags and the marks of this
 * browser are written back: that it has prompted once, and that What's New was seen. Drafts and queued
 * photos stay with their user.
 */
export function endSession(how: 'signed-out' | 'expired'): void {
  const kept = marks.map((key) => [key, localStore.get(key)] as const);
  closeSession(how);
  localStore.clear();
  sessionStore.clear();
  for (const [key, mark] of kept) if (mark !== null) localStore.set(key, mark);
  restoreHostFlags();
  closeWhatsNew();
  resetCache();
}
