import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { categoryGroupOf, leafOf } from '#contract/rules/item-attributes.ts';
import { fewestPriced } from '#contract/rules/partner-products.ts';
import type { Comparison } from '#contract/schemas/partner-products.ts';
import type { Database } from '../database/database.ts';
import { items, planItems, plans } from '../database/schema.ts';
import { furtherCostRows } from './item-costs.ts';
import type { FullScope } from './scope.ts';
import { isWornBy } from './wears.ts';

/** Of so many priced pieces at most, those that were changed last first. */
const mostPieces = 500;

type Told = Pick<Comparison, 'worth' | 'noWorth' | 'worthOf'>;

/**
 * After how many wears a thing of a kind has cost what a wear of the member's others does: its price by their median.
 * The others are of its leaf, or of its whole group where too few of the leaf are priced and were worn.
 * @param today the member's day
 */
export async function readWorth(
  scope: FullScope,
  database: Database,
  thing: { category: string | null; cents: number | null; currency: string | null },
  { today, but }: { today: string; but: number | null },
): Promise<Told> {
  const { category, cents, currency } = thing;
  const group = categoryGroupOf(category);
  if (!cents || currency === null) return { worth: null, noWorth: 'no-price', worthOf: category };
  if (!category || !group) return { worth: null, noWorth: 'too-few', worthOf: null };
  const all = (await readPriced(scope, database, { category, group, currency, today })).filter(
    ({ id }) => id !== but,
  );
  const ofLeaf = all.filter((one) => one.leaf === category);
  const [worthOf, pieces] =
    ofLeaf.length >= fewestPriced ? [category, ofLeaf] : ([group, all] as const);
  if (pieces.length < fewestPriced) return { worth: null, noWorth: 'too-few', worthOf };
  const costPerWearCents = Math.max(1, Math.round(medianOf(pieces.map(({ perWear }) => perWear))));
  const lately = pieces.reduce((sum, one) => sum + one.wearsLately, 0);
  return {
    worth: {
      wears: Math.ceil(cents / costPerWearCents),
      costPerWearCents,
      currency,
      wearsAYear: Math.round(lately / pieces.length),
    },
    noWorth: null,
    worthOf,
  };
}

interface Priced {
  id: number;
  leaf: string | null;
  /** Hundredths of the currency's unit, above 0. */
  perWear: number;
  wearsLately: number;
}

/** The pieces of a group that cost something in a currency and were worn. */
async function readPriced(
  scope: FullScope,
  database: Database,
  asked: { category: string; group: string; currency: string; today: string },
): Promise<Priced[]> {
  const { category, group, currency, today } = asked;
  const isOfLeaf = sql`(${items.category} = ${category} or starts_with(${items.category}, ${`${category}/`}))`;
  const pieces = await database
    .select({ id: items.id, category: items.category, cents: items.purchasePriceCents })
    .from(items)
    .where(
      and(
        eq(items.ownerId, scope.subject),
        isNull(items.deletedAt),
        eq(items.categoryGroup, group),
        eq(items.purchaseCurrency, currency),
        gt(items.purchasePriceCents, 0),
      ),
    )
    .orderBy(desc(isOfLeaf), desc(items.updatedAt), desc(items.id))
    .limit(mostPieces);
  if (pieces.length < fewestPriced) return [];
  const ids = pieces.map(({ id }) => id);
  const worn = await database
    .select({
      id: planItems.itemId,
      wears: sql<number>`count(*)::int`,
      lately: sql<number>`(count(*) filter (where ${plans.day} > ${today}::date - 365))::int`,
    })
    .from(planItems)
    .innerJoin(plans, eq(plans.id, planItems.planId))
    .where(and(inArray(planItems.itemId, ids), isWornBy(scope.subject)))
    .groupBy(planItems.itemId);
  const { rows } = await database.execute<{ id: string; cents: string }>(sql`
    select item_id as id, sum(cents) as cents from (${furtherCostRows(scope, currency)}) as further
    group by item_id`);
  const further = new Map(rows.map(({ id, cents }) => [Number(id), Number(cents)]));
  const wearsOf = new Map(worn.map((row) => [row.id, row]));
  return pieces.flatMap(({ id, category, cents }) => {
    const { wears, lately } = wearsOf.get(id) ?? { wears: 0, lately: 0 };
    const cost = cents! + (further.get(id) ?? 0);
    if (wears === 0 || cost <= 0) return [];
    return [{ id, leaf: leafOf(category), perWear: cost / wears, wearsLately: lately }];
  });
}

/** The middle of numbers, of which there is at least one; between the two middle ones where they are even. */
function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  return (sorted[Math.ceil(half) - 1]! + sorted[Math.floor(half)]!) / 2;
}
