import { and, asc, eq, inArray, isNull, min, sql } from 'drizzle-orm';
import { itemName } from '#contract/rules/item-name.ts';
import type { ItemAttributes } from '#contract/schemas/item.ts';
import type { Database } from '../database/database.ts';
import { items, outfitLayers, outfits, planItems, plans } from '../database/schema.ts';

/** What is known of a piece of a plan. */
export interface Piece {
  itemId: number;
  /** What it is called. */
  name: string;
  group: string | null;
}

const columns = {
  itemId: items.id,
  title: items.title,
  mainColor: items.mainColor,
  category: items.category,
  group: items.categoryGroup,
};

type Row = { id: number; itemId: number; group: string | null } & {
  title: string;
  mainColor: string | null;
  category: string | null;
};

function byId(rows: Row[]): Map<number, Piece[]> {
  const found = new Map<number, Piece[]>();
  for (const { id, itemId, group, title, category, ...row } of rows) {
    const mainColor = row.mainColor as ItemAttributes['mainColor'];
    // Without the day it was added: that depends on where one looks from.
    const name = itemName({ title, mainColor, category, createDate: '' });
    found.set(id, [...(found.get(id) ?? []), { itemId, name, group }]);
  }
  return found;
}

/** The items that these plans name, in their order, by plan; without those that are deleted. */
export async function readPlanPieces(
  database: Database,
  planIds: number[],
): Promise<Map<number, Piece[]>> {
  if (planIds.length === 0) return new Map();
  const rows = await database
    .select({ id: planItems.planId, ...columns })
    .from(planItems)
    .innerJoin(items, and(eq(items.id, planItems.itemId), isNull(items.deletedAt)))
    .where(inArray(planItems.planId, planIds))
    .orderBy(asc(planItems.planId), asc(planItems.position));
  return byId(rows);
}

/** The different items of these outfits, from the back to the front, by outfit; without deleted ones. */
export async function readOutfitPieces(
  database: Database,
  outfitIds: number[],
): Promise<Map<number, Piece[]>> {
  if (outfitIds.length === 0) return new Map();
  const rows = await database
    .select({ id: outfitLayers.outfitId, ...columns })
    .from(outfitLayers)
    .innerJoin(outfits, and(eq(outfits.id, outfitLayers.outfitId), isNull(outfits.deletedAt)))
    .innerJoin(items, and(eq(items.id, outfitLayers.itemId), isNull(items.deletedAt)))
    .where(inArray(outfitLayers.outfitId, outfitIds))
    .groupBy(outfitLayers.outfitId, items.id)
    .orderBy(asc(outfitLayers.outfitId), asc(min(outfitLayers.position)));
  return byId(rows);
}

/** Writes down what these plans of outfits are made of now, as what was worn ([Note: Wears]). */
export async function nameOutfitPieces(database: Database, planIds: number[]): Promise<void> {
  if (planIds.length === 0) return;
  const worn = database
    .select({
      planId: plans.id,
      itemId: items.id,
      position: sql<number>`min(${outfitLayers.position})`.as('position'),
    })
    .from(plans)
    .innerJoin(outfitLayers, eq(outfitLayers.outfitId, plans.outfitId))
    .innerJoin(items, and(eq(items.id, outfitLayers.itemId), isNull(items.deletedAt)))
    .where(inArray(plans.id, planIds))
    .groupBy(plans.id, items.id);
  await database.insert(planItems).select(worn).onConflictDoNothing();
}

/** Puts these items in the place of those that a plan names. */
export async function replacePlanItems(
  database: Database,
  planId: number,
  itemIds: number[],
): Promise<void> {
  await database.delete(planItems).where(eq(planItems.planId, planId));
  if (itemIds.length === 0) return;
  await database
    .insert(planItems)
    .values(itemIds.map((itemId, position) => ({ planId, itemId, position })));
}
