import { type CirclePlanKey, circlePlanKeys, circlePlans } from '#contract/rules/circle.ts';
import { lookupKeyOf, productIdOf } from '../../ports/stripe-plans.ts';
import type { Account, Invoice, Session, Subscription } from './account.ts';

/*
 * What Stripe's API says of an account, in its own words (https://docs.stripe.com/api): as much of each object as is
 * read here.
 */

const seconds = (ms: number): number => Math.floor(ms / 1000);

/** A list, whole. */
export const listOf = (data: readonly unknown[]) => ({
  object: 'list',
  data,
  has_more: false,
  url: '/v1/list',
});

export const priceIdOf = (plan: CirclePlanKey): string => `price_test_${plan}`;

export const priceOf = (plan: CirclePlanKey) => {
  const { priceCents, every } = circlePlans[plan];
  return {
    id: priceIdOf(plan),
    object: 'price',
    active: true,
    currency: 'usd',
    lookup_key: lookupKeyOf(plan),
    product: productIdOf(plan),
    unit_amount: priceCents,
    type: every === 'once' ? 'one_time' : 'recurring',
    recurring: every === 'once' ? null : { interval: every, interval_count: 1 },
  };
};

/** The plan of a price; undefined of any other. */
export const planOfPrice = (id: string | null): CirclePlanKey | undefined =>
  circlePlanKeys.find((plan) => priceIdOf(plan) === id);

export const customerShape = (account: Account) =>
  account.isDeleted
    ? { id: account.customerId, object: 'customer', deleted: true }
    : {
        id: account.customerId,
        object: 'customer',
        created: seconds(account.createdAt),
        email: account.email,
        metadata: { userId: account.userId },
      };

export const paymentIdOf = (invoiceId: string): string => invoiceId.replace('in_', 'pi_');
export const chargeIdOf = (invoiceId: string): string => invoiceId.replace('in_', 'ch_');
/** The id of the invoice that a charge is for. */
export const invoiceOfCharge = (chargeId: string): string => chargeId.replace('ch_', 'in_');

export const sessionShape = (account: Account, session: Session, url: string) => {
  const isOnce = circlePlans[session.plan].every === 'once';
  return {
    id: session.id,
    object: 'checkout.session',
    created: seconds(session.createdAt),
    customer: account.customerId,
    metadata: { plan: session.plan },
    mode: isOnce ? 'payment' : 'subscription',
    payment_intent: session.invoiceId && paymentIdOf(session.invoiceId),
    payment_status:
      session.state !== 'complete'
        ? 'unpaid'
        : session.trialDays > 0
          ? 'no_payment_required'
          : 'paid',
    status: session.state,
    success_url: session.backTo,
    cancel_url: session.leaveTo,
    url: session.state === 'open' ? url : null,
  };
};

export const subscriptionShape = (account: Account, one: Subscription) => ({
  id: one.id,
  object: 'subscription',
  customer: account.customerId,
  metadata: { plan: one.plan },
  status: one.state,
  start_date: seconds(one.startedAt),
  trial_start: one.trialEndsAt === null ? null : seconds(one.startedAt),
  trial_end: one.trialEndsAt === null ? null : seconds(one.trialEndsAt),
  cancel_at_period_end: one.ends,
  cancel_at: one.ends ? seconds(one.period.to) : null,
  ended_at: one.endedAt === null ? null : seconds(one.endedAt),
  items: listOf([
    {
      id: one.id.replace('sub_', 'si_'),
      object: 'subscription_item',
      price: priceOf(one.plan),
      current_period_start: seconds(one.period.from),
      current_period_end: seconds(one.period.to),
    },
  ]),
});

export const invoiceShape = (account: Account, one: Invoice, url: string) => ({
  id: one.id,
  object: 'invoice',
  created: seconds(one.createdAt),
  customer: account.customerId,
  currency: 'usd',
  total: one.cents,
  amount_paid: one.state === 'paid' ? one.cents : 0,
  attempted: true,
  status: one.state,
  hosted_invoice_url: url,
  parent: one.subscriptionId && {
    type: 'subscription_details',
    subscription_details: { subscription: one.subscriptionId },
  },
  payments: listOf(
    one.cents > 0
      ? [
          {
            object: 'invoice_payment',
            payment: { type: 'payment_intent', payment_intent: paymentIdOf(one.id) },
          },
        ]
      : [],
  ),
});

export const chargeShape = (account: Account, one: Invoice) => ({
  id: chargeIdOf(one.id),
  object: 'charge',
  created: seconds(one.createdAt),
  customer: account.customerId,
  amount: one.cents,
  currency: 'usd',
  payment_intent: paymentIdOf(one.id),
  refunded: one.refund === 'refunded',
  disputed: one.refund === 'disputed' || one.refund === 'won',
});

export const disputeShape = (one: Invoice) => ({
  id: one.id.replace('in_', 'du_'),
  object: 'dispute',
  charge: chargeIdOf(one.id),
  payment_intent: paymentIdOf(one.id),
  status: one.refund === 'won' ? 'won' : 'needs_response',
});
