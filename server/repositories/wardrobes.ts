import { and, asc, count, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm';
import { maxCoverItems, maxWardrobes } from '#contract/rules/wardrobes.ts';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import type { Database } from '../database/database.ts';
import { images, itemImages, items, wardrobeItems, wardrobes } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import type { Signer } from '../signer.ts';
import { requireOwner, requireSight, type Viewer } from '../viewer.ts';
import { toImageView } from './images.ts';

type WardrobeRow = typeof wardrobes.$inferSelect;

/** Groups that look right on a rail; they come before bags and belts. */
const hangable = sql.raw(`array['outerwear', 'top', 'bottom', 'one-piece']`);

/** The owner's wardrobes in their order, each with the pictures of its rail. */
export async function listWardrobes(
  viewer: Viewer,
  database: Database,
  owner: string,
  signer: Signer,
): Promise<Wardrobe[]> {
  await requireSight(viewer, database, owner);
  const rows = await database
    .select()
    .from(wardrobes)
    .where(eq(wardrobes.ownerId, owner))
    .orderBy(asc(wardrobes.place), asc(wardrobes.id));
  const rails = await readRails(database, owner, signer);
  const counts = await countHanging(database, owner);
  const covers = await readCovers(database, owner);
  return rows.map((row) =>
    toWardrobe(row, rails.get(row.id), counts.get(row.id), covers.get(row.id)),
  );
}

/** How many items the owner has. */
export async function countItems(
  viewer: Viewer,
  database: Database,
  owner: string,
): Promise<number> {
  await requireSight(viewer, database, owner);
  const [row] = await database
    .select({ items: count() })
    .from(items)
    .where(and(eq(items.ownerId, owner), isNull(items.deletedAt)));
  return row?.items ?? 0;
}

/**
 * Makes a wardrobe, or changes one of the owner's, whose account is locked. Throws `not-found`
 * and `too-many`.
 */
export async function saveWardrobe(
  viewer: Viewer,
  database: Database,
  form: { owner: string; wardrobeId?: string; name: string; description: string },
  signer: Signer,
): Promise<Wardrobe> {
  requireOwner(viewer, form.owner);
  const { name, description } = form;
  if (form.wardrobeId) {
    const [row] = await database
      .update(wardrobes)
      .set({ name, description, updatedAt: sql`now()` })
      .where(and(eq(wardrobes.id, Number(form.wardrobeId)), eq(wardrobes.ownerId, form.owner)))
      .returning();
    if (!row) throw new Refusal('not-found', 'no such wardrobe');
    return readWardrobe(database, row, signer);
  }
  const [have] = await database
    .select({ wardrobes: count(), last: max(wardrobes.place) })
    .from(wardrobes)
    .where(eq(wardrobes.ownerId, form.owner));
  if ((have?.wardrobes ?? 0) >= maxWardrobes) {
    throw new Refusal('too-many', `at most ${maxWardrobes} wardrobes`);
  }
  const [row] = await database
    .insert(wardrobes)
    .values({ ownerId: form.owner, name, description, place: have?.last ?? 0 })
    .returning();
  return toWardrobe(row!);
}

/**
 * Puts the owner's wardrobes in this order; those that are not named follow as they stood. Answers the
 * order. Throws `not-found` if none of them is the owner's.
 */
export async function orderWardrobes(
  viewer: Viewer,
  database: Database,
  owner: string,
  wardrobeIds: string[],
): Promise<number[]> {
  const named = await findWardrobes(viewer, database, owner, wardrobeIds);
  const rows = await database
    .select({ id: wardrobes.id })
    .from(wardrobes)
    .where(eq(wardrobes.ownerId, owner))
    .orderBy(asc(wardrobes.place), asc(wardrobes.id));
  const rest = rows.map(({ id }) => id).filter((id) => !named.includes(id));
  const order = [...named, ...rest];
  await database
    .update(wardrobes)
    .set({ place: sql`array_position(${sql.param(order)}::bigint[], ${wardrobes.id})` })
    .where(eq(wardrobes.ownerId, owner));
  return order;
}

/** Chooses the pieces on a wardrobe's cover, in order. Throws `not-found`. */
export async function chooseCover(
  viewer: Viewer,
  database: Database,
  { owner, wardrobeId, itemIds }: { owner: string; wardrobeId: string; itemIds: string[] },
  signer: Signer,
): Promise<Wardrobe> {
  requireOwner(viewer, owner);
  const [row] = await database
    .update(wardrobes)
    .set({ updatedAt: sql`now()` })
    .where(and(eq(wardrobes.id, Number(wardrobeId)), eq(wardrobes.ownerId, owner)))
    .returning();
  if (!row) throw new Refusal('not-found', 'no such wardrobe');
  const order = [...new Set(itemIds.map(Number))];
  await database
    .update(wardrobeItems)
    .set({
      coverPlace: sql`array_position(${sql.param(order)}::bigint[], ${wardrobeItems.itemId})`,
    })
    .where(eq(wardrobeItems.wardrobeId, row.id));
  return readWardrobe(database, row, signer);
}

async function readWardrobe(
  database: Database,
  row: WardrobeRow,
  signer: Signer,
): Promise<Wardrobe> {
  const rails = await readRails(database, row.ownerId, signer, row.id);
  const counts = await countHanging(database, row.ownerId, row.id);
  const covers = await readCovers(database, row.ownerId, row.id);
  return toWardrobe(row, rails.get(row.id), counts.get(row.id), covers.get(row.id));
}

/** Deletes a wardrobe; its items stay the owner's. Throws `not-found`. */
export async function deleteWardrobe(
  viewer: Viewer,
  database: Database,
  owner: string,
  wardrobeId: string,
): Promise<void> {
  requireOwner(viewer, owner);
  const deleted = await database
    .delete(wardrobes)
    .where(and(eq(wardrobes.id, Number(wardrobeId)), eq(wardrobes.ownerId, owner)))
    .returning({ id: wardrobes.id });
  if (deleted.length === 0) throw new Refusal('not-found', 'no such wardrobe');
}

/** The ids of these wardrobes, to be changed. Throws `not-found` unless all are the owner's. */
export async function requireWardrobes(
  viewer: Viewer,
  database: Database,
  owner: string,
  wardrobeIds: string[],
): Promise<number[]> {
  requireOwner(viewer, owner);
  return requireAll(database, owner, wardrobeIds);
}

/** Those of these wardrobes that are the owner's, to be changed. Throws `not-found` if there is none. */
export async function findWardrobes(
  viewer: Viewer,
  database: Database,
  owner: string,
  wardrobeIds: string[],
): Promise<number[]> {
  requireOwner(viewer, owner);
  const found = await findAmong(database, owner, wardrobeIds);
  if (found.length === 0 && wardrobeIds.length > 0) {
    throw new Refusal('not-found', 'no such wardrobe');
  }
  return found;
}

/**
 * Throws `forbidden` unless the viewer sees this wardrobe, and `not-found` unless it is the owner's.
 */
export async function requireSeenWardrobe(
  viewer: Viewer,
  database: Database,
  owner: string,
  wardrobeId: string,
): Promise<void> {
  await requireSight(viewer, database, owner, wardrobeId);
  await requireAll(database, owner, [wardrobeId]);
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

/** How many items hang in each wardrobe of the owner, by wardrobe; counted, never stored. */
async function countHanging(
  database: Database,
  owner: string,
  wardrobeId?: number,
): Promise<Map<number, number>> {
  const rows = await database
    .select({ wardrobeId: wardrobeItems.wardrobeId, items: count() })
    .from(wardrobes)
    .innerJoin(wardrobeItems, eq(wardrobeItems.wardrobeId, wardrobes.id))
    .innerJoin(items, and(eq(items.id, wardrobeItems.itemId), isNull(items.deletedAt)))
    .where(
      and(
        eq(wardrobes.ownerId, owner),
        wardrobeId === undefined ? sql`true` : eq(wardrobes.id, wardrobeId),
      ),
    )
    .groupBy(wardrobeItems.wardrobeId);
  return new Map(rows.map((row) => [row.wardrobeId, row.items]));
}

type Rail = Wardrobe['rail'];

/** A few pictures of each wardrobe of the owner, those of its cover first, by wardrobe. */
async function readRails(
  database: Database,
  owner: string,
  signer: Signer,
  wardrobeId?: number,
): Promise<Map<number, Rail>> {
  // One of each group before a second of any: a rail of five shirts tells little about a wardrobe.
  const hung = database
    .select({
      wardrobeId: wardrobeItems.wardrobeId,
      itemId: wardrobeItems.itemId,
      title: items.title,
      group: items.categoryGroup,
      imageId: itemImages.imageId,
      coverPlace: wardrobeItems.coverPlace,
      turn: sql<number>`row_number() over (
        partition by ${wardrobeItems.wardrobeId}, ${items.categoryGroup}
        order by ${wardrobeItems.addedAt} desc, ${items.id} desc
      )`.as('turn'),
    })
    .from(wardrobeItems)
    .innerJoin(wardrobes, eq(wardrobes.id, wardrobeItems.wardrobeId))
    .innerJoin(items, and(eq(items.id, wardrobeItems.itemId), isNull(items.deletedAt)))
    .innerJoin(itemImages, and(eq(itemImages.itemId, items.id), eq(itemImages.position, 0)))
    .innerJoin(images, and(eq(images.id, itemImages.imageId), eq(images.status, 'ready')))
    .where(
      and(
        eq(wardrobes.ownerId, owner),
        wardrobeId === undefined ? sql`true` : eq(wardrobes.id, wardrobeId),
      ),
    )
    .as('hung');
  const ranked = database
    .select({
      wardrobeId: hung.wardrobeId,
      itemId: hung.itemId,
      title: hung.title,
      imageId: hung.imageId,
      place: sql<number>`row_number() over (
        partition by ${hung.wardrobeId}
        order by ${hung.coverPlace}, coalesce(${hung.group} = any(${hangable}), false) desc,
          ${hung.turn},
          array_position(${hangable}, ${hung.group}), ${hung.itemId} desc
      )`.as('place'),
    })
    .from(hung)
    .as('ranked');
  const rows = await database
    .select({
      wardrobeId: ranked.wardrobeId,
      itemId: ranked.itemId,
      title: ranked.title,
      image: images,
    })
    .from(ranked)
    .innerJoin(images, eq(images.id, ranked.imageId))
    .where(sql`${ranked.place} <= ${maxCoverItems}`)
    .orderBy(asc(ranked.wardrobeId), asc(ranked.place));
  const rails = new Map<number, Rail>();
  for (const row of rows) {
    const rail = rails.get(row.wardrobeId) ?? [];
    rail.push({
      itemId: String(row.itemId),
      title: row.title,
      image: toImageView(row.image, signer),
    });
    rails.set(row.wardrobeId, rail);
  }
  return rails;
}

/** The pieces that were chosen for the cover of each wardrobe of the owner, in order, by wardrobe. */
async function readCovers(
  database: Database,
  owner: string,
  wardrobeId?: number,
): Promise<Map<number, string[]>> {
  const rows = await database
    .select({
      wardrobeId: wardrobeItems.wardrobeId,
      itemIds: sql<string[]>`array_agg(${items.id}::text order by ${wardrobeItems.coverPlace})`,
    })
    .from(wardrobes)
    .innerJoin(wardrobeItems, eq(wardrobeItems.wardrobeId, wardrobes.id))
    .innerJoin(items, and(eq(items.id, wardrobeItems.itemId), isNull(items.deletedAt)))
    .where(
      and(
        eq(wardrobes.ownerId, owner),
        isNotNull(wardrobeItems.coverPlace),
        wardrobeId === undefined ? sql`true` : eq(wardrobes.id, wardrobeId),
      ),
    )
    .groupBy(wardrobeItems.wardrobeId);
  return new Map(rows.map(({ wardrobeId, itemIds }) => [wardrobeId, itemIds]));
}

function toWardrobe(
  row: WardrobeRow,
  rail: Rail = [],
  itemCount = 0,
  coverItemIds: string[] = [],
): Wardrobe {
  return {
    wardrobeId: String(row.id),
    ownerId: row.ownerId,
    name: row.name,
    description: row.description,
    itemCount,
    coverItemIds,
    rail,
    createDate: row.createdAt.toISOString(),
    updateDate: row.updatedAt.toISOString(),
  };
}
