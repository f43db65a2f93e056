import { and, asc, count, eq, inArray, max, sql } from 'drizzle-orm';
import { maxWardrobes } from '#contract/rules/wardrobes.ts';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import type { Database } from '../database/database.ts';
import { items, wardrobeItems, wardrobes } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import { itemNoun } from './item-noun.ts';
import { lookNoun } from './look-noun.ts';
import { present } from './noun.ts';
import { hangingCount } from './noun-wardrobes.ts';
import { outfitNoun } from './outfit-noun.ts';
import { type FullScope, isFull, type Scope } from './scope.ts';
import { coverItemIds, type Rail, readRails } from './wardrobe-rails.ts';

type WardrobeRow = typeof wardrobes.$inferSelect;

/** The wardrobes in sight, in their owner's order, each with the pictures of its rail. */
export const listWardrobes = (
  scope: Scope,
  database: Database,
  signer: Signer,
): Promise<Wardrobe[]> => readWardrobes(scope, database, signer);

/** The wardrobes of the owner that are in sight, or one of them, with what hangs in each and is in sight. */
async function readWardrobes(
  scope: Scope,
  database: Database,
  signer: Signer,
  wardrobeId?: number,
): Promise<Wardrobe[]> {
  const [rows, rails] = await Promise.all([
    database
      .select({
        row: wardrobes,
        itemCount: hangingCount(itemNoun, scope),
        outfitCount: hangingCount(outfitNoun, scope),
        lookCount: hangingCount(lookNoun, scope),
        coverItemIds: coverItemIds(scope),
      })
      .from(wardrobes)
      .where(
        and(
          eq(wardrobes.ownerId, scope.subject),
          isFull(scope) ? undefined : inArray(wardrobes.id, [...scope.wardrobes]),
          wardrobeId === undefined ? undefined : eq(wardrobes.id, wardrobeId),
        ),
      )
      .orderBy(asc(wardrobes.place), asc(wardrobes.id)),
    readRails(scope, database, signer, wardrobeId),
  ]);
  return rows.map(({ row, coverItemIds, ...counts }) => {
    const rail = rails.get(row.id) ?? [];
    const hanging = { rail, ...counts, coverItemIds: coverItemIds ?? [] };
    return toWardrobe(row, hanging, isFull(scope));
  });
}

/** The parts of a wardrobe that are shown besides its own row. */
interface Hanging {
  rail: Rail;
  itemCount: number;
  outfitCount: number;
  lookCount: number;
  coverItemIds: string[];
}

/** How many items are in sight. */
export async function countItems(scope: Scope, database: Database): Promise<number> {
  const [row] = await database
    .select({ items: count() })
    .from(items)
    .where(and(present(itemNoun, scope), itemNoun.listed));
  return row?.items ?? 0;
}

/**
 * Makes a wardrobe, or changes one of the owner's, whose account is locked. Throws `not-found`
 * and `too-many`.
 */
export async function saveWardrobe(
  scope: FullScope,
  database: Database,
  form: { wardrobeId?: string; name: string; description: string },
  signer: Signer,
): Promise<Wardrobe> {
  const { name, description } = form;
  if (form.wardrobeId) {
    const [row] = await database
      .update(wardrobes)
      .set({ name, description, updatedAt: sql`now()` })
      .where(and(eq(wardrobes.id, Number(form.wardrobeId)), eq(wardrobes.ownerId, scope.subject)))
      .returning();
    if (!row) throw new Refusal('not-found', 'no such wardrobe');
    return readWardrobe(scope, database, row, signer);
  }
  const [have] = await database
    .select({ wardrobes: count(), last: max(wardrobes.place) })
    .from(wardrobes)
    .where(eq(wardrobes.ownerId, scope.subject));
  if ((have?.wardrobes ?? 0) >= maxWardrobes) {
    throw new Refusal('too-many', `at most ${maxWardrobes} wardrobes`);
  }
  const [row] = await database
    .insert(wardrobes)
    .values({ ownerId: scope.subject, name, description, place: have?.last ?? 0 })
    .returning();
  return toWardrobe(row!, {
    rail: [],
    itemCount: 0,
    outfitCount: 0,
    lookCount: 0,
    coverItemIds: [],
  });
}

/**
 * Puts the owner's wardrobes in this order; those that are not named follow as they stood. Answers the
 * order. Throws `not-found` if none of them is the owner's.
 */
export async function orderWardrobes(
  scope: FullScope,
  database: Database,
  wardrobeIds: string[],
): Promise<number[]> {
  const named = await findWardrobes(scope, database, wardrobeIds);
  const rows = await database
    .select({ id: wardrobes.id })
    .from(wardrobes)
    .where(eq(wardrobes.ownerId, scope.subject))
    .orderBy(asc(wardrobes.place), asc(wardrobes.id));
  const rest = rows.map(({ id }) => id).filter((id) => !named.includes(id));
  const order = [...named, ...rest];
  await database
    .update(wardrobes)
    .set({ place: sql`array_position(${sql.param(order)}::bigint[], ${wardrobes.id})` })
    .where(eq(wardrobes.ownerId, scope.subject));
  return order;
}

