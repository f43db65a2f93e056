import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import {
  longestStudioMessage,
  maxStudioMessages,
  orderPlace,
  type ServiceStatus,
} from '#contract/rules/service-orders.ts';
import { lineKeys } from '#contract/rules/services.ts';
import { visibleText } from '#contract/rules/visible-text.ts';
import type { Database, OpenDatabase } from '../database/database.ts';
import {
  images,
  items,
  serviceLineImages,
  serviceMessages,
  serviceOrderLines,
  serviceOrders,
  serviceProblems,
  users,
} from '../database/schema.ts';
import type { ShopLine, ShopOrder, ShopRefund } from '../ports/shop-payloads.ts';
import { lockAccount } from './account-lock.ts';
import { findCartOwner } from './service-carts.ts';
import { progressOf } from './service-order-progress.ts';
import { type NamedQuote, takePaidQuotes, takeQuotes } from './service-quote-changes.ts';
import { sumsOf } from './service-quotes.ts';
import { beginStays, endStays, wayBackMs } from './service-stays.ts';

/*
 * [Note: News of orders] What the store tells may come twice, late and in any order. So an order is made by whatever
 * tells of it first; it only ever goes forward, by the
 * table of steps ([Note: Steps of an order]), and nowhere once it is cancelled; what was reached keeps the first time that is told of it; refunds,
 * messages, photos and payments of quotes are added once each; and words that may change (numbers of parcels, quotes) are taken from the
 * latest news, by the store's own clock.
 */

type OrderRow = typeof serviceOrders.$inferSelect;

/** What is new to the member in news of an order. */
export interface OrderTold {
  email: string;
  /** Hem's own id of the order. */
  orderId: string;
  orderNumber: string;
  /** What was paid for, where the order itself is news. */
  placed: PlacedOrder | null;
  /** The status that it has come to; null where it is where it was. */
  status: ServiceStatus | null;
  /** Of the parcel to the studio or back, as far as it is known. */
  trackingNumber: string | null;
  /** What the studio asks, and what was paid of that. */
  quotes: NamedQuote[];
  paidQuotes: NamedQuote[];
  /** What the studio says. */
  messages: string[];
  /** US cents that were given back, and the lines that they were given back for, as far as the store says. */
  refundedCents: number;
  refundedLines: RefundedLine[];
  /** Whether it is over by that, before anything was sent. */
  isCancelled: boolean;
}

/** A line of which money was given back. */
export interface RefundedLine {
  serviceName: string;
  itemTitle: string | null;
  isFee: boolean;
}

/** An order as it was paid for: its lines as the store has them, the fee among them, and its sums in US cents. */
export interface PlacedOrder {
  lines: {
    itemTitle: string | null;
    serviceName: string;
    isFee: boolean;
    quantity: number;
    priceCents: number;
    /** By how much, and the member's own words. */
    details: string | null;
  }[];
  discountCents: number;
  totalCents: number;
  note: string | null;
  /** Where it goes back to, line by line. */
  address: string[];
}

/** Tells the member, in the transaction that takes the news in. */
export type TellMember = (database: Database, told: OrderTold) => Promise<void>;

/** Of an order that is heard of for the first time, what is older than this is not told of any more. */
const oldNewsMs = 86_400_000;

/** What became of news of an order. */
export type NewsOutcome =
  | 'taken'
  /** It was not paid for, or nothing of it is of a member's item. */
  | 'not-ours'
  /** It names a member's item, but no member has had its cart. */
  | 'stranger';

