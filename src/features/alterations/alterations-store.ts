import { proxy } from 'valtio';
import { noChanges, type PendingChanges, type PendingService } from '#api/store/pending-changes.ts';
import { cartTokenOf } from '#contract/rules/service-orders.ts';
import { onSessionEnd } from '#lib/session-end.ts';

/** The cart that one left for the checkout with, or what was made of it. */
export interface LeftFor {
  /** The store's name for the cart in its news of an order. */
  cartToken: string;
  itemIds: readonly string[];
  /** When, on this device's clock. */
  leftAtMs: number;
  /** Its cart is gone, and its pieces are chosen no more. */
  isOver?: boolean;
}

/** The work of somebody who orders services. It is kept on the device, with its user. */
export interface AlterationsWork {
  /** The items that were chosen, in the order of choosing. */
  itemIds: readonly string[];
  /** The changes that the store does not know yet. */
  changes: PendingChanges;
  /** The prices in US cents that were seen, by variant: another price at the store is told. */
  seenPrices: Readonly<Record<string, number>>;
  /** The note for the studio while it is written; null where it is as the cart has it. */
  note: string | null;
  /** The person whose measurements the order is made with; null is the member. */
  measuredFor: string | null;
  /** The lacking measurements when one said that they come later, so that it is not asked again; null until then. */
  measuredLater: string | null;
  /** Set when one leaves for the checkout. */
  leftFor: LeftFor | null;
}

const nothing: AlterationsWork = {
  itemIds: [],
  changes: noChanges,
  seenPrices: {},
  note: null,
  measuredFor: null,
  measuredLater: null,
  leftFor: null,
};

/** The work on the present order. */
export const alterations = proxy<AlterationsWork>({ ...nothing });

/** Takes what the device kept, or what another tab made of it. */
export function comeBack(kept: Partial<AlterationsWork>): void {
  Object.assign(alterations, kept);
}

/** Chooses an item, or takes it away again together with what was chosen for it and is in no cart yet. */
export function toggleItem(itemId: string): void {
  const { itemIds } = alterations;
  if (!itemIds.includes(itemId)) {
    alterations.itemIds = [...itemIds, itemId];
    return;
  }
  dropItem(itemId);
}

/** Takes an item away, together with what was chosen for it and is in no cart yet. */
export function dropItem(itemId: string): void {
  const { itemIds, changes } = alterations;
  alterations.itemIds = itemIds.filter((one) => one !== itemId);
  const added = changes.added.filter(({ selectedItem }) => selectedItem.id !== itemId);
  alterations.changes = { ...changes, added };
}

/** Chooses these items besides those that are. */
export function addItems(itemIds: readonly string[]): void {
  alterations.itemIds = [...new Set([...alterations.itemIds, ...itemIds])];
}

/** Changes what is pending. */
export function changePending(change: (changes: PendingChanges) => PendingChanges): void {
  alterations.changes = change(alterations.changes);
}

/** Notes the prices that were shown. */
export function notePrices(
  seen: readonly Pick<PendingService, 'variantId' | 'priceCents'>[],
): void {
  const more = Object.fromEntries(seen.map((one) => [one.variantId, one.priceCents]));
  alterations.seenPrices = { ...alterations.seenPrices, ...more };
}

/** Everything pending is in the cart. */
export function clearPending(): void {
  alterations.changes = noChanges;
}

/** These pieces were ordered: they are chosen no more, but for what was chosen for them since. */
export function finishOrder(orderedIds: readonly string[]): void {
  const { itemIds, changes } = alterations;
  const isFresh = (id: string) => changes.added.some(({ selectedItem }) => selectedItem.id === id);
  alterations.itemIds = itemIds.filter((id) => !orderedIds.includes(id) || isFresh(id));
  alterations.changes = { ...noChanges, added: changes.added };
  alterations.note = null;
  alterations.measuredFor = null;
  alterations.measuredLater = null;
}

/** This is the cart now, null for none: where it is not the one that was left for, that one is over. */
export function endLeft(presentCartId: string | null): void {
  const { leftFor } = alterations;
  const present = presentCartId && cartTokenOf(presentCartId);
  if (!leftFor || leftFor.isOver || leftFor.cartToken === present) return;
  finishOrder(leftFor.itemIds);
  alterations.leftFor = { ...leftFor, isOver: true };
}

/** Begins anew: somebody else is here. */
export function startOver(): void {
  Object.assign(alterations, nothing);
}

onSessionEnd(startOver);
