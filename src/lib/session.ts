import { proxy } from 'valtio/vanilla';
import { localStore } from './storage.ts';

/** The key under which the session is kept; the head script reads it too. */
export const sessionKey = 'hem.session';

/** The user who is signed in on this device; empty when nobody is. */
export interface Session {
  token: string | null;
  userId: string | null;
  /** The way in which the last session ended, while nobody is signed in. */
  ended: 'signed-out' | 'expired' | null;
}

/** The session that is kept under a key. */
export function readSession(key = sessionKey): Session {
  try {
    const kept = JSON.parse(localStore.get(key) ?? 'null') as Partial<Session> | null;
    if (typeof kept?.token === 'string' && typeof kept.userId === 'string') {
      return { token: kept.token, userId: kept.userId, ended: null };
    }
  } catch {
    // Not a value of ours: nobody is signed in.
  }
  return { token: null, userId: null, ended: null };
}

/** The session, as components and calls see it. */
export const session = proxy<Session>(readSession());

/** Keeps the token of a sign-in (product spec, section 4). */
export function openSession(opened: Pick<Session, 'token' | 'userId'>): void {
  localStore.set(sessionKey, JSON.stringify({ token: opened.token, userId: opened.userId }));
  Object.assign(session, { token: opened.token, userId: opened.userId, ended: null });
}

/** Forgets the session in memory; storage is cleared by the sign-out. */
export function closeSession(ended: 'signed-out' | 'expired'): void {
  localStore.remove(sessionKey);
  Object.assign(session, { token: null, userId: null, ended });
}

/** Follows a sign-in or sign-out in another tab. Answers how to stop. */
export function followOtherTabs(onChange: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== sessionKey && event.key !== null) return;
    const now = readSession();
    if (now.token === session.token) return;
    Object.assign(session, now);
    onChange();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
