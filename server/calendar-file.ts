import { createHash } from 'node:crypto';
import { setImmediate as letOthers } from 'node:timers/promises';
import ical, { ICalEventTransparency } from 'ical-generator';
import { addDays } from '#contract/rules/calendar-days.ts';
import type { TitledPlan } from './repositories/plans.ts';

/** Events that are written in one go: a few milliseconds' worth. */
const atOnce = 50;
const firstEvent = 'BEGIN:VEVENT\r\n';
const end = 'END:VCALENDAR';

/**
 * Plans as an iCalendar file (RFC 5545): one event each that lasts the whole of its day and keeps nobody
 * busy. It tells what is worn by name, and nothing else: no pictures, no prices, no notes. Others are answered
 * while a long one is written.
 */
export async function calendarFile(owner: string, plans: readonly TitledPlan[]): Promise<string> {
  let file = partOf(owner, plans.slice(0, atOnce));
  for (let from = atOnce; from < plans.length; from += atOnce) {
    await letOthers();
    const part = partOf(owner, plans.slice(from, from + atOnce));
    file = file.slice(0, -end.length) + part.slice(part.indexOf(firstEvent));
  }
  // The library leaves out the end of the last line (RFC 5545, 3.1).
  return `${file}\r\n`;
}

/** A whole calendar of some of the plans. */
function partOf(owner: string, plans: readonly TitledPlan[]): string {
  const calendar = ical({
    name: 'Hem',
    prodId: { company: 'Hem', product: 'Calendar', language: 'EN' },
  });
  for (const plan of plans) {
    calendar.createEvent({
      id: uidOf(owner, plan.id),
      // A day without a zone is written from the parts that it has in UTC ([Note: Calendar days]).
      allDay: true,
      start: new Date(plan.day),
      // The first day that does not belong to it.
      end: new Date(addDays(plan.day, 1)),
      stamp: plan.updatedAt,
      sequence: sequenceOf(plan.updatedAt),
      lastModified: plan.updatedAt,
      summary: summaryOf(plan),
      description: plan.pieces.join('\n'),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}

/** The same for a plan in every file, on every server: members' ids are random. */
const uidOf = (owner: string, planId: number): string =>
  `${createHash('sha256').update(`plan ${owner} ${planId}`).digest('hex').slice(0, 32)}@hem`;

/** Grows with each change, so that a file that is imported again moves what it named before. */
const sequenceOf = (changed: Date): number =>
  Math.floor((changed.getTime() - Date.UTC(2020, 0, 1)) / 1000);

function summaryOf({ title, shownTitle, pieces, slot }: TitledPlan): string {
  const words = [title, shownTitle].filter(Boolean).join(': ') || pieces.join(', ');
  const shown = words || 'Planned';
  return slot === 'evening' ? `Evening: ${shown}` : shown;
}
