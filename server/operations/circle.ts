import { storeOfSubscription } from '#contract/rules/app-stores.ts';
import { circlePlans, plansAfter } from '#contract/rules/circle.ts';
import { alsoRenewedBy, membershipOf, type PaidFacts } from '#contract/rules/membership.ts';
import type { Circle } from '#contract/schemas/circle.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { PaymentsPort } from '../ports/payments.ts';
import type { ReceiptsPort } from '../ports/receipts.ts';
import type { Services } from '../ports/services.ts';
import { readAppPurchases, storeAccountOf, takeReceipt } from '../procedures/app-purchases.ts';
import { readMembership } from '../procedures/read-membership.ts';
import { asking, findRunningPlan } from '../procedures/running-plan.ts';
import { listCredits } from '../repositories/circle-credits.ts';
import {
  awaitCheckout,
  type CircleCustomer,
  findCustomer,
  keepCustomer,
} from '../repositories/circle-customers.ts';
import { findMembership, findPaidFacts } from '../repositories/paid-facts.ts';
import { findEmail } from '../repositories/users.ts';
import { type Call, handle } from './operation.ts';

/** `circle/query` and `circle/manage`. */
export const circleOperations = [
  handle('getCircle', {
    async run({ scope, database, services }) {
      return tellCircle(services, database, scope.subject);
    },
  }),

  handle('startCheckout', {
    // One after another, so that each ends the checkout before it, and one alone can be paid.
    prepare: (call) =>
      call.services.turns(`checkout ${call.scope.subject}`, call.signal, () =>
        asking(call.services, (payments) => beginCheckout(call, payments)),
      ),
    run: async ({ prepared }) => prepared,
  }),

  handle('refreshCircle', {
    async prepare({ input, scope, services }) {
      const { receipts } = services;
      if (receipts) await readStores({ ...services, receipts }, scope.subject);
      if (!services.payments && receipts) return { isPaid: false };
      return asking(services, async (payments) => {
        const { sessionId } = input;
        const paid = sessionId ? await payments.readCheckout(sessionId) : null;
        const customer = await readMembership({ ...services, payments }, scope.subject);
        return { isPaid: paid !== null && paid.customerId === customer?.customerId };
      });
    },
    async run({ scope, database, services, prepared }) {
      return {
        circle: await tellCircle(services, database, scope.subject),
        ...prepared,
      };
    },
  }),

  handle('setCircleEnd', {
    prepare: ({ input, scope, services }) =>
      asking(services, async (payments) => {
        const { subscriptionId } = await runningOf({ ...services, payments }, scope.subject);
        await payments.setEnd(subscriptionId, input.ends);
        await readMembership({ ...services, payments }, scope.subject);
      }),
    async run({ scope, database, services }) {
      return { circle: await tellCircle(services, database, scope.subject) };
    },
  }),

  handle('changeCirclePlan', {
    prepare: ({ input, scope, services }) =>
      asking(services, async (payments) => {
        const { plan, subscriptionId } = await runningOf({ ...services, payments }, scope.subject);
        // Turned to already, by another device: changing it again would also keep one that was cancelled since.
        if (!plansAfter(plan).includes(input.plan)) {
          throw new Refusal('conflict', 'this member has that plan already', { plan: 'had' });
        }
        await payments.changePlan(subscriptionId, input.plan);
        await readMembership({ ...services, payments }, scope.subject);
      }),
    async run({ scope, database, services }) {
      return { circle: await tellCircle(services, database, scope.subject) };
    },
  }),

  handle('takeAppPurchases', {
    async prepare({ input, scope, services }) {
      const { receipts } = services;
      if (!receipts) throw new Refusal('not-found', 'no receipts of stores are taken here');
      const isTaken: boolean[] = [];
      // One after another: two receipts may be of one purchase.
      for (const receipt of input.receipts) {
        isTaken.push(await takeReceipt({ ...services, receipts }, scope.subject, receipt));
      }
      // What is paid for on the web beside it is ended.
      if (isTaken.includes(true)) await readWeb(services, scope.subject);
      if (!isTaken.includes(true)) {
        throw new Refusal('conflict', 'none of these is a purchase of this member', {
          purchase: 'another',
        });
      }
      return isTaken;
    },
    async run({ scope, database, services, prepared }) {
      return { circle: await tellCircle(services, database, scope.subject), isTaken: prepared };
    },
  }),

  handle('openCirclePortal', {
    prepare: ({ input, scope, services }) =>
      asking(services, async (payments) => {
        const customer = await findCustomer(services.open.database, scope.subject);
        if (!customer) throw new Refusal('not-found', 'this member never paid');
        return payments.openPortal(customer.customerId, ownAddress(services, input.leaveUrl));
      }),
    run: async ({ prepared }) => prepared,
  }),
];

