import { fromDate } from '@internationalized/date';
import { type CirclePlanKey, circlePlans } from '#contract/rules/circle.ts';

/**
 * What the payments in this server keep of one customer. Everything that happens to it is a function of this file,
 * which changes it in place and answers what has to be told of. Moments are in milliseconds since 1970.
 */
export interface Account {
  customerId: string;
  userId: string;
  email: string;
  createdAt: number;
  isDeleted: boolean;
  /** How the card that was given pays from now on. */
  card: 'works' | 'declines';
  /** How many ids were given. */
  ids: number;
  sessions: Session[];
  subscriptions: Subscription[];
  /** The oldest first. */
  invoices: Invoice[];
}

/** A checkout. */
export interface Session {
  id: string;
  plan: CirclePlanKey;
  trialDays: number;
  backTo: string;
  leaveTo: string;
  state: 'open' | 'complete' | 'expired';
  createdAt: number;
  /** The invoice of what was paid for once. */
  invoiceId: string | null;
}

/** A plan that is paid for again and again. */
export interface Subscription {
  id: string;
  plan: CirclePlanKey;
  state: 'trialing' | 'active' | 'past_due' | 'canceled';
  startedAt: number;
  trialEndsAt: number | null;
  /** What is paid for, or tried, at present. */
  period: { from: number; to: number };
  ends: boolean;
  endedAt: number | null;
}

/** An invoice, with what became of its payment. */
export interface Invoice {
  id: string;
  /** Null of what is paid for once. */
  subscriptionId: string | null;
  plan: CirclePlanKey;
  createdAt: number;
  cents: number;
  state: 'paid' | 'open' | 'uncollectible';
  refund: 'none' | 'refunded' | 'disputed' | 'won';
}

/** Something to be told of: the type of an event of Stripe's, and the id of what it is about. */
export interface Told {
  type: string;
  about: string;
}

/** How long an open checkout can be paid. */
const sessionMs = 24 * 3_600_000;
const dayMs = 24 * 3_600_000;
/** After how many days without a payment a subscription is ended. */
const retryDays = 14;

/** A customer without anything. */
export const newAccount = (
  customerId: string,
  { userId, email }: { userId: string; email: string },
  now: number,
): Account => ({
  ...{ customerId, userId, email, createdAt: now },
  ...{ isDeleted: false, card: 'works', ids: 0, sessions: [], subscriptions: [], invoices: [] },
});

/** An id of this customer's, which names the customer too. */
const newId = (account: Account, prefix: string): string => {
  account.ids += 1;
  return `${prefix}_${account.customerId.slice('cus_'.length)}x${account.ids}`;
};

/** Opens a checkout. */
export function openSession(
  account: Account,
  asked: Pick<Session, 'plan' | 'trialDays' | 'backTo' | 'leaveTo'>,
  now: number,
): Session {
  const id = newId(account, 'cs_test');
  const session: Session = { id, ...asked, state: 'open', createdAt: now, invoiceId: null };
  account.sessions.push(session);
  return session;
}

/** Ends a checkout that is still open; false of any other. */
export function expireSession(account: Account, id: string): Told[] | false {
  const session = account.sessions.find((one) => one.id === id);
  if (session?.state !== 'open') return false;
  session.state = 'expired';
  return [{ type: 'checkout.session.expired', about: id }];
}

/** Pays a checkout, once; false of one that is not open. */
export function paySession(account: Account, id: string, now: number): Told[] | false {
  const session = account.sessions.find((one) => one.id === id);
  if (session?.state !== 'open') return false;
  session.state = 'complete';
  account.card = 'works';
  const { plan, trialDays } = session;
  const told: Told[] = [{ type: 'checkout.session.completed', about: id }];
  if (circlePlans[plan].every === 'once') {
    const invoice = addInvoice(account, null, plan, circlePlans[plan].priceCents, now);
    session.invoiceId = invoice.id;
    return [...told, { type: 'invoice.paid', about: invoice.id }];
  }
  const trialEndsAt = trialDays > 0 ? now + trialDays * dayMs : null;
  const subscription: Subscription = {
    id: newId(account, 'sub'),
    plan,
    state: trialEndsAt ? 'trialing' : 'active',
    startedAt: now,
    trialEndsAt,
    period: { from: now, to: trialEndsAt ?? after(now, plan) },
    ends: false,
    endedAt: null,
  };
  account.subscriptions.push(subscription);
  const cents = trialEndsAt ? 0 : circlePlans[plan].priceCents;
  const invoice = addInvoice(account, subscription.id, plan, cents, now);
  return [
    ...told,
    { type: 'customer.subscription.created', about: subscription.id },
    { type: 'invoice.paid', about: invoice.id },
  ];
}

/** Brings everything to a moment: trials and periods that are over are paid for, or are not. */
export function rollOn(account: Account, now: number): Told[] {
  const told: Told[] = [];
  for (const session of account.sessions) {
    if (session.state === 'open' && session.createdAt + sessionMs <= now) {
      told.push(...(expireSession(account, session.id) || []));
    }
  }
  for (const one of account.subscriptions) {
    while (one.state !== 'canceled' && one.period.to <= now && one.state !== 'past_due') {
      told.push(...endPeriod(account, one));
    }
    if (one.state === 'past_due') {
      if (account.card === 'works') told.push(...payLate(account, one));
      else if (one.period.from + retryDays * dayMs <= now) {
        told.push(...endNow(account, one.id, one.period.from + retryDays * dayMs));
      }
    }
  }
  return told;
}

