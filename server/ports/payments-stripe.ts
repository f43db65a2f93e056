import Stripe from 'stripe';
import { type CirclePlanKey, circlePlanKeys, circlePlans } from '#contract/rules/circle.ts';
import type { PaidFacts, PaidInvoice, PaidSubscription } from '#contract/rules/membership.ts';
import { PaymentRefused, type PaymentsPort } from './payments.ts';
import { lookupKeyOf, planOfProduct } from './stripe-plans.ts';

/** Milliseconds that a call may take, so that a page is told before it gives up itself. */
const timeoutMs = 6_000;

/**
 * Payments at Stripe, by its own client. `call` carries the calls; the network unless said (the payments in this server
 * answer them themselves).
 */
export function openStripe(secretKey: string, call?: typeof fetch): PaymentsPort {
  const stripe = new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(call),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return {
    async addCustomer({ userId, email }, idempotencyKey) {
      const customer = await stripe.customers.create(
        { email, metadata: { userId } },
        { idempotencyKey },
      );
      return customer.id;
    },

    async startCheckout({ customerId: customer, plan, trialDays, backTo, leaveTo }) {
      const { data: open } = await stripe.checkout.sessions.list({ customer, status: 'open' });
      for (const { id } of open) await leaveAlone(stripe.checkout.sessions.expire(id));
      const price = await priceOf(stripe, plan);
      const metadata = { plan };
      const isOnce = circlePlans[plan].every === 'once';
      const session = await stripe.checkout.sessions.create({
        customer,
        line_items: [{ price: price.id, quantity: 1 }],
        metadata,
        success_url: backTo,
        cancel_url: leaveTo,
        ...(isOnce
          ? {
              mode: 'payment',
              payment_intent_data: { metadata },
              invoice_creation: { enabled: true },
            }
          : {
              mode: 'subscription',
              subscription_data: {
                metadata,
                ...(trialDays > 0 && { trial_period_days: trialDays }),
              },
            }),
      });
      return { url: session.url! };
    },

    async readCheckout(sessionId) {
      const session = await orNull(stripe.checkout.sessions.retrieve(sessionId));
      const customerId = session && idOf(session.customer);
      const isPaid = session?.status === 'complete' && session.payment_status !== 'unpaid';
      return customerId && isPaid ? { customerId } : null;
    },

    readCustomer: (customerId) => readFacts(stripe, customerId),

    async setEnd(subscriptionId, ends) {
      await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: ends });
    },

    async changePlan(subscriptionId, plan) {
      const price = await priceOf(stripe, plan);
      const { items } = await stripe.subscriptions.retrieve(subscriptionId);
      try {
        await stripe.subscriptions.update(subscriptionId, {
          items: [{ id: items.data[0]!.id, price: price.id }],
          metadata: { plan },
          cancel_at_period_end: false,
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
        });
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError) {
          throw new PaymentRefused('declined', error.message);
        }
        throw error;
      }
    },

    async endNow(subscriptionId) {
      await leaveAlone(stripe.subscriptions.cancel(subscriptionId));
    },

    async openPortal(customer, return_url) {
      const { url } = await stripe.billingPortal.sessions.create({ customer, return_url });
      return { url };
    },

    async customerOf(event) {
      const object = (event as Partial<Stripe.Event>).data?.object as
        | { id?: string; object?: string; customer?: unknown; charge?: unknown }
        | undefined;
      if (!object) return null;
      if (object.object === 'customer') return object.id ?? null;
      if (object.customer) return idOf(object.customer as string | { id: string });
      // A dispute names the charge alone.
      if (object.object !== 'dispute' || !object.charge) return null;
      const charge = await orNull(
        stripe.charges.retrieve(idOf(object.charge as string | { id: string })!),
      );
      return charge ? idOf(charge.customer) : null;
    },

    async forgetCustomer(customerId) {
      // Its subscriptions end with it.
      await leaveAlone(stripe.customers.del(customerId));
    },

    isAway: (error) =>
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeRateLimitError ||
      error instanceof Stripe.errors.StripeAPIError,
  };
}

/** The price of a plan. Throws PaymentRefused of one that is not sold, or not for what the plan says. */
async function priceOf(stripe: Stripe, plan: CirclePlanKey): Promise<Stripe.Price> {
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKeyOf(plan)], active: true });
  const [price] = data;
  if (!price) throw new PaymentRefused('price', `Stripe has no price ${lookupKeyOf(plan)}`);
  const { priceCents } = circlePlans[plan];
  if (price.unit_amount !== priceCents || price.currency !== 'usd') {
    const said = `${price.unit_amount} ${price.currency}`;
    throw new PaymentRefused(
      'price',
      `${plan} costs ${said} at Stripe, and ${priceCents} usd here`,
    );
  }
  return price;
}

