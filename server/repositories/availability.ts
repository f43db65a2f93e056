import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { maySetAvailability } from '#contract/rules/availability.ts';
import { earliestDay, latestDay } from '#contract/rules/calendar-days.ts';
import type { Money } from '#contract/rules/cost-per-wear.ts';
import type { ItemAvailability } from '#contract/rules/item-attributes.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { availabilityChanges, items, loans } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import { lastWhereId } from './availability-history.ts';
import { readCleanings } from './cleaning-prices.ts';
import { itemNoun } from './item-noun.ts';
import { beginAsAgreed } from './loan-begin.ts';
import { findPresent, present, requireSome } from './noun.ts';
import { endListings, restoreListings } from './resale-ends.ts';
import type { FullScope } from './scope.ts';

/*
 * [Note: Where a piece is] `items.availability` says where an item is now, and each change of it is a row of
 * `availability_changes`, the last of which tells the rest: who has it, until when, how it is gone. Only
 * `recordAvailability` writes the two, so that they agree. A change is taken back by removing its row, which only the
 * last one of an item can be: what was changed again since, by another device or by an order, stays.
 */

/*
 * [Note: Wears since the wash] `items.wears_since_wash` is derived, by the database itself (`count_wears_since_wash` in
 * the migration 0039), since wears come and go in many ways ([Note: Wears]): it is the number that the last change with
 * `wearsSet` began from, and the wears since then. Saying *ready* begins anew from none, saying *worn* from one at least,
 * and a correction from what it says, which is a row that leaves the piece where it is. A wear has a day and no time, so a
 * change keeps how many there were by then; one that is taken back later, or that was before, does no harm. What comes
 * late, from a device without a network, was said before all that was said since. What is ready and has been worn is
 * *worn*, and the other way round: nobody has to say it.
 */

type Change = Omit<OperationInput<'setAvailability'>, 'owner' | 'changeId'>;
type Where = Omit<Change, 'itemIds' | 'today' | 'onlyFrom'>;

/**
 * Says where items of the owner's are now; what is so already stays untouched. Without `changeId` it comes from a form,
 * which tells nothing anew of what is where it was. Throws `not-found` if none of them is there, and `invalid`.
 */
export async function setAvailability(
  scope: FullScope,
  database: Database,
  { itemIds, availability, today, onlyFrom, amount, ...told }: Change,
  changeId: string | null,
  now: Date,
): Promise<OperationOutput<'setAvailability'>> {
  const said = whenSaid(today, now);
  const rows = await database
    .select({ id: items.id, availability: items.availability, wears: items.wearsSinceWash })
    .from(items)
    .where(present(itemNoun, scope, itemIds));
  requireFitting({ availability, amount, ...told });
  const ids = requireSome(itemNoun, itemIds, rows);
  const before = new Map(rows.map((row) => [row.id, row.availability as ItemAvailability]));
  const settled = await findSettled(database, ids, { availability, amount, ...told }, changeId);
  const isSo = (id: number) => settled.has(id) || (changeId === null && isThere(id));
  const isThere = (id: number) => before.get(id) === availability;
  const isSet = (id: number) =>
    !isSo(id) &&
    (onlyFrom === undefined || before.get(id) === onlyFrom) &&
    maySetAvailability(before.get(id)!, availability);
  const wears = new Map(rows.map((row) => [row.id, row.wears]));
  const cleanings = await readCleanings(scope, database, availability, ids.filter(isSet));
  const changes = ids.filter(isSet).map((itemId) => ({
    ...{ itemId, changeId, before: before.get(itemId)!, after: availability, ...told },
    ...amountColumns(amount ?? cleanings.get(itemId)),
    ...countedAnew(itemId, availability, wears.get(itemId)!, said),
  }));
  await recordAvailability(database, changes);
  if (availability === 'gone') {
    const { goneWay } = told;
    await endListings(database, ids.filter(isSet), { goneWay, changeId }, now);
  }
  return {
    itemIds: ids.filter((id) => isSet(id) || isSo(id) || isThere(id)).map(String),
    lockedIds: ids.filter((id) => !isSet(id) && !isSo(id) && !isThere(id)).map(String),
  };
}

/** What a change cost or brought, as columns of its row. */
const amountColumns = (amount: Money | undefined) =>
  amount ? { amountCents: amount.cents, amountCurrency: amount.currency } : {};

