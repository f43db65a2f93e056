import { and, asc, eq, inArray } from 'drizzle-orm';
import { blueprintSku } from '#contract/rules/blueprint-offer.ts';
import { lineKeys } from '#contract/rules/services.ts';
import type { Database } from '../database/database.ts';
import {
  images,
  items,
  serviceLineImages,
  serviceOrderLines,
  serviceOrders,
} from '../database/schema.ts';
import type { ShopLine, ShopOrder } from '../ports/shop-payloads.ts';
import type { PlacedOrder } from './service-order-told.ts';

type OrderRow = typeof serviceOrders.$inferSelect;

/** Whether a line of the store is a service for a member's item, which it names. */
export const namesItem = (line: ShopLine): boolean =>
  line.sku !== blueprintSku && attributeOf(line, lineKeys.itemId) !== null;

/** Makes an order of what was paid for, with the lines and the pictures that are the owner's. */
export async function insertOrder(
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
  const named = news.lines.map((line) =>
    namesItem(line) ? Number(attributeOf(line, lineKeys.itemId)) : 0,
  );
  const ids = named.filter((id) => Number.isSafeInteger(id) && id > 0);
  const own = await database
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.ownerId, ownerId), inArray(items.id, ids)));
  for (const [index, line] of news.lines.entries()) {
    const itemId = own.find(({ id }) => id === named[index])?.id ?? null;
    const isFee = !namesItem(line);
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

/** An order as it was paid for. */
export async function readPlaced(
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

const attributeOf = ({ attributes }: Pick<ShopLine, 'attributes'>, key: string): string | null =>
  attributes.find((one) => one.key === key)?.value || null;
