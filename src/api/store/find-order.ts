import type { ServiceOrder } from '#contract/schemas/service-order.ts';
import { isCancelled } from '#lib/errors.ts';
import { callOperation } from '#lib/http.ts';
import type { ServiceLine } from './cart.ts';

/** How far the clocks of the store and of this device may be apart. */
const clockMs = 5 * 60_000;

/** What an order of a cart is known by. */
type Ordered = Pick<ServiceLine, 'name'> & { selectedItem: { id: string } };

/**
 * The order that was made of a cart: one that was placed since the cart was last seen, and has one of its services.
 * The cart may have been changed on another page before it was paid for.
 */
export const orderOf = (
  orders: readonly ServiceOrder[],
  services: readonly Ordered[],
  seenAtMs: number,
): ServiceOrder | null =>
  orders.find(
    ({ placedDate, lines }) =>
      Date.parse(placedDate) > seenAtMs - clockMs &&
      lines.some(({ itemId, serviceName }) =>
        services.some((one) => one.selectedItem.id === itemId && one.name === serviceName),
      ),
  ) ?? null;

/** Waits before each time that the server is asked: the store tells it of an order a moment after the payment. */
const waitsMs = [0, 1500];

/** Asks the server whether a cart that is gone was paid for. Null where it was not, or nobody knows. */
export async function findOrderOf(
  owner: string,
  services: readonly Ordered[],
  seenAtMs: number,
): Promise<ServiceOrder | null> {
  for (const waitMs of waitsMs) {
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    try {
      const { orders } = await callOperation('getServiceOrders', { owner });
      const order = orderOf(orders, services, seenAtMs);
      if (order) return order;
    } catch (error) {
      if (isCancelled(error)) throw error;
      return null;
    }
  }
  return null;
}
