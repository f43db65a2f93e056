import type { Verdict } from '#bridge/protocol.ts';
import type { Direction, LogEntry } from './message-log.ts';

/** The parts of the log that may be shown alone, or all of it. */
export type LogFilter = 'all' | Direction | 'unknown';

/** Whether a filter shows an entry. */
export const shows = (filter: LogFilter, entry: LogEntry): boolean =>
  filter === 'all' ||
  (filter === 'unknown' ? entry.verdict === 'unknown' : entry.direction === filter);

/** The verdicts that the log may be narrowed to: the six, and that there is none. */
export const verdictFilters = [
  'accepted',
  'duplicate',
  'stale',
  'unknown',
  'bad-payload',
  'wrong-speaker',
  'none',
] as const satisfies readonly (Verdict | 'none')[];

/** The verdict that an entry must have; `undefined` where any will do. */
export type VerdictFilter = (typeof verdictFilters)[number] | undefined;

/** Whether an entry has the verdict that is looked for. */
export const hasVerdict = (wanted: VerdictFilter, { verdict }: LogEntry): boolean =>
  wanted === undefined || (verdict ?? 'none') === wanted;

/** Whether an entry has all the words that are looked for, in any place. */
export function matches(search: string, { text, type, verdict, detail, fault }: LogEntry): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const all = [text, type, verdict, detail, fault].join(' ').toLowerCase();
  return words.every((word) => all.includes(word));
}
