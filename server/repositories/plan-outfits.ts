import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { outfitLayers, outfits, planItems, plans } from '../database/schema.ts';
import { keptOf } from './plan-places.ts';
import type { FullScope } from './scope.ts';

/*
 * [Note: Worn as saved] A suggested outfit may be worn before it is saved, or saved before it is worn. Which of its
 * plans are of which outfit is told by the pieces, as it is whether it is saved at all: a plan of exactly the pieces of
 * an outfit is a plan of that outfit, so that its wear counts for the outfit too. Such a plan names its pieces also
 * before it is worn: where the save is taken back it is a plan of them again.
 */

/** The different ids of a column, in order, of a query that is grouped. */
const idsOf = (column: PgColumn) => sql<number[]>`array_agg(distinct ${column} order by ${column})`;

/** Whether a grouped query's items are exactly these. */
const areExactly = (column: PgColumn, itemIds: readonly number[]) => {
  const ids = [...new Set(itemIds)].toSorted((one, other) => one - other);
  return sql`${idsOf(column)} = ${sql.param(ids)}::bigint[]`;
};

/** The owner's newest outfit of exactly these items; null where there is none ([Note: Worn as saved]). */
export async function findOutfitOf(
  scope: FullScope,
  database: Database,
  itemIds: readonly number[],
): Promise<number | null> {
  const [row] = await database
    .select({ id: outfits.id })
    .from(outfits)
    .innerJoin(outfitLayers, eq(outfitLayers.outfitId, outfits.id))
    .where(and(eq(outfits.ownerId, scope.subject), isNull(outfits.deletedAt)))
    .groupBy(outfits.id)
    .having(areExactly(outfitLayers.itemId, itemIds))
    .orderBy(desc(outfits.id))
    .limit(1);
  return row?.id ?? null;
}

/** Makes the plans of exactly these loose items plans of an outfit of them ([Note: Worn as saved]). */
export async function takePlansInto(
  scope: FullScope,
  database: Database,
  { outfitId, itemIds }: { outfitId: number; itemIds: readonly number[] },
): Promise<void> {
  const rows = await database
    .select({
      id: plans.id,
      day: plans.day,
      slot: plans.slot,
      isWorn: plans.isWorn,
      title: plans.title,
    })
    .from(plans)
    .innerJoin(planItems, eq(planItems.planId, plans.id))
    .where(
      and(
        eq(plans.ownerId, scope.subject),
        isNull(plans.outfitId),
        isNull(plans.goneTitle),
        isNull(plans.lookId),
        isNull(plans.goneLookTitle),
        isNull(plans.deletedAt),
      ),
    )
    .groupBy(plans.id)
    .having(areExactly(planItems.itemId, itemIds))
    .orderBy(plans.id);
  // One outfit stands once in each part of a day ([Note: Twins]); another plan stays one of pieces.
  const kept = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    const place = `${row.day} ${row.slot}`;
    const twin = kept.get(place);
    kept.set(place, twin ? keptOf(row, twin) : row);
  }
  const ids = [...kept.values()].map(({ id }) => id);
  if (ids.length === 0) return;
  await database
    .update(plans)
    .set({ outfitId, updatedAt: sql`now()` })
    .where(inArray(plans.id, ids));
}

/** Makes plans of outfits plans of the pieces that they name, where they name any ([Note: Worn as saved]). */
export async function releasePlans(
  scope: FullScope,
  database: Database,
  outfitIds: readonly number[],
): Promise<void> {
  const naming = database.select({ id: planItems.planId }).from(planItems);
  await database
    .update(plans)
    .set({ outfitId: null, updatedAt: sql`now()` })
    .where(
      and(
        eq(plans.ownerId, scope.subject),
        inArray(plans.outfitId, [...outfitIds]),
        inArray(plans.id, naming),
      ),
    );
}
