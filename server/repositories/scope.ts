import type { Database } from '../database/database.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Viewer } from './viewer.ts';

/*
 * [Note: Scope] What a call may see and change is one value, made once, where the call comes in (`openScope`), and
 * handed to every repository function as its first argument. So none of them takes an owner's id from an input, and
 * none has a check of its own to forget: what changes things, or tells what is for their owner alone, takes a
 * `FullScope`, and the compiler refuses it any other. What others may see too takes a `Scope`, lists what is in sight
 * (`present`), and tells of it what is for others' eyes (`isFull`). Decision 072.
 */

/** All that belongs to somebody, to be seen and changed: their own, or that of whom they stand in for. */
export interface FullScope {
  /** The viewer who asks, and is recorded as who did it. */
  actor: Viewer;
  /** The id of the user whose things they are: whose account a write locks and changes. */
  subject: string;
  wardrobes: 'all';
  may: 'change';
}

/** A scope of what hangs in some of a user's wardrobes, to be looked at by somebody else. */
export interface SharedScope {
  actor: Viewer;
  subject: string;
  /** The ids of the wardrobes in sight; a thing that hangs in none of them is not there. */
  wardrobes: readonly number[];
  /** The ids of those among them of which they may ask to borrow. */
  lending: readonly number[];
  may: 'look';
}

/** The viewer who asks, whose things, which wardrobes, and what may be done ([Note: Scope]). */
export type Scope = FullScope | SharedScope;

/** Whether all is told of the subject's things: prices, wears, notes and the names of other wardrobes. */
export const isFull = (scope: Scope): scope is FullScope => scope.may === 'change';

/** A wardrobe that somebody was given sight of. */
export interface SharedWardrobe {
  id: number;
  /** Whether they may ask to borrow what hangs in it. */
  mayBorrow: boolean;
}

/**
 * The relations of people to each other, beyond that each is somebody. The rooms to come answer it from their tables.
 */
export interface Relations {
  /** The owner's wardrobes that this viewer was given sight of; null where the two are strangers. */
  findShared(
    database: Database,
    viewer: Viewer,
    owner: string,
  ): Promise<readonly SharedWardrobe[] | null>;
  /** The id of the user in whose place this viewer, of the staff, stands for now; null where in nobody's. */
  findStoodInFor(database: Database, viewer: Viewer): Promise<string | null>;
}

/** The scope of what belongs to a viewer. */
export const ownScope = (viewer: Viewer): FullScope => fullScope(viewer, viewer.userId);

/** The scope of whoever does a job for a user by the clock, where no call came in. */
export const scopeOfUser = (userId: string): FullScope =>
  ownScope({ userId, sessionId: '', entitlements: [] });

const fullScope = (actor: Viewer, subject: string): FullScope => ({
  actor,
  subject,
  wardrobes: 'all',
  may: 'change',
});

const sharedScope = (
  actor: Viewer,
  subject: string,
  shared: readonly SharedWardrobe[],
): SharedScope => ({
  actor,
  subject,
  wardrobes: shared.map(({ id }) => id),
  lending: shared.flatMap(({ id, mayBorrow }) => (mayBorrow ? id : [])),
  may: 'look',
});

/**
 * The scope of a call about the things of an owner. Throws `forbidden` unless the viewer is the owner, stands in for
 * them, or was given sight of some wardrobe of theirs; and where somebody who stands in for another names a third.
 */
export async function openScope(
  relations: Relations,
  database: Database,
  viewer: Viewer,
  owner: string,
): Promise<Scope> {
  const stoodInFor = await relations.findStoodInFor(database, viewer);
  if (owner === (stoodInFor ?? viewer.userId)) return fullScope(viewer, owner);
  const shared = stoodInFor ? null : await relations.findShared(database, viewer, owner);
  if (!shared) throw new Refusal('forbidden', 'these are another user’s things');
  return sharedScope(viewer, owner, shared);
}

/**
 * The scope in which a friend sees what is the owner's, for the owner to look at. Throws `forbidden` unless they are friends.
 */
export async function scopeSeenBy(
  relations: Relations,
  database: Database,
  { actor, subject }: FullScope,
  friendId: string,
): Promise<SharedScope> {
  const friend: Viewer = { userId: friendId.toLowerCase(), sessionId: '', entitlements: [] };
  const shared = await relations.findShared(database, friend, subject);
  if (!shared) throw new Refusal('forbidden', 'no friend of yours');
  return sharedScope(actor, subject, shared);
}

/** Narrows a scope to the one that things are changed in. Throws `forbidden`. */
export function requireFull(scope: Scope): FullScope {
  if (isFull(scope)) return scope;
  throw new Refusal('forbidden', 'these are another user’s things');
}