/** Takes in what the store tells of an order ([Note: News of orders]). */
export async function takeOrderNews(
  open: OpenDatabase,
  news: ShopOrder,
  now: Date,
  tell: TellMember,
): Promise<NewsOutcome> {
  if (!news.isPaid || !news.lines.some((line) => attributeOf(line, lineKeys.itemId)))
    return 'not-ours';
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
    const refundedCents = refunds.reduce((sum, { cents }) => sum + cents, 0);
    const paidQuotes = await takePaidQuotes(database, order.id, news);
    const words = await takeWords(database, order, news, now);
    const isLate = news.updatedAt < order.toldAt;
    await settleStays(database, order.id, { isCancelled: news.cancelledAt !== null, isLate }, now);
    const isLongAgo = (at: Date) => now.getTime() - at.getTime() > oldNewsMs;
    const isOld = !before && isLongAgo(news.updatedAt);
    const placed =
      before || isLongAgo(news.placedAt) ? null : await readPlaced(database, order, news);
    if (
      !isOld &&
      (placed ||
        status ||
        refundedCents > 0 ||
        words.messages.length + words.quotes.length + paidQuotes.length > 0)
    ) {
      const back = status === 'fulfilled';
      await tellOwner(database, order, tell, {
        placed,
        status,
        refundedCents,
        refundedLines: refunds.flatMap(({ lines }) => lines),
        paidQuotes,
        trackingNumber: back ? news.returnTrackingNumber : news.trackingNumber,
        ...words,
      });
    }
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
    const { cents: refundedCents, lines: refundedLines } = await addRefund(
      database,
      order.id,
      refund,
    );
    await settleStays(database, order.id, { isCancelled: false, isLate: true }, now);
    if (refundedCents > 0) {
      const nothing = { quotes: [], paidQuotes: [], messages: [] };
      await tellOwner(database, order, tell, {
        placed: null,
        status: null,
        trackingNumber: null,
        ...nothing,
        refundedCents,
        refundedLines,
      });
    }
    return true;
  });
}

async function tellOwner(
  database: Database,
  { id, ownerId, orderNumber }: OrderRow,
  tell: TellMember,
  told: Omit<OrderTold, 'email' | 'orderId' | 'orderNumber' | 'isCancelled'>,
) {
  const [owner] = await database
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, ownerId));
  const [order] = await database.select().from(serviceOrders).where(eq(serviceOrders.id, id));
  if (!owner || !order) return;
  const { place } = await placeOf(database, order);
  await tell(database, {
    ...told,
    isCancelled: told.refundedCents > 0 && place === 'cancelled',
    email: owner.email,
    orderId: String(id),
    orderNumber,
  });
}

async function readPlaced(
  database: Database,
  order: OrderRow,
  { shippingAddress: address }: ShopOrder,
): Promise<PlacedOrder> {
  const { id, discountCents, totalCents, note } = order;
  const { itemTitle, serviceName, isFee, quantity, priceCents, attributes } = serviceOrderLines;
  const lines = await database
    .select({ itemTitle, serviceName, isFee, quantity, priceCents, attributes })
    .from(serviceOrderLines)
    .where(eq(serviceOrderLines.orderId, id))
    .orderBy(asc(serviceOrderLines.id));
  return {
    lines: lines.map(({ attributes, ...line }) => ({
      ...line,
      details: attributeOf({ attributes }, lineKeys.details),
    })),
    discountCents,
    totalCents,
    note,
    address,
  };
}

async function findOrder(database: Database, storeOrderId: string): Promise<OrderRow | null> {
  const [order] = await database
    .select()
    .from(serviceOrders)
    .where(eq(serviceOrders.storeOrderId, storeOrderId));
  return order ?? null;
}

