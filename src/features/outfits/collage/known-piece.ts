import { categoryName, itemName, type Named, nameWithoutBrand } from '#contract/rules/item-name.ts';
import type { ImageView } from '#contract/schemas/image.ts';
import type { ItemCard } from '#contract/schemas/item.ts';
import type { DrawnLayer } from '#contract/schemas/outfit.ts';

/** A piece as the editor shows it. */
export interface KnownPiece {
  itemId: string;
  /** The name of it (decision 037). */
  title: string;
  /** The same without its brand: what an outfit is called after. */
  shortTitle: string;
  category: string | null;
  image: ImageView | null;
}

/** The pieces that the editor knows, by their ids. */
export type KnownPieces = ReadonlyMap<string, KnownPiece>;

/** A piece, from its card. */
export const pieceOf = (card: ItemCard): KnownPiece => ({
  itemId: card.itemId,
  title: itemName(card),
  shortTitle: nameWithoutBrand(card),
  category: card.category,
  image: card.image,
});

/** The pieces of a saved outfit. */
export const piecesOf = (
  layers: readonly DrawnLayer[],
  cards: readonly (Named & { itemId: string })[],
): KnownPiece[] => {
  const byId = new Map(cards.map((card) => [card.itemId, card]));
  return layers.flatMap(({ itemId, isGap, title, image }) => {
    if (itemId === null || isGap) return [];
    const card = byId.get(itemId);
    return [
      {
        itemId,
        title: card ? itemName(card) : title,
        shortTitle: card ? nameWithoutBrand(card) : title,
        category: card?.category ?? null,
        image,
      },
    ];
  });
};

/** The name of a piece in an outfit's title. Drafts that were kept by earlier versions have only the whole name. */
export const shortName = ({ title, shortTitle, category }: KnownPiece): string =>
  shortTitle || title || (categoryName(category) ?? 'piece');
