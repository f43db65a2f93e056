import type { Entitlement, FeatureFlag } from './profile.ts';

/** What a room, a menu's place or a call is there for only with. */
export interface Needs {
  /** A feature that must be on. */
  needsFeature?: FeatureFlag;
  /** What the member must be entitled to. */
  needsEntitlement?: Entitlement;
}

/** Whether needs are met by what is on and what a member has; what is not known is not had. */
export function areNeedsMet(
  { needsFeature, needsEntitlement }: Needs,
  features: Partial<Record<FeatureFlag, boolean>> | null,
  entitlements: readonly Entitlement[] = [],
): boolean {
  return (
    (!needsFeature || !!features?.[needsFeature]) &&
    (!needsEntitlement || entitlements.includes(needsEntitlement))
  );
}
