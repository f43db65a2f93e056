import { and, asc, count, eq, isNull, ne, sql } from 'drizzle-orm';
import { maxPlansOfDay } from '#contract/rules/plans.ts';
import type { Database } from '../database/database.ts';
import { plans } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { PlanRow } from './plans.ts';

/** The columns of a plan that say where it stands; without an id it is to be made. */
export type PlanPlace = Pick<PlanRow, 'ownerId' | 'day' | 'slot' | 'outfitId' | 'lookId'> & {
  id?: number;
};

const standing = ({ ownerId, day, id }: PlanPlace) =>
  and(
    eq(plans.ownerId, ownerId),
    eq(plans.day, day),
    isNull(plans.deletedAt),
    id === undefined ? undefined : ne(plans.id, id),
  );

/** Another plan of the same outfit or look on the same day and slot: there is to be one at most. */
export async function findTwin(database: Database, place: PlanPlace): Promise<PlanRow | null> {
  const { outfitId, lookId } = place;
  if (outfitId === null && lookId === null) return null;
  const isSame = outfitId === null ? eq(plans.lookId, lookId!) : eq(plans.outfitId, outfitId);
  const [row] = await database
    .select()
    .from(plans)
    .where(and(standing(place), eq(plans.slot, place.slot), isSame))
    .orderBy(asc(plans.id))
    .limit(1);
  return row ?? null;
}

/*
 * [Note: Twins] One outfit or look stands once in each part of a day. Where a move, an edit or an undo would make it
 * two, one is left: the one that is worn, or else the one that says what for, or else the one that was there. It
 * takes over the words of the other where it has none.
 */

/** The one of two plans of the same that is left: `twin` was there ([Note: Twins]). */
export const keptOf = <Own extends Pick<PlanRow, 'isWorn' | 'title'>>(own: Own, twin: Own): Own => {
  if (own.isWorn !== twin.isWorn) return own.isWorn ? own : twin;
  return own.title && !twin.title ? own : twin;
};

/** A plan without words takes over those of the one that is hidden for it. */
export async function takeWords(
  database: Database,
  kept: Pick<PlanRow, 'id' | 'title'>,
  hidden: Pick<PlanRow, 'title'>,
): Promise<void> {
  if (kept.title || !hidden.title) return;
  const words = { title: hidden.title, updatedAt: sql`now()` };
  await database.update(plans).set(words).where(eq(plans.id, kept.id));
}

/** Throws `too-many` unless there is room on a day for one plan more. The account is locked. */
export async function requireRoom(database: Database, place: PlanPlace): Promise<void> {
  const [have] = await database.select({ plans: count() }).from(plans).where(standing(place));
  if ((have?.plans ?? 0) >= maxPlansOfDay) {
    throw new Refusal('too-many', `at most ${maxPlansOfDay} plans a day`, { day: 'too-many' });
  }
}
