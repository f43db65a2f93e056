import type { PendingService } from '#api/store/pending-changes.ts';
import type { ServiceOrder } from '#contract/schemas/service-order.ts';
import { alterations, finishOrder } from './alterations-store.ts';

/** An order that was placed, or left for, so long ago is thanked for wherever one comes. */
export const recentMs = 60 * 60_000;

/** This order was placed, as the server knows: it is shown, and not chosen any more. */
export function orderPlaced({ lines, cartToken, placedDate }: ServiceOrder): void {
  const services = lines.filter(({ isFee }) => !isFee);
  const isOrdered = ({ name, selectedItem }: PendingService) =>
    services.some((one) => one.itemId === selectedItem.id && one.serviceName === name);
  const { changes } = alterations;
  alterations.changes = { ...changes, added: changes.added.filter((one) => !isOrdered(one)) };
  const itemIds = [...new Set(services.flatMap(({ itemId }) => itemId ?? []))];
  finishOrder(itemIds);
  alterations.leftFor = {
    cartToken,
    itemIds,
    leftAtMs: Date.parse(placedDate),
    isOver: true,
  };
}
