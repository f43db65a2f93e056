import { and, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type AnyNoun, present } from './noun.ts';
import type { Scope } from './scope.ts';
import { requireSeenWardrobe } from './wardrobes.ts';

/**
 * Is true of what a list is of, whatever else its filter asks: all of the owner's, or what hangs in one wardrobe.
 * Throws `forbidden`, and `not-found` where the wardrobe is not the owner's.
 */
export async function listed(
  scope: Scope,
  database: Database,
  noun: AnyNoun,
  wardrobeId: string | undefined,
): Promise<SQL | undefined> {
  const all = present(noun, scope);
  if (!wardrobeId) {
    return all;
  }
  await requireSeenWardrobe(scope, database, wardrobeId);
  const { table, id } = noun.hangs;
  const hanging = sql`select ${id} from ${table} where ${table.wardrobeId} = ${Number(wardrobeId)}`;
  return and(all, sql`${noun.table.id} in (${hanging})`);
}
