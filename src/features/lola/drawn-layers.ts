import type { Layer } from '#contract/rules/collage.ts';
import { itemName } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { DrawnLayer } from '#contract/schemas/outfit.ts';

/** Layers with what they show. A piece that is gone is a gap. */
export const drawnLayers = (
  layers: readonly Layer[],
  cards: ReadonlyMap<string, ItemCard>,
): DrawnLayer[] =>
  layers.map((layer) => {
    const card = layer.itemId === null ? undefined : cards.get(layer.itemId);
    return {
      ...layer,
      isGap: !card,
      title: card ? itemName(card) : '',
      image: card?.image ?? null,
    };
  });
