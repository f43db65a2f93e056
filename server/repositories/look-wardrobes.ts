import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { looks, wardrobeLooks } from '../database/schema.ts';
import { insertMissing } from './insert-missing.ts';

/** Puts looks into wardrobes; those that are there already stay as they are. */
export async function addLooksToWardrobes(
  database: Database,
  lookIds: number[],
  wardrobeIds: number[],
): Promise<void> {
  const pairs = wardrobeIds.flatMap((wardrobeId) =>
    lookIds.map((lookId) => ({ wardrobeId, lookId })),
  );
  await insertMissing(database, wardrobeLooks, pairs);
}

/** Takes looks out of wardrobes. */
export async function removeLooksFromWardrobes(
  database: Database,
  lookIds: number[],
  wardrobeIds: number[],
): Promise<void> {
  if (lookIds.length === 0 || wardrobeIds.length === 0) return;
  await database
    .delete(wardrobeLooks)
    .where(
      and(inArray(wardrobeLooks.lookId, lookIds), inArray(wardrobeLooks.wardrobeId, wardrobeIds)),
    );
}

/** How many looks are in each wardrobe of the owner, or in one, by wardrobe; counted, never stored. */
export async function countLooks(
  database: Database,
  owner: string,
  wardrobeId?: number,
): Promise<Map<number, number>> {
  const rows = await database
    .select({ wardrobeId: wardrobeLooks.wardrobeId, looks: count() })
    .from(wardrobeLooks)
    .innerJoin(
      looks,
      and(eq(looks.id, wardrobeLooks.lookId), eq(looks.ownerId, owner), isNull(looks.deletedAt)),
    )
    .where(wardrobeId === undefined ? undefined : eq(wardrobeLooks.wardrobeId, wardrobeId))
    .groupBy(wardrobeLooks.wardrobeId);
  return new Map(rows.map((row) => [row.wardrobeId, row.looks]));
}
