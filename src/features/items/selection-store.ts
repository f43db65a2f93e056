import { proxy } from 'valtio/vanilla';
import { hapticPlay } from '#lib/host.ts';

/** The items chosen for a bulk action: their ids, in the order chosen (product spec, section 4). */
export const selection = proxy<{ isOn: boolean; itemIds: string[] }>({ isOn: false, itemIds: [] });

/** Begins choosing, with one item or none. */
export function startSelecting(itemId?: string): void {
  hapticPlay('medium');
  selection.isOn = true;
  if (itemId && !selection.itemIds.includes(itemId)) selection.itemIds.push(itemId);
}

/** Takes an item in, or out. */
export function toggleSelected(itemId: string): void {
  hapticPlay('selection');
  const index = selection.itemIds.indexOf(itemId);
  if (index < 0) selection.itemIds.push(itemId);
  else selection.itemIds.splice(index, 1);
}

/** Lets go of what is no longer in the list. */
export function keepSelected(itemIds: readonly string[]): void {
  const there = new Set(itemIds);
  const kept = selection.itemIds.filter((itemId) => there.has(itemId));
  if (kept.length < selection.itemIds.length) selection.itemIds = kept;
}

/** Ends choosing. */
export function clearSelection(): void {
  selection.isOn = false;
  selection.itemIds = [];
}
