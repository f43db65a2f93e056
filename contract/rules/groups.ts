/** The lists that have groups of the member's own. */
export const groupedNouns = ['outfits', 'looks'] as const;
export type GroupedNoun = (typeof groupedNouns)[number];

/** Most groups of one list, and most things in one of them. */
export const maxGroups = 40;
export const maxGrouped = 5000;
/** Most characters of a group's name. */
export const maxGroupName = 40;
