/*
 * The Style Blueprint as the store sells it (product spec, section 7). Its price is `blueprintValueCents` where the
 * embedded store sells it; a shop has its own.
 */

/** The handle of its product. */
export const blueprintHandle = 'style-blueprint';

/** The stock keeping unit of its variant, by which a line of an order is known to be one. */
export const blueprintSku = 'STYLE-BLUEPRINT';
