import { owedToServer } from './session-end.ts';

/*
 * [Note: Standing in] While somebody of the staff is in a member's account, the session of the app is the one there, and
 * their own is kept aside in a note, under a key that ends with the token in the member's account. So every tab knows
 * whether it stands in: there is a note for its token. When that session is over, the own one is opened again
 * (`endSession`), in the tab where that was noticed first; the others follow as they follow a sign-in. The note outlives
 * the session's end, until what this device has of the member is forgotten (src/app/stand-in/).
 */

/** The beginning of the key of the note; the token in the member's account follows. */
export const standInKey = owedToServer('hem.standIn ');
