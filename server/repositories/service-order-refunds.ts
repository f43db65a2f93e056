import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { serviceOrderLines, serviceOrders } from '../database/schema.ts';
import type { ShopRefund } from '../ports/shop-payloads.ts';
import type { RefundedLine } from './service-order-told.ts';

/** The sum given back, in US cents, and for which lines. */
export interface Refunded {
  cents: number;
  lines: RefundedLine[];
}

/** Adds a refund; answers what more was given back: nothing of a refund that is known. */
export async function addRefund(
  database: Database,
  orderId: number,
  refund: ShopRefund,
): Promise<Refunded> {
  const [order] = await database.select().from(serviceOrders).where(eq(serviceOrders.id, orderId));
  const { refundId, cents } = refund;
  if (!order || order.refunds.some((one) => one.refundId === refundId)) {
    return { cents: 0, lines: [] };
  }
  const lines: RefundedLine[] = [];
  await database
    .update(serviceOrders)
    .set({ refunds: [...order.refunds, { refundId, cents }] })
    .where(eq(serviceOrders.id, orderId));
  for (const { storeLineId, cents: lineCents } of refund.lines) {
    const mine = and(
      eq(serviceOrderLines.orderId, orderId),
      eq(serviceOrderLines.storeLineId, storeLineId),
    );
    const [line] = await database.select().from(serviceOrderLines).where(mine);
    if (!line) continue;
    await database
      .update(serviceOrderLines)
      .set({ refundedCents: line.refundedCents + lineCents })
      .where(mine);
    if (lineCents > 0) lines.push(line);
  }
  return { cents, lines };
}
