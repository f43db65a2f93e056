/**
 * The path where a quote is paid for: under the address of the checkout that its order was paid at, whose key only
 * the customer
 * has.
 */
export const quotePath = (order: { cartToken: string; cartKey: string }, lineId: number): string =>
  `/store/checkouts/${encodeURIComponent(order.cartToken)}/quotes/${lineId}?key=${encodeURIComponent(order.cartKey)}`;
