import type { Entitlement } from '#contract/rules/profile.ts';
import { Refusal } from './refusal.ts';

/** Who is calling. */
export interface Viewer {
  userId: string;
  sessionId: string;
  entitlements: Entitlement[];
}

/** Whether the viewer belongs to the staff (entitlement analysisAdmin; product spec, section 6). */
export function isStaff(viewer: Viewer): boolean {
  return viewer.entitlements.includes('analysisAdmin');
}

/**
 * Refuses with `forbidden` unless the owner's things are the viewer's own. Every repository
 * function that takes an owner asks this first.
 */
export function requireOwner(viewer: Viewer, owner: string): void {
  if (viewer.userId !== owner) {
    throw new Refusal('forbidden', 'these are another user’s things');
  }
}
