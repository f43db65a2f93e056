import { offeredAvailabilities } from '#contract/rules/availability.ts';
import type { ItemFilter } from '#contract/schemas/item.ts';

/** The part of the wardrobe that the tray shows. */
export interface TrayFilter {
  search: string;
  /** A group of categories; null shows all. */
  group: string | null;
  /** Null shows all wardrobes. */
  wardrobeId: string | null;
  /** Only pieces that can be worn now. */
  isReadyOnly: boolean;
}

export const wholeTray: TrayFilter = {
  search: '',
  group: null,
  wardrobeId: null,
  isReadyOnly: false,
};

/** The list of pieces that a tray shows. */
export const listOf = ({ search, group, wardrobeId, isReadyOnly }: TrayFilter): ItemFilter => ({
  ...(search.trim() ? { search: search.trim() } : {}),
  ...(group ? { group: [group] } : {}),
  ...(wardrobeId ? { wardrobeId } : {}),
  ...(isReadyOnly ? { availability: [...offeredAvailabilities] } : {}),
});
