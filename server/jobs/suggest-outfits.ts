import { isUnlocked } from '#contract/rules/capabilities.ts';
import { layOutDay } from '../procedures/lay-out-day.ts';
import { judgedBy, readKnown } from '../procedures/stylist-knowledge.ts';
import { findMorningOf, keepMorningRows } from '../repositories/lola-mornings.ts';
import type { Job } from './job.ts';

/** Lays out a member's outfits for the day that has begun where they are; once a day, however often it runs. */
export const suggestOutfitsJob: Job<{ owner: string }> = {
  kind: 'suggest-outfits',
  isPatient: true,
  async work({ owner }, services) {
    const { open, now } = services;
    const found = await findMorningOf(open.database, owner, now());
    // They may have lost the right to it, or stopped it meanwhile.
    if (!found || !isUnlocked('lolaMornings', found.scope.actor)) return;
    const { scope, timeZone, readyDay } = found;
    const day = dayIn(timeZone, now());
    if (readyDay === day) return;
    const known = await readKnown(
      scope,
      open.database,
      day,
      await judgedBy(services, open.database),
    );
    const rows = await layOutDay(scope, services, day, { owner, known });
    if (rows.length > 0) await keepMorningRows(open.database, owner, day, rows);
  },
};

/** The day (`YYYY-MM-DD`) that it is in a time zone. */
const dayIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
