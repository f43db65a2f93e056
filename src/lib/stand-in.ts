import { session } from './session.ts';
import { standInKey } from './stand-in-key.ts';
import { localStore } from './storage.ts';

/** What is kept aside: the staff member's own session, and what the bar says ([Note: Standing in]). */
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

function readNote(key: string): StandInNote | null {
  try {
    return JSON.parse(localStore.get(key)!);
  } catch {
    return null;
  }
}

/** The note of who stands in for a member now, or null. */
export const standIn = (): StandInNote | null => readNote(standInKey + session.token);

/** The notes of what is over and not yet forgotten. */
export const endedStandIns = (): StandInNote[] =>
  localStore
    .keys(standInKey)
    .flatMap((key) => readNote(key) ?? [])
    .filter(({ within }) => within !== session.token);

/** Keeps a note. */
export const keepStandIn = (note: StandInNote): void =>
  localStore.set(standInKey + note.within, JSON.stringify(note));

/** Forgets a note. */
export const dropStandIn = ({ within }: StandInNote): void =>
  localStore.remove(standInKey + within);
