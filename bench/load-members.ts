import { sql } from 'drizzle-orm';
import { users } from '../server/database/schema.ts';
import type { Services } from '../server/ports/services.ts';
import { openSession } from '../server/repositories/sessions.ts';

/** A member of the load, with the ids that their calls name. */
export interface LoadMember {
  userId: string;
  token: string;
  itemIds: string[];
  outfitIds: string[];
  planIds: string[];
}

/** The first day that the members have plans of: one for each day of two months. */
export const firstPlannedDay = '2026-05-01';

const pictures = sql.raw('12');

/**
 * Makes members with a hundred items, four wardrobes, thirty outfits and sixty plans each. Their pictures are rows
 * without files: the load asks for none.
 */
export async function makeLoadMembers(
  { open: { database }, now }: Services,
  count: number,
): Promise<LoadMember[]> {
  const made = await database
    .insert(users)
    .values(
      Array.from({ length: count }, (_, at) => ({
        email: `load-${at}@example.com`,
        passwordHash: '-',
        gender: 'Female' as const,
        shippingCountry: 'US',
      })),
    )
    .returning({ userId: users.id });
  await database.execute(sql`
    insert into items
      (owner_id, title, condition, category, category_group, main_color, seasons, search_text, sort_name)
    select id, 'Piece ' || n, 'Good Condition',
      (array['coat', 'shirt', 'jeans', 'dress', 'bag'])[1 + n % 5],
      (array['outerwear', 'top', 'bottom', 'one-piece', 'bag'])[1 + n % 5],
      'black', array['Summer'], ' piece ' || n, 'piece ' || n
    from users cross join generate_series(1, 100) n`);
  await database.execute(sql`
    insert into images
      (owner_id, kind, content_type, byte_length, status, width, height, original_type, mode, ring, mat)
    select id, 'item', 'image/webp', 40000, 'ready', 900, 1200, 'image/webp', 'melt', '#cccccc', '#eeeeee'
    from users cross join generate_series(1, ${pictures}) n`);
  await database.execute(sql`
    with own as (
      select id, owner_id, row_number() over (partition by owner_id order by id) as place from images
    ), piece as (
      select id, owner_id, row_number() over (partition by owner_id order by id) as place from items
    )
    insert into item_images (item_id, image_id, position)
    select piece.id, own.id, 0 from piece
    join own on own.owner_id = piece.owner_id and own.place = 1 + piece.place % ${pictures}`);
  await database.execute(sql`
    insert into wardrobes (owner_id, name, place)
    select id, 'Wardrobe ' || n, n from users cross join generate_series(1, 4) n`);
  await database.execute(sql`
    insert into wardrobe_items (wardrobe_id, item_id)
    select wardrobes.id, items.id from wardrobes
    join items on items.owner_id = wardrobes.owner_id and items.id % 5 <> wardrobes.place`);
  await database.execute(sql`
    insert into outfits (owner_id, title, background, search_text, sort_name)
    select id, 'Outfit ' || n, 'paper', ' outfit ' || n, 'outfit ' || n
    from users cross join generate_series(1, 30) n`);
  await database.execute(sql`
    with piece as (
      select id, owner_id, row_number() over (partition by owner_id order by id) - 1 as place from items
    ), outfit as (
      select id, owner_id, row_number() over (partition by owner_id order by id) as place from outfits
    )
    insert into outfit_layers (outfit_id, position, item_id, x, y, size, rotation, is_flipped)
    select outfit.id, layer, piece.id, 0.2 + 0.15 * layer, 0.3 + 0.1 * layer, 0.4, 0, false
    from outfit cross join generate_series(0, 4) layer
    join piece on piece.owner_id = outfit.owner_id and piece.place = (outfit.place * 5 + layer) % 100`);
  await database.execute(sql`
    with outfit as (
      select id, owner_id, row_number() over (partition by owner_id order by id) as place from outfits
    )
    insert into plans (owner_id, day, slot, outfit_id)
    select outfit.owner_id, ${firstPlannedDay}::date + n, 'day', outfit.id
    from generate_series(0, 59) n join outfit on outfit.place = 1 + n % 30`);
  await database.execute(sql`analyze`);
  const ids = async (table: 'items' | 'outfits' | 'plans') => {
    const { rows } = await database.execute<{ owner: string; ids: string[] }>(sql`
      select owner_id as owner, array_agg(id::text order by id desc) as ids
      from ${sql.identifier(table)} group by owner_id`);
    return new Map(rows.map((row) => [row.owner, row.ids]));
  };
  const [itemIds, outfitIds, planIds] = [
    await ids('items'),
    await ids('outfits'),
    await ids('plans'),
  ];
  const members: LoadMember[] = [];
  for (const { userId } of made) {
    const { token } = await openSession(database, userId, 'load', now());
    members.push({
      userId,
      token,
      itemIds: itemIds.get(userId)!,
      outfitIds: outfitIds.get(userId)!,
      planIds: planIds.get(userId)!,
    });
  }
  return members;
}