/**
 * Chooses the pieces on a wardrobe's cover, in order; none for those that the rail finds itself. Throws
 * `not-found`, also where pieces are named and none of them hangs there: that must not empty the cover.
 */
export async function chooseCover(
  scope: FullScope,
  database: Database,
  { wardrobeId, itemIds }: { wardrobeId: string; itemIds: string[] },
  signer: Signer,
): Promise<Wardrobe> {
  const [row] = await database
    .update(wardrobes)
    .set({ updatedAt: sql`now()` })
    .where(and(eq(wardrobes.id, Number(wardrobeId)), eq(wardrobes.ownerId, scope.subject)))
    .returning();
  if (!row) throw new Refusal('not-found', 'no such wardrobe');
  const order = [...new Set(itemIds.map(Number))];
  await requireHanging(database, row.id, order);
  await database
    .update(wardrobeItems)
    .set({
      coverPlace: sql`array_position(${sql.param(order)}::bigint[], ${wardrobeItems.itemId})`,
    })
    .where(eq(wardrobeItems.wardrobeId, row.id));
  return readWardrobe(scope, database, row, signer);
}

async function requireHanging(
  database: Database,
  wardrobeId: number,
  itemIds: number[],
): Promise<void> {
  if (itemIds.length === 0) return;
  const [found] = await database
    .select({ itemId: wardrobeItems.itemId })
    .from(wardrobeItems)
    .where(and(eq(wardrobeItems.wardrobeId, wardrobeId), inArray(wardrobeItems.itemId, itemIds)))
    .limit(1);
  if (!found) throw new Refusal('not-found', 'none of these pieces hangs there');
}

async function readWardrobe(
  scope: FullScope,
  database: Database,
  { id }: WardrobeRow,
  signer: Signer,
): Promise<Wardrobe> {
  const [wardrobe] = await readWardrobes(scope, database, signer, id);
  return wardrobe!;
}

/** Deletes a wardrobe; its items stay the owner's. Throws `not-found`. */
export async function deleteWardrobe(
  scope: FullScope,
  database: Database,
  wardrobeId: string,
): Promise<void> {
  const deleted = await database
    .delete(wardrobes)
    .where(and(eq(wardrobes.id, Number(wardrobeId)), eq(wardrobes.ownerId, scope.subject)))
    .returning({ id: wardrobes.id });
  if (deleted.length === 0) throw new Refusal('not-found', 'no such wardrobe');
}

/** The ids of these wardrobes, to be changed. Throws `not-found` unless all are the owner's. */
export async function requireWardrobes(
  scope: FullScope,
  database: Database,
  wardrobeIds: string[],
): Promise<number[]> {
  return requireAll(database, scope.subject, wardrobeIds);
}

/** Finds those of these wardrobes that are the owner's, to be changed. Throws `not-found` if there is none. */
export async function findWardrobes(
  scope: FullScope,
  database: Database,
  wardrobeIds: string[],
): Promise<number[]> {
  const found = await findAmong(database, scope.subject, wardrobeIds);
  if (found.length === 0 && wardrobeIds.length > 0) {
    throw new Refusal('not-found', 'no such wardrobe');
  }
  return found;
}

/** Throws `not-found` unless this wardrobe is the subject's and in sight. */
export async function requireSeenWardrobe(
  scope: Scope,
  database: Database,
  wardrobeId: string,
): Promise<void> {
  if (isFull(scope) || scope.wardrobes.includes(Number(wardrobeId))) {
    await requireAll(database, scope.subject, [wardrobeId]);
  } else {
    throw new Refusal('not-found', 'no such wardrobe');
  }
}

async function requireAll(
  database: Database,
  owner: string,
  wardrobeIds: string[],
): Promise<number[]> {
  const found = await findAmong(database, owner, wardrobeIds);
  if (found.length !== new Set(wardrobeIds).size) {
    throw new Refusal('not-found', 'no such wardrobe');
  }
  return found;
}

async function findAmong(
  database: Database,
  owner: string,
  wardrobeIds: string[],
): Promise<number[]> {
  const ids = [...new Set(wardrobeIds.map(Number))];
  if (ids.length === 0) return [];
  const rows = await database
    .select({ id: wardrobes.id })
    .from(wardrobes)
    .where(and(inArray(wardrobes.id, ids), eq(wardrobes.ownerId, owner)));
  const found = new Set(rows.map((row) => row.id));
  return ids.filter((id) => found.has(id));
}

function toWardrobe(row: WardrobeRow, hanging: Hanging, isOwn = true): Wardrobe {
  return {
    wardrobeId: String(row.id),
    ownerId: row.ownerId,
    name: row.name,
    description: row.description,
    sharing: isOwn ? row.sharing : null,
    mayBorrow: row.mayBorrow,
    ...hanging,
    createDate: row.createdAt.toISOString(),
    updateDate: row.updatedAt.toISOString(),
  };
}
