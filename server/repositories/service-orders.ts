import { and, asc, desc, eq, gte, inArray } from 'drizzle-orm';
import {
  isAllBack,
  maxListedOrders,
  serviceStatuses,
  warrantyDays,
} from '#contract/rules/service-orders.ts';
import { lineKeys } from '#contract/rules/services.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { ServiceOrder } from '#contract/schemas/service-order.ts';
import type { Database } from '../database/database.ts';
import {
  items,
  serviceLineImages,
  serviceMessages,
  serviceOrderLines,
  serviceOrders,
  serviceProblems,
} from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import { itemNoun } from './item-noun.ts';
import { readCards } from './noun-cards.ts';
import type { FullScope } from './scope.ts';
import { isHeld, paidQuoteCents, quoteOf, sumsOf } from './service-quotes.ts';

type OrderRow = typeof serviceOrders.$inferSelect;
type LineRow = typeof serviceOrderLines.$inferSelect;

const dayMs = 86_400_000;

/** The needs of reads of orders besides the database. */
interface Reading {
  signer: Signer;
  now: Date;
}

/** The owner's last orders, the newest first, with the cards of the items that they name: of one item, or told of since. */
export async function readServiceOrders(
  scope: FullScope,
  database: Database,
  { itemId, since }: { itemId?: string | undefined; since?: Date },
  reading: Reading,
): Promise<OperationOutput<'getServiceOrders'>> {
  const ofItem = itemId
    ? inArray(
        serviceOrders.id,
        database
          .select({ id: serviceOrderLines.orderId })
          .from(serviceOrderLines)
          .where(eq(serviceOrderLines.itemId, Number(itemId))),
      )
    : undefined;
  const rows = await database
    .select()
    .from(serviceOrders)
    .where(
      and(
        eq(serviceOrders.ownerId, scope.subject),
        ofItem,
        since && gte(serviceOrders.toldAt, since),
      ),
    )
    .orderBy(desc(serviceOrders.placedAt), desc(serviceOrders.id))
    .limit(maxListedOrders);
  const orders = await withParts(database, rows, reading);
  return { orders, items: await readShownItems(scope, database, orders, reading.signer) };
}

/** One order of the owner's. Throws `not-found`. */
export async function readServiceOrder(
  scope: FullScope,
  database: Database,
  input: { orderId: string },
  reading: Reading,
): Promise<OperationOutput<'getServiceOrder'>> {
  const row = await findServiceOrder(scope, database, input);
  const [order] = await withParts(database, [row], reading);
  const cards = await readShownItems(scope, database, [order!], reading.signer);
  return { order: order!, items: cards };
}

/** The row of one order of the owner's. Throws `not-found`. */
export async function findServiceOrder(
  scope: FullScope,
  database: Database,
  { orderId }: { orderId: string },
): Promise<OrderRow> {
  const [row] = await database
    .select()
    .from(serviceOrders)
    .where(and(eq(serviceOrders.id, Number(orderId)), eq(serviceOrders.ownerId, scope.subject)));
  if (!row) throw new Refusal('not-found', 'no such order');
  return row;
}

/** Reads what to put into a new cart to have the same done again; fees are the cart's own matter. */
export async function readLinesAgain(
  scope: FullScope,
  database: Database,
  input: { orderId: string },
): Promise<OperationOutput<'orderAgain'>> {
  const { id } = await findServiceOrder(scope, database, input);
  const rows = await database
    .select({ line: serviceOrderLines, deletedAt: items.deletedAt })
    .from(serviceOrderLines)
    .leftJoin(items, eq(items.id, serviceOrderLines.itemId))
    .where(and(eq(serviceOrderLines.orderId, id), eq(serviceOrderLines.isFee, false)))
    .orderBy(asc(serviceOrderLines.id));
  const isThere = ({ line, deletedAt }: (typeof rows)[number]) =>
    line.itemId !== null && deletedAt === null;
  return {
    lines: rows.filter(isThere).map(({ line }) => ({
      merchandiseId: `gid://shopify/ProductVariant/${line.variantId}`,
      quantity: line.quantity,
      attributes: line.attributes,
    })),
    goneItemTitles: [
      ...new Set(rows.filter((row) => !isThere(row)).map(({ line }) => line.itemTitle ?? '')),
    ],
  };
}

/** Until when work that was sent back then is put right for nothing; null before. */
export const warrantyEnd = (fulfilledAt: Date | null): Date | null =>
  fulfilledAt && new Date(fulfilledAt.getTime() + warrantyDays * dayMs);

