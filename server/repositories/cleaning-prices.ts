import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Money } from '#contract/rules/cost-per-wear.ts';
import { type ItemAvailability, leafOf } from '#contract/rules/item-attributes.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { cleaningPrices, items } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { FullScope } from './scope.ts';

/** Most categories of which one member sets the price: own words come and go. */
const mostPrices = 500;

/** The prices of cleanings that the owner has set, by category. */
export async function readCleaningPrices(
  scope: FullScope,
  database: Database,
): Promise<ReadonlyMap<string, Money>> {
  const rows = await database
    .select()
    .from(cleaningPrices)
    .where(eq(cleaningPrices.ownerId, scope.subject));
  return new Map(rows.map(({ category, cents, currency }) => [category, { cents, currency }]));
}

/**
 * What cleaning a piece of a category costs, and of which category that was said: an own category without a price costs as
 * much as what it is a kind of.
 */
export function cleaningPrice(
  category: string | null,
  prices: ReadonlyMap<string, Money>,
): (Money & { of: string }) | null {
  const of = [category, category && leafOf(category)].find((one) => one && prices.has(one));
  return of ? { ...prices.get(of)!, of } : null;
}

/** Says what cleaning the owner's pieces of a category costs. Throws `too-many`. The account is locked. */
export async function setCleaningPrice(
  scope: FullScope,
  database: Database,
  { category, price }: Omit<OperationInput<'setCleaningPrice'>, 'owner'>,
): Promise<void> {
  const mine = eq(cleaningPrices.ownerId, scope.subject);
  if (price === null) {
    await database.delete(cleaningPrices).where(and(mine, eq(cleaningPrices.category, category)));
    return;
  }
  const [have] = await database
    .select({
      rows: count(),
      isThere: sql<boolean>`coalesce(bool_or(category = ${category}), false)`,
    })
    .from(cleaningPrices)
    .where(mine);
  if (!have!.isThere && have!.rows >= mostPrices) {
    throw new Refusal('too-many', `at most ${mostPrices} prices of cleaning`);
  }
  await database
    .insert(cleaningPrices)
    .values({ ownerId: scope.subject, category, ...price })
    .onConflictDoUpdate({ target: [cleaningPrices.ownerId, cleaningPrices.category], set: price });
}

/** Reads what it costs to clean those of some items that come ready from the wash; none where they go elsewhere. */
export async function readCleanings(
  scope: FullScope,
  database: Database,
  to: ItemAvailability,
  itemIds: readonly number[],
): Promise<ReadonlyMap<number, Money>> {
  if (to !== 'ready' || itemIds.length === 0) return new Map();
  const prices = await readCleaningPrices(scope, database);
  if (prices.size === 0) return new Map();
  const rows = await database
    .select({ id: items.id, category: items.category })
    .from(items)
    .where(and(inArray(items.id, [...itemIds]), eq(items.availability, 'in-the-wash')));
  return new Map(
    rows.flatMap(({ id, category }) => {
      const price = cleaningPrice(category, prices);
      return price ? [[id, price] as const] : [];
    }),
  );
}
