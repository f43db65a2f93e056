import { setTimeout as sleep } from 'node:timers/promises';
import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jobs } from '../database/schema.ts';
import { summaryOf } from '../log-lines.ts';
import { isOutage } from '../outage.ts';

/** What there is to do off the request's path, and what each needs to know. */
export interface JobPayloads {
  'process-image': { imageId: string };
  'send-mail': { to: string; subject: string; text: string };
  'mail-reset-link': { email: string };
  'delete-blobs': { imageIds: string[] };
  'delete-upload': { imageId: string };
  sweep: Record<string, never>;
}

export type JobKind = keyof JobPayloads;

/** Does one kind of job. A job that throws is tried again, later each time, for days. */
export type JobWork = { [Kind in JobKind]: (payload: JobPayloads[Kind]) => Promise<void> };

/** Puts a job into the table, in the caller's transaction: it is done if that commits. */
export async function enqueue<Kind extends JobKind>(
  database: Database,
  kind: Kind,
  payload: JobPayloads[Kind],
  runAt?: Date,
): Promise<void> {
  await database.insert(jobs).values({ kind, payload, ...(runAt ? { runAt } : {}) });
}

/** Sees to it that the sweep waits, once for however many servers. */
export async function scheduleSweep(database: Database, now: Date): Promise<void> {
  const runAt = new Date(now.getTime() + everyMs.sweep);
  await database.insert(jobs).values({ kind: 'sweep', payload: {}, runAt }).onConflictDoNothing();
}

/** What waits because it could not be done yet, and what was given up, by kind. */
export interface WaitingJobs {
  kind: string;
  waiting: number;
  givenUp: number;
  /** When the oldest of them came to be. */
  since: string;
  /** The most tries that any of them had. */
  tries: number;
}

/** What the operator should know of; empty while everything is done as it comes. */
export async function listTroubledJobs(database: Database): Promise<WaitingJobs[]> {
  const rows = await database
    .select({
      kind: jobs.kind,
      waiting: sql<number>`count(*) filter (where ${jobs.failedAt} is null)`,
      givenUp: sql<number>`count(*) filter (where ${jobs.failedAt} is not null)`,
      since: sql<Date>`min(${jobs.createdAt})`,
      tries: sql<number>`max(${jobs.attempts})`,
    })
    .from(jobs)
    .where(isNotNull(jobs.lastError))
    .groupBy(jobs.kind)
    .orderBy(asc(jobs.kind));
  return rows.map((row) => ({ ...row, since: new Date(row.since).toISOString() }));
}

/** Frees what a killed server left locked. For the only server on its database. */
export async function freeJobs(database: Database): Promise<void> {
  await database.update(jobs).set({ lockedUntil: null }).where(isNotNull(jobs.lockedUntil));
}

/** Forgets jobs that failed for good before a moment: a mail among them may hold a link. */
export async function forgetFailedJobs(database: Database, before: Date): Promise<void> {
  await database.delete(jobs).where(lt(jobs.failedAt, before));
}

const lockMs = 60_000;
const pollMs = 2000;
const atOnce = 2;
const hourMs = 3_600_000;
/** Longest wait between two tries: a store that is back is found within the hour. */
const maxDelayMs = hourMs;
/** What cannot be done is tried for so long: a weekend without an operator, and two days more. */
const giveUpAfterMs = 5 * 24 * hourMs;
/** A job that ends the whole server never comes to its own end: it is not begun for ever. */
const maxUnended = 8;
/** A database that is away does not hold up the stop: the locks end by themselves. */
const giveBackMs = 1000;
/** Jobs that come again; they are never given up. */
const everyMs: { [Kind in JobKind]?: number } & { sweep: number } = { sweep: hourMs };

const pause = (ms: number) => sleep(ms, undefined, { ref: false });

/** Runs the jobs of the table. */
export interface JobQueue {
  /** Looks for work now rather than at the next poll. */
  nudge(): void;
  /** Resolves once nothing is due and nothing runs. */
  idle(): Promise<void>;
  /**
   * Stops taking jobs and waits for those that run, for ever unless said. What runs longer than
   * `graceMs` is given back, to be done from its beginning by the next server.
   */
  stop(graceMs?: number): Promise<void>;
}

/**
 * Starts the runner. A job belongs to whoever locks its row, for a minute at a time, so a killed
 * server's jobs are taken up by the next one.
 */
