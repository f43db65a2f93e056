import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { items } from '../database/schema.ts';
import { itemNoun } from './item-noun.ts';
import { findPresent } from './noun.ts';
import type { FullScope } from './scope.ts';

/*
 * [Note: Hidden pieces] A piece can be kept from friends whatever it hangs in (`items.is_hidden`). It is then in nobody's
 * sight but its owner's (`Noun.shown`), and neither is an outfit on whose board it lies, since a board is shown whole. On a
 * look its pin is left out; the photo is what it was. Decision 081.
 */

/** Keeps pieces from friends, or shows them again. Answers which it changed. Throws the Refusal `not-found`. */
export async function hideItems(
  scope: FullScope,
  database: Database,
  { itemIds, isHidden }: { itemIds: string[]; isHidden: boolean },
): Promise<string[]> {
  const ids = await findPresent(scope, database, itemNoun, itemIds);
  const changed = await database
    .update(items)
    .set({ isHidden, updatedAt: sql`now()` })
    .where(and(inArray(items.id, ids), eq(items.isHidden, !isHidden)))
    .returning({ id: items.id });
  return changed.map(({ id }) => String(id));
}
