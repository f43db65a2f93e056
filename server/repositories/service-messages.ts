import { and, count, eq, isNull } from 'drizzle-orm';
import { maxStudioMessages } from '#contract/rules/service-orders.ts';
import type { Database } from '../database/database.ts';
import { serviceMessages, serviceOrders, serviceProblems, users } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import type { Viewer } from '../viewer.ts';
import { findServiceOrder, warrantyEnd } from './service-orders.ts';

interface Said {
  owner: string;
  orderId: string;
  text: string;
}

/** Keeps what a member says to the studio; answers its id. Throws `not-found` and `too-many`. */
export async function sayToStudio(
  viewer: Viewer,
  database: Database,
  said: Said,
  now: Date,
): Promise<number> {
  const { id: orderId } = await findServiceOrder(viewer, database, said);
  const [have] = await database
    .select({ messages: count() })
    .from(serviceMessages)
    .where(eq(serviceMessages.orderId, orderId));
  if ((have?.messages ?? 0) >= maxStudioMessages) {
    throw new Refusal('too-many', `at most ${maxStudioMessages} messages`, { text: 'too-many' });
  }
  const [row] = await database
    .insert(serviceMessages)
    .values({ orderId, from: 'member', text: said.text, sentAt: now })
    .returning({ id: serviceMessages.id });
  return row!.id;
}

/**
 * Keeps that something is not right; answers its id. Throws `not-found`, `gone` outside the warranty, and `conflict`
 * while another problem of the order is being put right.
 */
export async function sayProblem(
  viewer: Viewer,
  database: Database,
  said: Said,
  now: Date,
): Promise<number> {
  const { id: orderId, fulfilledAt } = await findServiceOrder(viewer, database, said);
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

/** What the studio is to be told, and of which order. */
export interface ForStudio {
  storeOrderId: string;
  orderNumber: string;
  email: string;
  text: string;
}

/** A message or a problem as the studio is told of it; null once it is gone. */
export async function findForStudio(
  database: Database,
  kind: 'message' | 'problem',
  id: number,
): Promise<ForStudio | null> {
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
  return row ?? null;
}
