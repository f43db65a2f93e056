import { and, arrayOverlaps, asc, desc, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { unlistedAvailabilities } from '#contract/rules/availability.ts';
import { categoryGroups } from '#contract/rules/item-attributes.ts';
import type { ItemFilter } from '#contract/schemas/item.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { images, itemImages, items } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import { patternsOf } from '../foundation/search-words.ts';
import { ownCurrency } from './currency.ts';
import { searchedText } from './found-by.ts';
import { itemNoun } from './item-noun.ts';
import { ownConditions, ownFilters } from './item-own-filters.ts';
import { listed } from './noun-navigation.ts';
import { isFull, type Scope } from './scope.ts';
import { type Searched, searchedWords } from './searched.ts';
import { toldAvailabilityOf } from './told-availability.ts';

type Navigation = OperationOutput<'getItemNavigation'>;

const groupPosition = sql`coalesce(array_position(${sql.raw(
  `array[${categoryGroups.map((group) => `'${group}'`).join(',')}]`,
)}, ${items.categoryGroup}), ${categoryGroups.length + 1})`;

/** Whether the cut-out of the item's first photo is waited for, or its photo is on its way. */
const isWaiting = sql`exists (select from ${itemImages}
  join ${images} on ${images.id} = ${itemImages.imageId}
  where ${itemImages.itemId} = ${items.id} and ${itemImages.position} = 0
    and (${images.cutoutAskedAt} is not null or ${images.status} = 'received'))`;

/** Wrong more often than right, though it was seen that they are shoes: one is asked which. */
const poorGuess = 'sneakers';

/**
 * The category that the item's first photo speaks for while nobody has said what it is ([Note: Whose category]): null
 * without any.
 */
const guess = sql`case when ${items.category} is null and ${items.categoryFrom} is null then (
  select ${images.likelyCategories}[1] from ${itemImages}
  join ${images} on ${images.id} = ${itemImages.imageId}
  where ${itemImages.itemId} = ${items.id} and ${itemImages.position} = 0
    and ${images.likelyCategories}[1] <> ${poorGuess}) end`;

/** Whether the item has a category of its photo's, set or only guessed, that nobody has confirmed. */
const isRecognized = sql`(${items.categoryFrom} is not distinct from 'photo' or ${guess} is not null)`;

/** Prices in the owner's currency before others, and what has none last; sums of several currencies do not compare. */
const byCurrency = (scope: Scope): SQL[] => [
  sql`${items.purchasePriceCents} is null`,
  sql`${items.purchaseCurrency} <> ${ownCurrency(scope.subject)}`,
  sql`${items.purchaseCurrency}`,
];

const sorts: Record<NonNullable<ItemFilter['sort']>, SQL[]> = {
  cut: [isWaiting, asc(items.createdAt)],
  looks: [sql`coalesce(${items.category}, ${guess})`, asc(items.createdAt)],
  newest: [desc(items.createdAt)],
  oldest: [asc(items.createdAt)],
  title: [sql`${items.sortName}`],
  brand: [sql`lower(${items.brand}) nulls last`, sql`${items.sortName}`],
  'price-high': [desc(items.purchasePriceCents)],
  'price-low': [asc(items.purchasePriceCents)],
};

/** Throws `forbidden` where others than the owner ask about what they are not told. */
export function requireToldFilter(scope: Scope, filter: ItemFilter): void {
  const isAsked = ownFilters.some((list) => filter[list] !== undefined);
  if (isFull(scope) || !(isAsked || filter.sort?.startsWith('price'))) return;
  throw new Refusal('forbidden', 'prices, wears and tags are their owner’s to know');
}

/**
 * The order of the items in sight under a filter, and what there is to filter by. Throws `not-found`, and `forbidden`
 * where others than the owner ask about prices or tags.
 */
export async function readItemNavigation(
  scope: Scope,
  database: Database,
  filter: ItemFilter,
): Promise<Navigation> {
  requireToldFilter(scope, filter);
  const within = await listed(scope, database, itemNoun, filter.wardrobeId);
  const sort = filter.sort ?? 'newest';
  const order = [
    ...(filter.grouped ? [groupPosition] : []),
    ...(sort === 'price-high' || sort === 'price-low' ? byCurrency(scope) : []),
    ...sorts[sort],
    sort === 'oldest' || sort === 'cut' || sort === 'looks' ? asc(items.id) : desc(items.id),
  ];
  const rows = await database
    .select({ id: items.id, group: items.categoryGroup })
    .from(items)
    .where(and(within, itemsFitting(scope, filter)))
    .orderBy(...order);
  const groups: Navigation['groups'] = [];
  if (filter.grouped) {
    for (const row of rows) {
      const group = row.group ?? 'none';
      const last = groups.at(-1);
      if (last?.group === group) last.count += 1;
      else groups.push({ group, count: 1 });
    }
  }
  return {
    itemIds: rows.map((row) => String(row.id)),
    groups,
    counts: told(scope, await readCounts(scope, database, within, filter)),
  };
}

/** The counts without what is told to the owner alone. */
const told = (scope: Scope, counts: Navigation['counts']): Navigation['counts'] =>
  isFull(scope) ? counts : { ...counts, recognized: 0, tag: {}, price: {} };

type List = Exclude<keyof Navigation['counts'] & keyof ItemFilter, 'recognized'>;

/** Is true of items that fit a filter, its search among it. */
export const itemsFitting = (scope: Scope, filter: ItemFilter): SQL | undefined =>
  and(...Object.values(matching(scope, filter)));

/** Items, as they are searched. */
export const searchedItems: Searched<ItemFilter> = {
  noun: itemNoun,
  async within(scope, database, filter) {
    requireToldFilter(scope, filter);
    return listed(scope, database, itemNoun, filter.wardrobeId);
  },
  fitting: (scope, filter) => itemsFitting(scope, { ...filter, search: undefined }),
  finds: (scope, word) => searchFinds(scope, word),
  texts: (scope, which) =>
    sql`select ${searchedText(scope, items.searchText)} as text from ${items} where ${which}`,
};

/** Is true of items that a word of a search finds ([Note: Search]). */
const searchFinds = (scope: Scope, word: string): SQL | undefined =>
  or(
    ...patternsOf(word).map(
      (pattern) => sql`${searchedText(scope, items.searchText)} like ${pattern}`,
    ),
  );

/** Builds the condition of each list of a filter, by list. Within a list any may match; the lists must all match. */
function matching(scope: Scope, filter: ItemFilter): Partial<Record<keyof ItemFilter, SQL>> {
  const any = {
    category: items.category,
    condition: items.condition,
    brand: items.brand,
    neckline: items.neckline,
    sleeveType: items.sleeveType,
    sleeveLength: items.sleeveLength,
    size: items.size,
    type: items.type,
  };
  const overlapping = {
    season: items.seasons,
    occasion: items.occasions,
    pattern: items.patterns,
    tag: items.personalTags,
  };
  const asked: Partial<Record<keyof ItemFilter, SQL | undefined>> = {};
  if (filter.group?.length) {
    const within = inArray(items.categoryGroup, filter.group);
    const unsorted = filter.group.includes('none') ? isNull(items.categoryGroup) : undefined;
    asked.group = or(within, unsorted);
  }
  if (filter.mainColor?.length) {
    const isFurther = arrayOverlaps(items.furtherColors, filter.mainColor);
    asked.mainColor = or(inArray(items.mainColor, filter.mainColor), isFurther);
  }
  for (const [list, column] of Object.entries(any)) {
    const wanted = filter[list as keyof typeof any];
    if (wanted?.length) asked[list as keyof typeof any] = inArray(column, wanted);
  }
  for (const [list, column] of Object.entries(overlapping)) {
    const wanted = filter[list as keyof typeof overlapping];
    if (wanted?.length) asked[list as keyof typeof overlapping] = arrayOverlaps(column, wanted);
  }
  if (filter.availability?.length) {
    asked.availability = inArray(toldAvailabilityOf(scope), filter.availability);
  }
  // What is gone is listed where it is asked for.
  asked.availability ??= itemNoun.listed;
  Object.assign(asked, ownConditions(scope, filter));
  if (filter.recognized !== undefined) {
    asked.recognized = filter.recognized ? isRecognized : sql`not ${isRecognized}`;
  }
  if (filter.secondhand?.length) {
    const wanted = filter.secondhand.map((one) => one === 'yes');
    asked.secondhand = inArray(items.secondhand, wanted);
  }
  const words = searchedWords(filter);
  if (words.length > 0) {
    asked.search = and(...words.map((word) => searchFinds(scope, word)));
  }
  return asked as Partial<Record<keyof ItemFilter, SQL>>;
}

/** Most brands and tags that are counted. */
const mostCounted = 200;

/** The count of each list of the filter: of which rows ([Note: Counts]), and by what. */
const counted: Record<List, { value: SQL; rows: SQL; most?: number }> = {
  group: { value: sql`category_group`, rows: sql`alike` },
  mainColor: {
    value: sql`color`,
    rows: sql`alike, unnest(array_append(further_colors, main_color)) as color`,
  },
  season: { value: sql`season`, rows: sql`alike, unnest(seasons) as season` },
  brand: { value: sql`brand`, rows: sql`mine`, most: mostCounted },
  availability: { value: sql`availability`, rows: sql`alike` },
  condition: { value: sql`condition`, rows: sql`alike` },
  tag: { value: sql`tag`, rows: sql`mine, unnest(personal_tags) as tag`, most: mostCounted },
  price: { value: sql`case when has_price then 'any' end`, rows: sql`alike` },
};

/*
 * [Note: Counts] How many pieces a value would show, given all the other lists, in one pass over the
 * owner's items: each knows how many of the filter's lists it fails, and is counted in a list if it
 * fails none but that one. Of ten thousand items a few hundred differ in what has few values (`alike`),
 * so that only brands and tags are counted one by one (`mine`).
 */

/**
 * The lists that a filter asks for, each with the name of the column that says whether a piece misses it, and those columns
 * with `fails`, how many it misses ([Note: Counts]).
 */
export function missesOf(scope: Scope, filter: ItemFilter) {
  const asked = Object.entries(matching(scope, filter)).map(([list, condition]) => ({
    list,
    missed: sql`not coalesce(${condition}, false)`,
    name: sql.identifier(`misses_${list}`),
  }));
  const fails = asked.map(({ missed }) => sql` + (${missed})::int`);
  const misses = asked.map(({ missed, name }) => sql`, ${missed} as ${name}`);
  return { asked, failing: sql`0 ${sql.join(fails)} as fails ${sql.join(misses)}` };
}

/** Counts by list and value ([Note: Counts]). */
async function readCounts(
  scope: Scope,
  database: Database,
  within: SQL | undefined,
  filter: ItemFilter,
): Promise<Navigation['counts']> {
  const { asked, failing } = missesOf(scope, filter);
  const names = asked.map(({ name }) => sql`, ${name}`);
  const fits = (list: string): SQL => {
    const own = asked.find((one) => one.list === list);
    return own ? sql`fails = 0 or fails = 1 and ${own.name}` : sql`fails = 0`;
  };
  const few = sql`category_group, recognized, main_color, further_colors, seasons, availability, condition, has_price`;
  const lists = Object.entries(counted).map(
    ([list, { value, rows: counting, most }]) => sql`(
      select ${list}, ${value}, coalesce(sum(items) filter (where ${fits(list)}), 0)::int
      from ${counting} where ${value} <> ''
      group by 2 order by sum(items) desc, 2 ${most ? sql`limit ${most}` : sql``})`,
  );
  const { rows } = await database.execute<{ list: string; value: string; fitting: number }>(sql`
    with mine as materialized (
      select category_group, main_color, further_colors, seasons, condition, brand, personal_tags,
        ${toldAvailabilityOf(scope)} as availability,
        ${isRecognized} as recognized, purchase_price_cents is not null as has_price, 1 as items,
        ${failing}
      from ${items} where ${within}
    ), alike as materialized (
      select ${few}, count(*) as items, fails ${sql.join(names)}
      from mine group by ${few}, fails ${sql.join(names)}
    ), here as (
      select * from alike where availability <> all(${sql.param([...unlistedAvailabilities])}::text[])
    )
    select 'all' as list, '' as value, coalesce(sum(items), 0)::int as fitting from here
    union all select 'unsorted', '', coalesce(sum(items), 0)::int from here
      where category_group is null
    union all select 'recognized', '', coalesce(sum(items), 0)::int from here where recognized
    union all ${sql.join(lists, sql` union all `)}`);
  const counts: Navigation['counts'] = {
    all: 0,
    unsorted: 0,
    recognized: 0,
    group: {},
    mainColor: {},
    season: {},
    // What people write has no prototype, so that it may be called as its members are.
    brand: Object.create(null),
    availability: {},
    condition: {},
    tag: Object.create(null),
    price: {},
  };
  for (const { list, value, fitting } of rows) {
    if (list === 'all' || list === 'unsorted' || list === 'recognized') counts[list] = fitting;
    else counts[list as List][value] = fitting;
  }
  return counts;
}