/** The counting that a change begins anew ([Note: Wears since the wash]). */
function countedAnew(itemId: number, after: ItemAvailability, wears: number, said: Said) {
  if (after === 'ready') return setWears(itemId, 0, said);
  if (after === 'worn' && wears === 0) return setWears(itemId, 1, said);
  return {};
}

const setWears = (itemId: number, wearsSet: number, { day, at, isLate }: Said) => ({
  wearsSet,
  countedDay: day,
  countedAt: at,
  wearsByThen: sql<number>`(select count(*)::int from plan_items as named
    join plans as worn on worn.id = named.plan_id
    where named.item_id = ${itemId} and worn.is_worn and worn.deleted_at is null
      and worn.day >= ${day}::date and (worn.day = ${day}::date or not ${isLate}::boolean))`,
});

/** When something was said: the day where that was, the moment, and whether it comes late, from a device without a network. */
interface Said {
  day: string;
  at: Date;
  isLate: boolean;
}

/** Throws `invalid` of a day that has not begun anywhere. */
export function requireBegun(today: string | undefined, now: Date): void {
  if (today !== undefined && today > latestDay(now)) {
    throw new Refusal('invalid', 'this day has not begun', { today: 'not-yet' });
  }
}

/**
 * When something was said, by the day of its device, or else by UTC. What comes late was said before all that was said
 * since. Throws `invalid` of a day that has begun nowhere yet.
 */
function whenSaid(today: string | undefined, now: Date): Said {
  requireBegun(today, now);
  const day = today ?? now.toISOString().slice(0, 10);
  const isLate = day < earliestDay(now);
  return { day, isLate, at: isLate ? new Date(`${day}T23:59:59Z`) : now };
}

/** Says how often a piece of the owner's was worn since the wash. Throws `not-found` and `invalid`. */
export async function correctWears(
  scope: FullScope,
  database: Database,
  { changeId, itemId, wears, today }: OperationInput<'correctWears'>,
  now: Date,
): Promise<OperationOutput<'correctWears'>> {
  const said = whenSaid(today, now);
  const [id] = await findPresent(scope, database, itemNoun, [itemId]);
  const [row] = await database
    .select({ availability: items.availability, before: items.wearsSinceWash })
    .from(items)
    .where(eq(items.id, id!));
  const [done] = await database
    .select({ id: availabilityChanges.id })
    .from(availabilityChanges)
    .where(and(eq(availabilityChanges.itemId, id!), eq(availabilityChanges.changeId, changeId)));
  if (done || row!.before === wears) return {};
  // Whether it is ready or worn follows from the count, and is no move.
  const at = row!.availability as ItemAvailability;
  const change = { itemId: id!, changeId, before: at, after: at, ...setWears(id!, wears, said) };
  await recordAvailability(database, [change]);
  return {};
}

/** Throws `invalid` where something is told that does not belong to the availability. */
function requireFitting({ availability, lentTo, lentUntil, goneWay, amount }: Where): void {
  const refuse = (field: string) => {
    throw new Refusal('invalid', 'this does not belong to the availability', { [field]: 'unfit' });
  };
  if (availability !== 'lent' && lentTo !== undefined) refuse('lentTo');
  if (availability !== 'lent' && lentUntil !== undefined) refuse('lentUntil');
  if (availability !== 'gone' && goneWay !== undefined) refuse('goneWay');
  if (goneWay !== 'sold' && amount !== undefined) refuse('amount');
}

