import { type AppStore, storeOfSubscription } from './app-stores.ts';
import {
  type CirclePlanKey,
  graceDays,
  type InvoiceState,
  type MembershipState,
} from './circle.ts';

/** What a provider of payments says of a customer, all of it as it is now; moments in ISO 8601. */
export interface PaidFacts {
  /** Whether the provider knows the customer no more: another one is made before the next payment. */
  isGone: boolean;
  subscriptions: PaidSubscription[];
  /** What was paid for once and for all. */
  purchases: { plan: CirclePlanKey; at: string; isTakenBack: boolean }[];
  /** The latest first. */
  invoices: PaidInvoice[];
}

/** A plan that is paid for again and again. */
export interface PaidSubscription {
  subscriptionId: string;
  plan: CirclePlanKey;
  /** past-due: the last payment failed and is tried again; over: it ended, or was never paid. */
  state: 'trial' | 'active' | 'past-due' | 'over';
  from: string;
  /** The end of what is paid for, or of the trial; of past-due the end of what was paid for. */
  until: string;
  /** Whether it ends then. */
  ends: boolean;
  hadTrial: boolean;
  /** Whether its last payment was refunded, or is disputed. */
  isTakenBack: boolean;
}

/** An invoice; the sum in hundredths of the currency's unit. */
export interface PaidInvoice {
  invoiceId: string;
  at: string;
  cents: number;
  currency: string;
  state: InvoiceState;
  /** Where it can be read. */
  url: string | null;
}

/** What somebody's payments make them. */
export interface Membership {
  plan: CirclePlanKey;
  state: MembershipState;
  /** The end of what is paid for, of the trial or of the grace; null without an end. */
  until: Date | null;
  /** Until when its entitlements hold; null without an end. */
  heldUntil: Date | null;
  /** The subscription that it is; null of Lifetime. */
  subscriptionId: string | null;
}

const dayMs = 86_400_000;
/** How long a plan that an app's store renews is held beyond its end: nobody tells at once that it was renewed. */
const renewalMs = 2 * 3_600_000;

/**
 * The membership that payments make at a moment; null where they make none. Lifetime is before all others; of several
 * subscriptions the longer plan counts, then the one that holds longest.
 */
export function membershipOf(facts: PaidFacts, now: Date): Membership | null {
  const isForEver = facts.purchases.some(
    ({ plan, isTakenBack }) => plan === 'lifetime' && !isTakenBack,
  );
  if (isForEver) {
    const end = { until: null, heldUntil: null };
    return { plan: 'lifetime', state: 'lifetime', ...end, subscriptionId: null };
  }
  const open = facts.subscriptions.flatMap((one): (Membership & { until: Date })[] => {
    if (one.state === 'over' || one.isTakenBack) return [];
    const { plan, subscriptionId } = one;
    const isLate = one.state === 'past-due';
    const until = new Date(new Date(one.until).getTime() + (isLate ? graceDays * dayMs : 0));
    const isRenewed = !isLate && !one.ends && storeOfSubscription(subscriptionId) !== null;
    const heldUntil = new Date(until.getTime() + (isRenewed ? renewalMs : 0));
    if (heldUntil <= now) return [];
    const state = isLate ? 'grace' : one.ends ? 'ends' : one.state === 'trial' ? 'trial' : 'active';
    return [{ plan, state, until, heldUntil, subscriptionId }];
  });
  const isYearly = ({ plan }: Membership) => Number(plan === 'yearly');
  return (
    open.toSorted(
      (one, other) => isYearly(other) - isYearly(one) || Number(other.until) - Number(one.until),
    )[0] ?? null
  );
}

/**
 * The subscriptions on the web that must not be paid for any more: those beside the one that counts or beside Lifetime,
 * and those whose payment was taken back. What an app's store sells is ended there alone.
 */
export function subscriptionsToEnd(facts: PaidFacts, now: Date): string[] {
  const kept = membershipOf(facts, now);
  return facts.subscriptions
    .filter(({ state, isTakenBack, subscriptionId }) => {
      const isBeside = kept !== null && subscriptionId !== kept.subscriptionId;
      const isOfWeb = storeOfSubscription(subscriptionId) === null;
      return isOfWeb && state !== 'over' && (isTakenBack || isBeside);
    })
    .map(({ subscriptionId }) => subscriptionId);
}

/** The store that goes on charging for a plan beside the one that counts, until it is cancelled there; null of none. */
export function alsoRenewedBy(facts: PaidFacts, now: Date): AppStore | null {
  const kept = membershipOf(facts, now);
  const beside = facts.subscriptions.find(({ subscriptionId, state, ends, isTakenBack }) => {
    const isCharged = state !== 'over' && !ends && !isTakenBack;
    const isOfStore = storeOfSubscription(subscriptionId) !== null;
    return isOfStore && isCharged && subscriptionId !== kept?.subscriptionId;
  });
  return beside ? storeOfSubscription(beside.subscriptionId) : null;
}

/** When payments have to be read again, whatever is told of them meanwhile; null where nothing is paid for. */
export function lookAgainAt(facts: PaidFacts, now: Date): Date | null {
  const ends = facts.subscriptions
    .filter(({ state }) => state !== 'over')
    .map(({ until }) => new Date(until).getTime())
    .filter((end) => end > now.getTime());
  if (facts.subscriptions.every(({ state }) => state === 'over')) return null;
  // A little after an end, when it has become something; else once a day.
  return new Date(Math.min(now.getTime() + dayMs, ...ends.map((end) => end + 60_000)));
}
