import { proxy } from 'valtio/vanilla';
import { onSessionEnd } from '#lib/session-end.ts';

/**
 * The items of which a cropped photo came to stand beside the others, since the one that it was made of had gone
 * meanwhile; until somebody has read that.
 */
export const besides = proxy<{ itemIds: string[] }>({ itemIds: [] });

/** Notes that it is to be said of an item. */
export function noteBeside(itemId: string): void {
  if (!besides.itemIds.includes(itemId)) besides.itemIds.push(itemId);
}

/** Notes that it was read. */
export function forgetBeside(itemId: string): void {
  besides.itemIds = besides.itemIds.filter((one) => one !== itemId);
}

onSessionEnd(() => {
  besides.itemIds = [];
});
