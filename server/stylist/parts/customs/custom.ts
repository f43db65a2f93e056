/*
 * [Note: Customs] Kinds that are worn together, or hardly ever, by custom: leaves of the category tree, finer kinds
 * (`finer-kinds.ts`), and slots, which stand for all of their kinds. Of two customs the one of the finer kinds decides, and
 * then the one that stands first.
 */

/** Any of these with any of those, 0 (hardly ever worn together) to 1 (made for each other) ([Note: Customs]). */
export type Custom = readonly [these: string, those: string, fit: number];
