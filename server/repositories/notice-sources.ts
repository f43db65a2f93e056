import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import {
  circleCustomers,
  colorAnalyses,
  impersonations,
  loans,
  lolaMornings,
  serviceOrders,
  sharedDayGuests,
  sharedDays,
  stylings,
} from '../database/schema.ts';
import type { FullScope } from './scope.ts';

/** The kinds of things that notices tell of ([Note: Notices]), and whether somebody has any at all. */
export interface NoticeSources {
  loans: boolean;
  stylings: boolean;
  sharedDays: boolean;
  orders: boolean;
  mornings: boolean;
  payments: boolean;
  analyses: boolean;
  impersonations: boolean;
}

const isThere = (table: PgTable, which: SQL | undefined): SQL =>
  sql`exists (select from ${table} where ${which})`;

/**
 * Finds of which kinds somebody has anything at all, old or new: most have of few, and what they have none of need not
 * be asked for one by one.
 */
export async function findNoticeSources(
  { subject: me }: FullScope,
  database: Database,
): Promise<NoticeSources> {
  const lentOrBorrowed = or(eq(loans.lenderId, me), eq(loans.borrowerId, me));
  const gotOrSent = or(eq(stylings.ownerId, me), eq(stylings.senderId, me));
  const { rows } = await database.execute<NoticeSources & Record<string, unknown>>(sql`
    select ${isThere(loans, lentOrBorrowed)} as "loans",
      ${isThere(stylings, gotOrSent)} as "stylings",
      ${isThere(sharedDays, eq(sharedDays.hostId, me))}
        or ${isThere(sharedDayGuests, eq(sharedDayGuests.guestId, me))} as "sharedDays",
      ${isThere(serviceOrders, eq(serviceOrders.ownerId, me))} as "orders",
      ${isThere(lolaMornings, eq(lolaMornings.ownerId, me))} as "mornings",
      ${isThere(circleCustomers, eq(circleCustomers.userId, me))} as "payments",
      ${isThere(colorAnalyses, eq(colorAnalyses.ownerId, me))} as "analyses",
      ${isThere(impersonations, eq(impersonations.subjectId, me))} as "impersonations"`);
  return rows[0]!;
}