/** What happens when a period ends: it is the last one, or the next one is paid for. */
function endPeriod(account: Account, one: Subscription): Told[] {
  const { to } = one.period;
  if (one.ends) return endNow(account, one.id, to);
  one.period = { from: to, to: after(to, one.plan) };
  const invoice = addInvoice(account, one.id, one.plan, circlePlans[one.plan].priceCents, to);
  const isPaid = account.card === 'works';
  one.state = isPaid ? 'active' : 'past_due';
  if (!isPaid) invoice.state = 'open';
  return [
    { type: 'customer.subscription.updated', about: one.id },
    { type: isPaid ? 'invoice.paid' : 'invoice.payment_failed', about: invoice.id },
  ];
}

/** The card pays again: what is open is paid. */
function payLate(account: Account, one: Subscription): Told[] {
  const open = account.invoices.filter(
    ({ subscriptionId, state }) => subscriptionId === one.id && state === 'open',
  );
  for (const invoice of open) invoice.state = 'paid';
  one.state = 'active';
  return [
    { type: 'customer.subscription.updated', about: one.id },
    ...open.map(({ id }) => ({ type: 'invoice.paid', about: id })),
  ];
}

/** Ends the present period of every subscription at this very moment, for tests. */
export function hurryOn(account: Account, now: number): Told[] {
  for (const one of account.subscriptions) {
    if (one.state !== 'canceled') {
      if (one.trialEndsAt && one.trialEndsAt > now) one.trialEndsAt = now;
      one.period.to = Math.min(one.period.to, now);
    }
  }
  return rollOn(account, now);
}

/** Has a subscription end with its period, or go on; false of one that is over. */
export function setEnd(account: Account, id: string, ends: boolean): Told[] | false {
  const one = runningOf(account, id);
  if (!one) return false;
  one.ends = ends;
  return [{ type: 'customer.subscription.updated', about: id }];
}

/** Turns a subscription to another plan: within a trial for nothing, else for what is not paid for yet. */
export function changePlan(
  account: Account,
  id: string,
  plan: CirclePlanKey,
  now: number,
): Told[] | 'declined' | false {
  const one = runningOf(account, id);
  if (!one) return false;
  const told = [{ type: 'customer.subscription.updated', about: id }];
  if (one.plan === plan) return told;
  if (one.state === 'trialing') {
    Object.assign(one, { plan, ends: false });
    return told;
  }
  if (account.card === 'declines') return 'declined';
  const { from, to } = one.period;
  const unused = Math.max(0, to - now) / (to - from);
  const left = Math.round(circlePlans[one.plan].priceCents * unused);
  Object.assign(one, {
    plan,
    ends: false,
    state: 'active',
    period: { from: now, to: after(now, plan) },
  });
  const invoice = addInvoice(account, id, plan, circlePlans[plan].priceCents - left, now);
  return [...told, { type: 'invoice.paid', about: invoice.id }];
}

/** Ends a subscription; false of one that is over. */
export function endNow(account: Account, id: string, now: number): Told[] {
  const one = runningOf(account, id);
  if (!one) return [];
  Object.assign(one, { state: 'canceled', endedAt: now });
  for (const invoice of account.invoices) {
    if (invoice.subscriptionId === id && invoice.state === 'open') invoice.state = 'uncollectible';
  }
  return [{ type: 'customer.subscription.deleted', about: id }];
}

/** Pays the latest payment back, or has it disputed or won again. */
export function takeBack(account: Account, refund: Exclude<Invoice['refund'], 'none'>): Told[] {
  const from = refund === 'won' ? 'disputed' : 'none';
  const invoice = account.invoices.findLast(
    (one) => one.state === 'paid' && one.cents > 0 && one.refund === from,
  );
  if (!invoice) return [];
  invoice.refund = refund;
  const type = {
    refunded: 'charge.refunded',
    disputed: 'charge.dispute.created',
    won: 'charge.dispute.closed',
  }[refund];
  return [{ type, about: invoice.id }];
}

/** Ends all, and forgets who it was, for a customer who goes; what was paid stays in the books. */
export function deleteAccount(account: Account, now: number): Told[] {
  const told = account.subscriptions.flatMap(({ id }) => endNow(account, id, now));
  Object.assign(account, { isDeleted: true, email: '', userId: '' });
  return [...told, { type: 'customer.deleted', about: account.customerId }];
}

const runningOf = (account: Account, id: string): Subscription | undefined =>
  account.subscriptions.find((one) => one.id === id && one.state !== 'canceled');

function addInvoice(
  account: Account,
  subscriptionId: string | null,
  plan: CirclePlanKey,
  cents: number,
  createdAt: number,
): Invoice {
  const id = newId(account, 'in');
  const invoice: Invoice = {
    ...{ id, subscriptionId, plan, createdAt, cents },
    ...{ state: 'paid', refund: 'none' },
  };
  account.invoices.push(invoice);
  return invoice;
}

/** The end of a period of a plan that begins at a moment: the same day and time of a later month, or its last day. */
function after(from: number, plan: CirclePlanKey): number {
  const step = circlePlans[plan].every === 'year' ? { years: 1 } : { months: 1 };
  return fromDate(new Date(from), 'UTC').add(step).toDate().getTime();
}
