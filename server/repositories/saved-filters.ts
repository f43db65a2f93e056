import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { categoryParts } from '#contract/rules/item-attributes.ts';
import {
  maxFilterName,
  maxSavedFilters,
  ownFilterLists,
  withoutGone,
} from '#contract/rules/saved-filters.ts';
import { fold } from '#contract/rules/search-words.ts';
import type { SavedFilter, SavedItemFilter } from '#contract/schemas/saved-filter.ts';
import type { Database } from '../database/database.ts';
import { items, savedFilters, wardrobes } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import { itemsFitting } from './item-navigation.ts';
import { itemNoun } from './item-noun.ts';
import { present } from './noun.ts';
import { listed } from './noun-navigation.ts';
import type { FullScope } from './scope.ts';

type Gone = SavedFilter['gone'];

/** The owner's saved filters as they are on a day, in the order of their names, each with what is gone of what it names. */
export async function listSavedFilters(
  scope: FullScope,
  database: Database,
  today: string,
): Promise<SavedFilter[]> {
  const rows = await readRows(scope, database);
  const isThere = await readThere(scope, database, rows);
  const saved = rows.map(({ id, name, filter }) => ({
    filterId: id,
    name,
    filter,
    gone: valuesOf(filter).filter((one) => !isThere(one)),
  }));
  const counts = await countPieces(scope, database, saved, today);
  return saved
    .map((one, at) => ({ ...one, pieceCount: counts[at]! }))
    .toSorted((one, other) => inOrder(fold(one.name), fold(other.name)));
}

const inOrder = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * Saves a filter, or changes one as a whole. A name that another of the owner's has gets a number, so that a device that
 * knew nothing of that one is not refused. Answers the name. Throws `too-many`.
 */
export async function saveFilter(
  scope: FullScope,
  database: Database,
  { filterId, name, filter }: { filterId: string; name: string; filter: SavedItemFilter },
): Promise<string> {
  // The owner's account is locked, so that the count and the names hold.
  const others = (await readRows(scope, database)).filter(({ id }) => id !== filterId);
  if (others.length >= maxSavedFilters) {
    throw new Refusal('too-many', `at most ${maxSavedFilters} saved filters`);
  }
  const unlike = unlikeName(
    name,
    others.map((one) => one.name),
  );
  const row = { ownerId: scope.subject, id: filterId, name: unlike, filter };
  await database
    .insert(savedFilters)
    .values(row)
    .onConflictDoUpdate({
      target: [savedFilters.ownerId, savedFilters.id],
      set: { name: unlike, filter },
    });
  return unlike;
}

/** Deletes a saved filter, if it is there. */
export async function deleteFilter(
  scope: FullScope,
  database: Database,
  filterId: string,
): Promise<void> {
  await database
    .delete(savedFilters)
    .where(and(eq(savedFilters.ownerId, scope.subject), eq(savedFilters.id, filterId)));
}

/** A name that is none of the others, but for case and accents: with a number behind it, if need be. */
function unlikeName(name: string, others: readonly string[]): string {
  const taken = new Set(others.map(fold));
  for (let number = 1; ; number += 1) {
    const mark = number === 1 ? '' : ` ${number}`;
    let kept = name;
    while (kept.length + mark.length > maxFilterName) kept = [...kept].slice(0, -1).join('');
    if (!taken.has(fold(kept + mark))) return kept + mark;
  }
}

const readRows = (scope: FullScope, database: Database) =>
  database.select().from(savedFilters).where(eq(savedFilters.ownerId, scope.subject));

/** The values of a filter that may be gone: the owner's own words, and the wardrobe. */
const valuesOf = (filter: SavedItemFilter): Gone => [
  ...ownFilterLists.flatMap((list) =>
    (filter[list] ?? [])
      // What every wardrobe may have is there, also while no piece is of it.
      .filter((value) => list !== 'category' || categoryParts(value).own !== null)
      .map((value) => ({ list, value })),
  ),
  ...(filter.wardrobeId ? [{ list: 'wardrobe' as const, value: filter.wardrobeId }] : []),
];

const ownValues: Record<(typeof ownFilterLists)[number], SQL> = {
  category: sql`${items.category}`,
  brand: sql`${items.brand}`,
  size: sql`${items.size}`,
  tag: sql`unnest(${items.personalTags})`,
};

/** Tells of the values that these filters name whether they are there: whether any piece has the word. */
async function readThere(
  scope: FullScope,
  database: Database,
  rows: readonly { filter: SavedItemFilter }[],
): Promise<(one: Gone[number]) => boolean> {
  const named = rows.flatMap(({ filter }) => valuesOf(filter));
  const of = (list: Gone[number]['list']) =>
    named.filter((one) => one.list === list).map(({ value }) => value);
  const there = new Set<string>();
  const add = (list: string, value: string) => there.add(JSON.stringify([list, value]));
  const asked = ownFilterLists.filter((list) => of(list).length > 0);
  if (asked.length > 0) {
    const lists = asked.map(
      (list) => sql`select ${list}::text as list, value
        from (select ${ownValues[list]} as value from ${items} where ${present(itemNoun, scope)}) as words
        where value = any(${sql.param(of(list))}::text[])`,
    );
    const { rows: found } = await database.execute<{ list: string; value: string }>(
      sql.join(lists, sql` union `),
    );
    for (const { list, value } of found) add(list, value);
  }
  const wardrobeIds = of('wardrobe').map(Number);
  if (wardrobeIds.length > 0) {
    const found = await database
      .select({ id: wardrobes.id })
      .from(wardrobes)
      .where(and(eq(wardrobes.ownerId, scope.subject), inArray(wardrobes.id, wardrobeIds)));
    for (const { id } of found) add('wardrobe', String(id));
  }
  return ({ list, value }) => there.has(JSON.stringify([list, value]));
}

/** Counts what each of these filters shows without what is gone of it, in one pass over the owner's items. */
async function countPieces(
  scope: FullScope,
  database: Database,
  saved: readonly { filter: SavedItemFilter; gone: Gone }[],
  today: string,
): Promise<number[]> {
  if (saved.length === 0) return [];
  const counts: SQL[] = [];
  for (const one of saved) {
    const filter = { ...withoutGone(one), today };
    const within = await listed(scope, database, itemNoun, filter.wardrobeId);
    const shown = and(within, itemsFitting(scope, filter));
    counts.push(sql`count(*) filter (where ${shown})::int`);
  }
  const { rows } = await database.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts
      from ${items} where ${present(itemNoun, scope)}`,
  );
  return rows[0]!.counts;
}
