import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type AnyNoun, present } from './noun.ts';
import { requireSight, type Viewer } from './viewer.ts';
import { requireSeenWardrobe } from './wardrobes.ts';

/**
 * Is true of what a list is of, whatever else its filter asks: all of the owner's, or what hangs in one wardrobe.
 * Throws `forbidden`, and `not-found` where the wardrobe is not the owner's.
 */
export async function listed(
  viewer: Viewer,
  database: Database,
  noun: AnyNoun,
  owner: string,
  wardrobeId: string | undefined,
): Promise<SQL | undefined> {
  const all = present(noun, owner);
  if (!wardrobeId) {
    await requireSight(viewer, database, owner);
    return all;
  }
  await requireSeenWardrobe(viewer, database, owner, wardrobeId);
  const { table, id } = noun.hangs;
  const hanging = sql`select ${id} from ${table} where ${table.wardrobeId} = ${Number(wardrobeId)}`;
  return and(all, sql`${noun.table.id} in (${hanging})`);
}
