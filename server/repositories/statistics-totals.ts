import { and, desc, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
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
export async function readTotals(
  database: Database,
  within: SQL | undefined,
  currency: string,
): Promise<Totals> {
  const isOwn = sql`${items.purchaseCurrency} = ${currency}`;
  const [row] = await database
    .select({
      items: countListed(),
      goneItems: sql<number>`(count(*) filter (where not (${itemNoun.listed})))::int`,
      cents:
        sql<number>`coalesce(sum(${price}) filter (where ${itemNoun.listed} and ${isOwn}), 0)`.mapWith(
          Number,
        ),
      pricedItems: countListed(sql`${price} is not null and ${isOwn}`),
      unpricedItems: countListed(sql`${price} is null`),
      secondhandItems: countListed(sql`${items.secondhand}`),
      unbrandedItems: countListed(sql`coalesce(${items.brand}, '') = ''`),
      unsizedItems: countListed(sql`coalesce(${items.size}, '') = ''`),
      unseasonedItems: countListed(sql`cardinality(${items.seasons}) = 0`),
      unsuitedItems: countListed(sql`cardinality(${items.occasions}) = 0`),
    })
    .from(items)
    .where(within);
  const { cents, pricedItems, unpricedItems, secondhandItems, ...counts } = row!;
  const foreign = await readForeign(database, within, currency);
  return {
    ...counts,
    value: { cents, pricedItems, unpricedItems, foreign },
    secondhand: { items: secondhandItems, of: counts.items },
  };
}

/** Reads what listed pieces cost that have their price in another currency, by currency; those of most pieces first. */
async function readForeign(
  database: Database,
  within: SQL | undefined,
  currency: string,
): Promise<Totals['value']['foreign']> {
  return database
    .select({
      currency: items.purchaseCurrency,
      cents: sql<number>`sum(${price})`.mapWith(Number),
      items: sql<number>`count(*)::int`,
    })
    .from(items)
    .where(and(within, itemNoun.listed, isNotNull(price), ne(items.purchaseCurrency, currency)))
    .groupBy(items.purchaseCurrency)
    .orderBy(desc(sql`count(*)`), items.purchaseCurrency);
}
