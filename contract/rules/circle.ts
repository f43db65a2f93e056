import type { Entitlement } from './profile.ts';

/** The plans of the Circle, in the order in which they are offered (product spec, section 9). */
export const circlePlanKeys = ['monthly', 'yearly', 'lifetime'] as const;
export type CirclePlanKey = (typeof circlePlanKeys)[number];

/** What a store takes off once; US cents. */
export interface CircleCredit {
  cents: number;
  of: 'alterations' | 'makeup';
}

/** What a plan costs, and what comes with it. Sums are US cents. */
export interface CirclePlan {
  name: string;
  priceCents: number;
  /** The label that it is offered with, as the owner wrote it. */
  badge: string | null;
  /** How often it is paid for. */
  every: 'month' | 'year' | 'once';
  /** How many days cost nothing at first, for who had none yet; 0 where there is no trial. */
  trialDays: number;
  /** What a store takes off once it is paid for. */
  credit: CircleCredit | null;
  /** What its member is entitled to while it holds. */
  entitles: readonly Entitlement[];
}

/** What every plan entitles to. analysisAdmin is never bought. */
const ofEveryPlan = ['noServiceFees', 'resaleValue', 'allMasterClasses', 'scheduledLola'] as const;

/** The plans (product spec, section 9). What each entitles to is the one place where a plan becomes entitlements. */
export const circlePlans: Record<CirclePlanKey, CirclePlan> = {
  monthly: {
    name: 'Monthly',
    badge: null,
    priceCents: 9_00,
    every: 'month',
    trialDays: 7,
    credit: null,
    entitles: ofEveryPlan,
  },
  yearly: {
    name: 'Yearly',
    badge: 'Save 65%',
    priceCents: 60_00,
    every: 'year',
    trialDays: 14,
    credit: { cents: 20_00, of: 'alterations' },
    entitles: ofEveryPlan,
  },
  lifetime: {
    name: 'Lifetime',
    badge: null,
    priceCents: 149_00,
    every: 'once',
    trialDays: 0,
    credit: { cents: 20_00, of: 'makeup' },
    entitles: [...ofEveryPlan, 'styleBlueprint'],
  },
};

/** The value of the Style Blueprint, which Lifetime includes; US cents (product spec, section 9). */
export const blueprintValueCents = 49_00;

/** How long a member keeps what a plan gives after a payment failed, while the card is tried again. */
export const graceDays = 7;

/** The state of a membership. */
export const membershipStates = [
  /** Nothing was paid yet. */
  'trial',
  /** It is paid for, and goes on. */
  'active',
  /** A payment failed; the card is tried again until its end. */
  'grace',
  /** It was cancelled, and holds until its end. */
  'ends',
  /** It was paid for once and has no end. */
  'lifetime',
] as const;
export type MembershipState = (typeof membershipStates)[number];

/** The states of an invoice. */
export const invoiceStates = ['paid', 'open', 'failed', 'refunded'] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/**
 * The plans that a member may turn to from one; somebody without a membership may take any. A shorter plan is taken
 * once the longer one is over.
 */
export const plansAfter = (plan: CirclePlanKey | null): readonly CirclePlanKey[] =>
  circlePlanKeys.slice(plan === null ? 0 : circlePlanKeys.indexOf(plan) + 1);
