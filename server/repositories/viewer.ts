import type { Entitlement } from '#contract/rules/profile.ts';

/** The user who is calling. What they may see and do is a `Scope` ([Note: Scope]). */
export interface Viewer {
  userId: string;
  sessionId: string;
  /** The viewer's entitlements now; of who stands in for another, that other one's. */
  entitlements: Entitlement[];
  /** The member in whose place they are, of the staff; left out of everybody else ([Note: Stand-ins]). */
  standsInFor?: StandIn;
}

/** The place of a member that somebody of the staff has taken for half an hour. */
export interface StandIn {
  /** The member's id. */
  userId: string;
  impersonationId: string;
  endsAt: Date;
}
