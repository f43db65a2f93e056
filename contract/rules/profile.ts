/** Profile genders, word for word (product spec, section 3). */
export const profileGenders = ['Male', 'Female', 'Non-binary'] as const;
export type ProfileGender = (typeof profileGenders)[number];

/** Entitlement keys (product spec, section 3). */
export const entitlementKeys = [
  'analysisAdmin',
  'styleBlueprint',
  'resaleValue',
  'allMasterClasses',
  'noServiceFees',
  'scheduledLola',
] as const;
export type Entitlement = (typeof entitlementKeys)[number];

/** Feature flags of the global scope; each is on unless configured off (product spec, section 3). */
export const featureFlagKeys = [
  'enableAlterOrRepair',
  'enableStyleBlueprint',
  'enableSharedWardrobes',
] as const;
export type FeatureFlag = (typeof featureFlagKeys)[number];

/**
 * Whether a profile says enough to go on: a shipping country and a valid gender
 * (product spec, section 4, first-time profile prompt).
 */
export function isProfileComplete(profile: {
  shippingCountry: string | null;
  gender: string | null;
}): boolean {
  return (
    !!profile.shippingCountry &&
    (profileGenders as readonly string[]).includes(profile.gender ?? '')
  );
}
