/** Most characters of a cart's id at the store. */
export const longestCartId = 300;