async function readFacts(stripe: Stripe, customer: string): Promise<PaidFacts> {
  const known = await orNull(stripe.customers.retrieve(customer));
  if (!known || known.deleted) {
    return { isGone: true, subscriptions: [], purchases: [], invoices: [] };
  }
  const page = { customer, limit: 100 };
  const [subscriptions, invoices, charges, checkouts] = await Promise.all([
    all(stripe.subscriptions.list({ ...page, status: 'all' })),
    all(stripe.invoices.list({ ...page, expand: ['data.payments'] })),
    all(stripe.charges.list(page)),
    all(stripe.checkout.sessions.list({ ...page, status: 'complete' })),
  ]);
  const taken = await takenBack(stripe, charges);
  const isTaken = (payments: readonly (string | null)[]) =>
    payments.some((payment) => payment !== null && taken.has(payment));
  return {
    isGone: false,
    subscriptions: subscriptions.flatMap((one) => {
      const ofIt = invoices.filter((invoice) => subscriptionOf(invoice) === one.id);
      const last = ofIt.find(({ amount_paid: paid }) => paid > 0);
      return toSubscription(one, last ? isTaken(paymentsOf(last)) : false);
    }),
    purchases: checkouts.flatMap(
      ({ mode, metadata, payment_status: paid, payment_intent, created }) => {
        const plan = circlePlanKeys.find((key) => key === metadata?.plan);
        if (mode !== 'payment' || paid !== 'paid' || !plan) return [];
        return { plan, at: toMoment(created), isTakenBack: isTaken([idOf(payment_intent)]) };
      },
    ),
    invoices: invoices
      .filter(({ status }) => status === 'paid' || status === 'open' || status === 'uncollectible')
      .map((invoice) => toInvoice(invoice, isTaken(paymentsOf(invoice)))),
  };
}

/** The payments that were refunded in full, or are disputed and not won. */
async function takenBack(
  stripe: Stripe,
  charges: readonly Stripe.Charge[],
): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  for (const charge of charges) {
    const payment = idOf(charge.payment_intent);
    if (!payment) continue;
    if (charge.refunded) taken.add(payment);
    else if (charge.disputed) {
      const { data } = await stripe.disputes.list({ charge: charge.id });
      // A warning is a question of the bank's, by which nothing was taken.
      const isOurs = ({ status }: Stripe.Dispute) =>
        status === 'won' || status.startsWith('warning_');
      if (!data.every(isOurs)) taken.add(payment);
    }
  }
  return taken;
}

/** The states of a subscription at Stripe that are states here; any other means that it is over, or never began. */
const states: Partial<Record<string, PaidSubscription['state']>> = {
  trialing: 'trial',
  active: 'active',
  past_due: 'past-due',
};

function toSubscription(one: Stripe.Subscription, isTakenBack: boolean): PaidSubscription[] {
  const [item] = one.items.data;
  const plan = item && planOfProduct(idOf(item.price.product));
  if (!plan) return [];
  const state = states[one.status] ?? 'over';
  return [
    {
      subscriptionId: one.id,
      plan,
      state,
      from: toMoment(one.start_date),
      // What is past due was paid for until this period began.
      until: toMoment(state === 'past-due' ? item.current_period_start : item.current_period_end),
      ends: one.cancel_at_period_end || one.cancel_at !== null,
      hadTrial: one.trial_start !== null,
      isTakenBack,
    },
  ];
}

function toInvoice(invoice: Stripe.Invoice, isTakenBack: boolean): PaidInvoice {
  const { id, created, total, currency, status, attempted, hosted_invoice_url: url } = invoice;
  const state = isTakenBack
    ? 'refunded'
    : status === 'paid'
      ? 'paid'
      : status === 'open' && !attempted
        ? 'open'
        : 'failed';
  return {
    invoiceId: id!,
    at: toMoment(created),
    cents: total,
    currency: currency.toUpperCase(),
    state,
    url: url ?? null,
  };
}

const subscriptionOf = ({ parent }: Stripe.Invoice): string | null =>
  idOf(parent?.subscription_details?.subscription ?? null);

const paymentsOf = ({ payments }: Stripe.Invoice): (string | null)[] =>
  (payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent ?? null));

const idOf = (one: string | { id: string } | null): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null);

const toMoment = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** Most rows of a kind that are read of one customer. */
const mostRows = 1000;

const all = <Row>(list: Stripe.ApiListPromise<Row>): Promise<Row[]> =>
  list.autoPagingToArray({ limit: mostRows });

/** What was asked for; null of what Stripe does not have. */
async function orNull<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Asks for what may be done already: what is not there, or over, is left alone. */
async function leaveAlone(asked: Promise<unknown>): Promise<void> {
  try {
    await asked;
  } catch (error) {
    const isOver = error instanceof Stripe.errors.StripeInvalidRequestError;
    if (!isOver) throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
