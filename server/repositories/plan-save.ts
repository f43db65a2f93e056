import { and, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { items, planItems, plans } from '../database/schema.ts';
import { lookNoun } from './look-noun.ts';
import { type AnyNoun, present } from './noun.ts';
import { hide } from './noun-removal.ts';
import { outfitNoun } from './outfit-noun.ts';
import {
  type AskedContent,
  askedContent,
  askedPlace,
  decidePlan,
  type PlanDecision,
  type PlanKnown,
  type PlanPlaceAsked,
  type PlanSave,
} from './plan-decision.ts';
import { findOutfitOf } from './plan-outfits.ts';
import { nameShownPieces, replacePlanItems } from './plan-pieces.ts';
import { findTwin } from './plan-places.ts';
import { deletablePlans } from './plan-removal.ts';
import { forgetShown, setWorn } from './plan-wears.ts';
import { findPlans, type PlanRow } from './plans.ts';
import type { FullScope } from './scope.ts';

/**
 * Makes or changes a plan, whose account is locked; answers which plan it is. What is there is read first, then it is
 * decided, then written. Throws `not-found`, `too-many`, and `invalid` where it would have no day, show nothing, or be
 * worn before its day.
 */
export async function savePlan(
  scope: FullScope,
  database: Database,
  asked: PlanSave,
  now: Date,
): Promise<{ id: number; isNew: boolean; wasWorn: boolean }> {
  const save = await asSavedOutfit(scope, database, asked);
  const [given] = save.planId ? await findPlans(scope, database, [save.planId]) : [];
  const content = askedContent(save.changes, given);
  const place = askedPlace(save, given, content);
  const known = await readKnown(scope, database, { save, given, content, place });
  const decision = decidePlan(save, content, place, known, now);
  if (decision.type === 'worn-already') return { id: decision.id, isNew: false, wasWorn: true };
  const id = await writePlan(scope, database, decision, given, now);
  if (save.isWorn !== undefined) await setWorn(database, [id], save.isWorn, now);
  if (save !== asked) await nameShownPieces(database, [id]);
  const before = decision.type === 'keep-twin' ? decision.twin : given;
  return { id, isNew: !before, wasWorn: before?.isWorn ?? false };
}

/** A save of pieces as one of the outfit that has exactly them, where that is asked for ([Note: Worn as saved]). */
async function asSavedOutfit(
  scope: FullScope,
  database: Database,
  save: PlanSave,
): Promise<PlanSave> {
  const { itemIds, ...changes } = save.changes;
  if (!save.asSaved || save.planId || !itemIds?.length) return save;
  const outfitId = await findOutfitOf(scope, database, itemIds.map(Number));
  return outfitId === null ? save : { ...save, changes: { ...changes, outfitId: `${outfitId}` } };
}

/** Reads all that a save is decided by. */
async function readKnown(
  scope: FullScope,
  database: Database,
  asked: {
    save: PlanSave;
    given: PlanRow | undefined;
    content: AskedContent;
    place: PlanPlaceAsked;
  },
): Promise<PlanKnown> {
  const { save, given, content, place } = asked;
  const ownItemIds =
    content.type === 'pieces' ? await findOwnItems(scope, database, content.ids) : [];
  const standing = { ...place, ownerId: scope.subject, ...(given ? { id: given.id } : {}) };
  return {
    given,
    isThere:
      (content.type === 'outfit' && (await isThere(scope, database, outfitNoun, content.id))) ||
      (content.type === 'look' && (await isThere(scope, database, lookNoun, content.id))),
    ownItemIds,
    namesPieces: given !== undefined && (await doesName(database, given.id)),
    wornAlikeId:
      !given && save.isWorn ? await findWornAlike(scope, database, place, ownItemIds) : null,
    twin: await findTwin(database, standing),
    // Where it stays on its day it needs no room.
    othersThatDay:
      given?.day === place.day ? 0 : await countOthers(scope, database, place.day, given?.id),
  };
}

async function isThere(
  scope: FullScope,
  database: Database,
  noun: AnyNoun,
  id: number,
): Promise<boolean> {
  const { table } = noun;
  const rows = await database
    .select({ id: table.id })
    .from(table)
    .where(present(noun, scope, [id]));
  return rows.length > 0;
}

/** Finds those of these items that are the subject's, also those that are deleted for now. */
async function findOwnItems(scope: FullScope, database: Database, ids: number[]) {
  if (ids.length === 0) return [];
  const rows = await database
    .select({ id: items.id })
    .from(items)
    .where(and(inArray(items.id, ids), eq(items.ownerId, scope.subject)));
  const own = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => own.has(id));
}

