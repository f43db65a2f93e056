import type { LogEntry } from './message-log.ts';

/** A time of day to the millisecond. */
export function clockTime(atMs: number): string {
  const at = new Date(atMs);
  const two = (value: number) => String(value).padStart(2, '0');
  const ms = String(at.getMilliseconds()).padStart(3, '0');
  return `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}.${ms}`;
}

/** Writes a size for people to read. */
export const sizeWords = (bytes: number): string =>
  bytes < 1_000 ? `${bytes} B` : `${(bytes / 1_000).toFixed(1)} kB`;

/** Writes what a message carried as text. */
export const contentWords = (content: unknown, indent?: number): string =>
  typeof content === 'string' ? content : (JSON.stringify(content, null, indent) ?? '');

/** The same on one line. */
export const oneLine = (content: unknown): string =>
  contentWords(content, 1).replace(/\s+/g, ' ').slice(0, 300).replace('{}', '{ }');

/** The receiver's verdict, or that there is none yet. */
export const verdictWords = ({ verdict, fault }: LogEntry): string =>
  verdict?.replace('-', ' ') ?? (fault === 'dropped' ? 'lost' : 'no verdict');

/** Says how request and answer belong together: `answers #12 in 8 ms`, `#13 answered in 8 ms`, `no answer`. */
export function pairWords({ key, pairKey, tookMs, waits }: LogEntry): string | undefined {
  if (waits === 'in vain') return 'no answer within 5 s';
  if (!pairKey) return;
  return pairKey < key
    ? `answers #${pairKey} in ${tookMs} ms`
    : `#${pairKey} answered in ${tookMs} ms`;
}

/** One message on one line, for a report. */
export function rowText(entry: LogEntry): string {
  const way = entry.direction === 'to-host' ? 'page → host' : 'host → page';
  const facts = [sizeWords(entry.sizeBytes), verdictWords(entry), entry.fault, pairWords(entry)];
  return `${clockTime(entry.atMs)}  ${way}  ${entry.type}  [${facts.filter(Boolean).join(', ')}]  ${entry.text}`;
}
