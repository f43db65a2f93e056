import { and, eq, like } from 'drizzle-orm';
import * as v from 'valibot';
import { blueprintSku } from '#contract/rules/blueprint-offer.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { grants } from '../database/schema.ts';
import type { ShopLine, ShopOrder, ShopRefund } from '../ports/shop-payloads.ts';
import { lockAccount } from './account-lock.ts';
import { giveGrantOnce, revokeGrantOf } from './grants.ts';
import type { NewsOutcome } from './service-order-news.ts';

/*
 * [Note: A blueprint that was bought] Each line of an order that was ever paid for gives one grant, which has the
 * line's name. It is given once and taken back once, so news may come twice, late and in any order; and who bought two
 * keeps the one that was not given back. A line is known by its stock keeping unit, which only the shop can set
 * (decision 102).
 */

/** The name of an order's grants, up to the line. The ids are numbers. */
const orderName = (storeOrderId: string) => `shop order ${storeOrderId}, line `;
const grantName = (storeOrderId: string, storeLineId: string) =>
  `${orderName(storeOrderId)}${storeLineId}`;

/** Takes in what the store tells of an order in which the Style Blueprint was bought. */
export async function takeBlueprintOrder(
  open: OpenDatabase,
  order: ShopOrder,
  now: Date,
): Promise<NewsOutcome> {
  const lines = order.lines.filter(({ sku, quantity }) => sku === blueprintSku && quantity > 0);
  if (!order.isPaid || lines.length === 0) return 'not-ours';
  const userId = order.userId;
  if (!v.is(v.pipe(v.string(), v.uuid()), userId)) return 'stranger';
  return open.transaction(async (database) => {
    if (!(await lockAccount(database, userId))) return 'stranger';
    for (const line of lines) {
      const by = grantName(order.storeOrderId, line.storeLineId);
      const given = { key: 'styleBlueprint', source: 'purchase', by } as const;
      // Also of one that was given back already: what is told late of it must not bring it back.
      await giveGrantOnce(database, userId, given, now);
      if (isGivenBack(order, line)) await takeBack(database, userId, by, now);
    }
    return 'taken';
  });
}

/** Takes in a refund; false while no order of that id is known in which the Style Blueprint was bought. */
export async function takeBlueprintRefund(
  open: OpenDatabase,
  storeOrderId: string,
  refund: ShopRefund,
  now: Date,
): Promise<boolean> {
  const [grant] = await open.database
    .select({ userId: grants.userId })
    .from(grants)
    .where(
      and(eq(grants.source, 'purchase'), like(grants.grantedBy, `${orderName(storeOrderId)}%`)),
    )
    .limit(1);
  if (!grant) return false;
  return open.transaction(async (database) => {
    if (!(await lockAccount(database, grant.userId))) return false;
    for (const { storeLineId, cents, paidCents } of refund.lines) {
      // Of a part of the money, or where the refund does not say what was paid, the order's own news tell.
      if (paidCents === null || cents < paidCents) continue;
      await takeBack(database, grant.userId, grantName(storeOrderId, storeLineId), now);
    }
    return true;
  });
}

/** Whether a line was given back whole: by itself, or with all of its order. */
function isGivenBack(order: ShopOrder, line: ShopLine): boolean {
  if (order.cancelledAt !== null || order.isRefunded) return true;
  const parts = order.refunds
    .flatMap(({ lines }) => lines)
    .filter(({ storeLineId }) => storeLineId === line.storeLineId);
  const back = parts.reduce((sum, { cents }) => sum + cents, 0);
  return parts.length > 0 && back >= line.priceCents * line.quantity - line.discountCents;
}

const takeBack = (database: Database, userId: string, givenBy: string, now: Date) =>
  revokeGrantOf(database, userId, { givenBy, by: `${givenBy}, given back` }, now);
