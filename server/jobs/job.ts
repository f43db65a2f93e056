import type { Database } from '../database/database.ts';
import type { JobServices } from '../ports/services.ts';
import { insertJob, insertJobs } from '../repositories/jobs.ts';

/**
 * One kind of work that is done off the request's path. A payload is written into a table and may
 * be read days later, by another version of the server: plain data, ids rather than things.
 */
export interface Job<Payload> {
  /** Its name in the table. */
  kind: string;
  /**
   * True of work that may wait: it is taken while no other kind is due, one job at a time in each server,
   * so that it never keeps quick work waiting.
   */
  isPatient?: boolean;
  /**
   * Does it. What throws is tried again, later each time, for days, so it may run more than once; but not
   * after a HopelessJob.
   */
  work(payload: Payload, services: JobServices): Promise<void>;
  /**
   * Runs once the job is given up, for whoever waits for its result. A job that has this is not started
   * again afterwards.
   */
  giveUp?(payload: Payload, services: JobServices): Promise<void>;
}

/** Thrown by work that no other try can do: the job is given up at once. */
export class HopelessJob extends Error {
  override name = 'HopelessJob';
}

/** Puts a job into the table, in the caller's transaction: it is done if that commits. */
export async function enqueue<Payload extends object>(
  database: Database,
  job: Job<Payload>,
  payload: Payload,
  runAt?: Date,
): Promise<void> {
  await insertJob(database, job.kind, payload, runAt);
}

/** As `enqueue`, for thousands at once. */
export async function enqueueAll<Payload extends object>(
  database: Database,
  job: Job<Payload>,
  payloads: readonly Payload[],
): Promise<void> {
  await insertJobs(database, job.kind, payloads);
}
