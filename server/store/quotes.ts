import { eq } from 'drizzle-orm';
import { isAllBack, isAllDeclined, mayCancel } from '#contract/rules/service-orders.ts';
import { productTypes } from '#contract/rules/services.ts';
import type { Database } from '../database/database.ts';
import { allBackOf, change, type Fault } from './order-changes.ts';
import { type OrderRow, paidForOrder, refundedOfOrder } from './orders.ts';
import { storeOrderLines } from './tables.ts';

type Line = OrderRow['lines'][number];

/** Most US cents of a quote. */
const mostQuoteCents = 1_000_000;

/** Says what a custom service costs, in US cents. A new sum makes the answer to the one before void. */
export const quote = (
  database: Database,
  orderId: number,
  { lineId, cents }: { lineId: number; cents: number },
  now: Date,
): Promise<Fault> =>
  change(database, orderId, now, async (order) => {
    const line = order.lines.find(({ id }) => id === lineId);
    if (line?.productType !== 'Custom') return { fault: 'Only a custom service is quoted.' };
    if (!Number.isSafeInteger(cents) || cents <= 0 || cents > mostQuoteCents) {
      return { fault: 'Enter a price in dollars, such as 45 or 45.50.' };
    }
    if (line.quoteAnswer === 'accepted') {
      return { fault: 'The customer has accepted the quote. It stays as it is.' };
    }
    if (isOver(order)) return { fault: 'The order is over. Nothing can be quoted any more.' };
    if (line.quoteAnswer === 'declined' && line.quoteCents === cents) {
      return { fault: 'The customer declined this sum. Send another one.' };
    }
    if (line.quoteCents === cents) {
      return { fault: 'This sum is asked already. The customer gets no other mail of it.' };
    }
    await database
      .update(storeOrderLines)
      .set({ quoteCents: cents, quoteAnswer: null, quoteAnsweredAt: null })
      .where(eq(storeOrderLines.id, lineId));
    return { topics: ['orders/updated'] };
  });

/**
 * Keeps what the customer says to a quote; of another sum than is asked now, and of an answered one, nothing. Where all
 * is declined then, what was paid is given back with it (decision 052).
 */
export const keepQuoteAnswer = (
  database: Database,
  orderId: number,
  answer: { lineId: number; cents: number; isAccepted: boolean; answeredAt: Date },
  now: Date,
): Promise<Fault> =>
  change(database, orderId, now, async (order) => {
    const line = order.lines.find(({ id }) => id === answer.lineId);
    if (line?.quoteCents !== answer.cents || line.quoteAnswer)
      return { fault: 'Nothing is asked.' };
    const quoteAnswer = answer.isAccepted ? 'accepted' : 'declined';
    await database
      .update(storeOrderLines)
      .set({ quoteAnswer, quoteAnsweredAt: answer.answeredAt })
      .where(eq(storeOrderLines.id, line.id));
    const services = order.lines.filter(({ productType }) => productType !== productTypes.fee);
    const isOver = isAllDeclined(
      services.map((one) => ({ answer: one === line ? quoteAnswer : one.quoteAnswer })),
    );
    return (isOver && allBackOf(order, now)) || { topics: [] };
  });

/** Why a quote cannot be paid for; null where it can. */
export type QuoteClosed = 'none' | 'paid' | 'declined' | 'over' | 'held' | null;

/**
 * Whether a line's quote can be paid for: one that is accepted, or, while the order is not over, not declined. While the
 * customer asks to cancel the order it is held: nothing is paid for until the studio has done it or they take it back.
 */
export function quoteClosed(order: OrderRow, line: Line | undefined): QuoteClosed {
  if (!line || line.quoteCents === null) return 'none';
  if (line.quotePaidAt) return 'paid';
  const sums = sumsOf(order);
  if (isAllBack(sums)) return 'over';
  if (line.quoteAnswer === 'declined') return 'declined';
  if (order.isCancelAsked && mayCancel({ ...sums, status: order.status })) return 'held';
  return isOver(order) && line.quoteAnswer !== 'accepted' ? 'over' : null;
}

const sumsOf = (order: OrderRow) => ({
  totalCents: paidForOrder(order),
  refundedCents: refundedOfOrder(order),
});

/** Whether nothing can be quoted any more: the order is on its way back, or all of it was given back. */
export const isOver = (order: OrderRow): boolean =>
  order.status === 'fulfilled' || isAllBack(sumsOf(order));

/** How a payment for a quote ended. */
export type QuotePayment =
  | { kind: 'paid' }
  /** Another sum is asked than the one that was shown. */
  | { kind: 'changed' }
  | { kind: 'closed' };

/**
 * Pays for a quote, once: whoever pays again, at the same time or later, is told that it is paid. Nothing is paid where
 * the sum is not the one that was shown. Who pays accepts.
 */
export async function payQuote(
  database: Database,
  orderId: number,
  { lineId, shownCents }: { lineId: number; shownCents: number },
  now: Date,
): Promise<QuotePayment> {
  let payment: QuotePayment = { kind: 'closed' };
  await change(database, orderId, now, async (order) => {
    const line = order.lines.find(({ id }) => id === lineId);
    const closed = quoteClosed(order, line);
    if (closed || !line) {
      payment = { kind: closed === 'paid' ? 'paid' : 'closed' };
      return { fault: 'It cannot be paid for.' };
    }
    if (line.quoteCents !== shownCents) {
      payment = { kind: 'changed' };
      return { fault: 'Another sum is asked.' };
    }
    await database
      .update(storeOrderLines)
      .set({
        quoteAnswer: 'accepted',
        quoteAnsweredAt: line.quoteAnsweredAt ?? now,
        quotePaidAt: now,
      })
      .where(eq(storeOrderLines.id, line.id));
    payment = { kind: 'paid' };
    return { topics: ['orders/updated'] };
  });
  return payment;
}
