import { sql } from 'drizzle-orm';
import type { Person, Stage } from './stage.ts';

/** Makes somebody with a hundred items and so many outfits of five of them each. */
export async function personWithOutfits(stage: Stage, count: number): Promise<Person> {
  const person = await stage.person(100);
  const { userId } = person;
  const { database } = stage.running.app.services.open;
  await database.execute(sql`
    insert into outfits (owner_id, title, background, search_text, sort_name)
    select ${userId}, 'Outfit ' || n, 'paper', ' outfit ' || n, 'outfit ' || n
    from generate_series(1, ${count}::int) n`);
  await database.execute(sql`
    with own as (
      select id, row_number() over (order by id) - 1 as place from items where owner_id = ${userId}
    ), made as (
      select id, row_number() over (order by id) as place from outfits where owner_id = ${userId}
    )
    insert into outfit_layers
      (outfit_id, position, item_id, x, y, size, rotation, is_flipped)
    select made.id, layer, own.id, 0.2 + 0.15 * layer, 0.3 + 0.1 * layer, 0.4, 0, false
    from made cross join generate_series(0, 4) layer
    join own on own.place = (made.place * 5 + layer) % 100`);
  return person;
}
