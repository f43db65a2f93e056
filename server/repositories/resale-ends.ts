import { and, eq, inArray, isNotNull, notExists, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GoneWay } from '#contract/rules/availability.ts';
import { openResaleStates } from '#contract/rules/resale.ts';
import type { Database } from '../database/database.ts';
import { resaleListings } from '../database/schema.ts';
import type { FullScope } from './scope.ts';

/*
 * [Note: Listings and places] A listing follows where its piece is: whoever says that the piece is gone, in whatever room,
 * ends it, and whoever takes that back opens it again. So there is one way for a piece to be sold, and one to undo it.
 */

/** Ends the open listings of items that are gone from now on: as sold, or else as withdrawn. */
export async function endListings(
  database: Database,
  itemIds: readonly number[],
  { goneWay, changeId }: { goneWay: GoneWay | undefined; changeId: string | null },
  now: Date,
): Promise<void> {
  if (itemIds.length === 0) return;
  await database
    .update(resaleListings)
    .set({
      state: goneWay === 'sold' ? 'sold' : 'withdrawn',
      stateBefore: sql`${resaleListings.state}`,
      changeId,
      endedAt: now,
      updatedAt: now,
      revision: sql`${resaleListings.revision} + 1`,
    })
    .where(
      and(
        inArray(resaleListings.itemId, [...itemIds]),
        inArray(resaleListings.state, openResaleStates),
      ),
    );
}

const another = alias(resaleListings, 'another');

/**
 * Brings the owner's listings back to where they were before a change that is taken back, but for those of items that
 * stay where it put them, and of items that are offered anew by now.
 */
export async function restoreListings(
  scope: FullScope,
  database: Database,
  changeId: string,
  keptItemIds: readonly number[],
): Promise<void> {
  const anew = database
    .select({ id: another.id })
    .from(another)
    .where(
      and(
        eq(another.itemId, resaleListings.itemId),
        sql`${another.id} <> ${resaleListings.id}`,
        inArray(another.state, openResaleStates),
      ),
    );
  await database
    .update(resaleListings)
    .set({
      state: sql`${resaleListings.stateBefore}`,
      stateBefore: null,
      changeId: null,
      endedAt: null,
      listedAt: sql`case when ${resaleListings.stateBefore} = 'draft' then null else ${resaleListings.listedAt} end`,
      updatedAt: sql`now()`,
      revision: sql`${resaleListings.revision} + 1`,
    })
    .where(
      and(
        eq(resaleListings.ownerId, scope.subject),
        eq(resaleListings.changeId, changeId),
        isNotNull(resaleListings.stateBefore),
        keptItemIds.length > 0 ? notInArray(resaleListings.itemId, [...keptItemIds]) : undefined,
        notExists(anew),
      ),
    );
}
