import { and, countDistinct, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { ItemDetails } from '#contract/schemas/item.ts';
import type { Database } from '../database/database.ts';
import { lookPins, looks, outfitLayers, outfits, planItems, plans } from '../database/schema.ts';

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

/** How often an item was worn, when, and in how many outfits and on how many looks it is. */
export async function readItemWears(
  database: Database,
  itemId: number,
): Promise<
  Pick<ItemDetails, 'wearCount' | 'lastWornDay' | 'wornDays' | 'outfitCount' | 'lookCount'>
> {
  const worn = await database
    .select({ day: plans.day })
    .from(planItems)
    .innerJoin(plans, eq(plans.id, planItems.planId))
    .where(and(eq(planItems.itemId, itemId), eq(plans.isWorn, true), isNull(plans.deletedAt)))
    .orderBy(desc(plans.day));
  const [pinned] = await database
    .select({ lookCount: countDistinct(looks.id) })
    .from(lookPins)
    .innerJoin(looks, eq(looks.id, lookPins.lookId))
    .where(and(eq(lookPins.itemId, itemId), isNull(looks.deletedAt)));
  return {
    wearCount: worn.length,
    lastWornDay: worn[0]?.day ?? null,
    wornDays: [...new Set(worn.map(({ day }) => day))].slice(0, mostWornDays),
    outfitCount: await countOutfitsOf(database, [itemId]),
    lookCount: pinned?.lookCount ?? 0,
  };
}

/** In how many outfits these items are. */
export async function countOutfitsOf(database: Database, itemIds: number[]): Promise<number> {
  const [within] = await database
    .select({ outfitCount: countDistinct(outfits.id) })
    .from(outfitLayers)
    .innerJoin(outfits, eq(outfits.id, outfitLayers.outfitId))
    .where(and(inArray(outfitLayers.itemId, itemIds), isNull(outfits.deletedAt)));
  return within?.outfitCount ?? 0;
}
