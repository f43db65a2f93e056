import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isQuoted, quoteTerms } from '#contract/rules/order-sums.ts';
import { isStudioWork, productTypes } from '#contract/rules/services.ts';
import type { Services } from '../ports/services.ts';
import { type CheckoutForm, checkForm, knownForm, typedForm } from './checkout-form.ts';
import { sellsTo } from './countries.ts';
import type { FeeOutcome } from './due-fee.ts';
import { formOf } from './form.ts';
import { garmentPictures } from './garment-pictures.ts';
import { cartGid } from './gid.ts';
import { findKnownBuyer } from './known-buyer.ts';
import { orderName } from './order-payload.ts';
import {
  findOrderOfCart,
  type OrderRow,
  paidForLine,
  paidForOrder,
  payCart,
  settleCart,
} from './orders.ts';
import {
  appCheckout,
  type Checkout,
  checkoutPage,
  closedPage,
  thanksPage,
} from './pages/checkout-page.tsx';
import { money } from './pages/frame.tsx';
import { type PricedLine, priceCart } from './priced-cart.ts';
import { type CartRow, findCart } from './read-cart.ts';
import { changesSince, shownLines } from './shown-lines.ts';
import { storeCarts } from './tables.ts';
import { tellOf } from './webhooks.ts';

/** A cart as its checkout's address names it. */
interface Address {
  Params: { token: string };
  Querystring: { key?: string; edit?: string };
}

const pathOf = ({ token, key }: { token: string; key: string }, more = '') =>
  `/store/checkouts/${encodeURIComponent(token)}${more}?key=${encodeURIComponent(key)}`;

/**
 * The checkout of the embedded store: whoever knows the cart's address has it, as at a real shop. Nothing is charged;
 * the form's buttons say how the payment ends.
 */
export function registerCheckout(app: FastifyInstance, services: Services): void {
  const { open } = services;
  const { database } = open;

  /** The page of a cart as it is now, or why there is none. */
  const show = async (
    reply: FastifyReply,
    cart: { token: string; key: string },
    shown: Partial<Pick<Checkout, 'form' | 'faults' | 'isSettled' | 'notice'>> & {
      status?: number;
    } = {},
  ) => {
    const settled = await open.transaction((on) => settleCart(on, cart, services.now()));
    if (!settled) {
      const order = await findOrderOfCart(database, cart);
      if (order) return reply.redirect(pathOf(cart, '/thanks'), 303);
      return closed(
        reply,
        404,
        'This checkout is over',
        'The cart is not there any more. What is in your wardrobe is untouched; start again from there.',
      );
    }
    const { cart: found, fee } = settled;
    if (found.lines.length === 0) {
      return closed(reply, 200, 'Nothing to pay for', 'The cart is empty.');
    }
    const { lines, cost } = await priceCart(database, found);
    const isDelivered = lines.some(({ product }) => isStudioWork(product));
    const form =
      shown.form ?? knownForm(found, await findKnownBuyer(database, found.token, services.now()));
    const page = checkoutPage({
      action: pathOf(cart),
      lines: lines.map(({ line, product, variant }) => ({
        title: product.title,
        isFee: product.productType === 'Fee',
        quantity: line.quantity,
        priceCents: variant.priceCents,
        attributes: line.attributes,
      })),
      pictures: await garmentPictures(database, services.signer, found.token, found.lines),
      shownLines: shownLines(lines),
      discountCents: cost.discountCents,
      totalCents: cost.totalCents,
      quoteTerms: termsOf(lines),
      form,
      faults: shown.faults ?? {},
      isSettled: shown.isSettled ?? 'form' in checkForm(form, isDelivered),
      isDelivered,
      notice: shown.notice ?? feeNotice(fee, lines),
      countries: sellsTo,
    });
    return reply.status(shown.status ?? 200).send(page);
  };

  const closed = (reply: FastifyReply, status: number, title: string, text: string) =>
    reply.status(status).send(closedPage(title, text));

  app.get<Address>('/store/checkouts/:token', ({ params, query }, reply) => {
    const cart = { token: params.token, key: query.key ?? '' };
    return show(reply, cart, query.edit ? { isSettled: false } : {});
  });

  app.post<Address>('/store/checkouts/:token', async ({ params, query, body: sent }, reply) => {
    const body = formOf(sent);
    const cart = { token: params.token, key: query.key ?? '' };
    const typed = typedForm(body);
    const outcome = body.get('outcome');
    // What was typed is there again whenever the customer comes back.
    await keepTyped(services, cart, typed, body.has('street'));
    const isDelivered = await isSent(services, cart);
    if (outcome === 'leave') return reply.redirect(appCheckout(isDelivered).href, 303);
    const checked = checkForm(typed, isDelivered);
    if ('faults' in checked) {
      return show(reply, cart, {
        status: 422,
        form: typed,
        faults: checked.faults,
        isSettled: false,
      });
    }
    if (outcome !== 'success') {
      const text = 'The test card was declined. Nothing was charged, and your order is still here.';
      return show(reply, cart, { status: 402, notice: { kind: 'error', text } });
    }
    const { email, ...address } = checked.form;
    const shown = {
      shownCents: Number(body.get('shownCents')),
      shownLines: body.get('shownLines') ?? '',
    };
    const payment = await open.transaction(async (transaction) => {
      const paid = await payCart(transaction, cart, { email, address, ...shown }, services.now());
      if (paid.kind === 'paid' && paid.isNew)
        await tellOf(transaction, 'orders/paid', paid.order.id);
      return paid;
    });
    switch (payment.kind) {
      case 'paid':
        services.jobs.nudge();
        return reply.redirect(pathOf(cart, '/thanks'), 303);
      case 'changed': {
        const found = await findCart(database, cartGid(cart), services.now());
        const lines = found ? (await priceCart(database, found)).lines : [];
        const changes = await changesSince(database, shown.shownLines, lines);
        const text = [
          payment.totalCents === shown.shownCents
            ? 'What is in the cart has changed.'
            : `The price has changed: it is ${money(payment.totalCents)} now.`,
          ...changes,
          'Nothing was charged yet.',
        ].join(' ');
        return show(reply, cart, { status: 409, notice: { kind: 'news', text } });
      }
      case 'unavailable': {
        const text = `No longer offered: ${payment.titles.join(', ')}. Nothing was charged. Take it out of your cart to go on.`;
        return show(reply, cart, { status: 409, notice: { kind: 'error', text } });
      }
      case 'no-fee':
        return show(reply, cart, { status: 409 });
      case 'too-dear': {
        const text = 'This costs more than can be paid here. Nothing was charged.';
        return show(reply, cart, { status: 409, notice: { kind: 'error', text } });
      }
      default:
        return show(reply, cart);
    }
  });

  app.get<Address>('/store/checkouts/:token/thanks', async ({ params, query }, reply) => {
    const cart = { token: params.token, key: query.key ?? '' };
    const order = await findOrderOfCart(database, cart);
    if (!order) return show(reply, cart);
    const pictures = await garmentPictures(database, services.signer, cart.token, order.lines);
    return reply.send(thanksPage({ ...thanksOf(order), pictures }));
  });
}

