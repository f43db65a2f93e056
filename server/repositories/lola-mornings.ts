import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { lolaMornings } from '../database/schema.ts';
import type { DayRow } from '../stylist/day.ts';
import { findEntitlements } from './grants.ts';
import { type FullScope, ownScope } from './scope.ts';

type MorningRow = typeof lolaMornings.$inferSelect;

/** When outfits are laid out for the owner each morning, and those of the last one; null where they are not. */
export async function findMorning(
  scope: FullScope,
  database: Database,
): Promise<MorningRow | null> {
  const [row] = await database
    .select()
    .from(lolaMornings)
    .where(eq(lolaMornings.ownerId, scope.subject));
  return row ?? null;
}

/** Sets at which hour (0 to 23) of which time zone outfits are laid out each day; null stops it. */
export async function saveMorning(
  scope: FullScope,
  database: Database,
  morning: { hour: number; timeZone: string } | null,
): Promise<void> {
  if (!morning) {
    await database.delete(lolaMornings).where(eq(lolaMornings.ownerId, scope.subject));
    return;
  }
  await database
    .insert(lolaMornings)
    .values({ ownerId: scope.subject, ...morning })
    .onConflictDoUpdate({ target: lolaMornings.ownerId, set: morning });
}

/** Finds what the work of a morning needs, with the member's own scope of now; null where it was stopped. */
export async function findMorningOf(
  database: Database,
  owner: string,
  now: Date,
): Promise<{ scope: FullScope; timeZone: string; readyDay: string | null } | null> {
  const [row] = await database
    .select({ timeZone: lolaMornings.timeZone, readyDay: lolaMornings.readyDay })
    .from(lolaMornings)
    .where(eq(lolaMornings.ownerId, owner));
  if (!row) return null;
  const entitlements = await findEntitlements(database, owner, now);
  return { scope: ownScope({ userId: owner, sessionId: '', entitlements }), ...row };
}

/** Keeps the outfits of a day, unless they are there already. */
export async function keepMorningRows(
  database: Database,
  owner: string,
  day: string,
  rows: DayRow[],
): Promise<void> {
  await database
    .update(lolaMornings)
    .set({ readyDay: day, rows })
    .where(
      and(
        eq(lolaMornings.ownerId, owner),
        or(isNull(lolaMornings.readyDay), ne(lolaMornings.readyDay, day)),
      ),
    );
}
