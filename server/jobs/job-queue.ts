import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { jobs } from '../database/schema.ts';

/** What there is to do off the request's path, and what each needs to know. */
export interface JobPayloads {
  'process-image': { imageId: string };
  'send-mail': { to: string; subject: string; text: string };
  'delete-blobs': { imageIds: string[] };
  sweep: Record<string, never>;
}

export type JobKind = keyof JobPayloads;

/** Does one kind of job. A job that throws is tried again, later each time. */
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

/** Whether a job of this kind waits. */
export async function hasJob(database: Database, kind: JobKind): Promise<boolean> {
  const [row] = await database
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.kind, kind), isNull(jobs.failedAt)))
    .limit(1);
  return row !== undefined;
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
const maxAttempts = 8;
const pollMs = 2000;
const atOnce = 2;

/** Runs the jobs of the table. */
export interface JobQueue {
  /** Looks for work now rather than at the next poll. */
  nudge(): void;
  /** Resolves once nothing is due and nothing runs. */
  idle(): Promise<void>;
  /** Stops taking jobs and waits for those that run. */
  stop(): Promise<void>;
}

/**
 * Starts the runner. A job belongs to whoever locks its row, for a minute at a time, so a killed
 * server's jobs are taken up by the next one.
 */
export function startJobs(options: {
  database: Database;
  work: JobWork;
  now(): Date;
  onError(error: unknown, kind: string): void;
  /** Called once a job has failed for good, so that nobody waits for it. */
  onGivenUp?(kind: string, payload: unknown): Promise<void>;
}): JobQueue {
  const { database, work, now, onError } = options;
  let stopped = false;
  let running = 0;
  let again = false;
  let looking = false;
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
      })
      .where(inArray(jobs.id, next))
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
      // A job that ends the whole server never comes to its own end: it is not begun for ever.
      if (job.attempts > maxAttempts) throw new Error('begun too often');
      const perform = work[job.kind as JobKind] as
        | ((payload: unknown) => Promise<void>)
        | undefined;
      if (!perform) throw new Error(`nobody does ${job.kind}`);
      await perform(job.payload);
      await database.delete(jobs).where(eq(jobs.id, job.id));
    } catch (error) {
      onError(error, job.kind);
      const failed = job.attempts >= maxAttempts;
      const delayMs = 1000 * 2 ** job.attempts;
      await database
        .update(jobs)
        .set({
          lockedUntil: null,
          lastError: String(error).slice(0, 2000),
          runAt: new Date(now().getTime() + delayMs),
          failedAt: failed ? now() : null,
        })
        .where(eq(jobs.id, job.id));
      if (failed) await options.onGivenUp?.(job.kind, job.payload);
    } finally {
      clearInterval(hold);
    }
  };

  const settle = () => {
    if (running > 0 || looking) return;
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
        while (!stopped && running < atOnce) {
          const job = await take();
          if (!job) break;
          running += 1;
          void perform(job)
            .catch((error) => onError(error, job.kind))
            .finally(() => {
              running -= 1;
              void look();
            });
        }
      } while (again && !stopped && running < atOnce);
    } catch (error) {
      if (!stopped) onError(error, 'take');
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
    async stop() {
      stopped = true;
      clearTimeout(timer);
      if (running > 0 || looking) {
        await new Promise<void>((resolve) => waiting.add(resolve));
      }
    },
  };
}
