import { session } from './session.ts';
import { owedToServer } from './session-end.ts';
import { localStore } from './storage.ts';

/*
 * [Note: Standing in] While somebody of the staff is in a member's account, the session of the app is the one there, and
 * their own is kept aside in this note, with the token that it is kept aside for. So every tab knows whether it stands
 * in: its token is that one. When that session is over, the own one is opened again (`endSession`), in the tab where that
 * was noticed first; the others follow as they follow a sign-in. The note outlives the session's end, until what this
 * device has of the member is forgotten (src/app/stand-in/).
 */

/** What is kept aside: the staff member's own session, and what the bar says. */
export interface StandInNote {
  token: string;
  userId: string;
  /** The token in the member's account. */
  within: string;
  /** The member's id and name. */
  memberId: string;
  name: string;
  reason: string;
  /** When it is over by itself, by this device's clock, in milliseconds. */
  endsMs: number;
}

/** The key of the note. */
export const standInKey = owedToServer('hem.standIn');

/** The note, or null: also of one that is over and not yet forgotten. */
export function standInNote(): StandInNote | null {
  try {
    return JSON.parse(localStore.get(standInKey)!);
  } catch {
    return null;
  }
}

/** The note of who stands in for a member now, or null. */
export const standIn = (): StandInNote | null => {
  const note = standInNote();
  return note?.within === session.token ? note : null;
};
