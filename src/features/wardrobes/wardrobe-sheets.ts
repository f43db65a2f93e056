/** The sheet in which the wardrobes are put in order, as the address names it. */
export const orderSheet = 'order';

const coverPrefix = 'cover-';

/** The sheet in which a wardrobe's cover is chosen, as the address names it. */
export const coverSheet = (wardrobeId: string): string => coverPrefix + wardrobeId;

/** The wardrobe whose cover is chosen in this sheet; null for any other sheet. */
export const coveredIn = (sheet: string): string | null =>
  sheet.startsWith(coverPrefix) ? sheet.slice(coverPrefix.length) : null;

const sharePrefix = 'share-';

/** The sheet in which is said who sees a wardrobe, as the address names it. */
export const shareSheet = (wardrobeId: string): string => sharePrefix + wardrobeId;

/** The wardrobe that is shared in this sheet; null for any other sheet. */
export const sharedIn = (sheet: string): string | null =>
  sheet.startsWith(sharePrefix) ? sheet.slice(sharePrefix.length) : null;

const hangPrefix = 'hang-';

/** The sheet in which pieces are chosen for a wardrobe, as the address names it. */
export const hangSheet = (wardrobeId: string): string => hangPrefix + wardrobeId;

/** The wardrobe for which pieces are chosen in this sheet; null for any other sheet. */
export const hungIn = (sheet: string): string | null =>
  sheet.startsWith(hangPrefix) ? sheet.slice(hangPrefix.length) : null;
