import { createContext, useContext, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { paths, type RoomPaths } from './paths.ts';
import { session } from './session.ts';

/*
 * [Note: Scope on screen] Whose things a screen shows, whether they may be changed there, and where their rooms lie, is
 * one value, made once from the address and the session, and handed on: lists, details, menus and bars read it, and
 * never ask who is signed in. So a friend's rooms are the same screens. [Note: Scope] says what the server tells in a
 * scope.
 */

/** The owner of the things that a screen shows, and what may be done with them ([Note: Scope on screen]). */
export interface Scope {
  /** The id of the user whose things they are. */
  owner: string;
  /**
   * Whether they may be changed. Somebody else's may not: they are looked at, and nothing is offered that changes them.
   */
  mayChange: boolean;
  /** The id of the friend as whom the owner looks at their own things; nothing is asked of anybody there. */
  seenAs?: string | null;
  /** The paths of their rooms. */
  paths: RoomPaths;
}

/** The scope of the screens below; null of the member's own. */
export const ScopeContext = createContext<Scope | null>(null);

/** The scope of the present screen. */
export function useScope(): Scope {
  const given = useContext(ScopeContext);
  const { userId } = useSnapshot(session);
  const last = useRef(userId);
  // A screen may be drawn once more after its session has ended, before the guard takes it away.
  last.current = userId ?? last.current;
  if (given) return given;
  if (last.current === null) throw new Error('nobody is signed in');
  return { owner: last.current, mayChange: true, paths };
}
