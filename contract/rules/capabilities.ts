import type { Entitlement, FeatureFlag } from './profile.ts';

/**
 * The capabilities that each entitlement and each feature flag opens: a room, a service, a fee (product spec,
 * sections 3, 4 and 6). The
 * one table of it, read by the server and the app. What several keys open needs all of them (decision 067).
 */
export const opens = {
  /** Calls for the staff, the studio's orders, and the admin area with its menu entry. */
  analysisAdmin: ['staffDesk'],
  styleBlueprint: ['wholeBlueprint'],
  resaleValue: ['resaleValue'],
  allMasterClasses: ['masterClasses'],
  noServiceFees: ['noHandlingFee'],
  scheduledLola: ['lolaMornings'],
  /** The Services of the navigation, the alterations wizard, and every way there. */
  enableAlterOrRepair: ['services'],
  /** The room, which shows a preview to whoever is not entitled to the whole of it. */
  enableStyleBlueprint: ['styleBlueprint', 'wholeBlueprint'],
  enableSharedWardrobes: ['sharedWardrobes'],
} as const satisfies Record<Entitlement | FeatureFlag, readonly [string, ...string[]]>;

type Key = keyof typeof opens;

/** A capability that can be open or closed. */
export type Capability = (typeof opens)[Key][number];

/** The keys that open something. */
type KeyOf<Asked extends Capability> = {
  [Each in Key]: Asked extends (typeof opens)[Each][number] ? Each : never;
}[Key];

/** The feature flags of the configuration; null, or a flag that is missing, counts as off. */
type Features = Partial<Record<FeatureFlag, boolean>> | null;
/** The member's entitlements now; undefined of nobody. */
type Entitlements = readonly Entitlement[] | undefined;

/** The facts that have to be known to say whether something is open: the compiler asks for no less. */
type Known<Asked extends Capability> = ([KeyOf<Asked> & FeatureFlag] extends [never]
  ? { features?: Features }
  : { features: Features }) &
  ([KeyOf<Asked> & Entitlement] extends [never]
    ? { entitlements?: Entitlements }
    : { entitlements: Entitlements });

/** Whether something is open. An entitlement or a feature that is not known counts as missing. */
export function isUnlocked<Asked extends Capability>(
  capability: Asked,
  known: Known<Asked>,
): boolean {
  const { features, entitlements }: { features?: Features; entitlements?: Entitlements } = known;
  return keysOf(capability).every(
    (key) => features?.[key as FeatureFlag] || entitlements?.includes(key as Entitlement),
  );
}

/** The keys that open something; at least one. */
export const keysOf = (capability: Capability): Key[] =>
  (Object.keys(opens) as Key[]).filter((key) => opens[key].includes(capability as never));

/** The capability that must be open for a room, a menu entry or a call to be there. */
export interface Needs {
  needs?: Capability;
}