async function beginCheckout(
  { input, scope, services }: Call<'startCheckout'>,
  payments: PaymentsPort,
): Promise<{ url: string }> {
  const { plan } = input;
  const { database } = services.open;
  const customer = await customerOf({ ...services, payments }, scope.subject);
  const facts = await findPaidFacts(database, scope.subject);
  const membership = membershipOf(facts, services.now());
  const isNext = plansAfter(membership?.plan ?? null).includes(plan);
  // A longer plan is changed to; what is paid for once is bought whatever else is paid for.
  if (!isNext || (membership && circlePlans[plan].every !== 'once')) {
    throw new Refusal('conflict', 'this is a member already', { plan: 'had' });
  }
  await services.open.transaction((database) =>
    awaitCheckout(database, scope.subject, services.now()),
  );
  return payments.startCheckout({
    customerId: customer.customerId,
    plan,
    trialDays: hadTrial(customer, facts) ? 0 : circlePlans[plan].trialDays,
    backTo: pageAfter(services, input.returnUrl),
    leaveTo: ownAddress(services, input.leaveUrl),
  });
}

/** Whether somebody had a trial, on the web or in a store, which is had once. */
const hadTrial = (customer: CircleCustomer | null, { subscriptions }: PaidFacts): boolean =>
  customer?.trialAt != null || subscriptions.some((one) => one.hadTrial);

/** What a member is told of their plan. */
async function tellCircle(services: Services, database: Database, userId: string): Promise<Circle> {
  // A shop of Shopify's does not know the members and takes nothing off; makeup is sold by no store yet.
  const isTaken = services.config.store === 'embedded';
  const all = isTaken ? await listCredits(database, userId) : [];
  const credits = all.filter((one) => one.of === 'alterations');
  const { payments, receipts, signer } = services;
  const now = services.now();
  const customer = await findCustomer(database, userId);
  const facts = await findPaidFacts(database, userId);
  const membership = membershipOf(facts, now);
  return {
    isSold: payments !== null,
    storeAccount: receipts ? storeAccountOf(signer, userId) : null,
    alsoRenewedBy: alsoRenewedBy(facts, now),
    isAwaited: !membership && customer?.awaitedUntil != null && customer.awaitedUntil > now,
    membership: membership && {
      plan: membership.plan,
      state: membership.state,
      until: membership.until?.toISOString() ?? null,
      store:
        membership.subscriptionId === null ? null : storeOfSubscription(membership.subscriptionId),
    },
    hadTrial: hadTrial(customer, facts),
    hasPortal: payments !== null && facts.invoices.length > 0,
    credits,
    invoices: facts.invoices.map(({ at, ...invoice }) => ({ ...invoice, date: at })),
  };
}

/** Reads what was bought in stores; a store that does not answer is asked again by the job. */
async function readStores(services: Services & { receipts: ReceiptsPort }, userId: string) {
  try {
    await readAppPurchases(services, userId);
  } catch (error) {
    if (!services.receipts.isAway(error)) throw error;
  }
}

/** Reads what is paid for on the web; a provider that does not answer is asked again by the job. */
async function readWeb({ payments, ...services }: Services, userId: string) {
  if (!payments) return;
  try {
    await readMembership({ ...services, payments }, userId);
  } catch (error) {
    if (!payments.isAway(error)) throw error;
  }
}

/** Who a member is to the provider; made where they are nobody there yet, or any more. */
async function customerOf(
  services: Services & { payments: PaymentsPort },
  userId: string,
): Promise<CircleCustomer> {
  const { open, payments } = services;
  const known = await readMembership(services, userId);
  if (known && !known.facts?.isGone) return known;
  const email = await findEmail(open.database, userId);
  const key = `customer-${userId}-${email}-${known?.customerId ?? ''}`;
  const customerId = await payments.addCustomer({ userId, email }, key);
  return open.transaction((database) => keepCustomer(database, userId, customerId));
}

/** The plan that can be ended or changed now. Throws the Refusal `conflict` where there is none. */
async function runningOf(services: Services & { payments: PaymentsPort }, userId: string) {
  const running = await findRunningPlan(services, userId);
  if (running) return running;
  const other = await findMembership(services.open.database, userId, services.now());
  const plan = other?.subscriptionId ? 'store' : 'none';
  throw new Refusal('conflict', 'this member has no plan that ends here', { plan });
}

/** Our own address of a path; where no public address is known the provider is in this server, and needs none. */
const ownAddress = ({ config }: Services, path: string): string =>
  `${config.publicUrl ?? ''}${path}`;

/** The page that one comes to after a payment (product spec, section 2); Stripe fills in the id. */
function pageAfter(services: Services, returnUrl: string | undefined): string {
  const more = returnUrl === undefined ? '' : `&returnUrl=${encodeURIComponent(returnUrl)}`;
  return ownAddress(services, `/transaction-successful?session_id={CHECKOUT_SESSION_ID}${more}`);
}
