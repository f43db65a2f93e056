import { saveOutfitLater } from '#api/outfit-saves/outfit-saves.ts';
import { type Layer, longestOutfitTitle } from '#contract/rules/collage.ts';
import { itemName, nameWithoutBrand } from '#contract/rules/item-name.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { LolaAsked } from '#contract/schemas/lola.ts';

/** A board as it is saved. */
export interface BoardToSave {
  /** As the answer called it; null where it gave it no name. */
  title: string | null;
  occasion: LolaAsked['occasion'];
  layers: Layer[];
  pieces: readonly ItemCard[];
}

/** Saves a board as an outfit, through the queue on the device ([Note: Outfit saves]). Answers the id of the save. */
export const saveBoard = ({ title, occasion, layers, pieces }: BoardToSave): Promise<string> =>
  saveOutfitLater({
    outfitId: null,
    form: {
      title: (title ?? pieces.slice(0, 2).map(nameWithoutBrand).join(' and ')).slice(
        0,
        longestOutfitTitle,
      ),
      notes: null,
      seasons: [],
      occasions: occasion ? [occasion] : [],
    },
    collage: { background: 'paper', layers },
    baseRevision: null,
    wardrobeIds: [],
    takesPlans: true,
    pieces: pieces.map((card) => ({
      itemId: card.itemId,
      title: itemName(card),
      shortTitle: nameWithoutBrand(card),
      category: card.category,
      image: card.image,
    })),
  });
