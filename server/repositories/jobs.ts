import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jobs } from '../database/schema.ts';
import { Refusal } from '../foundation/refusal.ts';
import type { SweepPart } from './sweep-part.ts';

/** A job as it stands in the table. */
export type JobRow = typeof jobs.$inferSelect;

/** When a job comes again: a cron pattern, read in an IANA time zone. */
export interface Schedule {
  cron: string;
  timeZone: string;
}

/** Writes a job down. */
export async function insertJob(
  database: Database,
  kind: string,
  payload: object,
  runAt?: Date,
): Promise<void> {
  await database.insert(jobs).values({ kind, payload, ...(runAt ? { runAt } : {}) });
}

/** Writes down many jobs of one kind in one statement, however many they are. */
export async function insertJobs(
  database: Database,
  kind: string,
  payloads: readonly object[],
): Promise<void> {
  await database.execute(sql`insert into ${jobs} (kind, payload)
    select ${kind}, payload from jsonb_array_elements(${JSON.stringify(payloads)}::jsonb) payload`);
}

/** Writes down a job that comes again, or changes it; one that is the same is left as it is. */
export async function saveSchedule(
  database: Database,
  schedule: typeof jobs.$inferInsert & { scheduleKey: string; runAt: Date },
): Promise<void> {
  const { kind, payload, cron, timeZone, userId, runAt } = schedule;
  const before = sql`(${jobs.kind}, ${jobs.payload}, ${jobs.cron}, ${jobs.timeZone}, ${jobs.userId})`;
  const after = sql`(excluded.kind, excluded.payload, excluded.cron, excluded.time_zone, excluded.user_id)`;
  await database
    .insert(jobs)
    .values(schedule)
    .onConflictDoUpdate({
      target: jobs.scheduleKey,
      set: { kind, payload, cron, timeZone, userId, runAt, attempts: 0, lastError: null },
      setWhere: sql`${before} is distinct from ${after}`,
    });
}

/** Deletes the job that comes again under a key. */
export async function deleteSchedule(database: Database, key: string): Promise<void> {
  await database.delete(jobs).where(eq(jobs.scheduleKey, key));
}

/**
 * Takes the job of these kinds that has been due longest or, with `isNewestFirst`, was made last, if one is
 * free, and locks it until a moment. However many servers ask, each job is taken by one.
 */
export async function takeJob(
  database: Database,
  kinds: string[],
  now: Date,
  lockedUntil: Date,
  { isNewestFirst = false } = {},
): Promise<JobRow | null> {
  const next = database
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isDue(now), inArray(jobs.kind, kinds), isFree(now)))
    .orderBy(...(isNewestFirst ? [desc(jobs.id)] : [asc(jobs.runAt), asc(jobs.id)]))
    .limit(1)
    .for('update', { skipLocked: true });
  const [job] = await database
    .update(jobs)
    .set({
      lockedUntil,
      attempts: sql`${jobs.attempts} + 1`,
      unended: sql`${jobs.unended} + 1`,
    })
    // Not `in`: PostgreSQL may run that subquery for each row, and would lock jobs that are not taken.
    .where(eq(jobs.id, sql`(${next})`))
    .returning();
  return job ?? null;
}

const isDue = (now: Date) => and(sql`${jobs.runAt} <= ${now}`, isNull(jobs.failedAt));
const isFree = (now: Date) => or(isNull(jobs.lockedUntil), lt(jobs.lockedUntil, now));

/** Extends the lock of a job that takes long. */
export async function holdJob(database: Database, id: number, until: Date): Promise<void> {
  await database.update(jobs).set({ lockedUntil: until }).where(eq(jobs.id, id));
}

/** Unlocks jobs that were begun, as if they had not been. */
export async function giveBackJobs(database: Database, ids: number[]): Promise<void> {
  await database.update(jobs).set({ lockedUntil: null, unended: 0 }).where(inArray(jobs.id, ids));
}

/** Deletes a job that is done. */
export async function deleteJob(database: Database, id: number): Promise<void> {
  await database.delete(jobs).where(eq(jobs.id, id));
}

/** Writes down how a job that stays came to its end. */
export async function endJob(
  database: Database,
  job: JobRow,
  end: { runAt: Date; attempts: number; lastError: string | null; failedAt: Date | null },
): Promise<void> {
  // Its schedule may have been changed while it ran: then the time that was set then holds.
  const isUnchanged = sql`${jobs.runAt} = ${job.runAt}`;
  await database
    .update(jobs)
    .set({
      ...end,
      lockedUntil: null,
      unended: 0,
      runAt: sql`case when ${isUnchanged} then ${end.runAt}::timestamptz else ${jobs.runAt} end`,
    })
    .where(eq(jobs.id, job.id));
}

