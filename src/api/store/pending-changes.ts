import { amountWords } from '#contract/rules/service-amount.ts';
import type { Cart, SelectedItem, ServiceLine, ServiceWishes } from './cart.ts';
import { servicesOf } from './cart.ts';
import type { OfferedService } from './catalog-calls.ts';

/** A service that was chosen, and is not in the cart yet. */
export type PendingService = Omit<OfferedService, 'description' | 'fits' | 'pictureUrl'> &
  ServiceWishes & { selectedItem: SelectedItem };

/**
 * The changes that somebody made, and the store does not know yet (product spec, section 3). A service is known by
 * its item
 * and its variant: each is done once to an item.
 */
export interface PendingChanges {
  added: readonly PendingService[];
  /** By the id of the line. */
  updated: Readonly<Record<string, ServiceWishes>>;
  /** The ids of lines. */
  removed: readonly string[];
}

/** Nothing was changed. */
export const noChanges: PendingChanges = { added: [], updated: {}, removed: [] };

/** A service as it will be once the changes are applied; `lineItemId` is null of what is not in the cart yet. */
export type ChosenService = PendingService & { lineItemId: string | null };

/** Whether there is anything to be applied. */
export const hasChanges = ({ added, updated, removed }: PendingChanges): boolean =>
  added.length > 0 || removed.length > 0 || Object.keys(updated).length > 0;

/** Whether both are the same service for the same item. */
export const isSameService = (
  one: { variantId: string; selectedItem: { id: string } },
  other: { variantId: string; selectedItem: { id: string } },
): boolean => one.variantId === other.variantId && one.selectedItem.id === other.selectedItem.id;

/** The services as they will be once the changes are applied. */
export function chosenServices(cart: Cart | null, changes: PendingChanges): ChosenService[] {
  const { added, updated, removed } = changes;
  const kept = servicesOf(cart)
    .filter(({ lineItemId }) => !removed.includes(lineItemId))
    .map((line): ChosenService => ({ ...line, ...updated[line.lineItemId] }));
  const fresh = added
    .filter((one) => !kept.some((line) => isSameService(line, one)))
    .map((one): ChosenService => ({ ...one, lineItemId: null }));
  return [...kept, ...fresh];
}

/** The changes after a service was chosen. */
export function choose(
  cart: Cart | null,
  changes: PendingChanges,
  service: PendingService,
): PendingChanges {
  const line = servicesOf(cart).find((one) => isSameService(one, service));
  if (line) return { ...changes, removed: without(changes.removed, line.lineItemId) };
  const others = changes.added.filter((one) => !isSameService(one, service));
  return { ...changes, added: [...others, service] };
}

/** The changes after a service was taken away. */
export function takeAway(changes: PendingChanges, service: ChosenService): PendingChanges {
  const { lineItemId } = service;
  if (lineItemId === null) {
    return { ...changes, added: changes.added.filter((one) => !isSameService(one, service)) };
  }
  const { [lineItemId]: _dropped, ...updated } = changes.updated;
  return { ...changes, updated, removed: [...without(changes.removed, lineItemId), lineItemId] };
}

/** The changes after something was said of a service. */
export function say(
  changes: PendingChanges,
  service: ChosenService,
  wishes: Partial<ServiceWishes>,
): PendingChanges {
  const { details, imageUrls, pins, amount, measured, lineItemId } = service;
  if (lineItemId !== null) {
    const said = { details, imageUrls, pins, amount, measured, ...wishes };
    return { ...changes, updated: { ...changes.updated, [lineItemId]: said } };
  }
  return {
    ...changes,
    added: changes.added.map((one) => (isSameService(one, service) ? { ...one, ...wishes } : one)),
  };
}

/** Whether a line says already what is wished of it. */
export const saysAlready = (line: ServiceLine, wishes: ServiceWishes): boolean =>
  line.details === wishes.details.trim() &&
  JSON.stringify(line.imageUrls) === JSON.stringify(wishes.imageUrls) &&
  JSON.stringify(line.pins) === JSON.stringify(wishes.pins) &&
  amountOf(line) === amountOf(wishes) &&
  (line.measured ?? '') === (wishes.measured ?? '');

/** The amount that a line carries: one that is not said yet it does not. */
const amountOf = ({ amount }: ServiceWishes) =>
  amount && amount.meters > 0 ? amountWords(amount) : '';

const without = (list: readonly string[], one: string) => list.filter((other) => other !== one);
