import { and, asc, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isUnlocked } from '#contract/rules/capabilities.ts';
import { entitlementsAt } from '#contract/rules/grants.ts';
import { impersonationMs, mostMembersFound } from '#contract/rules/impersonation.ts';
import type { Entitlement } from '#contract/rules/profile.ts';
import { standInTokenStart } from '#contract/rules/stand-in-token.ts';
import type { FoundMember, ImpersonationEnd } from '#contract/schemas/impersonation.ts';
import type { Database } from '../database/database.ts';
import { grants, images, impersonations, sessions, users } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { Signer } from '../foundation/signer.ts';
import { findEntitlements, listGrants } from './grants.ts';
import { addToLog, type LogRow } from './impersonation-log.ts';
import { findSession, openSession } from './sessions.ts';
import type { StandIn, Viewer } from './viewer.ts';

/*
 * [Note: Stand-ins] Somebody of the staff is in a member's account by a session of its own, whose token works nowhere
 * else and is told apart by how it begins. It ends after half an hour and is never extended; with the session that
 * opened it; and with either account. What it opens is asked anew at each call: that the staff member has been staff
 * since it began, and that the member has not become staff. Decision 105.
 */

/** An impersonation as it is stored. */
export type ImpersonationRow = typeof impersonations.$inferSelect;

/** Whether a token is that of a stand-in, by its looks alone. */
export const isStandInToken = (token: string): boolean => token.startsWith(standInTokenStart);

const isStaff = (entitlements: readonly Entitlement[]) => isUnlocked('staffDesk', { entitlements });

const staffAccount = alias(users, 'staff_account');
const subjectAccount = alias(users, 'subject_account');
const opener = alias(sessions, 'opener');

/** The viewer of a stand-in's token, or null where it is worth nothing, or nothing any more. */
export async function findStandIn(
  database: Database,
  token: string,
  now: Date,
): Promise<Viewer | null> {
  const session = await findSession(
    database,
    token.slice(standInTokenStart.length),
    'stand-in',
    now,
  );
  return session && readStandIn(database, session.id, now);
}

/** What a session in a member's account opens at a moment; null where nothing, or nothing any more. */
async function readStandIn(
  database: Database,
  sessionId: string,
  now: Date,
): Promise<Viewer | null> {
  const [row] = await database
    .select({ impersonation: impersonations, staffId: sessions.userId })
    .from(impersonations)
    .innerJoin(sessions, eq(sessions.id, impersonations.sessionId))
    .innerJoin(opener, eq(opener.id, sessions.openedBy))
    .innerJoin(staffAccount, eq(staffAccount.id, impersonations.staffId))
    .innerJoin(subjectAccount, eq(subjectAccount.id, impersonations.subjectId))
    .where(
      and(
        eq(impersonations.sessionId, sessionId),
        isNull(impersonations.endedAt),
        gt(impersonations.endsAt, now),
        gt(sessions.expiresAt, now),
        gt(opener.expiresAt, now),
        isNull(staffAccount.deletionAt),
        isNull(subjectAccount.deletionAt),
      ),
    );
  if (row?.staffId !== row?.impersonation.staffId || !row) return null;
  const { id, staffId, subjectId, startedAt, endsAt } = row.impersonation;
  const held = (await listGrants(database, staffId)).filter(({ from }) => from <= startedAt);
  if (!isStaff(entitlementsAt(held, now))) return null;
  const entitlements = await findEntitlements(database, subjectId, now);
  if (isStaff(entitlements)) return null;
  return {
    userId: staffId,
    sessionId,
    entitlements,
    standsInFor: { userId: subjectId, impersonationId: id, endsAt },
  };
}

/** Throws the Refusal `signed-out` unless a stand-in still is one, under the lock of the member's account. */
export async function requireStandIn(
  database: Database,
  { sessionId }: Viewer,
  now: Date,
): Promise<void> {
  if (await readStandIn(database, sessionId, now)) return;
  throw new Refusal('signed-out', 'this impersonation is over');
}

