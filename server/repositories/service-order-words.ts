import { and, eq, inArray, isNull } from 'drizzle-orm';
import { longestStudioMessage, maxStudioMessages } from '#contract/rules/service-orders.ts';
import { visibleText } from '#contract/rules/visible-text.ts';
import type { Database } from '../database/database.ts';
import { serviceMessages, serviceOrders, serviceProblems } from '../database/schema.ts';
import type { ShopOrder } from '../ports/shop-payloads.ts';
import type { OrderTold } from './service-order-told.ts';
import { takeQuotes } from './service-quote-changes.ts';

type OrderRow = typeof serviceOrders.$inferSelect;

/** Takes in what the studio says, and what it may say anew; answers what of that was not known. */
export async function takeWords(
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

/** Tells whether a store keeps a picture at an address: in our own store, or in Shopify's files. */
const isPhotoAddress = (address: string) =>
  /^(\/store\/photos\/|https:\/\/cdn\.shopify\.com\/)[\w./?=&%-]{1,400}$/.test(address);
