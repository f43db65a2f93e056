/** The most wishes of one member. */
export const mostWishes = 200;

/** How many products one call tells. */
export const productsPerPage = 24;

/** The orders of products: the latest first, or first those that go with most of what one owns. */
export const productOrders = ['latest', 'goes-with-mine'] as const;
export type ProductOrder = (typeof productOrders)[number];