/** Finds members by the beginning of a screen name or an email, or by a whole id; whole matches first. */
export async function findMembers(
  { userId: staffId }: Viewer,
  database: Database,
  search: string,
  { now, signer }: { now: Date; signer: Signer },
): Promise<FoundMember[]> {
  const ids = await findMatches(database, search);
  const found = await database
    .select({ user: users, imageStatus: images.status })
    .from(users)
    .leftJoin(images, eq(images.id, users.imageId))
    .where(inArray(users.id, ids));
  const rows = found.toSorted(
    (one, other) => ids.indexOf(one.user.id) - ids.indexOf(other.user.id),
  );
  const given = await database.select().from(grants).where(inArray(grants.userId, ids));
  return rows.map(({ user, imageStatus }) => {
    const entitlements = entitlementsAt(
      given.filter((grant) => grant.userId === user.id),
      now,
    );
    return {
      userId: user.id,
      screenName: user.screenName,
      email: user.email,
      imageUrl:
        user.imageId && imageStatus === 'ready'
          ? signer.imageUrl(user.id, user.imageId, 240)
          : null,
      entitlements,
      whyNot: whyNotOf(user, entitlements, staffId),
    };
  });
}

/**
 * The ids of whom a search finds. Each way is read in the order of its index and no further than it is shown: two
 * letters may be how everybody's name begins.
 */
async function findMatches(database: Database, search: string): Promise<string[]> {
  const ids = async (where: SQL, order: SQL) =>
    (
      await database
        .select({ id: users.id })
        .from(users)
        .where(where)
        .orderBy(order)
        .limit(mostMembersFound)
    ).map(({ id }) => id);
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(search)) {
    return ids(eq(users.id, search), asc(users.id));
  }
  const name = sql`lower(${users.screenName})`;
  const begins = `${search.replace(/[\\%_]/g, '\\$&')}%`;
  const all = [
    ...(await ids(sql`${name} = lower(${search}::text)`, asc(users.id))),
    ...(await ids(sql`${users.email} = lower(${search}::text)`, asc(users.id))),
    ...(await ids(sql`${name} like lower(${begins}::text)`, sql`${name} using ~<~`)),
    ...(await ids(sql`${users.email} like lower(${begins}::text)`, sql`${users.email} using ~<~`)),
  ];
  return [...new Set(all)].slice(0, mostMembersFound);
}

const whyNotOf = (
  { id, deletionAt }: { id: string; deletionAt: Date | null },
  entitlements: readonly Entitlement[],
  staffId: string,
): FoundMember['whyNot'] => {
  if (id === staffId) return 'yourself';
  if (isStaff(entitlements)) return 'staff';
  return deletionAt ? 'leaving' : null;
};

type Account = Pick<typeof users.$inferSelect, 'id' | 'screenName' | 'email' | 'deletionAt'>;

