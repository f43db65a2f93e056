import { promptKey } from './profile-prompt-key.ts';
import { openSession, session } from './session.ts';
import { keepStandIn, type StandInNote } from './stand-in.ts';
import { localStore } from './storage.ts';

/**
 * Keeps the session of who is signed in aside and opens the one in a member's account ([Note: Standing in]).
 * @param forgetSession ends the present session on this device, with all that the page has of it.
 */
export function beginStandIn(
  within: Pick<StandInNote, 'within' | 'memberId' | 'name' | 'reason' | 'endsMs'>,
  forgetSession: () => void,
): void {
  const { token, userId } = session;
  if (token === null || userId === null) return;
  const note: StandInNote = { token, userId, ...within };
  forgetSession();
  // Nobody but the member is to be asked for what their profile lacks.
  localStore.set(promptKey, 'true');
  keepStandIn(note);
  openSession({ token: within.within, userId: within.memberId });
}
