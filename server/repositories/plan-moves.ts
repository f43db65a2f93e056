import { eq, sql } from 'drizzle-orm';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { plans } from '../database/schema.ts';
import { hide } from './noun-removal.ts';
import { requireBegun } from './plan-decision.ts';
import { findTwin, keptOf, requireRoom, takeWords } from './plan-places.ts';
import { deletablePlans } from './plan-removal.ts';
import { forgetShown } from './plan-wears.ts';
import { findPlans, type PlanRow } from './plans.ts';
import type { FullScope } from './scope.ts';

/**
 * Moves plans, whose account is locked, to a day; answers which plans stand there now, and which are
 * hidden since another of the same stands there. Throws `not-found`, `too-many`, and `invalid` where one that is
 * worn would come to a day that has not begun.
 */
export async function movePlans(
  scope: FullScope,
  database: Database,
  { planIds, day, slot }: Pick<OperationInput<'movePlans'>, 'planIds' | 'day' | 'slot'>,
  now: Date,
): Promise<{ there: number[]; hidden: number[] }> {
  const rows = await findPlans(scope, database, planIds);
  if (rows.some(({ isWorn }) => isWorn)) requireBegun([day], now);
  const there = new Set<number>();
  const hidden = new Set<number>();
  for (const row of rows) {
    if (hidden.has(row.id)) continue;
    const place = { ...row, day, slot: slot ?? row.slot };
    const left = await leaveOne(database, place, now);
    if (left) hidden.add(left.hiddenId);
    if (left && left.keptId !== row.id) there.add(left.keptId);
    else {
      await moveRow(database, place, row);
      there.add(row.id);
    }
  }
  return { there: [...there].filter((id) => !hidden.has(id)), hidden: [...hidden] };
}

/**
 * Leaves one of two where the same outfit or look stands already ([Note: Twins]). Answers both, or null where
 * there is no other.
 */
async function leaveOne(
  database: Database,
  place: PlanRow,
  now: Date,
): Promise<{ keptId: number; hiddenId: number } | null> {
  const twin = await findTwin(database, place);
  if (!twin) return null;
  const kept = keptOf(place, twin);
  const hidden = kept === twin ? place : twin;
  await hide(database, deletablePlans, [hidden.id], now);
  await takeWords(database, kept, hidden);
  return { keptId: kept.id, hiddenId: hidden.id };
}

/** Moves one plan. Throws `too-many`. */
async function moveRow(database: Database, place: PlanRow, before: PlanRow): Promise<void> {
  const { id, day, slot, isWorn } = place;
  if (before.day !== day) await requireRoom(database, place);
  await database.update(plans).set({ day, slot, updatedAt: sql`now()` }).where(eq(plans.id, id));
  // On another day it is worn anew.
  if (before.day !== day && !isWorn) await forgetShown(database, [id]);
}
