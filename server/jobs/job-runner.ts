import { setTimeout as sleep } from 'node:timers/promises';
import { summaryOf } from '../foundation/log-lines.ts';
import { isOutage } from '../foundation/outage.ts';
import type { JobRunner, JobServices } from '../ports/services.ts';
import {
  deleteJob,
  endJob,
  giveBackJobs,
  holdJob,
  type JobRow,
  listOtherJobs,
  type Schedule,
  takeJob,
} from '../repositories/jobs.ts';
import { HopelessJob, type Job } from './job.ts';
import { nextRun } from './schedules.ts';

/** How long the jobs of a killed server wait for another: what somebody paid for then is on its way. */
const lockMs = 20_000;
/** How often a lock is renewed while its job runs. */
const holdMs = 5000;
const pollMs = 2000;
/** Jobs at once, besides one that is patient. */
const atOnce = 2;
const hourMs = 3_600_000;
/** Longest wait between two tries: a store that is back is found within the hour. */
const maxDelayMs = hourMs;
/** A job that fails is tried for so long: a weekend without an operator, and two days more. */
const giveUpAfterMs = 5 * 24 * hourMs;
/** A job that crashes the whole server never ends by itself, so it is begun only so often. */
const maxUnended = 8;
/**
 * A stop waits at most so long to give jobs back when the database is away: their locks end by
 * themselves.
 */
const giveBackMs = 1000;
/** How often jobs of unknown kinds are looked for. */
const otherJobsMs = hourMs;

const pause = (ms: number) => sleep(ms, undefined, { ref: false });

/** How a try of a job ended. */
export type JobOutcome = 'done' | 'failed' | 'given-up';

/** Whoever is told about jobs: the log, the metrics. */
export interface JobListener {
  /** A try ended; with the error and the time of the next try, where there are such. */
  onEnd(kind: string, outcome: JobOutcome, error?: unknown, nextTry?: Date): void;
  /** The end of a job of this kind cannot be written down; without a kind, the table cannot be read. */
  onTrouble(error: unknown, kind?: string): void;
  /** The table can be read again. */
  onBack(): void;
  /** Jobs are due that this server does not know, since another version wrote them; they are left. */
  onUnknown(kind: string, due: number): void;
}

/**
 * Makes a runner, which takes no job before its start. A job belongs to whoever locks its row, for `lockMs`
 * at a time, so a killed server's jobs are soon taken up by the next one.
 */
