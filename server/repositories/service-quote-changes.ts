import { and, eq, isNull, sql } from 'drizzle-orm';
import { isAllBack, isAllDeclined } from '#contract/rules/service-orders.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { serviceOrderLines, serviceOrders, users } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { ShopOrder } from '../ports/shop-payloads.ts';
import type { QuoteAnswered } from '../ports/studio.ts';
import type { FullScope } from './scope.ts';
import { findServiceOrder } from './service-orders.ts';
import { isAnswerable, isHeld, sumsOf } from './service-quotes.ts';

/** A quote in words of the order. */
export interface NamedQuote {
  serviceName: string;
  /** The title of its garment when it was ordered. */
  itemTitle: string | null;
  cents: number;
}

/**
 * Keeps what a member says to a quote; answers whether that is new, and the line. The sum is named, so that no other
 * one is accepted unseen. Throws `not-found`; `conflict` where the studio asks another sum by now (`quoteCents`), it
 * was answered otherwise (`isAccepted`), or the order is asked to be cancelled (`cancelAskedDate`); and `gone` once
 * the order is over.
 */
export async function answerQuote(
  scope: FullScope,
  database: Database,
  input: Omit<OperationInput<'answerQuote'>, 'owner'>,
  now: Date,
): Promise<{ isNew: boolean; lineId: number }> {
  const order = await findServiceOrder(scope, database, input);
  const lines = await database
    .select()
    .from(serviceOrderLines)
    .where(eq(serviceOrderLines.orderId, order.id));
  const line = lines.find(({ id }) => id === Number(input.lineId));
  if (!line || line.quoteCents === null) throw new Refusal('not-found', 'nothing was asked');
  if (line.quoteCents !== input.quoteCents) {
    throw new Refusal('conflict', 'another sum is asked', { quoteCents: 'changed' });
  }
  const answer = input.isAccepted ? 'accepted' : 'declined';
  if (line.quoteAnswer === answer) return { isNew: false, lineId: line.id };
  if (line.quoteAnswer) {
    throw new Refusal('conflict', `it is ${line.quoteAnswer}`, { isAccepted: 'answered' });
  }
  const sums = sumsOf(order, lines);
  if (isHeld(order, sums)) {
    throw new Refusal('conflict', 'it is asked to be cancelled', { cancelAskedDate: 'asked' });
  }
  const isOver = order.status === 'fulfilled' || isAllBack(sums);
  if (!isAnswerable(line, isOver)) throw new Refusal('gone', 'the order is over');
  await database
    .update(serviceOrderLines)
    .set({ quoteAnswer: answer, quoteAnsweredAt: now })
    .where(eq(serviceOrderLines.id, line.id));
  return { isNew: true, lineId: line.id };
}

/** The answer to a quote of so many US cents; null once it is gone, or another sum is asked. */
export async function findQuoteAnswer(
  database: Database,
  lineId: number,
  cents: number,
): Promise<QuoteAnswered | null> {
  const [row] = await database
    .select({ line: serviceOrderLines, order: serviceOrders, email: users.email })
    .from(serviceOrderLines)
    .innerJoin(serviceOrders, eq(serviceOrders.id, serviceOrderLines.orderId))
    .innerJoin(users, eq(users.id, serviceOrders.ownerId))
    .where(and(eq(serviceOrderLines.id, lineId), eq(serviceOrderLines.quoteCents, cents)));
  if (!row?.line.quoteAnswer || !row.line.quoteAnsweredAt) return null;
  const services = await database
    .select({ answer: serviceOrderLines.quoteAnswer })
    .from(serviceOrderLines)
    .where(and(eq(serviceOrderLines.orderId, row.order.id), eq(serviceOrderLines.isFee, false)));
  return {
    isAllDeclined: isAllDeclined(services),
    storeOrderId: row.order.storeOrderId,
    storeLineId: row.line.storeLineId,
    orderNumber: row.order.orderNumber,
    email: row.email,
    serviceName: row.line.serviceName,
    itemTitle: row.line.itemTitle,
    cents,
    isAccepted: row.line.quoteAnswer === 'accepted',
    answeredAt: row.line.quoteAnsweredAt,
  };
}

/**
 * Takes in which quotes are paid for, each once, whatever was answered here: the store has the money. Answers those
 * that are new.
 */
export async function takePaidQuotes(
  database: Database,
  orderId: number,
  { quotesPaid, updatedAt }: ShopOrder,
): Promise<NamedQuote[]> {
  const paid: NamedQuote[] = [];
  for (const [storeLineId, quoteCents] of Object.entries(quotesPaid)) {
    const rows = await database
      .update(serviceOrderLines)
      .set({
        quoteCents,
        quoteAnswer: 'accepted',
        quoteAnsweredAt: sql`case when ${serviceOrderLines.quoteAnswer} = 'accepted' then ${serviceOrderLines.quoteAnsweredAt} else ${updatedAt.toISOString()}::timestamptz end`,
        quotePaidAt: updatedAt,
      })
      .where(and(lineOf(orderId, storeLineId), isNull(serviceOrderLines.quotePaidAt)))
      .returning(lineName);
    paid.push(...rows.map((name) => ({ ...name, cents: quoteCents })));
  }
  return paid;
}

/**
 * Takes in what is asked, by the latest news: a new sum makes the answer to the one before void. Answers the new
 * ones.
 */
export async function takeQuotes(
  database: Database,
  orderId: number,
  { quotes, quotePayments }: ShopOrder,
): Promise<NamedQuote[]> {
  const asked: NamedQuote[] = [];
  for (const [storeLineId, quoteCents] of Object.entries(quotes)) {
    const unpaid = and(lineOf(orderId, storeLineId), isNull(serviceOrderLines.quotePaidAt));
    const isNew = sql`${serviceOrderLines.quoteCents} is distinct from ${quoteCents}`;
    const rows = await database
      .update(serviceOrderLines)
      .set({ quoteCents, quoteAnswer: null, quoteAnsweredAt: null })
      .where(and(unpaid, isNew))
      .returning(lineName);
    asked.push(...rows.map((name) => ({ ...name, cents: quoteCents })));
    const quotePayAddress = quotePayments[storeLineId] ?? null;
    await database
      .update(serviceOrderLines)
      .set({ quotePayAddress })
      .where(
        and(unpaid, sql`${serviceOrderLines.quotePayAddress} is distinct from ${quotePayAddress}`),
      );
  }
  return asked;
}

const lineName = {
  serviceName: serviceOrderLines.serviceName,
  itemTitle: serviceOrderLines.itemTitle,
};

const lineOf = (orderId: number, storeLineId: string) =>
  and(eq(serviceOrderLines.orderId, orderId), eq(serviceOrderLines.storeLineId, storeLineId));
