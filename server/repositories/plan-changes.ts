import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { latestDay } from '#contract/rules/calendar-days.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { items, planItems, plans } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { requireOwner, type Viewer } from '../viewer.ts';
import { findLooks } from './looks.ts';
import { findOutfits } from './outfits.ts';
import { nameShownPieces, replacePlanItems } from './plan-pieces.ts';
import { findTwin, type PlanPlace, requireRoom } from './plan-places.ts';
import { hidePlans } from './plan-removal.ts';
import { findPlans, type PlanRow } from './plans.ts';

type Saved = OperationInput<'savePlan'>;

/**
 * Makes or changes a plan of the owner, whose account is locked; answers which plan it is. Throws
 * `not-found`, `too-many`, and `invalid` where it would have no day, show nothing, or be worn before its day.
 */
export async function savePlan(
  viewer: Viewer,
  database: Database,
  { owner, planId, changes, isWorn }: Saved,
  now: Date,
): Promise<{ id: number; isNew: boolean; wasWorn: boolean }> {
  requireOwner(viewer, owner);
  const [given] = planId ? await findPlans(viewer, database, owner, [planId]) : [];
  const day = changes.day ?? given?.day;
  if (!day) throw new Refusal('invalid', 'it has no day', { 'changes.day': 'required' });
  const content = await readContent(viewer, database, { owner, changes, given });
  const place: PlanPlace = {
    ...(given ? { id: given.id } : {}),
    ownerId: owner,
    day,
    slot: changes.slot ?? given?.slot ?? 'day',
    outfitId: content.outfitId,
    lookId: content.lookId,
  };
  if (isWorn ?? given?.isWorn) requireBegun([day], now);
  const title = changes.title === undefined ? (given?.title ?? null) : changes.title;
  if (!(await showsAnything(database, title, content, given))) {
    throw new Refusal('invalid', 'it shows nothing', { changes: 'required' });
  }

  const twin = await findTwin(database, place);
  const left = await leaveOne(database, place, isWorn ?? given?.isWorn ?? false, now);
  const isOther = left !== null && left.keptId !== given?.id;
  const id = isOther ? left.keptId : await writePlace(database, place, given);
  // Of one that was there already only the words change.
  if (changes.title || !isOther)
    await database.update(plans).set({ title, updatedAt: sql`now()` }).where(eq(plans.id, id));
  if (!isOther) await writeContent(database, id, content, given);
  if (isWorn !== undefined) await setWorn(database, [id], isWorn);
  const before = isOther ? twin : given;
  return { id, isNew: !before, wasWorn: before?.isWorn ?? false };
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
  viewer: Viewer,
  database: Database,
  { owner, changes, given }: Pick<Saved, 'owner' | 'changes'> & { given: PlanRow | undefined },
): Promise<Content> {
  const { outfitId, lookId, itemIds } = changes;
  if ([outfitId, lookId, itemIds?.length].filter(Boolean).length > 1) {
    const fields = { changes: 'one of them' };
    throw new Refusal('invalid', 'an outfit, a look or loose pieces', fields);
  }
  const before = { outfitId: given?.outfitId ?? null, lookId: given?.lookId ?? null };
  if (outfitId && Number(outfitId) !== before.outfitId) {
    const [id] = await findOutfits(viewer, database, owner, [outfitId]);
    return { outfitId: id!, lookId: null, isOther: true, itemIds: [] };
  }
  if (lookId && Number(lookId) !== before.lookId) {
    const [id] = await findLooks(viewer, database, owner, [lookId]);
    return { outfitId: null, lookId: id!, isOther: true, itemIds: [] };
  }
  const hadOne = before.outfitId !== null || before.lookId !== null;
  const isLeft =
    hadOne &&
    (!!itemIds?.length ||
      (before.outfitId !== null && outfitId === null) ||
      (before.lookId !== null && lookId === null));
  if (!isLeft && (hadOne || !itemIds)) return { ...before, isOther: false, itemIds: undefined };
  const own = await findOwnItems(database, owner, itemIds ?? []);
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
 * Where the same outfit or look stands already, one of the two is left: the one that is worn, or else the one that
 * was there. Answers both, or null where there is no other.
 */
async function leaveOne(
  database: Database,
  place: PlanPlace,
  isWorn: boolean,
  now: Date,
): Promise<{ keptId: number; hiddenId: number | undefined } | null> {
  const twin = await findTwin(database, place);
  if (!twin) return null;
  const isTwinHidden = place.id !== undefined && isWorn && !twin.isWorn;
  const [keptId, hiddenId] = isTwinHidden ? [place.id!, twin.id] : [twin.id, place.id];
  if (hiddenId !== undefined) await hidePlans(database, [hiddenId], now);
  return { keptId, hiddenId };
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
  return id;
}

/** Nothing can have been worn on a day that has begun nowhere yet. */
function requireBegun(days: string[], now: Date): void {
  if (days.some((day) => day > latestDay(now))) {
    throw new Refusal('invalid', 'this day has not begun', { day: 'not-yet' });
  }
}

/**
 * Moves plans of the owner, whose account is locked, to a day; answers which plans stand there now. Throws
 * `not-found`, `too-many`, and `invalid` where one that is worn would come to a day that has not begun.
 */
export async function movePlans(
  viewer: Viewer,
  database: Database,
  { owner, planIds, day, slot }: OperationInput<'movePlans'>,
  now: Date,
): Promise<number[]> {
  const rows = await findPlans(viewer, database, owner, planIds);
  if (rows.some(({ isWorn }) => isWorn)) requireBegun([day], now);
  const there = new Set<number>();
  const hidden = new Set<number>();
  for (const row of rows) {
    if (hidden.has(row.id)) continue;
    const place = { ...row, day, slot: slot ?? row.slot };
    const left = await leaveOne(database, place, row.isWorn, now);
    if (left?.hiddenId) hidden.add(left.hiddenId);
    if (left && left.keptId !== row.id) there.add(left.keptId);
    else there.add(await writePlace(database, place, row));
  }
  return [...there].filter((id) => !hidden.has(id));
}

/** Says whether plans of the owner were worn; answers which. Throws `not-found` and `invalid`. */
export async function markWorn(
  viewer: Viewer,
  database: Database,
  { owner, planIds, isWorn }: OperationInput<'markWorn'>,
  now: Date,
): Promise<number[]> {
  const rows = await findPlans(viewer, database, owner, planIds);
  if (isWorn) {
    requireBegun(
      rows.map(({ day }) => day),
      now,
    );
  }
  const ids = rows.map(({ id }) => id);
  await setWorn(database, ids, isWorn);
  return ids;
}

/** Marks those of these plans that are not so yet ([Note: Wears]). */
async function setWorn(database: Database, planIds: number[], isWorn: boolean): Promise<void> {
  const rows = await database
    .update(plans)
    .set({ isWorn, updatedAt: sql`now()` })
    .where(and(inArray(plans.id, planIds), eq(plans.isWorn, !isWorn)))
    .returning({ id: plans.id });
  const changed = rows.map(({ id }) => id);
  if (isWorn) return nameShownPieces(database, changed);
  // Of an outfit or a look that is gone the pieces stay: nothing else tells what they were.
  const shown = database
    .select({ id: plans.id })
    .from(plans)
    .where(and(inArray(plans.id, changed), or(isNotNull(plans.outfitId), isNotNull(plans.lookId))));
  await database.delete(planItems).where(inArray(planItems.planId, shown));
}
