import { createHash } from 'node:crypto';
import { setImmediate as letOthers } from 'node:timers/promises';
import ical, { type ICalCalendar, ICalEvent, ICalEventTransparency } from 'ical-generator';
import { addDays } from '#contract/rules/calendar-days.ts';
import { listNames } from '#contract/rules/item-name.ts';
import type { TitledPlan } from '../repositories/plans.ts';

/** Events that are written in one go: a few milliseconds' worth. */
const atOnce = 20;
const end = 'END:VCALENDAR';
/** Bytes of a line at most (RFC 5545, 3.1), without the one space that the next begins with. */
const mostBytes = 74;
/** Pieces that are named in an event's title at most, and in its text. */
const mostNamed = { title: 3, text: 12 };

/**
 * Plans as an iCalendar file (RFC 5545): one event each that lasts the whole of its day and keeps nobody
 * busy. It tells what is worn by name, and nothing else: no pictures, no prices, no notes. Others are answered
 * while a long one is written. Throws what ended `signal`.
 */
export async function calendarFile(
  owner: string,
  plans: Iterable<readonly TitledPlan[]> | AsyncIterable<readonly TitledPlan[]>,
  signal: AbortSignal,
): Promise<string> {
  const calendar = ical({
    name: 'Hem',
    prodId: { company: 'Hem', product: 'Calendar', language: 'EN' },
  });
  const parts = [calendar.toString().slice(0, -end.length)];
  for await (const some of plans) {
    for (const [index, plan] of some.entries()) {
      if (index % atOnce === 0) await letOthers();
      signal.throwIfAborted();
      parts.push(eventOf(calendar, owner, plan));
    }
  }
  // The library leaves out the end of the last line (RFC 5545, 3.1).
  return `${parts.join('')}${end}\r\n`;
}

function eventOf(calendar: ICalCalendar, owner: string, plan: TitledPlan): string {
  const data = {
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
    description: someOf(plan.pieces, mostNamed.text).join('\n'),
    transparency: ICalEventTransparency.TRANSPARENT,
  };
  return new ICalEvent(data, calendar).toString().split('\r\n').map(fold).join('\r\n');
}

/** A line in pieces of `mostBytes`. The library's own way takes 20 times as long, since it encodes each letter anew. */
export function fold(line: string): string {
  if (Buffer.byteLength(line) <= mostBytes) return line;
  let folded = '';
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    bytes += size;
    if (bytes > mostBytes) {
      folded += '\r\n ';
      bytes = size;
    }
    folded += letter;
  }
  return folded;
}

/** The first of these names, and how many more there are. */
const someOf = (names: readonly string[], most: number): string[] =>
  names.length > most ? [...names.slice(0, most), `and ${names.length - most} more`] : [...names];

/** The same for a plan in every file, on every server: members' ids are random. */
const uidOf = (owner: string, planId: number): string =>
  `${createHash('sha256').update(`plan ${owner} ${planId}`).digest('hex').slice(0, 32)}@hem`;

/** Grows with each change, so that a file that is imported again moves what it named before. */
const sequenceOf = (changed: Date): number =>
  Math.floor((changed.getTime() - Date.UTC(2020, 0, 1)) / 1000);

function summaryOf({ title, shownTitle, pieces, slot }: TitledPlan): string {
  const words =
    [title, shownTitle].filter(Boolean).join(': ') || listNames(someOf(pieces, mostNamed.title));
  const shown = words || 'Planned';
  return slot === 'evening' ? `Evening: ${shown}` : shown;
}
