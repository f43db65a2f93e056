/** Most that one action is done to: as many as one call names (docs/design/product-rules.md, Limits). */
export const mostAtOnce = 500;
