import { itemName } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { DrawnLayer } from '#contract/schemas/outfit.ts';
import type { StylingDetails } from '#contract/schemas/styling.ts';

/*
 * [Note: Swaps] Which pieces take the places of others on a friend's board is said in the address, `3-12,5-9`, so that it
 * outlives a reload and leads on into the editor; nothing of it is the server's before the board is kept.
 */

/** The ids of the pieces that take the places of others, by the ids of those. */
export type Swaps = ReadonlyMap<string, string>;

/** The swaps that an address names ([Note: Swaps]), of those that are offered. */
export function readSwaps(text: string | null, { unready }: StylingDetails): Swaps {
  const asked = new Map(
    [...(text ?? '').matchAll(/([1-9]\d{0,14})-([1-9]\d{0,14})/g)].map(([, one, by]) => [one, by]),
  );
  return new Map(
    unready.flatMap(({ itemId, swaps }) => {
      const by = asked.get(itemId);
      return by && swaps.some((card) => card.itemId === by) ? [[itemId, by] as const] : [];
    }),
  );
}

/** Swaps as an address names them ([Note: Swaps]); undefined of none. */
export const writeSwaps = (swaps: Swaps): string | undefined =>
  [...swaps].map(([itemId, by]) => `${itemId}-${by}`).join(',') || undefined;

/** A friend's board with the pieces that take the places of others. */
export function swapped(
  { layers, pieces, unready }: StylingDetails,
  swaps: Swaps,
): { layers: DrawnLayer[]; pieces: ItemCard[] } {
  const offered = new Map(
    unready.flatMap((one) => one.swaps.map((card) => [card.itemId, card] as const)),
  );
  const byOf = (itemId: string | null) => offered.get(swaps.get(itemId ?? '') ?? '');
  // One that was deleted has no card, and what takes its place has.
  const there = new Map(pieces.map((card) => [card.itemId, card]));
  const shown = layers.flatMap(({ itemId }) => byOf(itemId) ?? there.get(itemId ?? '') ?? []);
  return {
    layers: layers.map((layer) => {
      const card = byOf(layer.itemId);
      if (!card) return layer;
      return {
        ...layer,
        itemId: card.itemId,
        isGap: false,
        title: itemName(card),
        image: card.image,
      };
    }),
    pieces: [...new Map(shown.map((card) => [card.itemId, card])).values()],
  };
}
