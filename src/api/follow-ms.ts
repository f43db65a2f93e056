/** How often an order that is under way is asked for while it is looked at, in milliseconds. */
export const followMs = 3000;
