import { serviceOrdersTable } from '#contract/operations/service-orders.ts';
import { bringOperations } from '#contract/operations.ts';
import { cartTokenOf } from '#contract/rules/service-orders.ts';
import type { ServiceOrder } from '#contract/schemas/service-order.ts';
import { isCancelled } from '#lib/errors.ts';
import { callOperation } from '#lib/http.ts';

bringOperations(serviceOrdersTable);

/** The order that was made of a cart; null of one that was not paid for. */
export const orderOf = (
  orders: readonly ServiceOrder[],
  cartToken: string | null,
): ServiceOrder | null =>
  (cartToken && orders.find((order) => order.cartToken === cartToken)) || null;

/** Waits before each time that the server is asked: the store tells it of an order a moment after the payment. */
const waitsMs = [0, 1500];

/** Asks the server whether a cart that is gone was paid for. Null where it was not, or nobody knows. */
export async function findOrderOf(owner: string, cartId: string): Promise<ServiceOrder | null> {
  for (const waitMs of waitsMs) {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    try {
      const { orders } = await callOperation('getServiceOrders', { owner });
      const order = orderOf(orders, cartTokenOf(cartId));
      if (order) return order;
    } catch (error) {
      if (isCancelled(error)) throw error;
      return null;
    }
  }
  return null;
}
