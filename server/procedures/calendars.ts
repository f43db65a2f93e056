import { Refusal } from '../foundation/refusal.ts';
import type { Services } from '../ports/services.ts';
import { type PlansOfDays, readTitledPlans } from '../repositories/plans.ts';
import { calendarFile } from './calendar-file.ts';

/** The path where a calendar can be subscribed to with this token. */
export const feedPath = (token: string): string => `/calendar/${token}.ics`;

/**
 * The calendar file of these days, for whoever has asked for the right. A member with all that the contract allows has
 * some seconds of work in it, so one is written at a time for each member, and none that nobody waits for any more:
 * it throws `timeout` then.
 */
export async function writeCalendar(
  { open, turns }: Services,
  days: PlansOfDays,
  signal: AbortSignal,
): Promise<string> {
  try {
    return await turns(`calendar of ${days.owner}`, signal, () =>
      calendarFile(days.owner, readTitledPlans(open.database, days), signal),
    );
  } catch (error) {
    if (signal.aborted) throw new Refusal('timeout', 'nobody waits for the answer');
    throw error;
  }
}