/** Frees what a killed server left locked. For the only server on its database. */
export async function freeJobs(database: Database): Promise<void> {
  await database.update(jobs).set({ lockedUntil: null }).where(isNotNull(jobs.lockedUntil));
}

/** Jobs that were given up: a mail among them may hold a link. */
export const failedJobSweep: SweepPart = {
  afterMs: 7 * 24 * 3_600_000,
  async forget(database, before) {
    await database.delete(jobs).where(lt(jobs.failedAt, before));
  },
};

/** How many jobs of other kinds are due, by kind. */
export async function listOtherJobs(
  database: Database,
  kinds: string[],
  now: Date,
): Promise<{ kind: string; due: number }[]> {
  return database
    .select({ kind: jobs.kind, due: sql<number>`count(*)` })
    .from(jobs)
    .where(and(isDue(now), notInArray(jobs.kind, kinds)))
    .groupBy(jobs.kind)
    .orderBy(asc(jobs.kind));
}

/** A job that the operator should know of. */
export interface TroubledJob {
  id: number;
  kind: string;
  /** Whether it is tried again, was given up, or is of a kind that this version does not know. */
  state: 'waiting' | 'given-up' | 'unknown-kind';
  /** When it was added, or was last started again. */
  since: Date;
  tries: number;
  nextTry: Date | null;
  lastError: string | null;
}

/** Most jobs that are listed at once, the oldest first. */
const mostListed = 500;

/** Jobs that failed, were given up, or are of an unknown kind; empty while all is well. */
export async function listTroubledJobs(
  database: Database,
  kinds: string[],
  now: Date,
): Promise<TroubledJob[]> {
  const rows = await database
    .select()
    .from(jobs)
    .where(or(isNotNull(jobs.lastError), and(isDue(now), notInArray(jobs.kind, kinds))))
    .orderBy(asc(jobs.createdAt), asc(jobs.id))
    .limit(mostListed);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: row.failedAt ? 'given-up' : kinds.includes(row.kind) ? 'waiting' : 'unknown-kind',
    since: row.createdAt,
    tries: row.attempts,
    nextTry: row.failedAt ? null : row.runAt,
    lastError: row.lastError,
  }));
}

/**
 * Has a failed job tried again now, and then for days. Throws the Refusal `not-found`
 * if there is none, and `conflict` if it runs, if nothing is wrong with it, or if it was given up
 * and is of one of the kinds for which that is final.
 */
export async function restartJob(
  database: Database,
  id: number,
  now: Date,
  finalKinds: string[],
): Promise<void> {
  const mayStart = or(isNull(jobs.failedAt), notInArray(jobs.kind, finalKinds));
  const started = await database
    .update(jobs)
    .set({ failedAt: null, attempts: 0, unended: 0, runAt: now, createdAt: now })
    .where(and(eq(jobs.id, id), isNotNull(jobs.lastError), isFree(now), mayStart))
    .returning({ id: jobs.id });
  if (started.length > 0) return;
  const [row] = await database.select().from(jobs).where(eq(jobs.id, id));
  if (!row) throw new Refusal('not-found', 'no such job');
  if (row.lastError === null) throw new Refusal('conflict', 'it has not failed');
  if (row.failedAt === null) throw new Refusal('conflict', 'it runs right now');
  throw new Refusal('conflict', 'it was given up, and what follows from that was done');
}

/** How many jobs wait and how many were given up, by kind. */
export interface JobCount {
  kind: string;
  /** Due, and not done yet. */
  waiting: number;
  givenUp: number;
  /** For how long the oldest of them has been due. */
  oldestDueSeconds: number;
}

/** Counts the jobs that wait or were given up. */
export async function countJobs(database: Database, now: Date): Promise<JobCount[]> {
  const due = isDue(now);
  return database
    .select({
      kind: jobs.kind,
      waiting: sql<number>`count(*) filter (where ${due})`,
      givenUp: sql<number>`count(${jobs.failedAt})`,
      oldestDueSeconds: sql<number>`coalesce(extract(epoch from
        ${now}::timestamptz - min(${jobs.runAt}) filter (where ${due})), 0)::float8`,
    })
    .from(jobs)
    .groupBy(jobs.kind)
    .orderBy(asc(jobs.kind));
}
