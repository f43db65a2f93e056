import { type CirclePlanKey, circlePlanKeys } from './circle.ts';

/** The stores in which a native app sells plans; `test` is the one in an embedded server, which charges nothing. */
export const appStores = ['apple', 'google', 'test'] as const;
export type AppStore = (typeof appStores)[number];

/** A store as it is called in a sentence. */
export const appStoreNames: Record<AppStore, string> = {
  apple: 'the App Store',
  google: 'Google Play',
  test: 'the test store',
};

/** The store's id of the product that is a plan, in each store the same. */
export const productOfPlan = (plan: CirclePlanKey): string => `circle.${plan}`;

/** The plan that a product of a store is; undefined of any other product. */
export const planOfProduct = (product: string): CirclePlanKey | undefined =>
  circlePlanKeys.find((plan) => productOfPlan(plan) === product);

const prefix = 'store:';

/** The name of a store's purchase among subscriptions. */
export const subscriptionIdOf = ({
  store,
  purchaseId,
}: {
  store: AppStore;
  purchaseId: string;
}): string => `${prefix}${store}:${purchaseId}`;

/** The store that a subscription is paid for in; null of one that is paid for on the web. */
export function storeOfSubscription(subscriptionId: string): AppStore | null {
  if (!subscriptionId.startsWith(prefix)) return null;
  return appStores.find((store) => subscriptionId.startsWith(`${prefix}${store}:`)) ?? null;
}
