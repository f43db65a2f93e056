import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { isAllBack } from '#contract/rules/service-orders.ts';
import type { Database } from '../database/database.ts';
import { serviceMessages, serviceOrderLines, serviceOrders } from '../database/schema.ts';
import { isHeld, quoteOf, sumsOf } from './service-quotes.ts';

/** Whether the studio waits for a member: a quote to answer or to pay for, or a message that was not seen. */
export async function doesStudioWait(database: Database, owner: string): Promise<boolean> {
  const own = eq(serviceOrders.ownerId, owner);
  const [unread] = await database
    .select({ id: serviceMessages.id })
    .from(serviceMessages)
    .innerJoin(serviceOrders, eq(serviceOrders.id, serviceMessages.orderId))
    .where(
      and(
        own,
        eq(serviceMessages.from, 'studio'),
        gt(serviceMessages.id, serviceOrders.readMessageId),
      ),
    )
    .limit(1);
  if (unread) return true;
  const open = await database
    .select({ order: serviceOrders })
    .from(serviceOrderLines)
    .innerJoin(serviceOrders, eq(serviceOrders.id, serviceOrderLines.orderId))
    .where(
      and(own, isNotNull(serviceOrderLines.quoteCents), isNull(serviceOrderLines.quotePaidAt)),
    );
  if (open.length === 0) return false;
  const lines = await database
    .select()
    .from(serviceOrderLines)
    .where(
      inArray(
        serviceOrderLines.orderId,
        open.map(({ order }) => order.id),
      ),
    );
  return open.some(({ order }) => {
    const quoted = lines.filter(({ orderId }) => orderId === order.id);
    const sums = sumsOf(order, quoted);
    const isBack = isAllBack(sums);
    const isOver = isBack || order.status === 'fulfilled';
    return quoted.some((line) => {
      const quote = quoteOf(line, { isOver, isBack, isHeld: isHeld(order, sums) });
      return quote !== null && (quote.canAnswer || quote.payUrl !== null);
    });
  });
}
