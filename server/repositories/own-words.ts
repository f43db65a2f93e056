import { and, arrayContains, eq, inArray, isNotNull, not, sql } from 'drizzle-orm';
import {
  categoryGroups,
  categoryLeaves,
  categoryParts,
  maxPersonalTags,
} from '#contract/rules/item-attributes.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { cleaningPrices, items, washIntervals } from '../database/schema.ts';
import { rederiveItems } from './item-derivation.ts';
import { itemNoun } from './item-noun.ts';
import { present } from './noun.ts';
import type { FullScope } from './scope.ts';

/** Most words of each kind that are told. */
const mostWords = 500;

/** Reads the owner's own categories and tags, and how many pieces have each. */
export async function readOwnWords(
  scope: FullScope,
  database: Database,
): Promise<OperationOutput<'getOwnWords'>> {
  const mine = present(itemNoun, scope);
  const pieces = sql<number>`count(*)::int`;
  const categories = await database
    .select({ category: sql<string>`${items.category}`, pieces })
    .from(items)
    .where(
      and(
        mine,
        isNotNull(items.category),
        not(inArray(items.category, [...categoryLeaves.keys(), ...categoryGroups])),
      ),
    )
    .groupBy(items.category)
    .orderBy(items.category)
    .limit(mostWords);
  const tags = await database
    .select({ tag: sql<string>`unnest(${items.personalTags})`.as('tag'), pieces })
    .from(items)
    .where(mine)
    .groupBy(sql`tag`)
    .orderBy(sql`tag`)
    .limit(mostWords);
  return { categories, tags };
}

/** Those of the owner's pieces that are named, also deleted ones, which may come back; undefined names all. */
const among = (scope: FullScope, itemIds: readonly string[] | undefined) =>
  and(eq(items.ownerId, scope.subject), itemIds && inArray(items.id, itemIds.map(Number)));

/** Gives the owner's pieces of a category another one. The account is locked. */
export async function changeCategory(
  scope: FullScope,
  database: Database,
  { from, to, itemIds }: Omit<OperationInput<'changeCategory'>, 'owner'>,
): Promise<OperationOutput<'changeCategory'>> {
  if (from === to) return { itemIds: [] };
  const isNew = !(await isUsed(scope, database, to));
  const changed = await database
    .update(items)
    .set({ category: to, categoryFrom: 'owner', updatedAt: sql`now()` })
    .where(and(among(scope, itemIds), eq(items.category, from)))
    .returning({ id: items.id });
  // It changed its name, and was not merged into another one.
  if (isNew && !(await isUsed(scope, database, from)))
    await moveInterval(scope, database, from, to);
  return { itemIds: await told(scope, database, changed) };
}

/** Whether any piece of the owner's is of a category. */
async function isUsed(scope: FullScope, database: Database, category: string): Promise<boolean> {
  const [one] = await database
    .select({ id: items.id })
    .from(items)
    .where(and(among(scope, undefined), eq(items.category, category)))
    .limit(1);
  return one !== undefined;
}

/** The wash interval of an own category goes along with its name, unless the new name has one. */
async function moveInterval(
  scope: FullScope,
  database: Database,
  from: string,
  to: string,
): Promise<void> {
  if (categoryParts(from).own === null || categoryParts(to).own === null) return;
  for (const table of [washIntervals, cleaningPrices]) {
    const [gone] = await database
      .delete(table)
      .where(and(eq(table.ownerId, scope.subject), eq(table.category, from)))
      .returning();
    if (!gone) continue;
    await database
      .insert(table)
      .values({ ...gone, category: to } as typeof table.$inferInsert)
      .onConflictDoNothing();
  }
}

/** Gives the owner's pieces with a tag another one instead, or none; or a tag to those that are named. */
export async function changeTag(
  scope: FullScope,
  database: Database,
  { from, to, itemIds }: Omit<OperationInput<'changeTag'>, 'owner'>,
): Promise<OperationOutput<'changeTag'>> {
  if (from === to) return { itemIds: [], gainedIds: [] };
  const tags = items.personalTags;
  const which = and(
    among(scope, itemIds),
    from === null
      ? sql`cardinality(${tags}) < ${maxPersonalTags} and not ${arrayContains(tags, [to!])}`
      : arrayContains(tags, [from]),
  );
  const gained =
    to === null
      ? []
      : await database
          .select({ id: items.id })
          .from(items)
          .where(and(which, not(arrayContains(tags, [to]))));
  const next =
    from === null
      ? sql`array_append(${tags}, ${to})`
      : to === null
        ? sql`array_remove(${tags}, ${from})`
        : // In its place, or away where the other one stands already.
          sql`case when ${to} = any(${tags}) then array_remove(${tags}, ${from})
              else array_replace(${tags}, ${from}, ${to}) end`;
  const changed = await database
    .update(items)
    .set({ personalTags: next, updatedAt: sql`now()` })
    .where(which)
    .returning({ id: items.id });
  return {
    itemIds: await told(scope, database, changed),
    gainedIds: gained.map(({ id }) => String(id)),
  };
}

/** Derives changed pieces anew; answers their ids. */
async function told(
  scope: FullScope,
  database: Database,
  changed: readonly { id: number }[],
): Promise<string[]> {
  const ids = changed.map(({ id }) => id);
  if (ids.length > 0) await rederiveItems(scope, database, ids);
  return ids.map(String);
}
