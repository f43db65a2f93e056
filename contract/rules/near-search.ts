/** Most rows of what is near a search, and most things in one of them. */
export const mostNearRows = 2;
export const mostNearThings = 8;

/** Most things that a search may have found for what is near it to be shown, too. */
export const mostFoundBesideNear = 3;
