import { type Entitlement, entitlementKeys } from './profile.ts';

/** Why somebody is entitled to something: a plan or a thing they bought, or it was given to them. */
export const grantSources = ['plan', 'purchase', 'staff', 'gift'] as const;
export type GrantSource = (typeof grantSources)[number];

/** An entitlement for a time (decision 067). */
export interface Grant {
  /** One of `entitlementKeys`, or one of another version, which entitles to nothing here. */
  key: string;
  /** The first moment at which it holds. */
  from: Date;
  /** The first moment at which it does not hold any more; null of one without an end. */
  until: Date | null;
  /** When it was taken back, from which moment on it does not hold; null unless it was. */
  revoked: Date | null;
}

/** Whether one of somebody's grants entitles them to what the key names, at a moment. */
export const holdsNow = (grants: readonly Grant[], key: string, now: Date): boolean =>
  grants.some(
    (grant) =>
      grant.key === key &&
      grant.from <= now &&
      (grant.until === null || now < grant.until) &&
      (grant.revoked === null || now < grant.revoked),
  );

/** The entitlements that somebody's grants give at a moment, in the order of `entitlementKeys`. */
export const entitlementsAt = (grants: readonly Grant[], now: Date): Entitlement[] =>
  entitlementKeys.filter((key) => holdsNow(grants, key, now));