const findAccountById = async (database: Database, userId: string): Promise<Account | null> => {
  const [row] = await database
    .select({
      id: users.id,
      screenName: users.screenName,
      email: users.email,
      deletionAt: users.deletionAt,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
};

const nameOf = ({ screenName, email }: Account): string => screenName ?? email;

/**
 * Opens a session in a member's account; the staff member's own is locked. Throws the Refusal `not-found` where there is
 * no such account, `forbidden` where it is their own, another one's of the staff, or about to be deleted. One that they
 * had open ends.
 */
export async function startImpersonation(
  viewer: Viewer,
  database: Database,
  { userId: subjectId, reason }: { userId: string; reason: string },
  { now, signer, device }: { now: Date; signer: Signer; device: string },
): Promise<{ token: string; row: ImpersonationRow; replaced: ImpersonationRow[] }> {
  const staffId = viewer.userId;
  const [staff, subject] = [
    await findAccountById(database, staffId),
    await findAccountById(database, subjectId),
  ];
  if (!staff || !isStaff(await findEntitlements(database, staffId, now))) {
    throw new Refusal('forbidden', 'for staff only');
  }
  if (!subject) throw new Refusal('not-found', 'no such account');
  const whyNot = whyNotOf(subject, await findEntitlements(database, subjectId, now), staffId);
  if (whyNot) throw new Refusal('forbidden', `this account is not entered: ${whyNot}`);
  const open = await database
    .select()
    .from(impersonations)
    .where(and(eq(impersonations.staffId, staffId), isNull(impersonations.endedAt)));
  for (const each of open) await endImpersonation(database, signer, each, 'replaced', now);
  const endsAt = new Date(now.getTime() + impersonationMs);
  const session = await openSession(database, staffId, device, now, {
    openedBy: viewer.sessionId,
    use: 'stand-in',
    expiresAt: endsAt,
  });
  const [row] = await database
    .insert(impersonations)
    .values({
      sessionId: session.sessionId,
      staffId,
      staffName: nameOf(staff),
      subjectId,
      subjectName: nameOf(subject),
      reason,
      startedAt: now,
      endsAt,
    })
    .returning();
  await addToLog(database, signer, logRowOf(row!, 'started', reason), now);
  return { token: `${standInTokenStart}${session.token}`, row: row!, replaced: open };
}

const logRowOf = (
  { id, staffId, staffName, subjectId, subjectName }: ImpersonationRow,
  event: LogRow['event'],
  detail: string | null,
): LogRow => ({
  ...{ impersonationId: id, staffId, staffName, subjectId, subjectName },
  event,
  detail,
});

/** Finds the impersonation of a stand-in. */
export async function findImpersonation(
  database: Database,
  { impersonationId }: StandIn,
): Promise<ImpersonationRow> {
  const [row] = await database
    .select()
    .from(impersonations)
    .where(eq(impersonations.id, impersonationId));
  if (!row) throw new Refusal('signed-out', 'this impersonation is over');
  return row;
}

/** What a call within an impersonation is written down as. */
export const logRowOfCall = (
  row: ImpersonationRow,
  event: 'called' | 'refused',
  { detail = null, ...call }: Pick<LogRow, 'operation' | 'kind' | 'about' | 'detail'>,
): LogRow => ({ ...logRowOf(row, event, detail), ...call });

/** Ends an impersonation, once: its session, its row and the log say so. Answers whether it was this that ended it. */
export async function endImpersonation(
  database: Database,
  signer: Signer,
  row: ImpersonationRow,
  by: ImpersonationEnd,
  now: Date,
): Promise<boolean> {
  const endedAt = new Date(Math.min(now.getTime(), row.endsAt.getTime()));
  const ended = await database
    .update(impersonations)
    .set({ endedAt, endedBy: by })
    .where(and(eq(impersonations.id, row.id), isNull(impersonations.endedAt)))
    .returning({ id: impersonations.id });
  if (ended.length === 0) return false;
  if (row.sessionId) await database.delete(sessions).where(eq(sessions.id, row.sessionId));
  await addToLog(database, signer, logRowOf(row, 'ended', by), now);
  return true;
}

/**
 * Finds the impersonations that are over and have no end written down: their time is up, or their session is gone; of one
 * of the staff, or of all.
 */
export async function findOver(
  database: Database,
  now: Date,
  staffId?: string,
): Promise<{ row: ImpersonationRow; by: ImpersonationEnd }[]> {
  const rows = await database
    .select()
    .from(impersonations)
    .where(
      and(
        isNull(impersonations.endedAt),
        or(lte(impersonations.endsAt, now), isNull(impersonations.sessionId)),
        staffId ? eq(impersonations.staffId, staffId) : sql`true`,
      ),
    )
    .orderBy(asc(impersonations.startedAt), asc(impersonations.id))
    .limit(200);
  return rows.map((row) => ({ row, by: row.endsAt <= now ? 'time' : 'closed' }));
}

/** The times since a moment that somebody of the staff was in a member's account. */
export async function listOfMember(
  database: Database,
  subjectId: string,
  since: Date,
): Promise<ImpersonationRow[]> {
  return database
    .select()
    .from(impersonations)
    .where(and(eq(impersonations.subjectId, subjectId), gt(impersonations.startedAt, since)))
    .orderBy(desc(impersonations.startedAt))
    .limit(100);
}
