import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { AvailabilityEntry } from '#contract/schemas/availability.ts';
import type { ItemDetails } from '#contract/schemas/item.ts';
import type { OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { availabilityChanges, looks, outfits, planItems, plans } from '../database/schema.ts';
import { itemNoun } from './item-noun.ts';
import { findPresent } from './noun.ts';
import type { FullScope } from './scope.ts';

/** True of changes that say where an item is: a correction of its wears says nothing of that. */
export const saysWhere = sql`(${availabilityChanges.before} <> ${availabilityChanges.after}
  or ${availabilityChanges.wearsSet} is null)`;

/** The id of the last change that says where an item is: of the query's row of `availability_changes`. */
export const lastWhereId = sql`(select max(later.id) from availability_changes as later
  where later.item_id = ${availabilityChanges.itemId}
    and (later.before <> later.after or later.wears_set is null))`;

/** What is known of where an item is now ([Note: Where a piece is]); null where nobody has ever said it. */
export async function readAvailabilityFacts(
  database: Database,
  itemId: number,
): Promise<ItemDetails['availabilityFacts']> {
  const [last] = await database
    .select()
    .from(availabilityChanges)
    .where(and(eq(availabilityChanges.itemId, itemId), saysWhere))
    .orderBy(desc(availabilityChanges.id))
    .limit(1);
  if (!last) return null;
  const { lentTo, lentUntil, goneWay, createdAt } = last;
  return { lentTo, lentUntil, goneWay, amount: amountOf(last), since: createdAt.toISOString() };
}

/** What a change cost or brought; null where nothing is known of that. */
const amountOf = ({ amountCents, amountCurrency }: typeof availabilityChanges.$inferSelect) =>
  amountCents === null || amountCurrency === null
    ? null
    : { cents: amountCents, currency: amountCurrency };

/** Most entries of each kind that are told. */
const mostEntries = 200;

/** Reads where an item of the owner's has been and when it was worn, the last first. Throws `not-found`. */
export async function readItemHistory(
  scope: FullScope,
  database: Database,
  itemId: string,
): Promise<OperationOutput<'getItemHistory'>> {
  const [id] = await findPresent(scope, database, itemNoun, [itemId]);
  const changes = await readChanges(database, id!);
  const wears = await readWears(database, id!);
  const entries = [...changes.entries, ...wears.entries].toSorted((one, other) =>
    other.since.slice(0, 10).localeCompare(one.since.slice(0, 10)),
  );
  return { entries, total: changes.total + wears.total };
}

async function readChanges(database: Database, itemId: number) {
  const ofItem = eq(availabilityChanges.itemId, itemId);
  const rows = await database
    .select()
    .from(availabilityChanges)
    .where(ofItem)
    .orderBy(desc(availabilityChanges.id))
    .limit(mostEntries);
  const isCorrection = ({ before, after, wearsSet }: (typeof rows)[number]) =>
    before === after && wearsSet !== null;
  // Only the last one of its kind can be taken back.
  const lastWhere = rows.findIndex((row) => !isCorrection(row));
  const lastSet = rows.findIndex(({ wearsSet }) => wearsSet !== null);
  const entries = rows.map((row, at): AvailabilityEntry => {
    const { after, lentTo, lentUntil, goneWay, wearsBefore, wearsSet, createdAt } = row;
    const wears = isCorrection(row) ? wearsSet : after === 'in-the-wash' ? wearsBefore : null;
    return {
      changeId: at === (isCorrection(row) ? lastSet : lastWhere) ? row.changeId : null,
      availability: after,
      isCorrection: isCorrection(row),
      lentTo,
      lentUntil,
      goneWay,
      amount: amountOf(row),
      wears,
      since: createdAt.toISOString(),
      title: null,
    };
  });
  const [all] = await database.select({ total: count() }).from(availabilityChanges).where(ofItem);
  return { entries, total: all!.total };
}

async function readWears(database: Database, itemId: number) {
  const worn = and(eq(planItems.itemId, itemId), eq(plans.isWorn, true), isNull(plans.deletedAt));
  const rows = await database
    .select({
      day: plans.day,
      title: sql<
        string | null
      >`coalesce(${plans.title}, ${outfits.title}, ${plans.goneTitle}, ${looks.title}, ${plans.goneLookTitle})`,
    })
    .from(planItems)
    .innerJoin(plans, eq(plans.id, planItems.planId))
    .leftJoin(outfits, eq(outfits.id, plans.outfitId))
    .leftJoin(looks, eq(looks.id, plans.lookId))
    .where(worn)
    .orderBy(desc(plans.day), desc(plans.id))
    .limit(mostEntries);
  const [all] = await database
    .select({ total: count() })
    .from(planItems)
    .innerJoin(plans, eq(plans.id, planItems.planId))
    .where(worn);
  const entries = rows.map(
    ({ day, title }): AvailabilityEntry => ({
      changeId: null,
      availability: null,
      isCorrection: false,
      lentTo: null,
      lentUntil: null,
      goneWay: null,
      amount: null,
      wears: null,
      since: day,
      title,
    }),
  );
  return { entries, total: all!.total };
}
