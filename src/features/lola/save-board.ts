import { saveOutfitLater } from '#api/outfit-saves/outfit-saves.ts';
import { type Layer, longestOutfitTitle } from '#contract/rules/collage.ts';
import { itemName, nameWithoutBrand } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LolaAsked } from '#contract/schemas/lola.ts';

/** Saves a board as an outfit, through the queue on the device ([Note: Outfit saves]). */
export const saveBoard = (
  occasion: LolaAsked['occasion'],
  layers: Layer[],
  pieces: readonly ItemCard[],
): Promise<string> =>
  saveOutfitLater({
    outfitId: null,
    form: {
      // By its first pieces, so that the boards of one answer can be told apart.
      title: pieces.slice(0, 2).map(nameWithoutBrand).join(' and ').slice(0, longestOutfitTitle),
      notes: null,
      seasons: [],
      occasions: occasion ? [occasion] : [],
    },
    collage: { background: 'paper', layers },
    baseRevision: null,
    wardrobeIds: [],
    pieces: pieces.map((card) => ({
      itemId: card.itemId,
      title: itemName(card),
      shortTitle: nameWithoutBrand(card),
      category: card.category,
      image: card.image,
    })),
  });