const readShownItems = (
  scope: FullScope,
  database: Database,
  orders: readonly ServiceOrder[],
  signer: Signer,
) => {
  const ids = orders.flatMap(({ lines }) => lines.flatMap(({ itemId }) => itemId ?? []));
  return readCards(scope, database, itemNoun, [...new Set(ids)], signer);
};

/** Puts together what orders are made of, with one query for each kind of part. */
async function withParts(
  database: Database,
  rows: readonly OrderRow[],
  { signer, now }: Reading,
): Promise<ServiceOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await database
    .select()
    .from(serviceOrderLines)
    .where(inArray(serviceOrderLines.orderId, ids))
    .orderBy(asc(serviceOrderLines.id));
  const pictures = await database
    .select()
    .from(serviceLineImages)
    .where(
      inArray(
        serviceLineImages.lineId,
        lines.map(({ id }) => id),
      ),
    )
    .orderBy(asc(serviceLineImages.position));
  const messages = await database
    .select()
    .from(serviceMessages)
    .where(inArray(serviceMessages.orderId, ids))
    .orderBy(asc(serviceMessages.sentAt), asc(serviceMessages.id));
  const problems = await database
    .select()
    .from(serviceProblems)
    .where(inArray(serviceProblems.orderId, ids))
    .orderBy(desc(serviceProblems.id));
  return rows.map((row) => {
    const imageUrlsOf = ({ id }: LineRow) =>
      pictures
        .filter(({ lineId }) => lineId === id)
        .map(({ imageId }) => signer.imageUrl(row.ownerId, imageId, 720));
    const own = lines.filter(({ orderId }) => orderId === row.id);
    const paidLaterCents = own.reduce((sum, line) => sum + paidQuoteCents(line), 0);
    const sums = sumsOf(row, own);
    const isBack = isAllBack(sums);
    const isAsked = isHeld(row, sums);
    const isOver = isBack || row.status === 'fulfilled';
    const problem = problems.find(({ orderId }) => orderId === row.id);
    const warrantyUntil = warrantyEnd(row.fulfilledAt);
    const times = {
      created: row.placedAt,
      sentLabel: row.sentLabelAt,
      inStudio: row.inStudioAt,
      inProgress: row.inProgressAt,
      fulfilled: row.fulfilledAt,
    };
    return {
      orderId: String(row.id),
      ownerId: row.ownerId,
      orderNumber: row.orderNumber,
      cartToken: row.cartToken,
      placedDate: row.placedAt.toISOString(),
      toldDate: row.toldAt.toISOString(),
      status: row.status,
      steps: serviceStatuses.map((status) => ({ status, date: isoOf(times[status]) })),
      lines: own.map((line) => ({
        ...toLine(line, imageUrlsOf(line)),
        quote: quoteOf(line, { isOver, isBack, isHeld: isAsked }),
      })),
      subtotalCents: row.subtotalCents + paidLaterCents,
      discountCents: row.discountCents,
      ...sums,
      note: row.note,
      trackingNumber: row.trackingNumber,
      returnTrackingNumber: row.returnTrackingNumber,
      studioPhotos: row.studioPhotos,
      messages: messages
        .filter(({ orderId }) => orderId === row.id)
        .map(({ id, from, text, sentAt }) => ({
          messageId: String(id),
          from,
          text,
          date: sentAt.toISOString(),
        })),
      isUnread: messages.some(
        ({ id, orderId, from }) =>
          orderId === row.id && from === 'studio' && id > row.readMessageId,
      ),
      cancelAskedDate: isAsked ? isoOf(row.cancelAskedAt) : null,
      warrantyUntil: isoOf(warrantyUntil),
      problem: problem
        ? {
            text: problem.text,
            date: problem.reportedAt.toISOString(),
            doneDate: isoOf(problem.doneAt),
          }
        : null,
      canReportProblem:
        warrantyUntil !== null && now <= warrantyUntil && (!problem || problem.doneAt !== null),
    };
  });
}

const isoOf = (at: Date | null): string | null => at?.toISOString() ?? null;

function toLine(row: LineRow, imageUrls: string[]): Omit<ServiceOrder['lines'][number], 'quote'> {
  const said = (key: string) => row.attributes.find((one) => one.key === key)?.value || null;
  return {
    lineId: String(row.id),
    itemId: row.itemId === null ? null : String(row.itemId),
    itemTitle: row.itemTitle,
    serviceName: row.serviceName,
    serviceGroup: said(lineKeys.serviceGroup),
    isFee: row.isFee,
    quantity: row.quantity,
    priceCents: row.priceCents,
    discountCents: row.discountCents,
    refundedCents: row.refundedCents,
    details: said(lineKeys.details),
    measuredFor: said(lineKeys.measured),
    pins: said(lineKeys.pins),
    imageUrls,
  };
}
