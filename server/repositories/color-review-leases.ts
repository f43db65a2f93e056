import { and, asc, eq, gt, lt, ne } from 'drizzle-orm';
import { reviewOpenMs } from '#contract/rules/color-reviews.ts';
import type { Database } from '../database/database.ts';
import { colorReviewLeases } from '../database/schema.ts';
import type { SweepPart } from './sweep-part.ts';

/** Somebody of the staff, by the name that others know them by. */
export interface Staff {
  userId: string;
  name: string;
}

/** A portrait: whose it is, and when it was sent. */
interface Portrait {
  ownerId: string;
  submittedAt: Date;
}

const leaseOf = (ownerId: string, byId: string) =>
  and(eq(colorReviewLeases.ownerId, ownerId), eq(colorReviewLeases.byId, byId));

/**
 * Says that somebody has a portrait open, from now on for `reviewOpenMs`. Answers whether they had not: each such time they
 * look at it anew. The account of the portrait's member is locked.
 */
export async function holdOpen(
  database: Database,
  { ownerId, submittedAt }: Portrait,
  staff: Staff,
  now: Date,
): Promise<boolean> {
  const isOpen = await holdsOpen(database, { ownerId, submittedAt }, staff.userId, now);
  const until = new Date(now.getTime() + reviewOpenMs);
  if (isOpen) {
    const own = leaseOf(ownerId, staff.userId);
    await database.update(colorReviewLeases).set({ until }).where(own);
    return false;
  }
  const held = { byName: staff.name, submittedAt, openedAt: now, until };
  await database
    .insert(colorReviewLeases)
    .values({ ownerId, byId: staff.userId, ...held })
    .onConflictDoUpdate({
      target: [colorReviewLeases.ownerId, colorReviewLeases.byId],
      set: held,
    });
  return true;
}

/** Whether somebody has this very portrait open. */
export async function holdsOpen(
  database: Database,
  { ownerId, submittedAt }: Portrait,
  byId: string,
  now: Date,
): Promise<boolean> {
  const [held] = await database
    .select({ until: colorReviewLeases.until })
    .from(colorReviewLeases)
    .where(
      and(
        leaseOf(ownerId, byId),
        eq(colorReviewLeases.submittedAt, submittedAt),
        gt(colorReviewLeases.until, now),
      ),
    );
  return held !== undefined;
}

/** Says that somebody has a review open no more. */
export async function letGo(database: Database, ownerId: string, byId: string): Promise<void> {
  await database.delete(colorReviewLeases).where(leaseOf(ownerId, byId));
}

/** The others who have a review open, who has had it for longest first. */
export async function listOthers(
  database: Database,
  ownerId: string,
  byId: string,
  now: Date,
): Promise<{ name: string; sinceDate: string }[]> {
  const rows = await database
    .select()
    .from(colorReviewLeases)
    .where(
      and(
        eq(colorReviewLeases.ownerId, ownerId),
        ne(colorReviewLeases.byId, byId),
        gt(colorReviewLeases.until, now),
      ),
    )
    .orderBy(asc(colorReviewLeases.openedAt));
  return rows.map(({ byName, openedAt }) => ({ name: byName, sinceDate: openedAt.toISOString() }));
}

/** Reviews that nobody has open any more. */
export const leaseSweep: SweepPart = {
  afterMs: 0,
  async forget(database, before) {
    await database.delete(colorReviewLeases).where(lt(colorReviewLeases.until, before));
  },
};
