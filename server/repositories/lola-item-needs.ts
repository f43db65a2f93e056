import { eq, inArray } from 'drizzle-orm';
import type { ToldNeed, ToldNeeds } from '#contract/rules/stylist.ts';
import type { Database } from '../database/database.ts';
import { items, lolaItemNeeds } from '../database/schema.ts';
import { itemNoun } from './item-noun.ts';
import { findPresent } from './noun.ts';
import type { FullScope } from './scope.ts';

/** Keeps whether a piece of the owner's meets a need, null where they are not sure. Throws `not-found`. */
export async function tellOfItem(
  scope: FullScope,
  database: Database,
  { itemId: id, need, fits }: { itemId: string; need: ToldNeed; fits: boolean | null },
  now: Date,
): Promise<void> {
  const [itemId] = await findPresent(scope, database, itemNoun, [id]);
  await database
    .insert(lolaItemNeeds)
    .values({ itemId: itemId!, need, fits, toldAt: now })
    .onConflictDoUpdate({
      target: [lolaItemNeeds.itemId, lolaItemNeeds.need],
      set: { fits, toldAt: now },
    });
}

/** What the owner said of their pieces, by the id of each. */
export async function readToldNeeds(
  scope: FullScope,
  database: Database,
): Promise<Map<number, ToldNeeds>> {
  const rows = await database
    .select({
      itemId: lolaItemNeeds.itemId,
      need: lolaItemNeeds.need,
      fits: lolaItemNeeds.fits,
    })
    .from(lolaItemNeeds)
    .innerJoin(items, eq(items.id, lolaItemNeeds.itemId))
    .where(eq(items.ownerId, scope.subject));
  const told = new Map<number, ToldNeeds>();
  for (const { itemId, need, fits } of rows) {
    told.set(itemId, { ...told.get(itemId), [need]: fits });
  }
  return told;
}

/** Forgets all that the owner said of their pieces. */
export async function forgetToldNeeds(scope: FullScope, database: Database): Promise<void> {
  const own = database.select({ id: items.id }).from(items).where(eq(items.ownerId, scope.subject));
  await database.delete(lolaItemNeeds).where(inArray(lolaItemNeeds.itemId, own));
}
