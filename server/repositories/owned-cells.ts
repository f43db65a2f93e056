import { and, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { leafOf } from '#contract/rules/item-attributes.ts';
import type { Database } from '../database/database.ts';
import { items } from '../database/schema.ts';
import { termOfLeaf } from '../stylist/lexicon/find-terms.ts';
import type { GarmentCell } from '../stylist/wardrobe-cells.ts';
import type { FullScope } from './scope.ts';

/** Pieces of one kind and color that a member has. */
export interface OwnedCell extends GarmentCell {
  /** As the pieces have it, with the member's own word. */
  storedCategory: string;
  count: number;
}

/** True of what a member has. Away for good: nothing goes with what is not there. */
export const isHad = and(isNull(items.deletedAt), ne(items.availability, 'gone').inlineParams());

/** What a member has, by kind and color; pieces of which either is not known are left out. */
export async function readOwnedCells(scope: FullScope, database: Database): Promise<OwnedCell[]> {
  const rows = await database
    .select({
      category: items.category,
      family: items.mainColor,
      count: sql<number>`count(*)::int`,
    })
    .from(items)
    .where(and(eq(items.ownerId, scope.subject), isHad))
    .groupBy(items.category, items.mainColor);
  return rows.flatMap(({ category, family, count }) => {
    const leaf = category && leafOf(category);
    const slot = leaf && termOfLeaf(leaf)?.facts.slot;
    if (!slot || !family) return [];
    return [{ category: leaf, storedCategory: category, slot, family, count }];
  });
}

/** The ids of some pieces of these cells, those that were changed last first. */
export async function findItemsOf(
  scope: FullScope,
  database: Database,
  cells: readonly OwnedCell[],
  most: number,
): Promise<number[]> {
  const isOfOne = cells.map(({ storedCategory, family }): SQL | undefined =>
    and(eq(items.category, storedCategory), eq(items.mainColor, family)),
  );
  if (isOfOne.length === 0) return [];
  const rows = await database
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.ownerId, scope.subject), isHad, or(...isOfOne)))
    .orderBy(desc(items.updatedAt), desc(items.id))
    .limit(most);
  return rows.map(({ id }) => id);
}
