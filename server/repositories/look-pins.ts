import { and, asc, countDistinct, eq, inArray } from 'drizzle-orm';
import type { Pin } from '#contract/rules/looks.ts';
import type { LookDetails } from '#contract/schemas/look.ts';
import type { Database } from '../database/database.ts';
import { items, lookPins } from '../database/schema.ts';
import { itemNoun } from './item-noun.ts';
import { present } from './noun.ts';
import { pieceName } from './piece-name.ts';
import { followPins } from './plan-pieces.ts';
import { isFull, type Scope } from './scope.ts';

/** The pins of a look, in order: of whoever may only look on, those whose pieces are in sight. */
export async function readPins(
  scope: Scope,
  database: Database,
  lookId: number,
): Promise<LookDetails['pins']> {
  const rows = await database
    .select({ pin: lookPins, item: items })
    .from(lookPins)
    .leftJoin(items, eq(items.id, lookPins.itemId))
    .where(and(eq(lookPins.lookId, lookId), isFull(scope) ? undefined : present(itemNoun, scope)))
    .orderBy(asc(lookPins.position));
  return rows.map(({ pin, item }) => ({
    itemId: item && String(item.id),
    x: pin.x,
    y: pin.y,
    isGap: !item || item.deletedAt !== null,
    title: item ? pieceName(item) : '',
  }));
}

/** How many different items that are in sight are pinned on each of these looks, by look; without deleted ones. */
export async function countPinned(
  scope: Scope,
  database: Database,
  lookIds: number[],
): Promise<Map<number, number>> {
  if (lookIds.length === 0) return new Map();
  const rows = await database
    .select({ lookId: lookPins.lookId, pieces: countDistinct(items.id) })
    .from(lookPins)
    .innerJoin(items, and(eq(items.id, lookPins.itemId), present(itemNoun, scope)))
    .where(inArray(lookPins.lookId, lookIds))
    .groupBy(lookPins.lookId);
  return new Map(rows.map((row) => [row.lookId, row.pieces]));
}

/**
 * Puts these pins in the place of those that a look has, and has its wears follow. What is not the owner's
 * item is a gap.
 */
export async function replacePins(
  database: Database,
  owner: string,
  lookId: number,
  pins: readonly Pin[],
): Promise<void> {
  const named = pins.flatMap(({ itemId }) => (itemId ? [Number(itemId)] : []));
  const rows = await database
    .select({ id: items.id })
    .from(items)
    // Also those that are deleted for now: they may come back.
    .where(and(inArray(items.id, [...new Set(named)]), eq(items.ownerId, owner)));
  const own = new Set(rows.map(({ id }) => id));
  const before = await database
    .delete(lookPins)
    .where(eq(lookPins.lookId, lookId))
    .returning({ itemId: lookPins.itemId });
  const had = new Set(before.flatMap(({ itemId }) => itemId ?? []));
  await followPins(database, lookId, {
    added: [...own].filter((id) => !had.has(id)),
    removed: [...had].filter((id) => !own.has(id)),
  });
  if (pins.length === 0) return;
  await database.insert(lookPins).values(
    pins.map(({ itemId, x, y }, position) => ({
      lookId,
      position,
      itemId: own.has(Number(itemId)) ? Number(itemId) : null,
      x,
      y,
    })),
  );
}