/** Finds those of these items to which this very change was done before, or whose last change says the same. */
async function findSettled(
  database: Database,
  ids: number[],
  { availability, lentTo, lentUntil, goneWay, amount }: Where,
  changeId: string | null,
): Promise<Set<number>> {
  const { id, itemId } = availabilityChanges;
  const isLast = eq(id, lastWhereId);
  const saysSame = and(
    isLast,
    eq(items.availability, availability),
    eq(availabilityChanges.after, availability),
    sql`${availabilityChanges.lentTo} is not distinct from ${lentTo ?? null}`,
    sql`${availabilityChanges.lentUntil} is not distinct from ${lentUntil ?? null}::date`,
    sql`${availabilityChanges.goneWay} is not distinct from ${goneWay ?? null}`,
    availability === 'gone'
      ? sql`${availabilityChanges.amountCents} is not distinct from ${amount?.cents ?? null}::bigint
          and ${availabilityChanges.amountCurrency} is not distinct from ${amount?.currency ?? null}`
      : undefined,
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

/** A row of `availability_changes` that is to be written; how often the item was worn before is read. */
type NewChange = Omit<typeof availabilityChanges.$inferInsert, 'wearsBefore' | 'wearsByThen'> & {
  wearsByThen?: SQL<number>;
};

/** Sets where items are and keeps where they were ([Note: Where a piece is]). The account is locked. */
export async function recordAvailability(
  database: Database,
  changes: readonly NewChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await database.insert(availabilityChanges).values(
    changes.map((one) => ({
      ...one,
      wearsBefore: sql`(select wears_since_wash from items where id = ${one.itemId})`,
    })),
  );
  for (const after of new Set(changes.map((one) => one.after))) {
    const ids = changes.filter((one) => one.after === after).map(({ itemId }) => itemId);
    await database
      .update(items)
      .set({ availability: after, updatedAt: sql`now()` })
      .where(inArray(items.id, ids));
  }
  await countWears(
    database,
    changes.map(({ itemId }) => itemId),
  );
}

/** Counts the wears of items since the wash anew ([Note: Wears since the wash]). */
async function countWears(database: Database, itemIds: readonly number[]): Promise<void> {
  await database.execute(sql`select count_wears_since_wash(${sql.param([...itemIds])}::bigint[])`);
}

/** Takes a change back, of those of the owner's items whose last change it is; what else it changed stays. */
export async function takeBackAvailability(
  scope: FullScope,
  database: Database,
  changeId: string,
): Promise<OperationOutput<'takeBackAvailability'>> {
  const { id, itemId, loanId, before, after, wearsSet } = availabilityChanges;
  const isCorrection = sql<boolean>`(${before} = ${after} and ${wearsSet} is not null)`;
  // A correction stays out of where a piece is, and the other way round ([Note: Wears since the wash]).
  const last = sql`(select max(later.id) from availability_changes as later where later.item_id = ${itemId} and
    case when ${isCorrection} then later.wears_set is not null
      else later.before <> later.after or later.wears_set is null end)`;
  const changed = await database
    .select({ id, itemId, loanId, before, isCorrection, last: last.mapWith(Number) })
    .from(availabilityChanges)
    .innerJoin(items, eq(items.id, itemId))
    .where(and(eq(availabilityChanges.changeId, changeId), eq(items.ownerId, scope.subject)))
    .orderBy(desc(id));
  const back = changed.filter(({ id, last }) => id === last);
  const moved = back.filter((one) => !one.isCorrection);
  for (const before of new Set(moved.map((one) => one.before))) {
    const ids = moved.filter((one) => one.before === before).map(({ itemId }) => itemId);
    await database
      .update(items)
      .set({ availability: before, updatedAt: sql`now()` })
      .where(inArray(items.id, ids));
  }
  if (back.length > 0) {
    const rows = back.map(({ id }) => id);
    await database.delete(availabilityChanges).where(inArray(availabilityChanges.id, rows));
    await lendUntilItEnds(
      database,
      moved.filter((one) => one.before === 'lent').map(({ itemId }) => itemId),
    );
    await beginAsAgreed(
      database,
      back.flatMap(({ loanId }) => loanId ?? []),
    );
    await countWears(
      database,
      back.map(({ itemId }) => itemId),
    );
  }
  const kept = changed.filter(({ id, last }) => id !== last).map(({ itemId }) => itemId);
  await restoreListings(scope, database, changeId, kept);
  const idsOf = (some: typeof changed) => some.map(({ itemId }) => String(itemId));
  return { itemIds: idsOf(back), keptIds: kept.map(String) };
}

/** Pieces that are out again are lent for as long as their loan: its end may have been moved while they were back. */
async function lendUntilItEnds(database: Database, itemIds: readonly number[]): Promise<void> {
  if (itemIds.length === 0) return;
  const { id, itemId, loanId } = availabilityChanges;
  await database
    .update(availabilityChanges)
    .set({ lentUntil: sql`${loans.lastDay}` })
    .from(loans)
    .where(and(inArray(itemId, [...itemIds]), eq(id, lastWhereId), eq(loans.id, loanId)));
}
