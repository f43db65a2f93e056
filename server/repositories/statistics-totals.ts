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
  > & { uncosted: Pick<WardrobeStatistics['costPerWear'], 'unpricedItems' | 'foreignItems'> };

/**
 * Reads how many pieces of which a condition is true there are, what they cost in the owner's currency and in others, and
 * of how many something is not known. `uncosted` are those without a cost per wear in the owner's currency, gone ones too.
 */
export async function readTotals(
  database: Database,
  within: SQL | undefined,
  own: string,
): Promise<Totals> {
  const rows = await database
    .select({
      currency: items.purchaseCurrency,
      items: countListed(),
      goneItems: sql<number>`(count(*) filter (where not (${itemNoun.listed})))::int`,
      cents: sql<number>`coalesce(sum(${price}) filter (where ${itemNoun.listed}), 0)`.mapWith(
        Number,
      ),
      priced: countListed(sql`${price} is not null`),
      pricedEver: sql<number>`count(${price})::int`,
      secondhand: countListed(sql`${items.secondhand}`),
      unbrandedItems: countListed(sql`coalesce(${items.brand}, '') = ''`),
      unsizedItems: countListed(sql`coalesce(${items.size}, '') = ''`),
      unseasonedItems: countListed(sql`cardinality(${items.seasons}) = 0`),
      unsuitedItems: countListed(sql`cardinality(${items.occasions}) = 0`),
    })
    .from(items)
    .where(within)
    .groupBy(items.purchaseCurrency)
    .orderBy(items.purchaseCurrency);
  type Row = (typeof rows)[number];
  const sumOf = (name: Exclude<keyof Row, 'currency'>, some = rows) =>
    some.reduce((sum, row) => sum + row[name], 0);
  const ownRows = rows.filter(({ currency }) => currency === own);
  const foreignRows = rows.filter(({ currency }) => currency !== own);
  const all = sumOf('items');
  return {
    items: all,
    goneItems: sumOf('goneItems'),
    value: {
      cents: sumOf('cents', ownRows),
      pricedItems: sumOf('priced', ownRows),
      unpricedItems: all - sumOf('priced'),
      foreign: foreignRows
        .filter(({ priced }) => priced > 0)
        .map(({ currency, cents, priced }) => ({ currency, cents, items: priced }))
        .toSorted((one, other) => other.items - one.items),
    },
    secondhand: { items: sumOf('secondhand'), of: all },
    unbrandedItems: sumOf('unbrandedItems'),
    unsizedItems: sumOf('unsizedItems'),
    unseasonedItems: sumOf('unseasonedItems'),
    unsuitedItems: sumOf('unsuitedItems'),
    uncosted: {
      unpricedItems: all + sumOf('goneItems') - sumOf('pricedEver'),
      foreignItems: sumOf('pricedEver', foreignRows),
    },
  };
}
