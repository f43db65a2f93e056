import type { ItemCard } from '#contract/schemas/item.ts';

/** What a piece is by its category, or what its photo speaks for while it has none; null where it speaks for nothing. */
export const seenCategory = ({ category, image }: ItemCard): string | null =>
  category ?? image?.likelyCategories[0] ?? null;
