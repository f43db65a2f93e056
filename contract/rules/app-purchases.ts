import { type AppStore, subscriptionIdOf } from './app-stores.ts';
import type { CirclePlanKey } from './circle.ts';
import type { PaidFacts, PaidSubscription } from './membership.ts';

/** What a store says of one purchase, all of it as it is now; moments in ISO 8601. */
export interface AppPurchase {
  store: AppStore;
  /** The store's own id of the purchase, the same through all renewals. */
  purchaseId: string;
  /** The account that the app named when it was bought (`accountOf`); null where it named none. */
  account: string | null;
  plan: CirclePlanKey;
  /** As of a subscription (`PaidSubscription`); of what is paid for once `active`. */
  state: PaidSubscription['state'];
  from: string;
  /** The end of what is paid for, or of the trial; null of what is paid for once. */
  until: string | null;
  ends: boolean;
  hadTrial: boolean;
  isTakenBack: boolean;
}

/** What is paid for on the web and in stores, as one. */
export function withAppPurchases(facts: PaidFacts, bought: readonly AppPurchase[]): PaidFacts {
  return {
    ...facts,
    subscriptions: [
      ...facts.subscriptions,
      ...bought.flatMap((one): PaidSubscription[] => {
        const { plan, state, from, until, ends, hadTrial, isTakenBack } = one;
        if (until === null) return [];
        const subscriptionId = subscriptionIdOf(one);
        return [{ subscriptionId, plan, state, from, until, ends, hadTrial, isTakenBack }];
      }),
    ],
    purchases: [
      ...facts.purchases,
      ...bought
        .filter(({ until, state }) => until === null && state !== 'over')
        .map(({ plan, from: at, isTakenBack }) => ({ plan, at, isTakenBack })),
    ],
  };
}
