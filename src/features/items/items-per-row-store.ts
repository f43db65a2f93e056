import { proxy } from 'valtio/vanilla';
import type { ItemsPerRow } from '#components/item-tile.tsx';
import { localStore } from '#lib/storage.ts';

const key = 'hem.itemsPerRow';

function read(): ItemsPerRow {
  const kept = Number(localStore.get(key));
  if (kept === 2 || kept === 4 || kept === 6) return kept;
  return window.matchMedia('(min-width: 768px)').matches ? 4 : 2;
}

/** How many tiles stand in a row, kept on this device (product spec, section 2: 2, 4 or 6). */
export const itemsPerRow = proxy<{ value: ItemsPerRow }>({ value: read() });

/** Chooses how many. */
export function chooseItemsPerRow(value: ItemsPerRow): void {
  itemsPerRow.value = value;
  localStore.set(key, String(value));
}
