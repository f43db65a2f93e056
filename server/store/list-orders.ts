import {
  and,
  count,
  desc,
  eq,
  ilike,
  inArray,
  isNull,
  like,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import {
  isAllBack,
  type OrderPlace,
  orderPlace,
  serviceStatuses,
} from '#contract/rules/service-orders.ts';
import { lineKeys, productTypes } from '#contract/rules/services.ts';
import { measuredLater, unmeasuredOf } from '#contract/rules/unmeasured.ts';
import type { Database } from '../database/database.ts';
import { storeMessages, storeOrderLines, storeOrders } from './tables.ts';

/** An order as the studio's list shows it. */
export interface ListedOrder {
  id: number;
  customer: string;
  email: string;
  place: OrderPlace;
  /** The sum paid, with quotes, and the sum given back of that. */
  totalCents: number;
  refundedCents: number;
  services: number;
  /** The count of problems that are not put right yet. */
  problems: number;
  /** The customer asks to cancel it, and it can be. */
  isCancelAsked: boolean;
  /** Custom services that wait for the studio's price. */
  unquoted: number;
  /** Whether it was paid for without measurements that its services need, and they have not come since. */
  isUnmeasured: boolean;
  createdAt: Date;
}

/** Most orders of one page. */
const mostListed = 100;

/** The filters of the list besides the five statuses. */
export const listFilters = { cancelled: 'Cancelled', unquoted: 'Needs a quote' } as const;

const paidLater = sql`(select coalesce(sum(quote_cents), 0) from ${storeOrderLines} where ${storeOrderLines.orderId} = ${storeOrders.id} and quote_paid_at is not null)`;
const paid = sql`${storeOrders.totalCents} + ${paidLater}`;
const givenBack = sql`(select coalesce(sum((one ->> 'cents')::int), 0) from jsonb_array_elements(${storeOrders.refunds}) one)`;
/** As `isAllBack` has it. */
const isBack = sql`(${paid} > 0 and ${givenBack} >= ${paid})`;
/** Whether there is anything for the studio to do, as `isStudioWork` has it. */
const isWork = sql`product_type not in (${productTypes.fee}, ${productTypes.digital})`;
const hasWork = sql`exists (select 1 from ${storeOrderLines} where ${storeOrderLines.orderId} = ${storeOrders.id} and ${isWork})`;
const isUnquoted = sql`exists (select 1 from ${storeOrderLines} where ${storeOrderLines.orderId} = ${storeOrders.id} and product_type = ${productTypes.custom} and quote_cents is null)`;

/** The orders of a filter: one that is cancelled has no other status. */
function filtered(status: string): SQL | undefined {
  if (status === 'cancelled') return and(eq(storeOrders.status, 'created'), isBack);
  if (status === 'unquoted')
    return and(ne(storeOrders.status, 'fulfilled'), not(isBack), isUnquoted);
  const known = serviceStatuses.find((one) => one === status);
  if (!known) return undefined;
  return and(eq(storeOrders.status, known), known === 'created' ? not(isBack) : undefined);
}

/** The store's orders that have something to sew, the newest first: all, those of a filter, those that a search finds. */
export async function listOrders(
  database: Database,
  { search, status }: { search: string; status: string },
): Promise<ListedOrder[]> {
  const number = /^(?:hem-?)?(\d{1,9})$/i.exec(search)?.[1];
  const words = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const isFound = search
    ? or(
        ilike(storeOrders.email, words),
        sql`${storeOrders.address} ->> 'name' ilike ${words}`,
        ...(number ? [eq(storeOrders.id, Number(number) - 1000)] : []),
      )
    : undefined;
  const orders = await database
    .select()
    .from(storeOrders)
    .where(and(hasWork, isFound, filtered(status)))
    .orderBy(desc(storeOrders.createdAt), desc(storeOrders.id))
    .limit(mostListed);
  const ids = orders.map(({ id }) => id);
  if (ids.length === 0) return [];
  const services = await database
    .select({
      orderId: storeOrderLines.orderId,
      services: count(),
      paidLaterCents: sql<number>`coalesce(sum(quote_cents) filter (where quote_paid_at is not null), 0)::int`,
      unquoted: sql<number>`count(*) filter (where product_type = ${productTypes.custom} and quote_cents is null)::int`,
    })
    .from(storeOrderLines)
    .where(and(inArray(storeOrderLines.orderId, ids), isWork))
    .groupBy(storeOrderLines.orderId);
  const problems = await database
    .select({ orderId: storeMessages.orderId, problems: count() })
    .from(storeMessages)
    .where(
      and(
        inArray(storeMessages.orderId, ids),
        eq(storeMessages.isProblem, true),
        isNull(storeMessages.doneAt),
      ),
    )
    .groupBy(storeMessages.orderId);
  const unmeasured = await listUnmeasured(database, ids);
  return orders.map((order) => {
    const own = services.find(({ orderId }) => orderId === order.id);
    const totalCents = order.totalCents + (own?.paidLaterCents ?? 0);
    const refundedCents = order.refunds.reduce((sum, { cents }) => sum + cents, 0);
    const place = orderPlace({ status: order.status, totalCents, refundedCents });
    const isOver = order.status === 'fulfilled' || isAllBack({ totalCents, refundedCents });
    return {
      id: order.id,
      customer: order.address.name,
      email: order.email,
      place,
      totalCents,
      refundedCents,
      services: own?.services ?? 0,
      problems: problems.find(({ orderId }) => orderId === order.id)?.problems ?? 0,
      unquoted: isOver ? 0 : (own?.unquoted ?? 0),
      isCancelAsked: order.isCancelAsked && place === 'created',
      isUnmeasured: !isOver && unmeasured.has(order.id),
      createdAt: order.createdAt,
    };
  });
}

/** Lists those of these orders that wait for measurements. */
async function listUnmeasured(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const lines = await database
    .select({ orderId: storeOrderLines.orderId, attributes: storeOrderLines.attributes })
    .from(storeOrderLines)
    .where(
      and(
        inArray(storeOrderLines.orderId, [...ids]),
        sql`${storeOrderLines.attributes}::text like '%not measured%'`,
      ),
    );
  if (lines.length === 0) return new Set();
  const waiting = [...new Set(lines.map(({ orderId }) => orderId))];
  const messages = await database
    .select({ orderId: storeMessages.orderId, text: storeMessages.text })
    .from(storeMessages)
    .where(
      and(
        inArray(storeMessages.orderId, waiting),
        eq(storeMessages.from, 'customer'),
        like(storeMessages.text, `${measuredLater}%`),
      ),
    );
  const of = <One extends { orderId: number }>(list: readonly One[], id: number) =>
    list.filter(({ orderId }) => orderId === id);
  const isWaiting = (id: number) => {
    const own = of(lines, id).map(({ attributes }) => ({
      measuredFor: attributes.find(({ key }) => key === lineKeys.measured)?.value ?? null,
    }));
    return unmeasuredOf({ lines: own, messages: of(messages, id) }).length > 0;
  };
  return new Set(waiting.filter(isWaiting));
}