export function createJobRunner(
  services: JobServices,
  jobs: readonly Job<never>[],
  listener: JobListener,
): JobRunner {
  const { now } = services;
  const { database } = services.open;
  const byKind = new Map(jobs.map((job) => [job.kind, job as Job<unknown>]));
  const kinds = [...byKind.keys()];
  const isPatient = (kind: string) => byKind.get(kind)?.isPatient === true;
  const patientKinds = kinds.filter(isPatient);
  const quickKinds = kinds.filter((kind) => !isPatient(kind));
  let isStarted = false;
  let stopped = false;
  /** The kinds of those that run, by id. */
  const running = new Map<number, string>();
  let again = false;
  let polling = false;
  let isAway = false;
  let otherJobsAt = 0;
  let timer: NodeJS.Timeout | undefined;
  const quickRunning = () => [...running.values()].filter((kind) => !isPatient(kind)).length;
  const waiting = new Set<() => void>();
  const lockEnd = () => new Date(now().getTime() + lockMs);

  const perform = async (row: JobRow, job: Job<unknown>) => {
    const hold = setInterval(() => {
      void holdJob(database, row.id, lockEnd()).catch(() => {});
    }, holdMs);
    try {
      const failure = await attempt(row, job);
      if (failure) await endFailed(row, job, failure.error);
      else await endDone(row);
    } finally {
      clearInterval(hold);
    }
  };

  /** Does a job; answers what went wrong, or null. */
  const attempt = async (row: JobRow, job: Job<unknown>): Promise<{ error: unknown } | null> => {
    try {
      if (row.unended > maxUnended) throw new Error('it ended its server too often');
      // Before the work: a job whose next time cannot be found is not done.
      nextOccurrence(row);
      await job.work(row.payload, services);
      return null;
    } catch (error) {
      return { error };
    }
  };

  const endDone = async (row: JobRow) => {
    listener.onEnd(row.kind, 'done');
    const runAt = nextOccurrence(row);
    await write(() =>
      runAt
        ? endJob(database, row, { runAt, attempts: 0, lastError: null, failedAt: null })
        : deleteJob(database, row.id),
    );
  };

  const endFailed = async (row: JobRow, job: Job<unknown>, error: unknown) => {
    const lastError = summaryOf(error).slice(0, 2000);
    const retryAt = new Date(now().getTime() + delayOf(row));
    // What comes again has its next occurrence.
    const isHopeless = error instanceof HopelessJob && row.scheduleKey === null;
    if (isHopeless || isTooLong(row)) {
      listener.onEnd(row.kind, 'given-up', error);
      // First: if this fails now, the job is not given up yet and it is tried again.
      await job.giveUp?.(row.payload, services);
      const end = { runAt: retryAt, attempts: row.attempts, lastError, failedAt: now() };
      await write(() => endJob(database, row, end));
      return;
    }
    // A recurring job is tried until its next occurrence, whose tries count from the start.
    const next = occurrenceInPlaceOf(row, retryAt);
    const end = next ? { runAt: next, attempts: 0 } : { runAt: retryAt, attempts: row.attempts };
    listener.onEnd(row.kind, 'failed', error, end.runAt);
    await write(() => endJob(database, row, { ...end, lastError, failedAt: null }));
  };

  /** When a job comes again; null for one that does not. Throws if its pattern cannot be read. */
  const nextOccurrence = (row: JobRow): Date | null => {
    const schedule = scheduleOf(row);
    // A clock that was set back does not repeat an occurrence.
    return schedule && nextRun(schedule, new Date(Math.max(now().getTime(), row.runAt.getTime())));
  };

  const occurrenceInPlaceOf = (row: JobRow, retryAt: Date): Date | null => {
    try {
      const next = nextOccurrence(row);
      return next && (next <= retryAt || row.unended > maxUnended) ? next : null;
    } catch {
      return null;
    }
  };

  const delayOf = (row: JobRow) => Math.min(1000 * 2 ** Math.min(row.attempts, 20), maxDelayMs);

  const isTooLong = (row: JobRow) =>
    row.scheduleKey === null &&
    (row.unended > maxUnended || now().getTime() - row.createdAt.getTime() > giveUpAfterMs);

  /** Writes down how a job ended as soon as the database is back: otherwise it would be done again. */
  const write = async (run: () => Promise<void>) => {
    for (;;) {
      try {
        return await run();
      } catch (error) {
        if (stopped || !isOutage(error)) throw error;
        await sleep(pollMs);
      }
    }
  };

  const settle = () => {
    if (running.size > 0 || polling) return;
    for (const resolve of waiting) resolve();
    waiting.clear();
  };

  const tellOfOthers = async () => {
    if (now().getTime() < otherJobsAt) return;
    otherJobsAt = now().getTime() + otherJobsMs;
    for (const { kind, due } of await listOtherJobs(database, kinds, now())) {
      listener.onUnknown(kind, due);
    }
  };

  /** Takes a job that is due; patient work only where no other kind is due and none of it runs. */
  const take = async (): Promise<JobRow | null> => {
    const row = await takeJob(database, quickKinds, now(), lockEnd());
    if (row || quickRunning() < running.size) return row;
    // What somebody has just added is what they look at.
    return takeJob(database, patientKinds, now(), lockEnd(), { isNewestFirst: true });
  };

  const poll = async () => {
    if (!isStarted) return;
    if (polling) {
      again = true;
      return;
    }
    polling = true;
    clearTimeout(timer);
    try {
      do {
        again = false;
        while (!stopped && quickRunning() < atOnce) {
          const row = await take();
          if (isAway) listener.onBack();
          isAway = false;
          if (!row) break;
          running.set(row.id, row.kind);
          void perform(row, byKind.get(row.kind)!)
            .catch((error) => listener.onTrouble(error, row.kind))
            .finally(() => {
              running.delete(row.id);
              void poll();
            });
        }
        if (!stopped) await tellOfOthers();
      } while (again && !stopped && quickRunning() < atOnce);
    } catch (error) {
      // Once for a whole outage: the next polls fail in the same way.
      if (!stopped && !isAway) listener.onTrouble(error);
      isAway = isOutage(error);
    } finally {
      polling = false;
      if (!stopped) timer = setTimeout(poll, pollMs);
      settle();
    }
  };

  return {
    kinds,
    start() {
      isStarted = true;
      void poll();
    },
    nudge: () => void poll(),
    idle: () =>
      new Promise<void>((resolve) => {
        waiting.add(resolve);
        void poll();
      }),
    async stop(graceMs) {
      stopped = true;
      clearTimeout(timer);
      if (running.size === 0 && !polling) return;
      const ended = new Promise<void>((resolve) => waiting.add(resolve));
      if (graceMs === undefined) return ended;
      await Promise.race([ended, pause(graceMs)]);
      // So that the next server need not wait for the locks to end.
      const giveBack = () => giveBackJobs(database, [...running.keys()]).catch(() => {});
      if (running.size > 0) await Promise.race([giveBack(), pause(giveBackMs)]);
    },
  };
}

/** When a job comes again; null for one that does not. */
const scheduleOf = ({ cron, timeZone }: JobRow): Schedule | null =>
  cron && timeZone ? { cron, timeZone } : null;
