import { and, countDistinct, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { ItemDetails } from '#contract/schemas/item.ts';
import type { Database } from '../database/database.ts';
import { outfitLayers, outfits, plans } from '../database/schema.ts';

/*
 * [Note: Wears] A wear is a plan that was marked worn, so no number is stored: of an outfit or a look each worn
 * plan of it, of an item each worn plan that names it. A plan of an outfit or a look names its pieces once it is
 * worn, as they were when it was marked, those in the bin too; a pin that is set on a look later tells of all its
 * wears. So what is changed about the outfit afterwards, or that it is deleted, changes nothing of what was worn.
 * Taken back, a plan still names them without telling of them: marked again after its day it has them, as they were
 * worn then, while of a day that is not over, and of a look, they are named anew.
 */

/** True of plans of an owner's that were worn ([Note: Wears]). */
export const isWornBy = (ownerId: string): SQL | undefined =>
  and(eq(plans.ownerId, ownerId), eq(plans.isWorn, true), isNull(plans.deletedAt));

/** How often an outfit of the query's table `outfits` was worn ([Note: Wears]). */
export const outfitWearCount = sql<number>`(select count(*)::int from plans as worn
  where worn.outfit_id = outfits.id and worn.is_worn and worn.deleted_at is null)`;

/** How often a look of the query's table `looks` was worn ([Note: Wears]). */
export const lookWearCount = sql<number>`(select count(*)::int from plans as worn
  where worn.look_id = looks.id and worn.is_worn and worn.deleted_at is null)`;

/** The last day that a look of the query's table `looks` was worn. */
export const lookWornDay = sql<string | null>`(select max(worn.day)::text from plans as worn
  where worn.look_id = looks.id and worn.is_worn and worn.deleted_at is null)`;

/** How often an item of the query's table `items` was worn ([Note: Wears]). */
export const itemWearCount = sql<number>`(select count(*)::int from plan_items as named
  join plans as worn on worn.id = named.plan_id
  where named.item_id = items.id and worn.is_worn and worn.deleted_at is null)`;

/** Most days that are told of an item. */
const mostWornDays = 366;

/** The days on which an item of the query's table `items` was worn, the last first, once for each wear; null of none. */
export const itemWornDays = sql<
  string[] | null
>`(select array_agg(worn.day::text order by worn.day desc)
  from plan_items as named join plans as worn on worn.id = named.plan_id
  where named.item_id = items.id and worn.is_worn and worn.deleted_at is null)`;

/** In how many outfits an item of the query's table `items` is. */
export const itemOutfitCount = sql<number>`(select count(distinct within.id)::int
  from outfit_layers as layer join outfits as within on within.id = layer.outfit_id
  where layer.item_id = items.id and within.deleted_at is null)`;

/** On how many looks an item of the query's table `items` is pinned. */
export const itemLookCount = sql<number>`(select count(distinct pinned.id)::int
  from look_pins as pin join looks as pinned on pinned.id = pin.look_id
  where pin.item_id = items.id and pinned.deleted_at is null)`;

/** How often an item was worn and when, of the days of its wears. */
export const toldWears = (
  worn: readonly string[],
): Pick<ItemDetails, 'wearCount' | 'lastWornDay' | 'wornDays'> => ({
  wearCount: worn.length,
  lastWornDay: worn[0] ?? null,
  wornDays: [...new Set(worn)].slice(0, mostWornDays),
});

/** In how many outfits these items are. */
export async function countOutfitsOf(database: Database, itemIds: number[]): Promise<number> {
  const [within] = await database
    .select({ outfitCount: countDistinct(outfits.id) })
    .from(outfitLayers)
    .innerJoin(outfits, eq(outfits.id, outfitLayers.outfitId))
    .where(and(inArray(outfitLayers.itemId, itemIds), isNull(outfits.deletedAt)));
  return within?.outfitCount ?? 0;
}
