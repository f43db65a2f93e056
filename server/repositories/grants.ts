import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { entitlementsAt, type GrantSource } from '#contract/rules/grants.ts';
import type { Entitlement } from '#contract/rules/profile.ts';
import type { Database } from '../database/database.ts';
import { grants } from '../database/schema.ts';

/** A grant as it is kept. */
export type GrantRow = typeof grants.$inferSelect;

/** Finds what somebody is entitled to at a moment. Who signs in is found with it at once (`findViewer`). */
export async function findEntitlements(
  database: Database,
  userId: string,
  now: Date,
): Promise<Entitlement[]> {
  return entitlementsAt(await listGrants(database, userId), now);
}

/** Every grant that somebody ever had, the oldest first. */
export async function listGrants(database: Database, userId: string): Promise<GrantRow[]> {
  return database.select().from(grants).where(eq(grants.userId, userId)).orderBy(asc(grants.id));
}

/**
 * Entitles a member, whose account is locked, from now until a moment; null is without an end. The same again, while
 * that holds, makes no second one. Answers whether there is a new one.
 */
export async function giveGrant(
  database: Database,
  userId: string,
  grant: { key: Entitlement; source: GrantSource; until: Date | null; by: string },
  now: Date,
): Promise<boolean> {
  const { by, ...given } = grant;
  const { key, source, until } = given;
  const have = await listGrants(database, userId);
  // One that was made a moment ago, by whoever held the lock before, may begin after this `now`.
  const isThere = have.some(
    (one) =>
      one.key === key &&
      one.source === source &&
      one.revoked === null &&
      (one.until === null || one.until > now) &&
      one.until?.getTime() === until?.getTime(),
  );
  if (isThere) return false;
  await database
    .insert(grants)
    .values({ userId, ...given, from: now, grantedBy: by, createdAt: now });
  return true;
}

/**
 * Takes back, from now on, every grant of a key that a member, whose account is locked, has or would have later.
 * Answers how many there were.
 */
export async function revokeGrants(
  database: Database,
  userId: string,
  { key, by }: { key: Entitlement; by: string },
  now: Date,
): Promise<number> {
  const ended = await database
    .update(grants)
    .set({ revoked: now, revokedBy: by })
    .where(
      and(
        eq(grants.userId, userId),
        eq(grants.key, key),
        isNull(grants.revoked),
        or(isNull(grants.until), gt(grants.until, now)),
      ),
    )
    .returning({ id: grants.id });
  return ended.length;
}

/**
 * Entitles a member, whose account is locked, from now on and without an end, once for each `by`: also where that one
 * was taken back since, it makes no second one.
 */
export async function giveGrantOnce(
  database: Database,
  userId: string,
  { by, ...given }: { key: Entitlement; source: GrantSource; by: string },
  now: Date,
): Promise<void> {
  const have = await listGrants(database, userId);
  if (have.some(({ grantedBy }) => grantedBy === by)) return;
  const made = { userId, ...given, from: now, until: null, grantedBy: by, createdAt: now };
  await database.insert(grants).values(made);
}

/** Takes back, from now on, what a member, whose account is locked, was given by `givenBy`, and nothing else. */
export async function revokeGrantOf(
  database: Database,
  userId: string,
  { givenBy, by }: { givenBy: string; by: string },
  now: Date,
): Promise<void> {
  await database
    .update(grants)
    .set({ revoked: now, revokedBy: by })
    .where(and(eq(grants.userId, userId), eq(grants.grantedBy, givenBy), isNull(grants.revoked)));
}
