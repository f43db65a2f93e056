import type { Entitlement } from '#contract/rules/profile.ts';

/** Who is calling. What they may see and do is a `Scope` ([Note: Scope]). */
export interface Viewer {
  userId: string;
  sessionId: string;
  /** What the viewer is entitled to now. */
  entitlements: Entitlement[];
}
