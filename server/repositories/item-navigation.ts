import {
  and,
  arrayOverlaps,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNull,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { categoryGroups } from '#contract/rules/item-attributes.ts';
import type { ItemFilter } from '#contract/schemas/item.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { items, wardrobeItems } from '../database/schema.ts';
import { patternsOf, wordsOf } from '../search-words.ts';
import { requireSight, type Viewer } from '../viewer.ts';
import { requireSeenWardrobe } from './wardrobes.ts';

type Navigation = OperationOutput<'getItemNavigation'>;

const groupPlace = sql`coalesce(array_position(${sql.raw(
  `array[${categoryGroups.map((group) => `'${group}'`).join(',')}]`,
)}, ${items.categoryGroup}), ${categoryGroups.length + 1})`;

const sorts: Record<NonNullable<ItemFilter['sort']>, SQL[]> = {
  newest: [desc(items.createdAt)],
  oldest: [asc(items.createdAt)],
  title: [sql`${items.sortName}`],
  brand: [sql`lower(${items.brand}) nulls last`, sql`${items.sortName}`],
  'price-high': [sql`${items.purchasePriceCents} desc nulls last`],
  'price-low': [sql`${items.purchasePriceCents} asc nulls last`],
};

/** The order of the owner's items under a filter, and what there is to filter by. Throws `not-found`. */
export async function readItemNavigation(
  viewer: Viewer,
  database: Database,
  owner: string,
  filter: ItemFilter,
): Promise<Navigation> {
  const { wardrobeId } = filter;
  if (wardrobeId) await requireSeenWardrobe(viewer, database, owner, wardrobeId);
  else await requireSight(viewer, database, owner);
  const sort = filter.sort ?? 'newest';
  const order = [
    ...(filter.grouped ? [groupPlace] : []),
    ...sorts[sort],
    sort === 'oldest' ? asc(items.id) : desc(items.id),
  ];
  const rows = await database
    .select({ id: items.id, group: items.categoryGroup })
    .from(items)
    .where(and(...within(owner, filter), ...matching(filter)))
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
    counts: await readCounts(database, owner, filter),
  };
}

/** The items of the owner, or of one wardrobe of the owner's. */
function within(owner: string, filter: ItemFilter): SQL[] {
  const conditions: SQL[] = [eq(items.ownerId, owner), isNull(items.deletedAt)];
  if (filter.wardrobeId) {
    conditions.push(
      sql`${items.id} in (select ${wardrobeItems.itemId} from ${wardrobeItems}
        where ${wardrobeItems.wardrobeId} = ${Number(filter.wardrobeId)})`,
    );
  }
  return conditions;
}

/** Within a list any may match; the lists must all match. */
function matching(filter: ItemFilter): SQL[] {
  const any = [
    [items.category, filter.category],
    [items.mainColor, filter.mainColor],
    [items.condition, filter.condition],
    [items.brand, filter.brand],
    [items.availability, filter.availability],
  ] as const;
  const overlapping = [
    [items.seasons, filter.season],
    [items.occasions, filter.occasion],
    [items.patterns, filter.pattern],
  ] as const;
  const conditions: SQL[] = [];
  if (filter.group?.length) {
    const within = inArray(items.categoryGroup, filter.group);
    const unsorted = filter.group.includes('none') ? isNull(items.categoryGroup) : undefined;
    conditions.push(or(within, unsorted) as SQL);
  }
  for (const [column, wanted] of any) {
    if (wanted?.length) conditions.push(inArray(column, wanted));
  }
  for (const [column, wanted] of overlapping) {
    if (wanted?.length) conditions.push(arrayOverlaps(column, wanted));
  }
  if (filter.secondhand !== undefined) conditions.push(eq(items.secondhand, filter.secondhand));
  for (const word of wordsOf(filter.search ?? '').slice(0, 8)) {
    const found = patternsOf(word).map((pattern) => sql`${items.searchText} like ${pattern}`);
    conditions.push(or(...found) as SQL);
  }
  return conditions;
}

async function readCounts(
  database: Database,
  owner: string,
  filter: ItemFilter,
): Promise<Navigation['counts']> {
  const rows = await database
    .select({
      group: items.categoryGroup,
      mainColor: items.mainColor,
      condition: items.condition,
      items: count(),
    })
    .from(items)
    .where(and(...within(owner, filter)))
    .groupBy(items.categoryGroup, items.mainColor, items.condition);
  const counts: Navigation['counts'] = { all: 0, group: {}, mainColor: {}, condition: {} };
  const add = (record: Record<string, number>, key: string | null, by: number) => {
    if (key !== null) record[key] = (record[key] ?? 0) + by;
  };
  for (const row of rows) {
    counts.all += row.items;
    add(counts.group, row.group, row.items);
    add(counts.mainColor, row.mainColor, row.items);
    add(counts.condition, row.condition, row.items);
  }
  return counts;
}
