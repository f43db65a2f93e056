import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { entitlementsAt } from '#contract/rules/grants.ts';
import type { Session } from '#contract/schemas/user.ts';
import type { Database } from '../database/database.ts';
import { prepared, type ValueNamed } from '../database/prepared.ts';
import { grants, sessions } from '../database/schema.ts';
import { isOutage } from '../foundation/outage.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { SweepPart } from './sweep-part.ts';
import type { Viewer } from './viewer.ts';

const dayMs = 86_400_000;
/** A session lasts 90 days from its last use (docs/design/product-rules.md, Account). */
const sessionMs = 90 * dayMs;
/** The use of a session is written down at most this often. */
const touchMs = 3_600_000;

/** The hash by which a stored secret is compared. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** A new secret of 256 bits, base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/**
 * The use of a session: the app's calls, the studio's pages ([Note: Studio session]), or calls in a member's account
 * ([Note: Stand-ins]). The token of one is worth nothing for another.
 */
export type SessionUse = 'app' | 'studio' | 'stand-in';

/** A session's token as it is stored: by its use, so that it is found for that alone. */
const storedToken = (token: string, use: SessionUse): string =>
  hashToken(use === 'app' ? token : `${use}:${token}`);

/**
 * Opens a session; the token is known only to the caller. One that another session opens ends with that. It lasts 90 days
 * from its last use, unless its end is said.
 */
export async function openSession(
  database: Database,
  userId: string,
  device: string,
  now: Date,
  {
    openedBy = null,
    use = 'app',
    expiresAt = new Date(now.getTime() + sessionMs),
  }: { openedBy?: string | null; use?: SessionUse; expiresAt?: Date } = {},
): Promise<{ token: string; userId: string; expiresAt: string; sessionId: string }> {
  const token = newToken();
  const [row] = await database
    .insert(sessions)
    .values({
      userId,
      device,
      openedBy,
      tokenHash: storedToken(token, use),
      expiresAt,
      lastUsedAt: now,
    })
    .returning({ id: sessions.id });
  return { token, userId, expiresAt: expiresAt.toISOString(), sessionId: row!.id };
}

/** The session of a token of this use, or null. Does not extend it. */
export async function findSession(
  database: Database,
  token: string,
  use: SessionUse,
  now: Date,
): Promise<{ id: string } | null> {
  const [row] = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, storedToken(token, use)), gt(sessions.expiresAt, now)));
  return row ?? null;
}

/** A row for each grant, so that one question of the database is enough; each call asks it. */
const findWithGrants = prepared((database, value: ValueNamed<'tokenHash' | 'now'>) =>
  database
    .select({
      sessionId: sessions.id,
      userId: sessions.userId,
      lastUsedAt: sessions.lastUsedAt,
      grant: grants,
    })
    .from(sessions)
    .leftJoin(grants, eq(grants.userId, sessions.userId))
    .where(and(eq(sessions.tokenHash, value('tokenHash')), gt(sessions.expiresAt, value('now')))),
);

/** The viewer of a token of this use, or null. Extends the session. */
export async function findViewer(
  database: Database,
  token: string,
  now: Date,
  use: SessionUse = 'app',
): Promise<Viewer | null> {
  const rows = await findWithGrants(database, {
    tokenHash: storedToken(token, use),
    now: now.toISOString(),
  });
  const [row] = rows;
  if (!row) return null;
  if (now.getTime() - row.lastUsedAt.getTime() > touchMs) {
    await database
      .update(sessions)
      .set({ lastUsedAt: now, expiresAt: new Date(now.getTime() + sessionMs) })
      .where(eq(sessions.id, row.sessionId))
      // A standby takes no writes; reads are answered all the same.
      .catch((error) => {
        if (!isOutage(error)) throw error;
      });
  }
  return {
    userId: row.userId,
    sessionId: row.sessionId,
    entitlements: entitlementsAt(
      rows.flatMap(({ grant }) => grant ?? []),
      now,
    ),
  };
}

/** Lists the sessions of the viewer, the latest used first. */
export async function listSessions(
  viewer: Viewer,
  database: Database,
  now: Date,
): Promise<Session[]> {
  const rows = await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, viewer.userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt))
    .limit(100);
  return rows.map((row) => ({
    sessionId: row.id,
    device: row.device,
    createDate: row.createdAt.toISOString(),
    lastUsedDate: row.lastUsedAt.toISOString(),
    isThis: row.id === viewer.sessionId,
  }));
}

/** The id of the session that opened another; null of one that a sign-in opened. */
export async function findOpener(database: Database, sessionId: string): Promise<string | null> {
  const [row] = await database
    .select({ openedBy: sessions.openedBy })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return row?.openedBy ?? null;
}

/** Ends one session of the viewer's. Throws the Refusal `not-found` for any other. */
export async function endSession(
  viewer: Viewer,
  database: Database,
  sessionId: string,
): Promise<void> {
  const ended = await database
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, viewer.userId)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new Refusal('not-found', 'no such session');
}

/** Ends every session of a user, but for one. */
export async function endSessions(
  database: Database,
  userId: string,
  exceptSessionId?: string,
): Promise<void> {
  await database
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        exceptSessionId ? ne(sessions.id, exceptSessionId) : sql`true`,
      ),
    );
}

/** Sessions that ended by themselves. */
export const sessionSweep: SweepPart = {
  afterMs: 0,
  async forget(database, before) {
    await database.delete(sessions).where(lt(sessions.expiresAt, before));
  },
};
