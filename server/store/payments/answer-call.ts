import { randomBytes } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { circlePlanKeys } from '#contract/rules/circle.ts';
import type { JobServices } from '../../ports/services.ts';
import {
  type Account,
  changePlan,
  deleteAccount,
  endNow,
  expireSession,
  newAccount,
  openSession,
  setEnd,
  type Told,
} from './account.ts';
import { addAccount, changeAccount, customerOf } from './keep-account.ts';
import { checkoutPath, invoicePath, portalPath } from './paths.ts';
import {
  chargeShape,
  customerShape,
  disputeShape,
  invoiceOfCharge,
  invoiceShape,
  listOf,
  planOfPrice,
  priceOf,
  sessionShape,
  subscriptionShape,
} from './shapes.ts';
import { paymentCalls } from './tables.ts';

/** An answer of the API. */
interface Answer {
  status: number;
  body: object;
}

/** A call of the API: its path's parts after `/v1`, and what it says. */
interface ApiCall {
  services: Pick<JobServices, 'open' | 'now' | 'signer'>;
  id: string;
  form: URLSearchParams;
}

const fault = (status: number, type: string, code: string, message: string): Answer => ({
  status,
  body: { error: { type, code, message } },
});
const missing = fault(404, 'invalid_request_error', 'resource_missing', 'No such thing');
const wrong = (message: string) =>
  fault(400, 'invalid_request_error', 'parameter_invalid', message);
const ok = (body: object): Answer => ({ status: 200, body });

/** Answers a read of a customer, as it is at the present moment. */
const read = async (
  { services }: ApiCall,
  customerId: string,
  say: (account: Account) => Answer,
): Promise<Answer> =>
  (await changeAccount(services, customerId, (account) => ({ outcome: say(account), told: [] }))) ??
  missing;

/** Does something to a customer; what was not possible is said by `act`. */
const change = async (
  { services }: ApiCall,
  customerId: string,
  act: (account: Account, now: number) => { outcome: Answer; told: readonly Told[] },
): Promise<Answer> => (await changeAccount(services, customerId, act)) ?? missing;

const refuse = (outcome: Answer) => ({ outcome, told: [] });

const subscriptionOf = (account: Account, id: string): Answer => {
  const found = account.subscriptions.find((one) => one.id === id);
  return found ? ok(subscriptionShape(account, found)) : missing;
};

const sessionOf = (account: Account, id: string): Answer => {
  const found = account.sessions.find((one) => one.id === id);
  return found ? ok(sessionShape(account, found, checkoutPath(id))) : missing;
};

const newest = <One>(list: readonly One[]): One[] => list.toReversed();

