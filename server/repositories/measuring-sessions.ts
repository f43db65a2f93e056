import { and, eq, isNull, lt, ne } from 'drizzle-orm';
import { type MeasureType, measuringLinkMs } from '#contract/rules/measurements.ts';
import type { MeasuringSession } from '#contract/schemas/measurement.ts';
import type { Database } from '../database/database.ts';
import { measuringLinks, measuringSessions } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import { lockAccount } from './account-lock.ts';
import { findMeasured, toPerson } from './measurements.ts';
import type { FullScope } from './scope.ts';
import { hashToken, newToken } from './sessions.ts';
import type { SweepPart } from './sweep-part.ts';

/*
 * [Note: Measuring by phone] The page makes a session and shows its link as a code; a text message carries
 * another one. Who opens the first link says a key, which writes the values of this one person from then on; every
 * link of the session opens for that key alone. So an answer that was lost, or a page that is gone, opens again on the
 * phone that has the key. Half an hour after it began it is over.
 */

type SessionRow = typeof measuringSessions.$inferSelect;

/** Begins a session for somebody. The owner's account is locked; an earlier session of theirs is over. */
export async function beginMeasuring(
  database: Database,
  ownerId: string,
  personId: number,
  types: readonly MeasureType[],
  now: Date,
): Promise<{ sessionId: string; linkToken: string }> {
  await endMeasuring(database, ownerId, now);
  const [session] = await database
    .insert(measuringSessions)
    .values({
      ownerId,
      personId,
      types: [...types],
      expiresAt: new Date(now.getTime() + measuringLinkMs),
    })
    .returning({ id: measuringSessions.id });
  return { sessionId: session!.id, linkToken: await addLink(database, session!.id) };
}

/** Ends every session of a member's: their links and phones' keys are worth nothing any more. The account is locked. */
export async function endMeasuring(database: Database, ownerId: string, now: Date): Promise<void> {
  await database
    .update(measuringSessions)
    .set({ endedAt: now })
    .where(and(eq(measuringSessions.ownerId, ownerId), isNull(measuringSessions.endedAt)));
}

/** Makes another link to a session that nobody has opened. Throws `not-found`, `link-expired`. */
export async function makeAnotherLink(
  scope: FullScope,
  database: Database,
  sessionId: string,
  now: Date,
): Promise<string> {
  const session = await findOwn(scope, database, sessionId);
  if (isOver(session, now) || session.phoneKeyHash) {
    throw new Refusal('link-expired', 'the form was opened, or is over');
  }
  return addLink(database, sessionId);
}

/** A session as its page follows it. Throws `not-found`. */
export async function readMeasuring(
  scope: FullScope,
  database: Database,
  sessionId: string,
  now: Date,
): Promise<MeasuringSession> {
  return toSession(database, await findOwn(scope, database, sessionId), now);
}

/**
 * Uses a link up: from here on it opens for this phone's key. Throws `link-expired` if it is unknown, too old, or
 * another phone's.
 */
export async function openByPhone(
  database: Database,
  { linkToken, phoneKey }: { linkToken: string; phoneKey: string },
  now: Date,
): Promise<{ types: string[]; session: MeasuringSession }> {
  const find = () =>
    database
      .select({ session: measuringSessions })
      .from(measuringLinks)
      .innerJoin(measuringSessions, eq(measuringSessions.id, measuringLinks.sessionId))
      .where(eq(measuringLinks.tokenHash, hashToken(linkToken)));
  const [known] = await find();
  if (known) await lockAccount(database, known.session.ownerId);
  const [row] = await find();
  const phoneKeyHash = hashToken(phoneKey);
  if (!row || isOver(row.session, now) || !isFor(row.session, phoneKeyHash)) {
    throw new Refusal('link-expired', 'this link is over');
  }
  // A key is of one form: a phone makes another for each.
  const [taken] = await database
    .select({ id: measuringSessions.id })
    .from(measuringSessions)
    .where(
      and(
        eq(measuringSessions.phoneKeyHash, phoneKeyHash),
        ne(measuringSessions.id, row.session.id),
      ),
    );
  if (taken) throw new Refusal('link-expired', 'this key is of another form');
  const [opened] = await database
    .update(measuringSessions)
    .set({ phoneKeyHash })
    .where(eq(measuringSessions.id, row.session.id))
    .returning();
  const session = await toPhoneSession(database, opened!, now);
  return { types: row.session.types, session };
}

