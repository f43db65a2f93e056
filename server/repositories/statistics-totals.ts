import { type SQL, sql } from 'drizzle-orm';
import type { WardrobeStatistics } from '#contract/schemas/statistics.ts';
import type { Database } from '../database/database.ts';
import { items } from '../database/schema.ts';
import { itemNoun } from './item-noun.ts';

const { purchasePriceCents: price } = items;

/** How many of the listed pieces a condition is true of. */
const countListed = (condition: SQL = sql`true`): SQL<number> =>
  sql<number>`(count(*) filter (where ${itemNoun.listed} and ${condition}))::int`;

type Totals = Pick<WardrobeStatistics['counts'], 'items' | 'goneItems'> &
  Pick<
    WardrobeStatistics,
    'value' | 'secondhand' | 'unbrandedItems' | 'unseasonedItems' | 'unsuitedItems' | 'unsizedItems'
  >;

/** Reads how many pieces of which a condition is true there are, what they cost, and of how many something is not known. */
export async function readTotals(database: Database, within: SQL | undefined): Promise<Totals> {
  const [row] = await database
    .select({
      items: countListed(),
      goneItems: sql<number>`(count(*) filter (where not (${itemNoun.listed})))::int`,
      cents: sql<number>`coalesce(sum(${price}) filter (where ${itemNoun.listed}), 0)`.mapWith(
        Number,
      ),
      pricedItems: countListed(sql`${price} is not null`),
      secondhandItems: countListed(sql`${items.secondhand}`),
      unbrandedItems: countListed(sql`coalesce(${items.brand}, '') = ''`),
      unsizedItems: countListed(sql`coalesce(${items.size}, '') = ''`),
      unseasonedItems: countListed(sql`cardinality(${items.seasons}) = 0`),
      unsuitedItems: countListed(sql`cardinality(${items.occasions}) = 0`),
    })
    .from(items)
    .where(within);
  const { cents, pricedItems, secondhandItems, ...counts } = row!;
  return {
    ...counts,
    value: { cents, pricedItems, unpricedItems: counts.items - pricedItems },
    secondhand: { items: secondhandItems, of: counts.items },
  };
}