/** The calls that are answered: by method and path, in which `:id` stands for an id. */
const calls: Record<string, (call: ApiCall) => Promise<Answer>> = {
  async 'GET prices'({ form }) {
    const keys = [...form].filter(([name]) => name.startsWith('lookup_keys')).map(([, key]) => key);
    const prices = circlePlanKeys.map(priceOf);
    return ok(listOf(prices.filter(({ lookup_key: key }) => keys.includes(key))));
  },

  async 'POST customers'({ services, form }) {
    const customerId = `cus_${randomBytes(12).toString('hex')}`;
    const who = { userId: form.get('metadata[userId]') ?? '', email: form.get('email') ?? '' };
    const account = newAccount(customerId, who, services.now().getTime());
    await services.open.transaction((database) => addAccount(database, account));
    return ok(customerShape(account));
  },
  'GET customers/:id': (call) => read(call, call.id, (account) => ok(customerShape(account))),
  'DELETE customers/:id': (call) =>
    change(call, call.id, (account, now) => {
      const told = deleteAccount(account, now);
      return { outcome: ok({ id: call.id, object: 'customer', deleted: true }), told };
    }),

  'GET checkout/sessions': (call) =>
    read(call, call.form.get('customer') ?? '', (account) => {
      const state = call.form.get('status');
      const sessions = account.sessions.filter((one) => !state || one.state === state);
      const shapes = newest(sessions).map((one) =>
        sessionShape(account, one, checkoutPath(one.id)),
      );
      return ok(listOf(shapes));
    }),
  'POST checkout/sessions': (call) =>
    change(call, call.form.get('customer') ?? '', (account, now) => {
      const plan = planOfPrice(call.form.get('line_items[0][price]'));
      if (!plan || account.isDeleted) return refuse(wrong('No such price, or customer'));
      const trialDays = Number(call.form.get('subscription_data[trial_period_days]') ?? 0);
      const backTo = call.form.get('success_url') ?? '/';
      const leaveTo = call.form.get('cancel_url') ?? '/';
      const session = openSession(account, { plan, trialDays, backTo, leaveTo }, now);
      return { outcome: sessionOf(account, session.id), told: [] };
    }),
  'GET checkout/sessions/:id': (call) =>
    read(call, customerOf(call.id), (account) => sessionOf(account, call.id)),
  'POST checkout/sessions/:id/expire': (call) =>
    change(call, customerOf(call.id), (account) => {
      const told = expireSession(account, call.id);
      return told
        ? { outcome: sessionOf(account, call.id), told }
        : refuse(wrong('It is not open'));
    }),

  'GET subscriptions': (call) =>
    read(call, call.form.get('customer') ?? '', (account) =>
      ok(listOf(newest(account.subscriptions).map((one) => subscriptionShape(account, one)))),
    ),
  'GET subscriptions/:id': (call) =>
    read(call, customerOf(call.id), (account) => subscriptionOf(account, call.id)),
  'POST subscriptions/:id': (call) =>
    change(call, customerOf(call.id), (account, now) => {
      const plan = planOfPrice(call.form.get('items[0][price]'));
      const ends = call.form.get('cancel_at_period_end');
      const told = plan
        ? changePlan(account, call.id, plan, now)
        : setEnd(account, call.id, ends === 'true');
      if (told === 'declined') {
        return refuse(fault(402, 'card_error', 'card_declined', 'The test card was declined.'));
      }
      if (!told) return refuse(wrong('It is over'));
      return { outcome: subscriptionOf(account, call.id), told };
    }),
  'DELETE subscriptions/:id': (call) =>
    change(call, customerOf(call.id), (account, now) => {
      const told = endNow(account, call.id, now);
      return told.length > 0
        ? { outcome: subscriptionOf(account, call.id), told }
        : refuse(missing);
    }),

  'GET invoices': (call) =>
    read(call, call.form.get('customer') ?? '', (account) =>
      ok(
        listOf(
          newest(account.invoices).map((one) => invoiceShape(account, one, invoicePath(one.id))),
        ),
      ),
    ),
  'GET charges': (call) =>
    read(call, call.form.get('customer') ?? '', (account) => {
      const paid = account.invoices.filter(({ cents, state }) => cents > 0 && state === 'paid');
      return ok(listOf(newest(paid).map((one) => chargeShape(account, one))));
    }),
  'GET charges/:id': (call) =>
    read(call, customerOf(call.id), (account) => {
      const invoice = account.invoices.find(({ id }) => id === invoiceOfCharge(call.id));
      return invoice ? ok(chargeShape(account, invoice)) : missing;
    }),
  'GET disputes': (call) => {
    const charge = call.form.get('charge') ?? '';
    return read(call, customerOf(charge), (account) => {
      const invoice = account.invoices.find(({ id }) => id === invoiceOfCharge(charge));
      const isDisputed = invoice && (invoice.refund === 'disputed' || invoice.refund === 'won');
      return ok(listOf(isDisputed ? [disputeShape(invoice)] : []));
    });
  },

  'POST billing_portal/sessions': (call) => {
    const customerId = call.form.get('customer') ?? '';
    const backTo = call.form.get('return_url') ?? '/';
    return read(call, customerId, () =>
      ok({
        object: 'billing_portal.session',
        url: portalPath(call.services, customerId, backTo),
      }),
    );
  },
};

/**
 * Carries the calls of Stripe's client to the payments in this server, in place of the network. `onChange` runs after
 * what may have happened there.
 */
export const answerCalls =
  (services: ApiCall['services'], onChange: () => void): typeof fetch =>
  async (address, init = {}) => {
    const url = new URL(String(address));
    const method = init.method ?? 'GET';
    const headers = new Headers(init.headers);
    const body = typeof init.body === 'string' ? init.body : '';
    const form = method === 'GET' ? url.searchParams : new URLSearchParams(body);
    const key = headers.get('idempotency-key');
    const answer = await once(services, key, () => answerOne(services, method, url.pathname, form));
    onChange();
    return new Response(JSON.stringify(answer.body), {
      status: answer.status,
      headers: { 'content-type': 'application/json', 'request-id': 'req_test' },
    });
  };

function answerOne(
  services: ApiCall['services'],
  method: string,
  pathname: string,
  form: URLSearchParams,
): Promise<Answer> {
  const parts = pathname.replace(/^\/v1\//, '').split('/');
  const at = parts.findIndex((part) => /^[a-z_]+_[0-9a-f]+(x\d+)?$/.test(part));
  const id = at < 0 ? '' : decodeURIComponent(parts[at]!);
  const named = parts.map((part, place) => (place === at ? ':id' : part)).join('/');
  const call = calls[`${method} ${named}`];
  return call ? call({ services, id, form }) : Promise.resolve(missing);
}

/** How long the answer to a key is kept. */
const keyMs = 24 * 3_600_000;

/** Answers as the first time whatever comes with the same key. */
async function once(
  { open, now }: ApiCall['services'],
  key: string | null,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  await open.database
    .delete(paymentCalls)
    .where(lt(paymentCalls.createdAt, new Date(now().getTime() - keyMs)));
  if (!key) return answer();
  const [kept] = await open.database.select().from(paymentCalls).where(eq(paymentCalls.key, key));
  if (kept) return kept.answer as Answer;
  const made = await answer();
  await open.database.insert(paymentCalls).values({ key, answer: made }).onConflictDoNothing();
  return made;
}
