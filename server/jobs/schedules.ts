import { Cron } from 'croner';
import type { Database } from '../database/database.ts';
import { deleteSchedule, type Schedule, saveSchedule } from '../repositories/jobs.ts';
import type { Job } from './job.ts';

const hourMs = 3_600_000;

/** At every full hour. */
export const hourly: Schedule = { cron: '0 * * * *', timeZone: 'Etc/UTC' };

/** Four times a day, at half past. */
export const everySixHours: Schedule = { cron: '30 */6 * * *', timeZone: 'Etc/UTC' };

/** Every hour at a minute (0 to 59). */
export const hourlyAt = (minute: number): Schedule => ({
  cron: `${minute} * * * *`,
  timeZone: 'Etc/UTC',
});

/** Every day at a full hour (0 to 23) of a time zone, by its IANA name. */
export const dailyAt = (hour: number, timeZone: string): Schedule => ({
  cron: `0 ${hour} * * *`,
  timeZone,
});

/**
 * The next time after a moment. A time in an hour that the clocks skip comes right after the gap; one
 * in an hour that they repeat comes once. Throws if the pattern or the time zone is unknown.
 */
export function nextRun({ cron, timeZone }: Schedule, after: Date): Date {
  const pattern = new Cron(cron, { timezone: timeZone });
  // Within a repeated hour croner (10.0.1) answers with the time in its first pass, which is over.
  for (let from = after; ; from = new Date(from.getTime() + hourMs)) {
    const next = pattern.nextRun(from);
    if (!next) throw new RangeError(`${cron} never comes`);
    if (next > after) return next;
  }
}

/** A recurring job, and whose it is. */
export interface Recurring<Payload extends object> {
  /** One for all servers, such as `sweep`, or `suggest-outfits:` and a member's id. */
  key: string;
  job: Job<Payload>;
  payload: Payload;
  schedule: Schedule;
  /** The member whose it is: it ends with the account. */
  userId?: string;
}

/**
 * Adds a recurring job, or changes the one with the same key. An equal one stays as it is: an
 * occurrence that was missed while no server ran is still done, once. Throws if the pattern or the time
 * zone is unknown.
 */
export async function setSchedule<Payload extends object>(
  database: Database,
  { key, job, payload, schedule, userId }: Recurring<Payload>,
  now: Date,
): Promise<void> {
  await saveSchedule(database, {
    ...{ scheduleKey: key, kind: job.kind, payload, userId: userId ?? null },
    ...schedule,
    runAt: nextRun(schedule, now),
  });
}

/** Removes the recurring job of a key; an occurrence that runs right now is finished. */
export async function removeSchedule(database: Database, key: string): Promise<void> {
  await deleteSchedule(database, key);
}
