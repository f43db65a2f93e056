/** How often what changes elsewhere is asked for while it is looked at: an order under way, measurements, in milliseconds. */
export const followMs = 3000;
