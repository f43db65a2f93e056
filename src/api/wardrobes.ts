import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import { operationQuery } from './operation.ts';

/** The owner's wardrobes, and how many items there are in all. */
export const wardrobesQuery = (owner: string) => operationQuery('getWardrobes', { owner });

/** One wardrobe out of the list. */
export const findWardrobe = (
  data: { wardrobes: Wardrobe[] } | undefined,
  wardrobeId: string,
): Wardrobe | undefined => data?.wardrobes.find((one) => one.wardrobeId === wardrobeId);
