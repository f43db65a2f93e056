import { type OrderPlace, serviceProgress } from '#contract/rules/service-orders.ts';

/** Words for where an order is. */
export const placeWords = (place: OrderPlace): string =>
  place === 'cancelled' ? 'Cancelled' : serviceProgress[place];
