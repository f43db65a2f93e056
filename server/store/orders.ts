import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type OrderPlace, orderPlace } from '#contract/rules/service-orders.ts';
import type { Database } from '../database/database.ts';
import { mostCents } from './cart-rules.ts';
import { lockCredit, spendCredit } from './credit.ts';
import { type FeeOutcome, settleFee } from './due-fee.ts';
import { cartGid, readCartGid } from './gid.ts';
import { isOnSale, type PricedLine, priceCart } from './priced-cart.ts';
import { type CartRow, findCart } from './read-cart.ts';
import { shownLines } from './shown-lines.ts';
import { type Address, storeCarts, storeOrderLines, storeOrders, storeVariants } from './tables.ts';

/** An order with its lines. */
export type OrderRow = typeof storeOrders.$inferSelect & {
  lines: (typeof storeOrderLines.$inferSelect)[];
};

/** The sum paid for a line, in US cents: its price without the discount, and its quote once that is paid. */
export const paidForLine = (line: OrderRow['lines'][number]): number =>
  line.priceCents * line.quantity - line.discountCents + paidQuote(line);

/** The sum paid for an order, in US cents, with the quotes that were paid later. */
export const paidForOrder = ({ totalCents, lines }: OrderRow): number =>
  lines.reduce((sum, line) => sum + paidQuote(line), totalCents);

/** The sum given back of an order, in US cents. */
export const refundedOfOrder = ({ refunds }: Pick<OrderRow, 'refunds'>): number =>
  refunds.reduce((sum, { cents }) => sum + cents, 0);

/** The place of an order ([Note: Steps of an order]). */
export const placeOf = (order: OrderRow): OrderPlace =>
  orderPlace({
    status: order.status,
    totalCents: paidForOrder(order),
    refundedCents: refundedOfOrder(order),
  });

const paidQuote = ({ quotePaidAt, quoteCents }: OrderRow['lines'][number]): number =>
  quotePaidAt ? (quoteCents ?? 0) : 0;

/** How a payment ended. */
export type Payment =
  | { kind: 'paid'; order: OrderRow; isNew: boolean }
  /** The cart is not what was shown, or costs something else. */
  | { kind: 'changed'; totalCents: number }
  /** Something in it cannot be bought any more. */
  | { kind: 'unavailable'; titles: string[] }
  | { kind: 'empty' }
  /** The fee that is due cannot be charged: the store does not sell it. */
  | { kind: 'no-fee' }
  /** The cart costs more than an order can. */
  | { kind: 'too-dear' }
  /** There is no such cart, and there never was an order of it. */
  | { kind: 'gone' };

/**
 * Pays for a cart: makes an order of it, and ends the cart, in one transaction. A cart is paid for once: whoever
 * pays again, at the same time or later, gets the order that there is. Nothing is paid where the sum or the lines are
 * not those
 * that were shown, or without the handling fee that is due, which the cart gets then.
 */
export async function payCart(
  database: Database,
  cart: { token: string; key: string },
  payment: { email: string; address: Address; shownCents: number; shownLines: string },
  now: Date,
): Promise<Payment> {
  const settled = await settleCart(database, cart, now);
  if (!settled) {
    const order = await findOrderOfCart(database, cart);
    return order ? { kind: 'paid', order, isNew: false } : { kind: 'gone' };
  }
  const { cart: found, fee } = settled;
  if (found.lines.length === 0) return { kind: 'empty' };
  if (fee === 'missing') return { kind: 'no-fee' };
  // Others who buy the last of something wait here, in the same order.
  const variantIds = found.lines.map(({ variantId }) => variantId);
  await database
    .select({ id: storeVariants.id })
    .from(storeVariants)
    .where(inArray(storeVariants.id, variantIds))
    .orderBy(storeVariants.id)
    .for('update');
  // Another cart of the same member waits here, and finds the credit spent.
  await lockCredit(database, found.token);
  const { lines, cost } = await priceCart(database, found);
  const missing = lines.filter((line) => !isOnSale(line));
  if (missing.length > 0) {
    return { kind: 'unavailable', titles: missing.map(({ product }) => product.title) };
  }
  if (cost.subtotalCents > mostCents) return { kind: 'too-dear' };
  if (cost.totalCents !== payment.shownCents || shownLines(lines) !== payment.shownLines) {
    return { kind: 'changed', totalCents: cost.totalCents };
  }
  await spendCredit(database, found.token, cost.creditCents);
  for (const { variant, line } of lines) {
    if (variant.stock === null) continue;
    await database
      .update(storeVariants)
      .set({ stock: sql`${storeVariants.stock} - ${line.quantity}` })
      .where(eq(storeVariants.id, variant.id));
  }
  const [order] = await database
    .insert(storeOrders)
    .values({
      cartToken: found.token,
      cartKey: found.key,
      email: payment.email,
      address: payment.address,
      note: found.note,
      attributes: found.attributes,
      subtotalCents: cost.subtotalCents,
      discountCents: cost.discountCents,
      totalCents: cost.totalCents,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  await database.insert(storeOrderLines).values(lines.map((line) => toOrderLine(order!.id, line)));
  await database.delete(storeCarts).where(eq(storeCarts.token, found.token));
  return { kind: 'paid', order: (await findOrder(database, order!.id))!, isNew: true };
}

/** Locks a cart and brings its fee to what is due; null where there is no such cart. */
export async function settleCart(
  database: Database,
  cart: { token: string; key: string },
  now: Date,
): Promise<{ cart: CartRow; fee: FeeOutcome } | null> {
  const found = await findCart(database, cartGid(cart), now, true);
  if (!found) return null;
  const fee = await settleFee(database, found, now);
  if (fee === 'right' || fee === 'missing') return { cart: found, fee };
  return { cart: (await findCart(database, cartGid(cart), now))!, fee };
}

const toOrderLine = (orderId: number, { line, product, variant, cost }: PricedLine) => ({
  orderId,
  productId: product.id,
  variantId: variant.id,
  title: product.title,
  productType: product.productType,
  quantity: line.quantity,
  priceCents: variant.priceCents,
  discountCents: cost.discountCents,
  attributes: line.attributes,
});

/** The order that was made of a cart; null if there is none. */
export async function findOrderOfCart(
  database: Database,
  { token, key }: { token: string; key: string },
): Promise<OrderRow | null> {
  if (!readCartGid(cartGid({ token, key }))) return null;
  const [order] = await database
    .select({ id: storeOrders.id })
    .from(storeOrders)
    .where(and(eq(storeOrders.cartToken, token), eq(storeOrders.cartKey, key)));
  return order ? findOrder(database, order.id) : null;
}

/** An order by its id; null if there is none. */
export async function findOrder(database: Database, id: number): Promise<OrderRow | null> {
  const [order] = await database.select().from(storeOrders).where(eq(storeOrders.id, id));
  if (!order) return null;
  const lines = await database
    .select()
    .from(storeOrderLines)
    .where(eq(storeOrderLines.orderId, id))
    .orderBy(asc(storeOrderLines.id));
  return { ...order, lines };
}
