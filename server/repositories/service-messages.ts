import { and, count, eq, isNull, lt } from 'drizzle-orm';
import { cancelWords, maxStudioMessages, mayCancel } from '#contract/rules/service-orders.ts';
import type { Database } from '../database/database.ts';
import {
  serviceMessages,
  serviceOrderLines,
  serviceOrders,
  serviceProblems,
  users,
} from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { MemberWords } from '../ports/studio.ts';
import type { FullScope } from './scope.ts';
import { findServiceOrder, warrantyEnd } from './service-orders.ts';
import { sumsOf } from './service-quotes.ts';

interface Said {
  orderId: string;
  text: string;
}

/** Keeps what a member says to the studio; answers its id. Throws `not-found` and `too-many`. */
export async function sayToStudio(
  scope: FullScope,
  database: Database,
  said: Said,
  now: Date,
): Promise<number> {
  const { id } = await findServiceOrder(scope, database, said);
  const [have] = await database
    .select({ messages: count() })
    .from(serviceMessages)
    .where(eq(serviceMessages.orderId, id));
  if ((have?.messages ?? 0) >= maxStudioMessages) {
    throw new Refusal('too-many', `at most ${maxStudioMessages} messages`, { text: 'too-many' });
  }
  return keepMessage(database, id, said.text, now);
}

async function keepMessage(database: Database, orderId: number, text: string, now: Date) {
  const [row] = await database
    .insert(serviceMessages)
    .values({ orderId, from: 'member', text, sentAt: now })
    .returning({ id: serviceMessages.id });
  return row!.id;
}

/** Remembers up to which message the owner has seen what was said of an order. Throws `not-found`. */
export async function markRead(
  scope: FullScope,
  database: Database,
  input: { orderId: string; messageId: string },
): Promise<void> {
  const { id } = await findServiceOrder(scope, database, input);
  const messageId = Number(input.messageId);
  const [seen] = await database
    .select({ id: serviceMessages.id })
    .from(serviceMessages)
    .where(and(eq(serviceMessages.orderId, id), eq(serviceMessages.id, messageId)));
  if (!seen) throw new Refusal('not-found', 'no such message');
  await database
    .update(serviceOrders)
    .set({ readMessageId: messageId })
    .where(and(eq(serviceOrders.id, id), lt(serviceOrders.readMessageId, messageId)));
}

/**
 * Asks the studio to cancel an order, or takes that back; answers the ids of the order and of the message that
 * says so, or null where nothing changes. It is no matter of how much was written before. Throws `not-found`, and `gone` once
 * the label is sent or all was given back.
 */
export async function askToCancel(
  scope: FullScope,
  database: Database,
  input: { orderId: string; isAsked: boolean },
  now: Date,
): Promise<{ orderId: number; messageId: number } | null> {
  const order = await findServiceOrder(scope, database, input);
  const lines = await database
    .select()
    .from(serviceOrderLines)
    .where(eq(serviceOrderLines.orderId, order.id));
  if (!mayCancel({ status: order.status, ...sumsOf(order, lines) })) {
    throw new Refusal('gone', 'its label is sent, or it is over');
  }
  if (input.isAsked === (order.cancelAskedAt !== null)) return null;
  const text = input.isAsked ? cancelWords.asked : cancelWords.takenBack;
  const messageId = await keepMessage(database, order.id, text, now);
  await database
    .update(serviceOrders)
    .set({ cancelAskedAt: input.isAsked ? now : null })
    .where(eq(serviceOrders.id, order.id));
  return { orderId: order.id, messageId };
}

/**
 * Keeps that something is not right; answers its id. Throws `not-found`, `gone` outside the warranty, and `conflict`
 * while another problem of the order is being put right.
 */
export async function sayProblem(
  scope: FullScope,
  database: Database,
  said: Said,
  now: Date,
): Promise<number> {
  const { id: orderId, fulfilledAt } = await findServiceOrder(scope, database, said);
  const until = warrantyEnd(fulfilledAt);
  if (!until || now > until) throw new Refusal('gone', 'not within the warranty');
  const [open] = await database
    .select({ id: serviceProblems.id })
    .from(serviceProblems)
    .where(and(eq(serviceProblems.orderId, orderId), isNull(serviceProblems.doneAt)));
  if (open) throw new Refusal('conflict', 'one is being put right');
  const [row] = await database
    .insert(serviceProblems)
    .values({ orderId, text: said.text, reportedAt: now })
    .returning({ id: serviceProblems.id });
  return row!.id;
}

/** An order by the store's id, and whether its member asks to cancel it; null once it is gone. */
export async function findCancelAsked(
  database: Database,
  id: number,
): Promise<{ storeOrderId: string; isAsked: boolean } | null> {
  const [order] = await database.select().from(serviceOrders).where(eq(serviceOrders.id, id));
  return order ? { storeOrderId: order.storeOrderId, isAsked: order.cancelAskedAt !== null } : null;
}

/** A message or a problem as the studio is told of it; null once it is gone. */
export async function findForStudio(
  database: Database,
  kind: MemberWords['kind'],
  id: number,
): Promise<MemberWords | null> {
  const table = kind === 'message' ? serviceMessages : serviceProblems;
  const [row] = await database
    .select({
      storeOrderId: serviceOrders.storeOrderId,
      orderNumber: serviceOrders.orderNumber,
      email: users.email,
      text: table.text,
    })
    .from(table)
    .innerJoin(serviceOrders, eq(serviceOrders.id, table.orderId))
    .innerJoin(users, eq(users.id, serviceOrders.ownerId))
    .where(eq(table.id, id));
  return row ? { kind, id, ...row } : null;
}
