import type { Entitlement } from '#contract/rules/profile.ts';

/** The user who is calling. What they may see and do is a `Scope` ([Note: Scope]). */
export interface Viewer {
  userId: string;
  sessionId: string;
  /** The viewer's entitlements now. */
  entitlements: Entitlement[];
}
