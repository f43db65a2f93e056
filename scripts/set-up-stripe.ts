import Stripe from 'stripe';
import { setUpPrices } from './stripe-prices.ts';

// Makes the products and prices of the Circle at Stripe; run again it changes nothing (docs/operating.md).
const secretKey = process.env.STRIPE_SECRET_KEY;
if (!secretKey) {
  console.error('STRIPE_SECRET_KEY is not set: give the key of the account');
  process.exit(1);
}
for (const line of await setUpPrices(new Stripe(secretKey))) console.log(line);
