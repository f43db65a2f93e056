import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../ports/services.ts';
import { formOf } from './form.ts';
import { garmentPictures } from './garment-pictures.ts';
import { orderName } from './order-payload.ts';
import { findOrderOfCart } from './orders.ts';
import { closedPage } from './pages/checkout-page.tsx';
import { money } from './pages/frame.tsx';
import { appHistory, quoteClosedPage, quotePage, quotePaidPage } from './pages/quote-page.tsx';
import { quotePath } from './quote-path.ts';
import { payQuote, quoteClosed } from './quotes.ts';

/** A quote as the address where it is paid for names it. */
interface Address {
  Params: { token: string; lineId: string };
  Querystring: { key?: string };
}

/** A payment that was not taken, as the page words it. */
interface Refused {
  status: number;
  /** The US cents that the form showed. */
  shownCents: number;
  isDeclined?: boolean;
}

/** Why nothing was charged, with the sum that is asked as it is on this very page. */
function noticeOf({ shownCents, isDeclined }: Refused, cents: number) {
  const changed = `The studio asks another price now: ${money(cents)}.`;
  if (!isDeclined) return { kind: 'news', text: `${changed} Nothing was charged yet.` } as const;
  const declined = 'The test card was declined. Nothing was charged, and the quote still stands.';
  const text = shownCents === cents ? declined : `${declined} ${changed}`;
  return { kind: 'error', text } as const;
}

/**
 * Registers the pages where an accepted quote is paid for: for whoever knows the address of the order's checkout.
 * Nothing is
 * charged; the form's buttons say how the payment ends.
 */
export function registerQuotes(app: FastifyInstance, services: Services): void {
  const { open } = services;
  const { database } = open;
  const path = '/store/checkouts/:token/quotes/:lineId';

  const find = async ({
    params,
    query,
  }: {
    params: Address['Params'];
    query: Address['Querystring'];
  }) => {
    const order = await findOrderOfCart(database, { token: params.token, key: query.key ?? '' });
    return order && { order, line: order.lines.find(({ id }) => String(id) === params.lineId) };
  };

  /** The page of a quote as it is now, or why it cannot be paid for. */
  const show = async (
    reply: FastifyReply,
    request: Parameters<typeof find>[0],
    refused: Refused | null = null,
  ) => {
    const found = await find(request);
    const closed = found ? quoteClosed(found.order, found.line) : 'none';
    if (!found?.line || closed === 'none') {
      return reply.status(404).send(closedPage('No such quote', 'Nothing is asked for here.'));
    }
    const { order, line } = found;
    const cents = line.quoteCents ?? 0;
    const shown = {
      orderName: orderName(order.id),
      line: {
        title: line.title,
        isFee: false,
        quantity: 1,
        priceCents: cents,
        attributes: line.attributes,
      },
      cents,
      pictures: await garmentPictures(database, services.signer, order.cartToken, [line]),
    };
    if (closed === 'paid') return reply.send(quotePaidPage(shown));
    // One that is held may be paid for later.
    if (closed) return reply.status(closed === 'held' ? 409 : 410).send(quoteClosedPage(closed));
    const notice = refused && noticeOf(refused, cents);
    const page = quotePage({ ...shown, action: quotePath(order, line.id), notice });
    return reply.status(refused?.status ?? 200).send(page);
  };

  app.get<Address>(path, (request, reply) => show(reply, request));

  app.post<Address>(path, async (request, reply) => {
    const form = formOf(request.body);
    const outcome = form.get('outcome');
    if (outcome === 'leave') return reply.redirect(appHistory, 303);
    const found = await find(request);
    if (!found?.line) return show(reply, request);
    const shownCents = Number(form.get('shownCents'));
    if (outcome !== 'success') {
      return show(reply, request, { status: 402, shownCents, isDeclined: true });
    }
    const { order, line } = found;
    const asked = { lineId: line.id, shownCents };
    const payment = await open.transaction((transaction) =>
      payQuote(transaction, order.id, asked, services.now()),
    );
    if (payment.kind === 'paid') {
      services.jobs.nudge();
      return reply.redirect(quotePath(order, line.id), 303);
    }
    return show(reply, request, { status: 409, shownCents });
  });
}
