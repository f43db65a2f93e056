import { categoryGroups, itemCategories } from '#contract/rules/item-attributes.ts';
import type { ItemFilter } from '#contract/schemas/item.ts';

/** What the tray shows of the wardrobe. */
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
  ...(isReadyOnly ? { availability: ['ready'] } : {}),
});

/** The groups that can be chosen, in the tree's order: those that occur, and the one that is chosen. */
export const offeredGroups = (counts: Record<string, number>, chosen: string | null) =>
  categoryGroups
    .filter((group) => (counts[group] ?? 0) > 0 || group === chosen)
    .map((group) => ({ value: group as string, label: itemCategories[group].label }));
