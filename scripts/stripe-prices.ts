import type Stripe from 'stripe';
import { circlePlanKeys, circlePlans } from '#contract/rules/circle.ts';
import { lookupKeyOf, productIdOf } from '#server/ports/stripe-plans.ts';

/**
 * Makes what plans are paid by at Stripe: a product and a price for each. What is there and right is left as it is; of a
 * price that changed a new one is made, which takes the key over. Answers a line for each plan.
 */
export async function setUpPrices(stripe: Stripe): Promise<string[]> {
  const lines: string[] = [];
  for (const plan of circlePlanKeys) {
    const { name, priceCents, every } = circlePlans[plan];
    const product = await productOf(stripe, productIdOf(plan), `Circle Membership, ${name}`);
    const { data } = await stripe.prices.list({ lookup_keys: [lookupKeyOf(plan)], active: true });
    const [price] = data;
    const isRight = price?.unit_amount === priceCents && price.currency === 'usd';
    if (!isRight) {
      await stripe.prices.create({
        product,
        currency: 'usd',
        unit_amount: priceCents,
        lookup_key: lookupKeyOf(plan),
        transfer_lookup_key: true,
        ...(every !== 'once' && { recurring: { interval: every } }),
      });
    }
    lines.push(`${name}: ${isRight ? 'is right' : price ? 'has a new price' : 'was made'}`);
  }
  return lines;
}

async function productOf(stripe: Stripe, id: string, name: string): Promise<string> {
  const found = await stripe.products.retrieve(id).catch((error: { code?: string }) => {
    if (error.code === 'resource_missing') return null;
    throw error;
  });
  if (!found) await stripe.products.create({ id, name });
  return id;
}
