import { type CategoryGroup, categoryGroupOf, leafOf } from '#contract/rules/item-attributes.ts';

/**
 * How large a piece lies on the board when it is added ([Note: Collage]): garments of one outfit are then as
 * large beside each other as they are in truth.
 */
const naturalSizes: Partial<Record<CategoryGroup, number>> = {
  top: 0.42,
  bottom: 0.56,
  'one-piece': 0.66,
  outerwear: 0.6,
  shoes: 0.21,
  bag: 0.28,
  accessory: 0.2,
};

/** Of a piece whose category is not known, or of another kind. */
const otherSize = 0.4;

/** Kinds that are smaller than the rest of their group. */
const kindSizes: Record<string, number> = { vest: 0.44, blazer: 0.5, hosiery: 0.3 };

/** The size with which a piece of a category is added. */
export function naturalSize(category: string | null): number {
  const group = categoryGroupOf(category);
  return kindSizes[leafOf(category) ?? ''] ?? (group && naturalSizes[group]) ?? otherSize;
}

/** How far from its natural size fingers make a piece smaller and larger (docs/design/look.md, Motion). */
export const pinchLimits = { least: 0.4, most: 2.5 } as const;
