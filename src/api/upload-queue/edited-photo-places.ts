import { proxy } from 'valtio/vanilla';
import { onSessionEnd } from '#lib/session-end.ts';

/**
 * The items of which a cropped photo came to stand beside the others, since the one that it was made of had gone
 * meanwhile; until somebody has read that.
 */
export const besides = proxy<{ list: { itemId: string; id: string }[] }>({ list: [] });

/** Notes that it is to be said of an item, by the id of the photo in the queue. */
export function noteBeside(itemId: string, id: string): void {
  besides.list.push({ itemId, id });
}

/** Whether a photo of the queue came to stand beside the others. */
export const isBeside = (id: string): boolean => besides.list.some((one) => one.id === id);

/** Notes that it was read. */
export function forgetBeside(itemId: string): void {
  besides.list = besides.list.filter((one) => one.itemId !== itemId);
}

onSessionEnd(() => {
  besides.list = [];
});
