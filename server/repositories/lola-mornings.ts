import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { lolaMornings } from '../database/schema.ts';
import type { DayRow } from '../stylist/day.ts';
import { findEntitlements } from './grants.ts';
import { requireOwner, type Viewer } from './viewer.ts';

type MorningRow = typeof lolaMornings.$inferSelect;

/** When outfits are laid out for the owner each morning, and those of the last one; null where they are not. */
export async function findMorning(
  viewer: Viewer,
  database: Database,
  owner: string,
): Promise<MorningRow | null> {
  requireOwner(viewer, owner);
  const [row] = await database.select().from(lolaMornings).where(eq(lolaMornings.ownerId, owner));
  return row ?? null;
}

/** Sets at which hour (0 to 23) of which time zone outfits are laid out each day; null stops it. */
export async function saveMorning(
  viewer: Viewer,
  database: Database,
  owner: string,
  morning: { hour: number; timeZone: string } | null,
): Promise<void> {
  requireOwner(viewer, owner);
  if (!morning) {
    await database.delete(lolaMornings).where(eq(lolaMornings.ownerId, owner));
    return;
  }
  await database
    .insert(lolaMornings)
    .values({ ownerId: owner, ...morning })
    .onConflictDoUpdate({ target: lolaMornings.ownerId, set: morning });
}

/** What the work of a morning needs, with the member as the viewer of now; null where it was stopped. */
export async function findMorningOf(
  database: Database,
  owner: string,
  now: Date,
): Promise<{ viewer: Viewer; timeZone: string; readyDay: string | null } | null> {
  const [row] = await database
    .select({ timeZone: lolaMornings.timeZone, readyDay: lolaMornings.readyDay })
    .from(lolaMornings)
    .where(eq(lolaMornings.ownerId, owner));
  if (!row) return null;
  const entitlements = await findEntitlements(database, owner, now);
  return { viewer: { userId: owner, sessionId: '', entitlements }, ...row };
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
