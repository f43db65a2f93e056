import { eq } from 'drizzle-orm';
import { orderPlace, type ServiceStatus } from '#contract/rules/service-orders.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import { serviceOrderLines, serviceOrders, users } from '../database/schema.ts';
import type { ShopOrder, ShopRefund } from '../ports/shop-payloads.ts';
import { lockAccount } from './account-lock.ts';
import { findCartOwner } from './service-carts.ts';
import { insertOrder, namesItem, readPlaced } from './service-order-making.ts';
import { progressOf } from './service-order-progress.ts';
import { addRefund, type Refunded } from './service-order-refunds.ts';
import { isNews, type News, noNews, type TellMember } from './service-order-told.ts';
import { takeWords } from './service-order-words.ts';
import { takePaidQuotes } from './service-quote-changes.ts';
import { sumsOf } from './service-quotes.ts';
import { beginStays, endStays, wayBackMs } from './service-stays.ts';

/*
 * [Note: News of orders] What the store tells may come twice, late and in any order. So an order is made by whatever
 * tells of it first; it only ever goes forward, by the
 * table of steps ([Note: Steps of an order]), and nowhere once it is cancelled; what was reached keeps the first time
 * that is told of it; refunds,
 * messages, photos and payments of quotes are added once each; and words that may change (numbers of parcels, quotes)
 * are taken from the
 * latest news, by the store's own clock.
 */

type OrderRow = typeof serviceOrders.$inferSelect;

/** Of an order that is heard of for the first time, what is older than this is not told of any more. */
const oldNewsMs = 86_400_000;

/** The outcome of news of an order. */
export type NewsOutcome =
  | 'taken'
  /** The order was not paid for, or nothing of it is of a member's item. */
  | 'not-ours'
  /** The order names a member's item, but no member has had its cart. */
  | 'stranger';

/** Takes in what the store tells of an order ([Note: News of orders]). */
export async function takeOrderNews(
  open: OpenDatabase,
  news: ShopOrder,
  now: Date,
  tell: TellMember,
): Promise<NewsOutcome> {
  if (!news.isPaid || !news.lines.some(namesItem)) return 'not-ours';
  return open.transaction(async (database) => {
    const known = await findOrder(database, news.storeOrderId);
    const owner =
      known?.ownerId ?? (news.cartToken ? await findCartOwner(database, news.cartToken) : null);
    if (!owner || !(await lockAccount(database, owner))) return 'stranger';
    // Read again now that nobody else can write it.
    const before = await findOrder(database, news.storeOrderId);
    const order = before ?? (await insertOrder(database, owner, news));
    const status = await takeProgress(database, order, news);
    const refunds: Refunded[] = [];
    for (const refund of news.refunds) refunds.push(await addRefund(database, order.id, refund));
    const paidQuotes = await takePaidQuotes(database, order.id, news);
    const words = await takeWords(database, order, news, now);
    const isLate = news.updatedAt < order.toldAt;
    await settleStays(database, order.id, { isCancelled: news.cancelledAt !== null, isLate }, now);
    const isLongAgo = (at: Date) => now.getTime() - at.getTime() > oldNewsMs;
    const isOld = !before && isLongAgo(news.updatedAt);
    const told: News = {
      ...words,
      placed: before || isLongAgo(news.placedAt) ? null : await readPlaced(database, order, news),
      status,
      refundedCents: refunds.reduce((sum, { cents }) => sum + cents, 0),
      refundedLines: refunds.flatMap(({ lines }) => lines),
      paidQuotes,
      trackingNumber: status === 'fulfilled' ? news.returnTrackingNumber : news.trackingNumber,
    };
    if (!isOld && isNews(told)) await tellOwner(database, order, tell, told);
    return 'taken';
  });
}

/** Takes in a refund; false while the order is not known. */
export async function takeRefund(
  open: OpenDatabase,
  storeOrderId: string,
  refund: ShopRefund,
  now: Date,
  tell: TellMember,
): Promise<boolean> {
  return open.transaction(async (database) => {
    const order = await findOrder(database, storeOrderId);
    if (!order || !(await lockAccount(database, order.ownerId))) return false;
    const { cents, lines } = await addRefund(database, order.id, refund);
    await settleStays(database, order.id, { isCancelled: false, isLate: true }, now);
    const told = { ...noNews, refundedCents: cents, refundedLines: lines };
    if (isNews(told)) await tellOwner(database, order, tell, told);
    return true;
  });
}

async function tellOwner(
  database: Database,
  { id, ownerId, orderNumber }: OrderRow,
  tell: TellMember,
  told: News,
): Promise<void> {
  const [owner] = await database
    .select({ email: users.email, mailKinds: users.mailKinds })
    .from(users)
    .where(eq(users.id, ownerId));
  const [order] = await database.select().from(serviceOrders).where(eq(serviceOrders.id, id));
  if (!owner || !order) return;
  // What was paid and given back is always told.
  const isReceipt = told.placed || told.refundedCents > 0 || told.paidQuotes.length > 0;
  if (!isReceipt && !owner.mailKinds.includes('orders')) return;
  const { place } = await placeOf(database, order);
  await tell(database, {
    ...told,
    isCancelled: told.refundedCents > 0 && place === 'cancelled',
    email: owner.email,
    orderId: String(id),
    orderNumber,
  });
}

async function findOrder(database: Database, storeOrderId: string): Promise<OrderRow | null> {
  const [order] = await database
    .select()
    .from(serviceOrders)
    .where(eq(serviceOrders.storeOrderId, storeOrderId));
  return order ?? null;
}

/** Answers the status that it came to; null where it stays. */
async function takeProgress(
  database: Database,
  order: OrderRow,
  news: ShopOrder,
): Promise<ServiceStatus | null> {
  const { place } = await placeOf(database, order);
  const changes = progressOf(order, place, news);
  if (Object.keys(changes).length > 0) {
    await database.update(serviceOrders).set(changes).where(eq(serviceOrders.id, order.id));
  }
  return changes.status ?? null;
}

async function placeOf(database: Database, order: OrderRow) {
  const lines = await database
    .select()
    .from(serviceOrderLines)
    .where(eq(serviceOrderLines.orderId, order.id));
  return { place: orderPlace({ status: order.status, ...sumsOf(order, lines) }), lines };
}

/** Brings the items of an order to where it is now ([Note: At the studio]); late news begin nothing. */
async function settleStays(
  database: Database,
  orderId: number,
  { isCancelled, isLate }: { isCancelled: boolean; isLate: boolean },
  now: Date,
): Promise<void> {
  const [order] = await database.select().from(serviceOrders).where(eq(serviceOrders.id, orderId));
  if (!order) return;
  const { place, lines } = await placeOf(database, order);
  if (isCancelled || place === 'cancelled') return endStays(database, orderId, now);
  // On its way back it is not with the member yet: the sweep brings it back.
  const isBack = order.fulfilledAt && now.getTime() - order.fulfilledAt.getTime() > wayBackMs;
  if (isBack) return endStays(database, orderId, now);
  if (isLate) return;
  const itemIds = [...new Set(lines.flatMap(({ itemId }) => itemId ?? []))];
  if (itemIds.length > 0) await beginStays(database, orderId, itemIds);
}
