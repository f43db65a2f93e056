import { and, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { wardrobeItems } from '../database/schema.ts';
import { insertMissing } from './insert-missing.ts';

/** Puts items into wardrobes; those that are there already stay as they are. */
export async function addToWardrobes(
  database: Database,
  itemIds: number[],
  wardrobeIds: number[],
): Promise<void> {
  const pairs = wardrobeIds.flatMap((wardrobeId) =>
    itemIds.map((itemId) => ({ wardrobeId, itemId })),
  );
  await insertMissing(database, wardrobeItems, pairs);
}

/** Takes items out of wardrobes. */
export async function removeFromWardrobes(
  database: Database,
  itemIds: number[],
  wardrobeIds: number[],
): Promise<void> {
  if (itemIds.length === 0 || wardrobeIds.length === 0) return;
  await database
    .delete(wardrobeItems)
    .where(
      and(inArray(wardrobeItems.itemId, itemIds), inArray(wardrobeItems.wardrobeId, wardrobeIds)),
    );
}
