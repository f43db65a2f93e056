import type { Faults } from '#components/use-form.ts';
import type { Days } from '#contract/rules/loans.ts';
import { faultsOfSharedDays, mostSharedDayGuests } from '#contract/rules/shared-days.ts';
import { isDay } from '#lib/calendar-weeks.ts';
import type { SharedDayFields } from './shared-day-draft.ts';

const dayWords: Record<string, string> = {
  past: 'This day is past.',
  'too-far': 'That is more than a year away.',
  before: 'That is before the first day.',
  'too-long': 'At most 14 days on end.',
};

const wordsOfDay = (reason: string): string => dayWords[reason] ?? 'Choose a day.';

/** The words for the server's faults. */
export const sharedDayWords = {
  fields: {
    title: 'Say what it is for.',
    firstDay: wordsOfDay,
    lastDay: wordsOfDay,
    guestIds: (reason: string) =>
      reason === 'too-many' ? `At most ${mostSharedDayGuests} friends.` : 'Choose a friend.',
  },
  codes: {
    'not-found': { field: 'guestIds', words: 'None of them is your friend any more.' },
  },
} as const;

/** Finds what can be known before it is sent. @param before the days that are moved, if any are */
export function checkSharedDay(
  { title, firstDay, lastDay, guestIds }: SharedDayFields,
  before?: Days,
): Faults<SharedDayFields> {
  const faults: Faults<SharedDayFields> = {};
  if (!title.trim()) faults.title = 'Say what it is for.';
  if (guestIds.length === 0) faults.guestIds = 'Choose a friend.';
  if (!isDay(firstDay)) faults.firstDay = 'Choose a day.';
  if (!isDay(lastDay)) faults.lastDay = 'Choose a day.';
  if (faults.firstDay || faults.lastDay) return faults;
  const isMoved = firstDay !== before?.firstDay || lastDay !== before.lastDay;
  const found = isMoved ? faultsOfSharedDays({ firstDay, lastDay }, new Date(), before) : null;
  for (const [name, reason] of Object.entries(found ?? {})) {
    faults[name as 'firstDay' | 'lastDay'] = wordsOfDay(reason);
  }
  return faults;
}
