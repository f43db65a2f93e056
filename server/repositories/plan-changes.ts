import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { earliestDay, latestDay } from '#contract/rules/calendar-days.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { items, planItems, plans } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import { lookNoun } from './look-noun.ts';
import { findPresent } from './noun.ts';
import { hide } from './noun-removal.ts';
import { outfitNoun } from './outfit-noun.ts';
import { nameShownPieces, replacePlanItems } from './plan-pieces.ts';
import { findTwin, keptOf, type PlanPlace, requireRoom, takeWords } from './plan-places.ts';
import { deletablePlans } from './plan-removal.ts';
import { findPlans, type PlanRow } from './plans.ts';
import type { FullScope } from './scope.ts';

type Saved = OperationInput<'savePlan'>;

/**
 * Makes or changes a plan of the owner, whose account is locked; answers which plan it is. Throws
 * `not-found`, `too-many`, and `invalid` where it would have no day, show nothing, or be worn before its day.
 */
export async function savePlan(
  scope: FullScope,
  database: Database,
  { planId, changes, isWorn }: Saved,
  now: Date,
): Promise<{ id: number; isNew: boolean; wasWorn: boolean }> {
  const [given] = planId ? await findPlans(scope, database, [planId]) : [];
  const day = changes.day ?? given?.day;
  if (!day) throw new Refusal('invalid', 'it has no day', { 'changes.day': 'required' });
  const content = await readContent(scope, database, { changes, given });
  const place: PlanPlace = {
    ...(given ? { id: given.id } : {}),
    ownerId: scope.subject,
    day,
    slot: changes.slot ?? given?.slot ?? 'day',
    outfitId: content.outfitId,
    lookId: content.lookId,
  };
  if (isWorn ?? given?.isWorn) requireBegun([day], now);
  const { title } = changes;
  const words = title === undefined ? (given?.title ?? null) : title;
  if (!(await showsAnything(database, words, content, given))) {
    throw new Refusal('invalid', 'it shows nothing', { changes: 'required' });
  }

  // Worn from two devices, the same pieces are worn once on a day.
  const same = !given && isWorn ? await findWornAlike(database, place, content.itemIds) : null;
  if (same !== null) return { id: same, isNew: false, wasWorn: true };

  const twin = await findTwin(database, place);
  const asked = { isWorn: isWorn ?? given?.isWorn ?? false, title: words };
  const left = await leaveOne(database, place, asked, now);
  const isOther = left !== null && left.keptId !== given?.id;
  const id = isOther ? left.keptId : await writePlace(database, place, given);
  // Of one that was there already only the words change, and are not taken away.
  if (changes.title || (!isOther && title !== undefined))
    await database.update(plans).set({ title, updatedAt: sql`now()` }).where(eq(plans.id, id));
  if (!isOther) await writeContent(database, id, content, given);
  if (isWorn !== undefined) await setWorn(database, [id], isWorn, now);
  const before = isOther ? twin : given;
  return { id, isNew: !before, wasWorn: before?.isWorn ?? false };
}

