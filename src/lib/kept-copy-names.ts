/** The database of the answers that a device keeps ([Note: Kept copy]); the head script names it too. */
export const copyName = 'hem-copy';

/** The cache of the pictures that were seen; the service worker fills it. */
export const keptPictures = 'hem-pictures';
