import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { maySetAvailability } from '#contract/rules/availability.ts';
import type { ItemAvailability } from '#contract/rules/item-attributes.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { availabilityChanges, items } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import { itemNoun } from './item-noun.ts';
import { present, requireSome } from './noun.ts';
import type { FullScope } from './scope.ts';

/*
 * [Note: Where a piece is] `items.availability` says where an item is now, and each change of it is a row of
 * `availability_changes`, the last of which tells the rest: who has it, until when, how it is gone. Only
 * `recordAvailability` writes the two, so that they agree. A change is taken back by removing its row, which only the
 * last one of an item can be: what was changed again since, by another device or by an order, stays.
 */

type Change = Omit<OperationInput<'setAvailability'>, 'owner' | 'changeId'>;
type Where = Omit<Change, 'itemIds'>;

/**
 * Says where items of the owner's are now; what is so already stays untouched. Without `changeId` it comes from a form,
 * which tells nothing anew of what is where it was. Throws `not-found` if none of them is there, and `invalid`.
 */
export async function setAvailability(
  scope: FullScope,
  database: Database,
  { itemIds, availability, ...told }: Change,
  changeId: string | null,
): Promise<OperationOutput<'setAvailability'>> {
  const rows = await database
    .select({ id: items.id, availability: items.availability })
    .from(items)
    .where(present(itemNoun, scope, itemIds));
  requireFitting({ availability, ...told });
  const ids = requireSome(itemNoun, itemIds, rows);
  const before = new Map(rows.map((row) => [row.id, row.availability as ItemAvailability]));
  const settled = await findSettled(database, ids, { availability, ...told }, changeId);
  const isSo = (id: number) => settled.has(id) || (changeId === null && isThere(id));
  const isThere = (id: number) => before.get(id) === availability;
  const isSet = (id: number) => !isSo(id) && maySetAvailability(before.get(id)!, availability);
  const changes = ids
    .filter(isSet)
    .map((itemId) => ({ itemId, before: before.get(itemId)!, after: availability, ...told }));
  await recordAvailability(
    database,
    changes.map((one) => ({ ...one, changeId })),
  );
  return {
    itemIds: ids.filter((id) => isSet(id) || isSo(id) || isThere(id)).map(String),
    lockedIds: ids.filter((id) => !isSet(id) && !isSo(id) && !isThere(id)).map(String),
  };
}

/** Throws `invalid` where something is told that does not belong to the availability. */
function requireFitting({ availability, lentTo, lentUntil, goneWay }: Where): void {
  const refuse = (field: string) => {
    throw new Refusal('invalid', 'this does not belong to the availability', { [field]: 'unfit' });
  };
  if (availability !== 'lent' && lentTo !== undefined) refuse('lentTo');
  if (availability !== 'lent' && lentUntil !== undefined) refuse('lentUntil');
  if (availability !== 'gone' && goneWay !== undefined) refuse('goneWay');
}

/** Finds those of these items to which this very change was done before, or whose last change says the same. */
async function findSettled(
  database: Database,
  ids: number[],
  { availability, lentTo, lentUntil, goneWay }: Where,
  changeId: string | null,
): Promise<Set<number>> {
  const { id, itemId } = availabilityChanges;
  const isLast = sql`${id} = (select max(later.id) from availability_changes as later
    where later.item_id = ${itemId})`;
  const saysSame = and(
    isLast,
    eq(items.availability, availability),
    eq(availabilityChanges.after, availability),
    sql`${availabilityChanges.lentTo} is not distinct from ${lentTo ?? null}`,
    sql`${availabilityChanges.lentUntil} is not distinct from ${lentUntil ?? null}::date`,
    sql`${availabilityChanges.goneWay} is not distinct from ${goneWay ?? null}`,
  );
  const rows = await database
    .selectDistinct({ itemId })
    .from(availabilityChanges)
    .innerJoin(items, eq(items.id, itemId))
    .where(
      and(
        inArray(itemId, ids),
        or(saysSame, changeId ? eq(availabilityChanges.changeId, changeId) : undefined),
      ),
    );
  return new Set(rows.map((row) => row.itemId));
}

/** Sets where items are and keeps where they were ([Note: Where a piece is]). The account is locked. */
export async function recordAvailability(
  database: Database,
  changes: readonly (typeof availabilityChanges.$inferInsert)[],
): Promise<void> {
  if (changes.length === 0) return;
  await database.insert(availabilityChanges).values([...changes]);
  for (const after of new Set(changes.map((one) => one.after))) {
    const ids = changes.filter((one) => one.after === after).map(({ itemId }) => itemId);
    await database
      .update(items)
      .set({ availability: after, updatedAt: sql`now()` })
      .where(inArray(items.id, ids));
  }
}

/** Takes a change back, of those of the owner's items whose last change it is; what else it changed stays. */
export async function takeBackAvailability(
  scope: FullScope,
  database: Database,
  changeId: string,
): Promise<OperationOutput<'takeBackAvailability'>> {
  const changed = await database
    .select({
      id: availabilityChanges.id,
      itemId: availabilityChanges.itemId,
      before: availabilityChanges.before,
      last: sql<number>`(select max(later.id) from availability_changes as later
        where later.item_id = ${availabilityChanges.itemId})`.mapWith(Number),
    })
    .from(availabilityChanges)
    .innerJoin(items, eq(items.id, availabilityChanges.itemId))
    .where(and(eq(availabilityChanges.changeId, changeId), eq(items.ownerId, scope.subject)))
    .orderBy(desc(availabilityChanges.id));
  const back = changed.filter(({ id, last }) => id === last);
  for (const before of new Set(back.map((one) => one.before))) {
    const ids = back.filter((one) => one.before === before).map(({ itemId }) => itemId);
    await database
      .update(items)
      .set({ availability: before, updatedAt: sql`now()` })
      .where(inArray(items.id, ids));
  }
  if (back.length > 0) {
    const rows = back.map(({ id }) => id);
    await database.delete(availabilityChanges).where(inArray(availabilityChanges.id, rows));
  }
  const idsOf = (some: typeof changed) => some.map(({ itemId }) => String(itemId));
  return { itemIds: idsOf(back), keptIds: idsOf(changed.filter(({ id, last }) => id !== last)) };
}
