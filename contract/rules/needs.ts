import type { Entitlement, FeatureFlag } from './profile.ts';

/** What must be on, and what the member must have, for a room, a menu entry or a call to be there. */
export interface Needs {
  /** A feature that must be on. */
  needsFeature?: FeatureFlag;
  /** What the member must be entitled to. */
  needsEntitlement?: Entitlement;
}

/** Whether needs are met. A feature or an entitlement that is not known counts as missing. */
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
