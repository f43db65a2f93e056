import { and, asc, count, eq, isNull, ne } from 'drizzle-orm';
import { maxPlansOfDay } from '#contract/rules/plans.ts';
import type { Database } from '../database/database.ts';
import { plans } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import type { PlanRow } from './plans.ts';

/** What of a plan says where it stands; without an id it is to be made. */
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

/** Throws `too-many` unless there is room on a day for one plan more. The account is locked. */
export async function requireRoom(database: Database, place: PlanPlace): Promise<void> {
  const [have] = await database.select({ plans: count() }).from(plans).where(standing(place));
  if ((have?.plans ?? 0) >= maxPlansOfDay) {
    throw new Refusal('too-many', `at most ${maxPlansOfDay} plans a day`, { day: 'too-many' });
  }
}
