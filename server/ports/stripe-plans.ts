import { type CirclePlanKey, circlePlanKeys } from '#contract/rules/circle.ts';

/** The id of a plan's product at Stripe, which stays when its price changes. */
export const productIdOf = (plan: CirclePlanKey): string => `hem_circle_${plan}`;

/** The key by which a plan's price is found at Stripe: it moves to another one when the price changes. */
export const lookupKeyOf = (plan: CirclePlanKey): string => `hem-circle-${plan}`;

/** The plan of a product; undefined of what is no plan of the Circle. */
export const planOfProduct = (productId: string | null): CirclePlanKey | undefined =>
  circlePlanKeys.find((plan) => productIdOf(plan) === productId);