/** The terms of services that the studio has yet to quote; null where there are none. */
function termsOf(lines: readonly PricedLine[]): string | null {
  const isFee = ({ product }: PricedLine) => product.productType === productTypes.fee;
  const fee = lines.find(isFee);
  const services = lines
    .filter((one) => !isFee(one))
    .map(({ product: { title, productType }, variant: { priceCents } }) => ({
      name: title,
      productType,
      priceCents,
    }));
  return quoteTerms(services, fee ? money(fee.variant.priceCents) : null);
}

/** The notice of a fee that was not right. */
function feeNotice(fee: FeeOutcome, lines: readonly PricedLine[]): Checkout['notice'] {
  if (fee === 'right' || fee === 'added') return null;
  if (fee === 'missing') {
    const text =
      'The service handling fee cannot be charged at the moment, so nothing can be paid. Try again later.';
    return { kind: 'error', text };
  }
  const due = lines.find(({ product }) => product.productType === productTypes.fee);
  const text = due
    ? `Your cart had another service handling fee than is due. It has that now: ${money(due.variant.priceCents)}.`
    : 'Your cart had a service handling fee that is not due. It was taken out.';
  return { kind: 'news', text };
}

/** Whether there is anything to send of what is in a cart, or of the order that was made of it. */
async function isSent(
  { open: { database }, now }: Services,
  cart: { token: string; key: string },
): Promise<boolean> {
  const found = await findCart(database, cartGid(cart), now());
  if (found) {
    const { lines } = await priceCart(database, found);
    return lines.some(({ product }) => isStudioWork(product));
  }
  const order = await findOrderOfCart(database, cart);
  return !order || order.lines.some(isStudioWork);
}

const thanksOf = (order: OrderRow) => ({
  name: orderName(order.id),
  email: order.email,
  totalCents: paidForOrder(order),
  discountCents: order.discountCents,
  isDelivered: order.lines.some(isStudioWork),
  isQuoted: order.lines.some((line) => isQuoted(line) && line.quoteCents === null),
  lines: order.lines.map((line) => ({
    ...line,
    isFee: line.productType === productTypes.fee,
    // A quote that was paid for is the price.
    ...(line.quotePaidAt && { quantity: 1, priceCents: paidForLine(line) + line.discountCents }),
  })),
});

async function keepTyped(
  { open, now }: Services,
  cart: { token: string; key: string },
  { email, ...address }: CheckoutForm,
  /** Whether an address was asked for. */
  hasAddress: boolean,
): Promise<void> {
  await open.transaction(async (database) => {
    const found: CartRow | null = await findCart(database, cartGid(cart), now(), true);
    if (!found) return;
    await database
      .update(storeCarts)
      .set({ email, ...(hasAddress && { address }), updatedAt: now() })
      .where(eq(storeCarts.token, found.token));
  });
}
