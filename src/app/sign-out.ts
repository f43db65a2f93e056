import { forgetWhatsNew } from '#features/whats-new/whats-new-store.ts';
import { restoreHostFlags } from '#lib/host.ts';
import { closeSession } from '#lib/session.ts';
import { localStore, sessionStore } from '#lib/storage.ts';
import { promptKey } from './profile-prompt.ts';

let resetCache = () => {};

/** Says how the cached data is forgotten; kept apart so that the cache may itself end a session. */
export function onSessionEnd(reset: () => void): void {
  resetCache = reset;
}

/**
 * Ends the session on this device (product spec, section 4): user details, local and session
 * storage and cached data go; the guard then leads to the sign-in. The host's flags and the
 * once-per-browser prompt mark are written back. Drafts and queued photos stay with their user.
 */
export function endSession(how: 'logout' | 'expired'): void {
  const prompted = localStore.get(promptKey);
  closeSession(how);
  localStore.clear();
  sessionStore.clear();
  if (prompted !== null) localStore.set(promptKey, prompted);
  restoreHostFlags();
  forgetWhatsNew();
  resetCache();
}
