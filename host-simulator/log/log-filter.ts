import type { Direction, LogEntry } from './message-log.ts';

/** What the log may be narrowed to. */
export type LogFilter = 'all' | Direction | 'unknown';

/** Whether a filter shows an entry. */
export const shows = (filter: LogFilter, entry: LogEntry): boolean =>
  filter === 'all' ||
  (filter === 'unknown' ? entry.verdict === 'unknown' : entry.direction === filter);

/** Whether an entry has all the words that are looked for, in any place. */
export function matches(search: string, { text, type, verdict, detail, fault }: LogEntry): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const all = [text, type, verdict, detail, fault].join(' ').toLowerCase();
  return words.every((word) => all.includes(word));
}