/** A worn plan of the same day, and part of it, with exactly these loose pieces; null where there is none. */
async function findWornAlike(
  database: Database,
  { ownerId, day, slot }: PlanPlace,
  itemIds: number[] | undefined,
): Promise<number | null> {
  if (!itemIds?.length) return null;
  const rows = await database
    .select({
      id: plans.id,
      itemIds: sql<number[]>`array_agg(${planItems.itemId} order by ${planItems.itemId})`,
    })
    .from(plans)
    .innerJoin(planItems, eq(planItems.planId, plans.id))
    .where(
      and(
        eq(plans.ownerId, ownerId),
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

async function writeContent(
  database: Database,
  id: number,
  { itemIds, isOther }: Content,
  given: PlanRow | undefined,
): Promise<void> {
  if (!itemIds) return;
  await replacePlanItems(database, id, itemIds);
  const nothingGone = { goneTitle: null, goneLookTitle: null };
  await database.update(plans).set(nothingGone).where(eq(plans.id, id));
  if (given?.isWorn && isOther) await nameShownPieces(database, [id]);
}

/** What a plan will show. */
interface Content {
  outfitId: number | null;
  lookId: number | null;
  /** Whether that is another outfit or look than before. */
  isOther: boolean;
  /** What it will name; undefined where that stays. */
  itemIds: number[] | undefined;
}

async function readContent(
  scope: FullScope,
  database: Database,
  { changes, given }: Pick<Saved, 'changes'> & { given: PlanRow | undefined },
): Promise<Content> {
  const { outfitId, lookId, itemIds } = changes;
  if ([outfitId, lookId, itemIds?.length].filter(Boolean).length > 1) {
    const fields = { changes: 'one of them' };
    throw new Refusal('invalid', 'an outfit, a look or loose pieces', fields);
  }
  const before = { outfitId: given?.outfitId ?? null, lookId: given?.lookId ?? null };
  if (outfitId && Number(outfitId) !== before.outfitId) {
    const [id] = await findPresent(scope, database, outfitNoun, [outfitId]);
    return { outfitId: id!, lookId: null, isOther: true, itemIds: [] };
  }
  if (lookId && Number(lookId) !== before.lookId) {
    const [id] = await findPresent(scope, database, lookNoun, [lookId]);
    return { outfitId: null, lookId: id!, isOther: true, itemIds: [] };
  }
  const hadOne = before.outfitId !== null || before.lookId !== null;
  const isLeft =
    hadOne &&
    (!!itemIds?.length ||
      (before.outfitId !== null && outfitId === null) ||
      (before.lookId !== null && lookId === null));
  if (!isLeft && (hadOne || !itemIds)) return { ...before, isOther: false, itemIds: undefined };
  const own = await findOwnItems(database, scope.subject, itemIds ?? []);
  if (itemIds?.length && own.length === 0) throw new Refusal('not-found', 'no such item');
  return { outfitId: null, lookId: null, isOther: false, itemIds: own };
}

/** Whether a plan will show anything: words, an outfit, or pieces, also such as are gone. */
async function showsAnything(
  database: Database,
  title: string | null,
  { outfitId, lookId, itemIds }: Content,
  given: PlanRow | undefined,
): Promise<boolean> {
  if (title || outfitId !== null || lookId !== null || itemIds?.length) return true;
  if (itemIds || !given) return false;
  if (given.goneTitle !== null || given.goneLookTitle !== null) return true;
  const [named] = await database
    .select({ itemId: planItems.itemId })
    .from(planItems)
    .where(eq(planItems.planId, given.id))
    .limit(1);
  return named !== undefined;
}

/** Those of these items that are the owner's, also those that are deleted for now. */
async function findOwnItems(
  database: Database,
  owner: string,
  itemIds: string[],
): Promise<number[]> {
  const ids = [...new Set(itemIds.map(Number))];
  if (ids.length === 0) return [];
  const rows = await database
    .select({ id: items.id })
    .from(items)
    .where(and(inArray(items.id, ids), eq(items.ownerId, owner)));
  const own = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => own.has(id));
}

/**
 * Where the same outfit or look stands already, one of the two is left ([Note: Twins]). Answers both, or null where
 * there is no other.
 */
async function leaveOne(
  database: Database,
  place: PlanPlace,
  { isWorn, title }: Pick<PlanRow, 'isWorn' | 'title'>,
  now: Date,
): Promise<{ keptId: number; hiddenId: number | undefined } | null> {
  const twin = await findTwin(database, place);
  if (!twin) return null;
  if (place.id === undefined) return { keptId: twin.id, hiddenId: undefined };
  const own = { id: place.id, isWorn, title };
  const kept = keptOf(own, twin);
  const hidden = kept.id === twin.id ? own : twin;
  await hide(database, deletablePlans, [hidden.id], now);
  await takeWords(database, kept, hidden);
  return { keptId: kept.id, hiddenId: hidden.id };
}

/** Writes where a plan stands; answers its id. Throws `too-many`. */
async function writePlace(
  database: Database,
  { id, ownerId, day, slot, outfitId, lookId }: PlanPlace,
  given: PlanRow | undefined,
): Promise<number> {
  const place = { ownerId, day, slot, outfitId, lookId };
  if (given?.day !== day) await requireRoom(database, { ...place, ...(id ? { id } : {}) });
  if (id === undefined) {
    const [row] = await database.insert(plans).values(place).returning({ id: plans.id });
    return row!.id;
  }
  await database
    .update(plans)
    .set({ ...place, updatedAt: sql`now()` })
    .where(eq(plans.id, id));
  // On another day it is worn anew.
  if (given?.day !== day && !given?.isWorn) await forgetShown(database, [id]);
  return id;
}

/** Nothing can have been worn on a day that has begun nowhere yet. */
function requireBegun(days: string[], now: Date): void {
  if (days.some((day) => day > latestDay(now))) {
    throw new Refusal('invalid', 'this day has not begun', { day: 'not-yet' });
  }
}

/**
 * Moves plans of the owner, whose account is locked, to a day; answers which plans stand there now, and which are
 * hidden since another of the same stands there. Throws `not-found`, `too-many`, and `invalid` where one that is
 * worn would come to a day that has not begun.
 */
export async function movePlans(
  scope: FullScope,
  database: Database,
  { planIds, day, slot }: OperationInput<'movePlans'>,
  now: Date,
): Promise<{ there: number[]; hidden: number[] }> {
  const rows = await findPlans(scope, database, planIds);
  if (rows.some(({ isWorn }) => isWorn)) requireBegun([day], now);
  const there = new Set<number>();
  const hidden = new Set<number>();
  for (const row of rows) {
    if (hidden.has(row.id)) continue;
    const place = { ...row, day, slot: slot ?? row.slot };
    const left = await leaveOne(database, place, row, now);
    if (left?.hiddenId) hidden.add(left.hiddenId);
    if (left && left.keptId !== row.id) there.add(left.keptId);
    else there.add(await writePlace(database, place, row));
  }
  return { there: [...there].filter((id) => !hidden.has(id)), hidden: [...hidden] };
}

/** Says whether plans of the owner were worn; answers which. Throws `not-found` and `invalid`. */
export async function markWorn(
  scope: FullScope,
  database: Database,
  { planIds, isWorn }: OperationInput<'markWorn'>,
  now: Date,
): Promise<number[]> {
  const rows = await findPlans(scope, database, planIds);
  if (isWorn) {
    requireBegun(
      rows.map(({ day }) => day),
      now,
    );
  }
  const ids = rows.map(({ id }) => id);
  await setWorn(database, ids, isWorn, now);
  return ids;
}

/** Marks those of these plans that are not so yet ([Note: Wears]). */
async function setWorn(
  database: Database,
  planIds: number[],
  isWorn: boolean,
  now: Date,
): Promise<void> {
  const rows = await database
    .update(plans)
    .set({ isWorn, updatedAt: sql`now()` })
    .where(and(inArray(plans.id, planIds), eq(plans.isWorn, !isWorn)))
    .returning({ id: plans.id, day: plans.day, lookId: plans.lookId });
  if (!isWorn) return;
  // What was worn on a day that is over is what was worn then; only pins of a photo may still tell more.
  const dayOver = earliestDay(now);
  const isOver = ({ day, lookId }: (typeof rows)[number]) => day < dayOver && lookId === null;
  const idsOf = (some: typeof rows) => some.map(({ id }) => id);
  await forgetShown(database, idsOf(rows.filter((row) => !isOver(row))));
  const known = await readNaming(database, idsOf(rows));
  await nameShownPieces(database, idsOf(rows.filter(({ id }) => !known.has(id))));
}

/** Those of these plans that name pieces. */
async function readNaming(database: Database, planIds: number[]): Promise<Set<number>> {
  const rows = await database
    .selectDistinct({ id: planItems.planId })
    .from(planItems)
    .where(inArray(planItems.planId, planIds));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Forgets what plans named when they were worn. Of an outfit or a look that is gone it stays: nothing else tells
 * what it was.
 */
async function forgetShown(database: Database, planIds: number[]): Promise<void> {
  if (planIds.length === 0) return;
  const shown = database
    .select({ id: plans.id })
    .from(plans)
    .where(and(inArray(plans.id, planIds), or(isNotNull(plans.outfitId), isNotNull(plans.lookId))));
  await database.delete(planItems).where(inArray(planItems.planId, shown));
}