async function insertOrder(
  database: Database,
  ownerId: string,
  news: ShopOrder,
): Promise<OrderRow> {
  const [order] = await database
    .insert(serviceOrders)
    .values({
      ownerId,
      storeOrderId: news.storeOrderId,
      cartToken: news.cartToken ?? '',
      orderNumber: news.orderNumber,
      status: 'created',
      placedAt: news.placedAt,
      subtotalCents: news.subtotalCents,
      discountCents: news.discountCents,
      totalCents: news.totalCents,
      note: news.note,
      // Before everything, so that this news is not taken for old.
      toldAt: new Date(0),
    })
    .returning();
  const named = news.lines.map((line) => Number(attributeOf(line, lineKeys.itemId)));
  const ids = named.filter((id) => Number.isSafeInteger(id) && id > 0);
  const own = await database
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.ownerId, ownerId), inArray(items.id, ids)));
  for (const [index, line] of news.lines.entries()) {
    const itemId = own.find(({ id }) => id === named[index])?.id ?? null;
    const isFee = !attributeOf(line, lineKeys.itemId);
    const [made] = await database
      .insert(serviceOrderLines)
      .values({
        orderId: order!.id,
        storeLineId: line.storeLineId,
        variantId: line.variantId,
        itemId,
        itemTitle: isFee ? null : (attributeOf(line, lineKeys.itemName) ?? ''),
        serviceName: attributeOf(line, lineKeys.serviceName) ?? line.title,
        isFee,
        quantity: line.quantity,
        priceCents: line.priceCents,
        discountCents: line.discountCents,
        attributes: line.attributes,
      })
      .returning({ id: serviceOrderLines.id });
    await nameImages(database, ownerId, made!.id, line);
  }
  return order!;
}

/** Keeps the pictures of a line that are the member's own. */
async function nameImages(database: Database, ownerId: string, lineId: number, line: ShopLine) {
  const named = attributeOf(line, lineKeys.imageUrls) ?? '';
  const ids = [...named.matchAll(/\/images\/([\da-f-]{36})\//g)].map((match) => match[1]!);
  if (ids.length === 0) return;
  const own = await database
    .select({ id: images.id })
    .from(images)
    .where(and(eq(images.ownerId, ownerId), inArray(images.id, ids)));
  const rows = [...new Set(ids)]
    .filter((imageId) => own.some(({ id }) => id === imageId))
    .map((imageId, position) => ({ lineId, imageId, position }));
  if (rows.length > 0) await database.insert(serviceLineImages).values(rows);
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

/** What was given back, in US cents, and for which lines. */
interface Refunded {
  cents: number;
  lines: RefundedLine[];
}

/** Answers what more was given back: nothing of a refund that is known. */
async function addRefund(
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

/** What the studio says, and what it may say anew; answers what of that was not known. */
async function takeWords(
  database: Database,
  order: OrderRow,
  news: ShopOrder,
  now: Date,
): Promise<Pick<OrderTold, 'messages' | 'quotes'>> {
  const messages = news.messages
    .map(({ id, text, at }) => ({
      orderId: order.id,
      from: 'studio' as const,
      storeMessageId: id,
      text: visibleText(text).slice(0, longestStudioMessage),
      sentAt: at,
    }))
    .slice(-maxStudioMessages);
  const added =
    messages.length > 0
      ? await database
          .insert(serviceMessages)
          .values(messages)
          .onConflictDoNothing()
          .returning({ text: serviceMessages.text })
      : [];
  const told = { messages: added.map(({ text }) => text) };
  const done = news.problemsDone.map(Number).filter((id) => Number.isSafeInteger(id));
  if (done.length > 0) {
    await database
      .update(serviceProblems)
      .set({ doneAt: now })
      .where(
        and(
          eq(serviceProblems.orderId, order.id),
          inArray(serviceProblems.id, done),
          isNull(serviceProblems.doneAt),
        ),
      );
  }
  if (news.updatedAt < order.toldAt) return { ...told, quotes: [] };
  await database
    .update(serviceOrders)
    .set({
      toldAt: news.updatedAt,
      trackingNumber: news.trackingNumber ?? order.trackingNumber,
      returnTrackingNumber: news.returnTrackingNumber ?? order.returnTrackingNumber,
      studioPhotos: news.photos.filter(isPhotoAddress),
    })
    .where(eq(serviceOrders.id, order.id));
  return { ...told, quotes: await takeQuotes(database, order.id, news) };
}

/** Where a store keeps its pictures: our own store, or Shopify's files. */
const isPhotoAddress = (address: string) =>
  /^(\/store\/photos\/|https:\/\/cdn\.shopify\.com\/)[\w./?=&%-]{1,400}$/.test(address);

const attributeOf = ({ attributes }: Pick<ShopLine, 'attributes'>, key: string): string | null =>
  attributes.find((one) => one.key === key)?.value || null;
