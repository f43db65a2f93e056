import type { ItemCard } from '#contract/schemas/item.ts';

/** The category of a piece, or the one that its photo speaks for while it has none; null where it speaks for none. */
export const seenCategory = ({ category, image }: ItemCard): string | null =>
  category ?? image?.likelyCategories[0] ?? null;