export function startJobs(options: {
  database: Database;
  work: JobWork;
  now(): Date;
  /** Hears what failed: a job with its next try (null: given up), or the look for one. */
  onError(error: unknown, kind: string, nextTry?: Date | null): void;
  /** Hears that jobs can be looked for again. */
  onBack?(): void;
  /** Called once a job has failed for good, so that nobody waits for it. */
  onGivenUp?(kind: string, payload: unknown): Promise<void>;
}): JobQueue {
  const { database, work, now, onError } = options;
  let stopped = false;
  /** The ids of those that run. */
  const running = new Set<number>();
  let again = false;
  let looking = false;
  let isAway = false;
  let timer: NodeJS.Timeout | undefined;
  const waiting = new Set<() => void>();

  const take = async () => {
    const free = or(isNull(jobs.lockedUntil), lt(jobs.lockedUntil, now()));
    const next = database
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(sql`${jobs.runAt} <= ${now()}`, isNull(jobs.failedAt), free))
      .orderBy(asc(jobs.runAt), asc(jobs.id))
      .limit(1)
      .for('update', { skipLocked: true });
    const [job] = await database
      .update(jobs)
      .set({
        lockedUntil: new Date(now().getTime() + lockMs),
        attempts: sql`${jobs.attempts} + 1`,
        unended: sql`${jobs.unended} + 1`,
      })
      // Not `in`: that search may run anew for each row, and would lock jobs that nobody does.
      .where(eq(jobs.id, sql`(${next})`))
      .returning();
    return job ?? null;
  };

  const perform = async (job: typeof jobs.$inferSelect) => {
    const hold = setInterval(() => {
      void database
        .update(jobs)
        .set({ lockedUntil: new Date(now().getTime() + lockMs) })
        .where(eq(jobs.id, job.id))
        .catch(() => {});
    }, lockMs / 3);
    try {
      const failure = await attempt(job);
      const next = failure === null ? everyMs[job.kind as JobKind] : delayOf(job);
      if (failure === null && next === undefined) {
        await write(() => database.delete(jobs).where(eq(jobs.id, job.id)));
        return;
      }
      const isGivenUp = failure !== null && isTooLong(job);
      const runAt = new Date(now().getTime() + next!);
      if (failure !== null) onError(failure, job.kind, isGivenUp ? null : runAt);
      // First: what follows from it is not forgotten if it cannot be done now.
      if (isGivenUp) await options.onGivenUp?.(job.kind, job.payload);
      await write(() =>
        database
          .update(jobs)
          .set({
            lockedUntil: null,
            unended: 0,
            lastError: failure === null ? null : summaryOf(failure).slice(0, 2000),
            runAt,
            failedAt: isGivenUp ? now() : null,
            ...(failure === null ? { attempts: 0 } : {}),
          })
          .where(eq(jobs.id, job.id)),
      );
    } finally {
      clearInterval(hold);
    }
  };

  /** Does a job; answers what went wrong, or null. */
  const attempt = async (job: typeof jobs.$inferSelect): Promise<unknown> => {
    try {
      if (job.unended > maxUnended) throw new Error('it ended its server too often');
      const perform = work[job.kind as JobKind] as
        | ((payload: unknown) => Promise<void>)
        | undefined;
      if (!perform) throw new Error(`nobody does ${job.kind}`);
      await perform(job.payload);
      return null;
    } catch (error) {
      return error;
    }
  };

  const delayOf = (job: typeof jobs.$inferSelect) =>
    Math.min(1000 * 2 ** Math.min(job.attempts, 20), maxDelayMs);

  const isTooLong = (job: typeof jobs.$inferSelect) =>
    everyMs[job.kind as JobKind] === undefined &&
    (job.unended > maxUnended || now().getTime() - job.createdAt.getTime() > giveUpAfterMs);

  /** Writes down how a job ended, as soon as the database is there: else it would be done again. */
  const write = async (run: () => PromiseLike<unknown>) => {
    for (;;) {
      try {
        return await run();
      } catch (error) {
        if (stopped || !isOutage(error)) throw error;
        await sleep(pollMs);
      }
    }
  };

  /** Unlocks what runs, so that the next server need not wait for the locks to end. */
  const giveBack = () =>
    database
      .update(jobs)
      .set({ lockedUntil: null, unended: 0 })
      .where(inArray(jobs.id, [...running]))
      .catch(() => {});

  const settle = () => {
    if (running.size > 0 || looking) return;
    for (const resolve of waiting) resolve();
    waiting.clear();
  };

  const look = async () => {
    if (looking) {
      again = true;
      return;
    }
    looking = true;
    clearTimeout(timer);
    try {
      do {
        again = false;
        while (!stopped && running.size < atOnce) {
          const job = await take();
          if (isAway) options.onBack?.();
          isAway = false;
          if (!job) break;
          running.add(job.id);
          void perform(job)
            .catch((error) => onError(error, job.kind))
            .finally(() => {
              running.delete(job.id);
              void look();
            });
        }
      } while (again && !stopped && running.size < atOnce);
    } catch (error) {
      // Once for a whole outage: the next looks fail alike.
      if (!stopped && !isAway) onError(error, 'take');
      isAway = isOutage(error);
    } finally {
      looking = false;
      if (!stopped) timer = setTimeout(look, pollMs);
      settle();
    }
  };
  void look();

  const idle = () =>
    new Promise<void>((resolve) => {
      waiting.add(resolve);
      void look();
    });
  return {
    nudge: () => void look(),
    idle,
    async stop(graceMs) {
      stopped = true;
      clearTimeout(timer);
      if (running.size === 0 && !looking) return;
      const ended = new Promise<void>((resolve) => waiting.add(resolve));
      if (graceMs === undefined) return ended;
      await Promise.race([ended, pause(graceMs)]);
      if (running.size > 0) await Promise.race([giveBack(), pause(giveBackMs)]);
    },
  };
}
