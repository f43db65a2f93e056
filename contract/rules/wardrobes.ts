/** Most wardrobes that one person may have: a list that is read whole must end. */
export const maxWardrobes = 200;

/** Who sees a wardrobe besides its owner: nobody, every friend, or chosen friends. */
export const wardrobeSharings = ['private', 'friends', 'chosen'] as const;
export type WardrobeSharing = (typeof wardrobeSharings)[number];

/** Most pieces on the rail that a wardrobe is shown by (docs/design/look.md, Space and shape). */
export const maxCoverItems = 5;
