import type { Entitlement } from '#contract/rules/profile.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../foundation/refusal.ts';

/** Who is calling. */
export interface Viewer {
  userId: string;
  sessionId: string;
  /** What the viewer is entitled to now. */
  entitlements: Entitlement[];
}

/**
 * Refuses with `forbidden` unless the owner's things are the viewer's own. Every repository
 * function that takes an owner asks this first if it writes, or reads what is the owner's alone.
 */
export function requireOwner(viewer: Viewer, owner: string): void {
  if (viewer.userId !== owner) {
    throw new Refusal('forbidden', 'these are another user’s things');
  }
}

/**
 * Refuses with `forbidden` unless the viewer may see the owner's things: the owner sees all, a
 * friend the wardrobes that were shared. Every other repository function that takes an owner and
 * reads asks this first, with the wardrobe if it reads of one; without one it reads of all, which
 * is for the owner.
 */
export async function requireSight(
  viewer: Viewer,
  database: Database,
  owner: string,
  wardrobeId?: string,
): Promise<void> {
  if (viewer.userId === owner) return;
  const shared = await findSharedWardrobes(viewer, database, owner);
  if (!wardrobeId || !shared.includes(wardrobeId)) {
    throw new Refusal('forbidden', 'these are another user’s things');
  }
}

/**
 * The ids of the owner's wardrobes that the viewer, a friend, was given sight of. None: there is no
 * room yet in which a wardrobe could be shared. That room answers here from its table, and nothing
 * else needs to know.
 */
async function findSharedWardrobes(
  _viewer: Viewer,
  _database: Database,
  _owner: string,
): Promise<string[]> {
  return [];
}
