import type { OperationDescriptor } from '#contract/operations/descriptor.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import { splitOwner } from '#contract/rules/seen-as.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../foundation/refusal.ts';
import {
  openScope,
  type Relations,
  requireFull,
  type Scope,
  scopeSeenBy,
} from '../repositories/scope.ts';
import type { Viewer } from '../repositories/viewer.ts';

/** Refuses, with `signed-out` or `forbidden`, a caller who may not make this call by the table. */
export function requireAccess(
  descriptor: OperationDescriptor,
  viewer: Viewer | null,
  features: Config['features'],
): void {
  const { access, needs, whileStoodIn } = descriptor;
  const entitlements = viewer?.entitlements;
  if (!viewer && access !== 'anyone') throw new Refusal('signed-out', 'this session is over');
  if (viewer?.standsInFor && whileStoodIn !== 'open') {
    throw new Refusal('closed-while-stood-in', 'closed to whoever is in a member’s account');
  }
  if (access === 'staff' && !isUnlocked('staffDesk', { entitlements })) {
    throw new Refusal('forbidden', 'for staff only');
  }
  if (needs && !isUnlocked(needs, { features, entitlements })) {
    throw new Refusal('forbidden', 'this feature is off, or not for this member');
  }
}

/**
 * The scope of a call: of the things of the owner that it names, or of the viewer's own; null of one that anybody may
 * make. Where it names them as a friend of the owner's sees them, it is what that friend may see, for the owner alone.
 * Refuses with `forbidden` who may not see these things, or may not change them and calls what does.
 */
export async function scopeOf(
  { access, sight }: OperationDescriptor,
  viewer: Viewer | null,
  input: unknown,
  { relations, database }: { relations: Relations; database: Database },
): Promise<Scope | null> {
  if (!viewer || access === 'anyone') return null;
  // What names no owner is about the account of whoever has signed in, or of the member in whose place they are.
  const own = viewer.standsInFor?.userId ?? viewer.userId;
  const named = sight ? (input as { owner: string }).owner : own;
  const { owner, friendId } = splitOwner(named);
  const scope = await openScope(relations, database, viewer, owner);
  if (friendId) return scopeSeenBy(relations, database, requireFull(scope), friendId);
  return sight === 'friend' ? scope : requireFull(scope);
}