async function doesName(database: Database, planId: number): Promise<boolean> {
  const rows = await database
    .select({ itemId: planItems.itemId })
    .from(planItems)
    .where(eq(planItems.planId, planId))
    .limit(1);
  return rows.length > 0;
}

async function findWornAlike(
  scope: FullScope,
  database: Database,
  { day, slot }: PlanPlaceAsked,
  itemIds: number[],
): Promise<number | null> {
  if (itemIds.length === 0) return null;
  const rows = await database
    .select({
      id: plans.id,
      itemIds: sql<number[]>`array_agg(${planItems.itemId} order by ${planItems.itemId})`,
    })
    .from(plans)
    .innerJoin(planItems, eq(planItems.planId, plans.id))
    .where(
      and(
        eq(plans.ownerId, scope.subject),
        eq(plans.day, day),
        eq(plans.slot, slot),
        eq(plans.isWorn, true),
        isNull(plans.outfitId),
        isNull(plans.lookId),
        isNull(plans.deletedAt),
      ),
    )
    .groupBy(plans.id);
  const asked = itemIds.toSorted((one, other) => one - other).join(' ');
  return rows.find((row) => row.itemIds.join(' ') === asked)?.id ?? null;
}

async function countOthers(
  scope: FullScope,
  database: Database,
  day: string,
  ownId: number | undefined,
): Promise<number> {
  const [have] = await database
    .select({ plans: count() })
    .from(plans)
    .where(
      and(
        eq(plans.ownerId, scope.subject),
        eq(plans.day, day),
        isNull(plans.deletedAt),
        ownId === undefined ? undefined : ne(plans.id, ownId),
      ),
    );
  return have?.plans ?? 0;
}

/** Writes what was decided; answers the plan that stands there. */
async function writePlan(
  scope: FullScope,
  database: Database,
  decision: Exclude<PlanDecision, { type: 'worn-already' }>,
  given: PlanRow | undefined,
  now: Date,
): Promise<number> {
  const { hiddenId, title } = decision;
  if (hiddenId !== null) await hide(database, deletablePlans, [hiddenId], now);
  if (decision.type === 'keep-twin') {
    const { id, title: before } = decision.twin;
    if (title !== before) await changeRow(database, id, { title });
    return id;
  }
  const { place, itemIds, isOther, isWornAnew } = decision;
  const nothingGone = itemIds ? { goneTitle: null, goneLookTitle: null } : {};
  const columns = { ...place, title, ...nothingGone };
  const id = given?.id ?? (await insertRow(scope, database, columns));
  if (given) await changeRow(database, id, columns);
  if (isWornAnew) await forgetShown(database, [id]);
  if (itemIds) await replacePlanItems(database, id, itemIds);
  if (given?.isWorn && isOther) await nameShownPieces(database, [id]);
  return id;
}

async function insertRow(
  scope: FullScope,
  database: Database,
  columns: Omit<typeof plans.$inferInsert, 'ownerId'>,
): Promise<number> {
  const values = { ...columns, ownerId: scope.subject };
  const [row] = await database.insert(plans).values(values).returning({ id: plans.id });
  return row!.id;
}

async function changeRow(
  database: Database,
  id: number,
  columns: Partial<typeof plans.$inferInsert>,
): Promise<void> {
  await database
    .update(plans)
    .set({ ...columns, updatedAt: sql`now()` })
    .where(eq(plans.id, id));
}
