import { sql } from 'drizzle-orm';

/** How often an outfit was worn: never, until days are planned. */
export const outfitWearCount = sql<number>`0::int`;

/** How often an item was worn: never, until days are planned. */
export const itemWearCount = sql<number>`0::int`;
