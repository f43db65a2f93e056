import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../../ports/services.ts';
import { formOf } from '../form.ts';
import { registerPageScope } from '../page-scope.ts';
import { registerAssets } from '../pages/assets.ts';
import { type Account, hurryOn, paySession, rollOn, type Told, takeBack } from './account.ts';
import { changeAccount, customerOf } from './keep-account.ts';
import { planCheckoutPage } from './pages/checkout-page.tsx';
import { overPage } from './pages/payment-page.tsx';
import { invoicePage, type PortalAct, portalActs, portalPage } from './pages/portal-page.tsx';
import { checkoutPath, invoicePath, paymentsPath, portalPath } from './paths.ts';

interface OfId {
  Params: { id: string };
}
interface Checkout extends OfId {
  Querystring: { declined?: string };
}
interface Portal extends OfId {
  Querystring: { back?: string; key?: string };
}

/** The pages of the payments in this server: a checkout, which whoever has its address may pay, a portal, invoices. */
export async function registerPayments(app: FastifyInstance, services: Services): Promise<void> {
  // The pages look as the store's do, which has registered this already where it is here.
  if (services.config.store !== 'embedded') await registerAssets(app);
  await registerPageScope(app, services.config, (pages) => {
    registerCheckoutPage(pages, services);
    registerPortal(pages, services);
    pages.get(`${paymentsPath}/*`, (_request, reply) => missing(reply));
  });
}

const missing = (reply: FastifyReply) =>
  reply
    .status(404)
    .send(overPage('This page is not here', 'There is nothing to pay at this address.'));

const show = <Outcome>(
  services: Services,
  customerId: string,
  say: (account: Account) => Outcome,
): Promise<Outcome | null> =>
  changeAccount(services, customerId, (account) => ({ outcome: say(account), told: [] }));

function registerCheckoutPage(pages: FastifyInstance, services: Services): void {
  const path = checkoutPath(':id');
  const sessionIn = (account: Account, id: string) =>
    account.sessions.find((session) => session.id === id);
  const showIt = async (reply: FastifyReply, id: string, isDeclined: boolean) => {
    const page = await show(services, customerOf(id), (account) => {
      const session = sessionIn(account, id);
      if (!session) return null;
      if (session.state === 'open') return planCheckoutPage(account, session, isDeclined);
      return session.state === 'complete'
        ? overPage('This is paid for', 'Your membership is in your account settings.')
        : overPage('This checkout is over', 'Nothing was charged. Begin again from your account.');
    });
    if (page === null) return missing(reply);
    return reply.send(page);
  };
  pages.get<Checkout>(path, ({ params, query }, reply) =>
    showIt(reply, params.id, query.declined !== undefined),
  );
  pages.post<OfId>(path, async ({ params: { id }, body }, reply) => {
    const outcome = formOf(body).get('outcome');
    // A page of its own, so that going back to it sends no form again.
    if (outcome === 'declined') return reply.redirect(`${checkoutPath(id)}?declined=1`, 303);
    const leadsTo = await changeAccount(services, customerOf(id), (account, now) => {
      const session = sessionIn(account, id);
      if (outcome === 'leave') return { outcome: session?.leaveTo ?? null, told: [] };
      const told = paySession(account, id, now);
      // Paid twice, by two tabs or two taps, is paid once and leads on.
      const isPaid = session?.state === 'complete';
      const back = session?.backTo.replace('{CHECKOUT_SESSION_ID}', id);
      return { outcome: isPaid ? back! : null, told: told || [] };
    });
    services.jobs.nudge();
    return leadsTo === null ? showIt(reply, id, false) : reply.redirect(leadsTo, 303);
  });
}

function registerPortal(pages: FastifyInstance, services: Services): void {
  const path = `${paymentsPath}/portal/:id`;
  const isRight = (id: string, back: string, key: string) =>
    services.signer.holds(key, 'payment-portal', `${id} ${back}`);
  pages.get<Portal>(path, async ({ params: { id }, query: { back = '/', key = '' } }, reply) => {
    if (!isRight(id, back, key)) return missing(reply);
    const page = await show(services, id, (account) =>
      portalPage(account, back, portalPath(services, id, back)),
    );
    return page === null ? missing(reply) : reply.send(page);
  });
  pages.post<Portal>(
    path,
    async ({ params: { id }, query: { back = '/', key = '' }, body }, reply) => {
      const act = formOf(body).get('act') ?? '';
      if (!isRight(id, back, key)) return missing(reply);
      await changeAccount(services, id, (account, now) => {
        const told = act in portalActs ? acts[act as PortalAct](account, now) : [];
        return { outcome: true, told };
      });
      services.jobs.nudge();
      return reply.redirect(portalPath(services, id, back), 303);
    },
  );
  pages.get<OfId>(invoicePath(':id'), async ({ params: { id } }, reply) => {
    const page = await show(services, customerOf(id), (account) => {
      const invoice = account.invoices.find((one) => one.id === id);
      return invoice ? invoicePage(account, invoice) : null;
    });
    return page === null ? missing(reply) : reply.send(page);
  });
}

const acts: Record<PortalAct, (account: Account, now: number) => Told[]> = {
  works(account, now) {
    account.card = 'works';
    return rollOn(account, now);
  },
  declines(account) {
    account.card = 'declines';
    return [];
  },
  hurry: hurryOn,
  refunded: (account) => takeBack(account, 'refunded'),
  disputed: (account) => takeBack(account, 'disputed'),
  won: (account) => takeBack(account, 'won'),
};
