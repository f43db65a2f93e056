import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { maxCoverItems } from '#contract/rules/wardrobes.ts';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import type { Database } from '../database/database.ts';
import { images, itemImages, items, wardrobeItems, wardrobes } from '../database/schema.ts';
import type { Signer } from '../foundation/signer.ts';
import { isSeenCutOut, toImageView } from './images.ts';
import { itemNoun } from './item-noun.ts';
import { nameColumns, pieceName } from './piece-name.ts';
import { isFull, type Scope } from './scope.ts';

/** Groups that look right on a rail; they come before bags and belts. */
const hangable = sql.raw(`array['outerwear', 'top', 'bottom', 'one-piece']`);

/** All wardrobes of an owner, or one. */
const ofOwner = (owner: string, wardrobeId?: number) =>
  and(
    eq(wardrobes.ownerId, owner),
    wardrobeId === undefined ? undefined : eq(wardrobes.id, wardrobeId),
  );

/** True of the pieces that hang on a rail for whoever looks. */
const hangs = (scope: Scope) => and(itemNoun.listed, isFull(scope) ? undefined : itemNoun.shown);

/** The pictures on a wardrobe's rail. */
export type Rail = Wardrobe['rail'];

/**
 * A few pictures of each wardrobe of the owner, by wardrobe: those of its cover first, then pieces that are cut out,
 * and photos with their ground only where those are too few.
 */
export async function readRails(
  scope: Scope,
  database: Database,
  signer: Signer,
  wardrobeId?: number,
): Promise<Map<number, Rail>> {
  const isCut = isSeenCutOut();
  // One of each group before a second of any: a rail of five shirts tells little about a wardrobe.
  const hung = database
    .select({
      wardrobeId: wardrobeItems.wardrobeId,
      itemId: wardrobeItems.itemId,
      group: items.categoryGroup,
      imageId: itemImages.imageId,
      coverPlace: wardrobeItems.coverPlace,
      isCut: isCut.as('is_cut'),
      turn: sql<number>`row_number() over (
        partition by ${wardrobeItems.wardrobeId}, ${items.categoryGroup}, ${isCut}
        order by ${wardrobeItems.addedAt} desc, ${items.id} desc
      )`.as('turn'),
    })
    .from(wardrobeItems)
    .innerJoin(wardrobes, eq(wardrobes.id, wardrobeItems.wardrobeId))
    .innerJoin(
      items,
      and(eq(items.id, wardrobeItems.itemId), isNull(items.deletedAt), hangs(scope)),
    )
    .innerJoin(itemImages, and(eq(itemImages.itemId, items.id), eq(itemImages.position, 0)))
    .innerJoin(images, and(eq(images.id, itemImages.imageId), eq(images.status, 'ready')))
    .where(ofOwner(scope.subject, wardrobeId))
    .as('hung');
  const ranked = database
    .select({
      wardrobeId: hung.wardrobeId,
      itemId: hung.itemId,
      imageId: hung.imageId,
      position: sql<number>`row_number() over (
        partition by ${hung.wardrobeId}
        order by ${hung.coverPlace}, ${hung.isCut} desc,
          coalesce(${hung.group} = any(${hangable}), false) desc,
          ${hung.turn},
          array_position(${hangable}, ${hung.group}), ${hung.itemId} desc
      )`.as('position'),
    })
    .from(hung)
    .as('ranked');
  const rows = await database
    .select({
      wardrobeId: ranked.wardrobeId,
      itemId: ranked.itemId,
      named: nameColumns,
      image: images,
    })
    .from(ranked)
    .innerJoin(items, eq(items.id, ranked.itemId))
    .innerJoin(images, eq(images.id, ranked.imageId))
    .where(sql`${ranked.position} <= ${maxCoverItems}`)
    .orderBy(asc(ranked.wardrobeId), asc(ranked.position));
  const rails = new Map<number, Rail>();
  for (const row of rows) {
    const rail = rails.get(row.wardrobeId) ?? [];
    rail.push({
      itemId: String(row.itemId),
      title: pieceName(row.named),
      image: toImageView(row.image, signer),
    });
    rails.set(row.wardrobeId, rail);
  }
  return rails;
}

/** The pieces that were chosen for the cover of a wardrobe of the query's table `wardrobes`, in order; null of none. */
export function coverItemIds(scope: Scope): SQL<string[] | null> {
  const isThere = and(eq(items.id, wardrobeItems.itemId), isNull(items.deletedAt), hangs(scope));
  const isChosen = and(
    eq(wardrobeItems.wardrobeId, wardrobes.id),
    isNotNull(wardrobeItems.coverPlace),
  );
  const inOrder = sql`${items.id}::text order by ${wardrobeItems.coverPlace}`;
  return sql<string[] | null>`(select array_agg(${inOrder})
    from ${wardrobeItems} join ${items} on ${isThere} where ${isChosen})`;
}
