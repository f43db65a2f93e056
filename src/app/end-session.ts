import { restoreHostFlags } from '#lib/host.ts';
import { closeSession, openSession, readSession, session } from '#lib/session.ts';
import { clearStorage, endForRooms } from '#lib/session-end.ts';
import { standInKey } from '#lib/stand-in-key.ts';

/**
 * Ends the session on this device (product spec, section 4): user details, local and session storage
 * and cached data go; the guard then leads to the sign-in. The host's flags are written back, what
 * belongs to this browser stays ([Note: Session end]), and drafts and queued photos stay with their
 * user. Where it was a session in a member's account that is over, the staff member's own takes its place
 * ([Note: Standing in]).
 */
export function endSession(how: 'signed-out' | 'expired'): void {
  const own = readSession(standInKey + session.token);
  closeSession(how);
  clearStorage();
  restoreHostFlags();
  endForRooms();
  if (how === 'expired' && own.token) openSession(own);
}
