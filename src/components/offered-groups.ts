import { categoryGroups, itemCategories } from '#contract/rules/item-attributes.ts';

/** The groups that can be chosen, in the tree's order: those that occur, and the one that is chosen. */
export const offeredGroups = (counts: Record<string, number>, chosen: string | null) =>
  categoryGroups
    .filter((group) => (counts[group] ?? 0) > 0 || group === chosen)
    .map((group) => ({ value: group as string, label: itemCategories[group].label }));
