import { fromDate } from '@internationalized/date';
import type { AppPurchase } from '#contract/rules/app-purchases.ts';
import { productOfPlan } from '#contract/rules/app-stores.ts';
import { type CirclePlanKey, circlePlans } from '#contract/rules/circle.ts';

const dayMs = 86_400_000;

/** What the store of a simulated phone keeps of one purchase. Moments are in milliseconds since 1970. */
export interface TestPurchase {
  purchaseId: string;
  plan: CirclePlanKey;
  /** The account that the app named. */
  account: string;
  boughtAt: number;
  /** When the trial ended, or ends; null of a purchase without one. */
  trialEndsAt: number | null;
  /** When it stops; null while it renews, and of what is paid for once. */
  stopsAt: number | null;
  isTakenBack: boolean;
}

const isOnce = (plan: CirclePlanKey) => circlePlans[plan].every === 'once';

/** The end of the period of a subscription that a moment is in. */
function periodEnd(purchase: TestPurchase, nowMs: number): number {
  const { plan, boughtAt, trialEndsAt } = purchase;
  const start = fromDate(new Date(trialEndsAt ?? boughtAt), 'UTC');
  if (trialEndsAt !== null && trialEndsAt > nowMs) return trialEndsAt;
  const unit = circlePlans[plan].every === 'year' ? 'years' : 'months';
  for (let count = 1; ; count += 1) {
    const end = start
      .add({ [unit]: count })
      .toDate()
      .getTime();
    if (end > nowMs) return end;
  }
}

const isRunning = (purchase: TestPurchase, nowMs: number) =>
  !purchase.isTakenBack && (purchase.stopsAt === null || purchase.stopsAt > nowMs);

/**
 * Buys a plan, as the stores do: what is owned for ever is not sold twice, and another subscription takes the place of
 * the one that runs, under its id. A trial is had once. Answers what to keep; null where it is owned already.
 */
export function buy(
  owned: readonly TestPurchase[],
  { plan, account, newId }: Pick<TestPurchase, 'plan' | 'account'> & { newId: string },
  nowMs: number,
): TestPurchase | null {
  const running = owned.filter((one) => isRunning(one, nowMs) && isOnce(one.plan) === isOnce(plan));
  const same = running.find((one) => one.plan === plan);
  if (same && same.stopsAt === null) return null;
  const days = owned.some(({ trialEndsAt }) => trialEndsAt !== null)
    ? 0
    : circlePlans[plan].trialDays;
  return {
    purchaseId: running[0]?.purchaseId ?? newId,
    plan,
    account,
    boughtAt: nowMs,
    trialEndsAt: days > 0 ? nowMs + days * dayMs : null,
    stopsAt: null,
    isTakenBack: false,
  };
}

/** Has a subscription stop with what is paid for, or go on. */
export function setStop(purchase: TestPurchase, stops: boolean, nowMs: number): TestPurchase {
  if (isOnce(purchase.plan) || !isRunning(purchase, nowMs)) return purchase;
  return { ...purchase, stopsAt: stops ? periodEnd(purchase, nowMs) : null };
}

/** What a store would say of a purchase at a moment. */
export function factsOf(purchase: TestPurchase, nowMs: number): AppPurchase {
  const { purchaseId, plan, account, boughtAt, trialEndsAt, stopsAt, isTakenBack } = purchase;
  const until = isOnce(plan) ? null : (stopsAt ?? periodEnd(purchase, nowMs));
  const isTrial = trialEndsAt !== null && trialEndsAt > nowMs;
  return {
    store: 'test',
    purchaseId,
    account,
    plan,
    state: !isTakenBack && until !== null && until <= nowMs ? 'over' : isTrial ? 'trial' : 'active',
    from: new Date(boughtAt).toISOString(),
    until: until === null ? null : new Date(until).toISOString(),
    ends: stopsAt !== null,
    hadTrial: trialEndsAt !== null,
    isTakenBack,
  };
}

/** A purchase as the simulated phone shows it in its list. */
export const listed = (purchase: TestPurchase, nowMs: number) => {
  const { purchaseId, plan, state, until, ends, isTakenBack } = factsOf(purchase, nowMs);
  return {
    ...{ purchaseId, product: productOfPlan(plan), state: isTakenBack ? 'refunded' : state },
    ...{ until, ends },
  };
};
