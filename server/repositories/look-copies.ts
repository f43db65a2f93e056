import { eq, inArray, sql } from 'drizzle-orm';
import { copyTitle } from '#contract/rules/copy-title.ts';
import { longestLookTitle } from '#contract/rules/looks.ts';
import type { Database } from '../database/database.ts';
import { lookPins, looks, wardrobeLooks } from '../database/schema.ts';
import { deriveLook } from './look-derivation.ts';

/** Makes a copy of each of these looks, in the same wardrobes; answers the copies, in the same order. */
export async function copyLooks(database: Database, lookIds: number[]): Promise<number[]> {
  const rows = await database.select().from(looks).where(inArray(looks.id, lookIds));
  const found = new Map(rows.map((row) => [row.id, row]));
  const originals = lookIds.flatMap((id) => found.get(id) ?? []);
  const copies = await database
    .insert(looks)
    .values(
      originals.map(({ id, revision, createdAt, updatedAt, ...row }) => {
        const title = row.title === null ? null : copyTitle(row.title, longestLookTitle);
        const copy = { ...row, title };
        return { ...copy, ...deriveLook(copy) };
      }),
    )
    .returning({ id: looks.id });
  const pairs = JSON.stringify(
    originals.map((original, index) => ({ original: original.id, copy: copies[index]!.id })),
  );
  const pair = sql`jsonb_to_recordset(${pairs}::jsonb) as pair(original bigint, copy bigint)`;
  await database.execute(sql`
    insert into ${lookPins} (look_id, position, item_id, x, y)
    select pair.copy, position, item_id, x, y
    from ${pair} join ${lookPins} on ${eq(lookPins.lookId, sql`pair.original`)}`);
  await database.execute(sql`
    insert into ${wardrobeLooks} (wardrobe_id, look_id)
    select wardrobe_id, pair.copy
    from ${pair} join ${wardrobeLooks} on ${eq(wardrobeLooks.lookId, sql`pair.original`)}`);
  return copies.map(({ id }) => id);
}
