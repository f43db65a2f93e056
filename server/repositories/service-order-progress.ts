import { isAhead, type OrderPlace, serviceStatuses } from '#contract/rules/service-orders.ts';
import type { serviceOrders } from '../database/schema.ts';
import type { ShopOrder } from '../ports/shop-payloads.ts';

const timeOf = {
  sentLabel: 'sentLabelAt',
  inStudio: 'inStudioAt',
  inProgress: 'inProgressAt',
  fulfilled: 'fulfilledAt',
} as const;

type Progress = Pick<
  typeof serviceOrders.$inferSelect,
  'status' | (typeof timeOf)[keyof typeof timeOf]
>;

/**
 * Changes of an order by what the store says that it has reached: its first time of each step, and its status where it
 * moves on. Empty where nothing is new ([Note: News of orders]).
 */
export function progressOf(
  order: Progress,
  place: OrderPlace,
  news: Pick<ShopOrder, 'reached' | 'updatedAt' | 'cancelledAt'>,
): Partial<Progress> {
  const changes: Partial<Progress> = {};
  if (place === 'cancelled') return changes;
  let status = order.status;
  for (const one of serviceStatuses) {
    if (one === 'created' || !(one in news.reached)) continue;
    const column = timeOf[one];
    // Of what is said without a time: when it was first heard of, if it is new.
    const isNew = isAhead(order.status, one);
    const at = news.reached[one] ?? (isNew ? news.updatedAt : null);
    // What is said to have come after the end has not.
    if (isNew && news.cancelledAt && at && at >= news.cancelledAt) continue;
    if (!order[column] && at) changes[column] = at;
    if (isAhead(status, one)) status = one;
  }
  if (status !== order.status) changes.status = status;
  return changes;
}
