import type { OperationDescriptor } from '#contract/operations/descriptor.ts';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import type { Config } from '../config/config.ts';
import { Refusal } from '../foundation/refusal.ts';
import { requireOwner, type Viewer } from '../repositories/viewer.ts';

/** Refuses, with `signed-out` or `forbidden`, a caller who may not make this call by the table. */
export function requireAccess(
  descriptor: OperationDescriptor,
  viewer: Viewer | null,
  features: Config['features'],
): void {
  const { access, needs } = descriptor;
  const entitlements = viewer?.entitlements;
  if (!viewer && access !== 'anyone') throw new Refusal('signed-out', 'this session is over');
  if (access === 'staff' && !isUnlocked('staffDesk', { entitlements })) {
    throw new Refusal('forbidden', 'for staff only');
  }
  if (needs && !isUnlocked(needs, { features, entitlements })) {
    throw new Refusal('forbidden', 'this feature is off, or not for this member');
  }
}

/**
 * Refuses with `forbidden` a caller who names another owner, where the table keeps the call to the
 * owner. What friends may see is checked where it is read (`requireSight`): only there it is known
 * which wardrobe is read.
 */
export function requireOwnThings(
  { sight }: OperationDescriptor,
  viewer: Viewer | null,
  input: unknown,
): void {
  if (sight !== 'owner') return;
  const owner = (input as { owner: string }).owner;
  if (!viewer) throw new Refusal('signed-out', 'this session is over');
  requireOwner(viewer, owner);
}
