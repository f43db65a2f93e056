import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { earliestDay } from '#contract/rules/calendar-days.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { planItems, plans } from '../database/schema.ts';
import { requireBegun } from './plan-decision.ts';
import { nameShownPieces } from './plan-pieces.ts';
import { findPlans } from './plans.ts';
import type { FullScope } from './scope.ts';

/** Says whether plans were worn; answers which. Throws `not-found` and `invalid`. */
export async function markWorn(
  scope: FullScope,
  database: Database,
  { planIds, isWorn }: Pick<OperationInput<'markWorn'>, 'planIds' | 'isWorn'>,
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
export async function setWorn(
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

/** Finds those of these plans that name pieces. */
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
export async function forgetShown(database: Database, planIds: number[]): Promise<void> {
  if (planIds.length === 0) return;
  const shown = database
    .select({ id: plans.id })
    .from(plans)
    .where(and(inArray(plans.id, planIds), or(isNotNull(plans.outfitId), isNotNull(plans.lookId))));
  await database.delete(planItems).where(inArray(planItems.planId, shown));
}
