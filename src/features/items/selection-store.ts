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

/** Lets go of all but these; answers whether there was anything else. */
export function keepSelected(itemIds: readonly string[]): boolean {
  const there = new Set(itemIds);
  const kept = selection.itemIds.filter((itemId) => there.has(itemId));
  const isLess = kept.length < selection.itemIds.length;
  if (isLess) selection.itemIds = kept;
  return isLess;
}

/** Ends choosing. */
export function clearSelection(): void {
  selection.isOn = false;
  selection.itemIds = [];
}
