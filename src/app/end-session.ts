import { restoreHostFlags } from '#lib/host.ts';
import { closeSession } from '#lib/session.ts';
import { clearStorage, endForRooms } from '#lib/session-end.ts';

/**
 * Ends the session on this device (product spec, section 4): user details, local and session storage
 * and cached data go; the guard then leads to the sign-in. The host's flags are written back, what
 * belongs to this browser stays ([Note: Session end]), and drafts and queued photos stay with their
 * user.
 */
export function endSession(how: 'signed-out' | 'expired'): void {
  closeSession(how);
  clearStorage();
  restoreHostFlags();
  endForRooms();
}
