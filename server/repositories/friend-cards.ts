import { inArray, isNull, sql } from 'drizzle-orm';
import { mostOnCard } from '#contract/rules/friends.ts';
import type { FriendCard } from '#contract/schemas/friend.ts';
import type { Database } from '../database/database.ts';
import {
  images,
  itemImages,
  items,
  relationships,
  wardrobeItems,
  wardrobes,
} from '../database/schema.ts';
import type { Signer } from '../foundation/signer.ts';
import { toImageView } from './images.ts';
import { itemNoun } from './item-noun.ts';
import { nameColumns, pieceName } from './piece-name.ts';
import { isFriend } from './relationships.ts';
import type { FullScope } from './scope.ts';
import { isSharedWith } from './wardrobe-sharing.ts';

/**
 * Reads what friends share with a member, a card for each: of all of them in one statement, and the pictures in another.
 */
export async function readFriendCards(
  { subject: me }: FullScope,
  database: Database,
  friendIds: readonly string[],
  signer: Signer,
): Promise<FriendCard[]> {
  type Row = { friendId: string; wardrobeCount: number; itemCount: number; rail: number[] };
  const { rows } = await database.execute<Row & Record<string, unknown>>(sql`
    with asked as (
      select friend_id, array_agg(${wardrobes.id}) filter (where ${wardrobes.id} is not null) as shown
      from unnest(${sql.param([...friendIds])}::uuid[]) as friend_id
        join ${relationships} on ${isFriend(me, sql`friend_id`)}
        left join ${wardrobes} on ${wardrobes.ownerId} = friend_id and ${isSharedWith(me)}
      group by friend_id
    )
    select friend_id as "friendId", coalesce(cardinality(shown), 0) as "wardrobeCount",
      coalesce(pieces.count, 0) as "itemCount", coalesce(pieces.rail, '{}') as rail
    from asked cross join lateral (
      select count(*)::int as count,
        (array_agg(id order by created_at desc, id desc) filter (where has_picture))[1:${sql.raw(String(mostOnCard))}] as rail
      from (
        select ${items.id} as id, ${items.createdAt} as created_at,
          exists (select from ${itemImages} join ${images} on ${images.id} = ${itemImages.imageId}
            where ${itemImages.itemId} = ${items.id} and ${itemImages.position} = 0
              and ${images.status} = 'ready') as has_picture
        from ${items}
        where ${items.ownerId} = friend_id and ${isNull(items.deletedAt)} and ${itemNoun.listed} and ${itemNoun.shown}
          and ${items.id} in (
            select ${wardrobeItems.itemId} from ${wardrobeItems} where ${wardrobeItems.wardrobeId} = any(shown))
      ) as piece
    ) as pieces`);
  const pictures = await readPictures(
    database,
    rows.flatMap(({ rail }) => rail.map(Number)),
    signer.forOthers(),
  );
  return rows.map(({ rail, ...row }) => ({
    ...row,
    rail: rail.flatMap((id) => pictures.get(Number(id)) ?? []),
  }));
}

/** The pieces as they hang on a rail, by id. */
async function readPictures(
  database: Database,
  ids: readonly number[],
  signer: Signer,
): Promise<Map<number, FriendCard['rail'][number]>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ id: items.id, named: nameColumns, image: images })
    .from(items)
    .innerJoin(itemImages, sql`${itemImages.itemId} = ${items.id} and ${itemImages.position} = 0`)
    .innerJoin(images, sql`${images.id} = ${itemImages.imageId}`)
    .where(inArray(items.id, [...ids]));
  return new Map(
    rows.map(({ id, named, image }) => [
      id,
      { itemId: String(id), title: pieceName(named), image: toImageView(image, signer) },
    ]),
  );
}
