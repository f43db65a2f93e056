import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { daysBetween } from '#contract/rules/calendar-days.ts';
import {
  categoryLabel,
  defaultItemTitle,
  type ItemAvailability,
  leafOf,
  parentLabel,
} from '#contract/rules/item-attributes.ts';
import { dueDays, isDue, washAfter } from '#contract/rules/wash-intervals.ts';
import type { PointedAttributes } from '../blueprint/score/scored-garment.ts';
import type { Database } from '../database/database.ts';
import { items, outfitLayers, outfits, planItems, plans } from '../database/schema.ts';
import type { TasteEvent } from '../stylist/learning.ts';
import type { StoredGarment } from '../stylist-tasks/known.ts';
import { readWashIntervals } from './laundry.ts';
import { readToldNeeds } from './lola-item-needs.ts';
import type { FullScope } from './scope.ts';
import { isWornBy } from './wears.ts';

/** Most plans and outfits whose pieces the stylist learns from: the last ones. */
const mostTold = 400;

/** The owner's garments as the stylist knows them, or those of which a condition is true; `today` is the day where the owner is. */
export async function readStylistWardrobe(
  scope: FullScope,
  database: Database,
  today: string,
  within?: SQL,
): Promise<StoredGarment[]> {
  const wornDays = await readLastWornDays(database, scope.subject);
  const rows = await database
    .select({
      id: items.id,
      category: items.category,
      title: items.title,
      brand: items.brand,
      color: items.color,
      mainColor: items.mainColor,
      furtherColors: items.furtherColors,
      patterns: items.patterns,
      seasons: items.seasons,
      occasions: items.occasions,
      availability: items.availability,
      wearsSinceWash: items.wearsSinceWash,
      neckline: items.neckline,
      sleeveType: items.sleeveType,
      sleeveLength: items.sleeveLength,
    })
    .from(items)
    .where(and(eq(items.ownerId, scope.subject), isNull(items.deletedAt), within));
  const intervals = await readWashIntervals(scope, database);
  const toldNeeds = await readToldNeeds(scope, database);
  return rows.map((row) => {
    const wornDay = wornDays.get(row.id);
    // What is worn later than today, by another clock, is worn today.
    const wornDaysAgo = wornDay === undefined ? null : Math.max(0, daysBetween(wornDay, today));
    const families = [row.mainColor, ...row.furtherColors].filter((one) => one !== null);
    return {
      id: String(row.id),
      category: kindWords(row.category),
      title: row.title === defaultItemTitle ? '' : row.title,
      brand: row.brand,
      colors: families.length > 0 ? families : row.color ? [row.color] : [],
      patterns: row.patterns,
      sleeveLength: row.sleeveLength,
      neckline: row.neckline,
      seasons: row.seasons,
      occasions: row.occasions,
      availability: row.availability as ItemAvailability,
      wornDaysAgo,
      wornDay: wornDay ?? null,
      told: toldNeeds.get(row.id),
      item: {
        category: row.category,
        patterns: row.patterns as PointedAttributes['patterns'],
        neckline: row.neckline as PointedAttributes['neckline'],
        sleeveType: row.sleeveType as PointedAttributes['sleeveType'],
        sleeveLength: row.sleeveLength as PointedAttributes['sleeveLength'],
      },
      isDue:
        row.availability === 'worn' &&
        isDue(row.wearsSinceWash, washAfter(row.category, intervals)) &&
        (wornDaysAgo ?? 0) < dueDays,
    };
  });
}

async function readLastWornDays(database: Database, owner: string): Promise<Map<number, string>> {
  const rows = await database
    .select({ itemId: planItems.itemId, day: sql<string>`max(${plans.day})::text` })
    .from(planItems)
    .innerJoin(plans, eq(plans.id, planItems.planId))
    .where(isWornBy(owner))
    .groupBy(planItems.itemId);
  return new Map(rows.map(({ itemId, day }) => [itemId, day]));
}

/** Reads what the owner wore and which outfits they saved, as far as it tells of their taste. */
export async function readTasteOfDoings(
  scope: FullScope,
  database: Database,
): Promise<TasteEvent[]> {
  const worn = await database
    .select({
      atMs: sql<number>`(extract(epoch from ${plans.updatedAt}) * 1000)::float8`,
      itemIds: sql<number[]>`array_agg(${planItems.itemId} order by ${planItems.position})`,
    })
    .from(plans)
    .innerJoin(planItems, eq(planItems.planId, plans.id))
    .where(isWornBy(scope.subject))
    .groupBy(plans.id)
    .orderBy(sql`${plans.day} desc, ${plans.id} desc`)
    .limit(mostTold);
  const saved = await database
    .select({
      outfitId: outfits.id,
      atMs: sql<number>`(extract(epoch from ${outfits.createdAt}) * 1000)::float8`,
      itemIds: sql<number[]>`array_agg(distinct ${outfitLayers.itemId})`,
    })
    .from(outfits)
    .innerJoin(outfitLayers, eq(outfitLayers.outfitId, outfits.id))
    .where(and(eq(outfits.ownerId, scope.subject), isNull(outfits.deletedAt)))
    .groupBy(outfits.id)
    .orderBy(sql`${outfits.id} desc`)
    .limit(mostTold);
  const told = ({ atMs, itemIds }: (typeof worn)[number]) => ({
    atMs,
    garmentIds: itemIds.map(String),
  });
  return [
    ...worn.map((row) => ({ kind: 'worn' as const, ...told(row) })),
    ...saved.map((row) => ({
      kind: 'saved' as const,
      ...told(row),
      outfitId: String(row.outfitId),
    })),
  ];
}

/** What a category is a kind of, for the stylist: its leaf, or what is said of it in words ([Note: Own categories]). */
function kindWords(category: string | null): string | null {
  if (category === null) return null;
  return (
    leafOf(category) ?? [categoryLabel(category), parentLabel(category)].filter(Boolean).join(' ')
  );
}