/** The session of a phone's key, whose account is locked from here on. Throws `link-expired`. */
export async function findByPhone(
  database: Database,
  phoneKey: string,
  now: Date,
): Promise<SessionRow> {
  const find = () =>
    database
      .select()
      .from(measuringSessions)
      .where(eq(measuringSessions.phoneKeyHash, hashToken(phoneKey)));
  const [known] = await find();
  if (known) await lockAccount(database, known.ownerId);
  const [session] = await find();
  if (!session || isOver(session, now)) throw new Refusal('link-expired', 'the form is over');
  return session;
}

/** Notes what the phone asks for at present. */
export async function noteActive(
  database: Database,
  session: SessionRow,
  activeType: MeasureType | null,
): Promise<SessionRow> {
  await database
    .update(measuringSessions)
    .set({ activeType })
    .where(eq(measuringSessions.id, session.id));
  return { ...session, activeType };
}

/** Ends a session: its key is worth nothing any more. */
export async function endSession(
  database: Database,
  session: SessionRow,
  now: Date,
): Promise<SessionRow> {
  await database
    .update(measuringSessions)
    .set({ endedAt: now })
    .where(eq(measuringSessions.id, session.id));
  return { ...session, endedAt: now };
}

/** A session as its page sees it. */
export async function toSession(
  database: Database,
  session: SessionRow,
  now: Date,
): Promise<MeasuringSession> {
  const person = await findMeasured(database, session.personId);
  return {
    sessionId: session.id,
    state: isOver(session, now) ? 'ended' : session.phoneKeyHash ? 'connected' : 'waiting',
    activeType: session.activeType,
    endDate: session.expiresAt.toISOString(),
    person: toPerson(person),
  };
}

/** A session as its phone sees it: of whom it is, and only what it is asked for. */
export async function toPhoneSession(
  database: Database,
  session: SessionRow,
  now: Date,
): Promise<MeasuringSession> {
  const { person, ...rest } = await toSession(database, session, now);
  const values = person.values.filter(({ type }) => isAskedFor(session, type));
  return { ...rest, person: { ...person, weightKg: null, values } };
}

/** Whether a phone is asked for a measure. */
export const isAskedFor = ({ types }: SessionRow, type: string): boolean =>
  types.some((one) => one === type);

/** Whether a phone may open a session: nobody has, or it is the one that did. */
const isFor = (session: SessionRow, phoneKeyHash: string) =>
  session.phoneKeyHash === null || session.phoneKeyHash === phoneKeyHash;

const isOver = ({ endedAt, expiresAt }: SessionRow, now: Date) =>
  endedAt !== null || expiresAt <= now;

async function addLink(database: Database, sessionId: string): Promise<string> {
  const linkToken = newToken();
  await database.insert(measuringLinks).values({ tokenHash: hashToken(linkToken), sessionId });
  return linkToken;
}

async function findOwn(
  scope: FullScope,
  database: Database,
  sessionId: string,
): Promise<SessionRow> {
  const [session] = await database
    .select()
    .from(measuringSessions)
    .where(and(eq(measuringSessions.ownerId, scope.subject), eq(measuringSessions.id, sessionId)));
  if (!session) throw new Refusal('not-found', 'no such form');
  return session;
}

/** Sessions that ended, with their links. */
export const measuringSweep: SweepPart = {
  afterMs: 24 * 3_600_000,
  async forget(database, before) {
    await database.delete(measuringSessions).where(lt(measuringSessions.expiresAt, before));
  },
};
