import { and, type SQL, sql } from 'drizzle-orm';
import { colorFamilyKeys } from '#contract/rules/color-families.ts';
import {
  categoryGroups,
  itemConditions,
  itemOccasions,
  itemSeasons,
} from '#contract/rules/item-attributes.ts';
import type { WardrobeStatistics } from '#contract/schemas/statistics.ts';
import type { Database } from '../database/database.ts';
import { items } from '../database/schema.ts';
import { itemNoun } from './item-noun.ts';

type Tallies = Pick<
  WardrobeStatistics,
  | 'colors'
  | 'categories'
  | 'brands'
  | 'brandCount'
  | 'seasons'
  | 'occasions'
  | 'conditions'
  | 'sizes'
  | 'sizeCount'
>;

/** Most brands, and most sizes, that are told. */
const mostNamed = 100;

/** The lists of tallies: by what is counted, and in which rows. Of the owner's own words the most frequent are told. */
const counted = {
  color: { value: sql`main_color`, rows: sql`alike` },
  category: { value: sql`category_group`, rows: sql`alike` },
  condition: { value: sql`condition`, rows: sql`alike` },
  season: { value: sql`season`, rows: sql`alike, unnest(seasons) as season` },
  occasion: { value: sql`occasion`, rows: sql`alike, unnest(occasions) as occasion` },
  brand: { value: sql`brand`, rows: sql`here`, isOwn: true },
  size: { value: sql`size`, rows: sql`here`, isOwn: true },
};
type List = keyof typeof counted;

interface Tally {
  list: List;
  value: string | null;
  items: number;
  /** How many values the list has in all. */
  values: number;
}

/** Counts the listed pieces of which a condition is true, by what is known of them. */
export async function readTallies(database: Database, within: SQL | undefined): Promise<Tallies> {
  const lists = Object.entries(counted).map(([list, { value, rows, ...more }]) => {
    // In the order of the letters' numbers, alike in every database.
    const first = sql`having ${value} <> '' order by 3 desc, ${value} collate "C" limit ${mostNamed}`;
    return sql`(
      select ${list} as list, ${value} as value, sum(pieces)::int as items, count(*) over ()::int as values
      from ${rows} group by 2 ${'isOwn' in more ? first : sql``})`;
  });
  const { rows } = await database.execute<Tally & Record<string, unknown>>(sql`
    with here as materialized (
      select main_color, category_group, condition, seasons, occasions, brand, size, 1 as pieces
      from ${items} where ${and(within, itemNoun.listed)}
    ), alike as materialized (
      select main_color, category_group, condition, seasons, occasions, count(*) as pieces
      from here group by 1, 2, 3, 4, 5
    ) ${sql.join(lists, sql` union all `)}`);
  const of = (list: List) => rows.filter((row) => row.list === list);
  const inSeason = new Map(of('season').map(({ value, items }) => [value, items]));
  return {
    colors: mostFirst(of('color'), colorFamilyKeys).map(({ value, items }) => ({
      color: value,
      items,
    })),
    categories: mostFirst(of('category'), categoryGroups).map(({ value, items }) => ({
      group: value,
      items,
    })),
    conditions: mostFirst(of('condition'), itemConditions).map(({ value, items }) => ({
      condition: value!,
      items,
    })),
    occasions: mostFirst(of('occasion'), itemOccasions).map(({ value, items }) => ({
      occasion: value!,
      items,
    })),
    seasons: itemSeasons.map((season) => ({ season, items: inSeason.get(season) ?? 0 })),
    brands: of('brand').map(({ value, items }) => ({ brand: value!, items })),
    brandCount: of('brand')[0]?.values ?? 0,
    sizes: of('size').map(({ value, items }) => ({ size: value!, items })),
    sizeCount: of('size')[0]?.values ?? 0,
  };
}

/** Orders tallies, the most first; what comes to the same as these values stand, and what is not known last. */
function mostFirst<Value extends string>(
  tallies: readonly Tally[],
  values: readonly Value[],
): { value: Value | null; items: number }[] {
  const known = tallies as readonly { value: Value | null; items: number }[];
  const place = (value: Value | null) => (value === null ? values.length : values.indexOf(value));
  return [...known].sort(
    (one, other) => other.items - one.items || place(one.value) - place(other.value),
  );
}
