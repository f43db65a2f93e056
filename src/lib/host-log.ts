/** One message between page and host. */
export interface LogEntry {
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  /** The direction; `in` is what the host said. */
  direction: 'in' | 'out';
  type: string;
  /** The verdict on a message that came in. */
  verdict?: string;
  /** The message as it travelled, cut at 2,000 characters. */
  text: string;
}

const keptEntries = 200;
const keptCharacters = 2000;

const entries: LogEntry[] = [];
const listeners = new Set<() => void>();
let shown: readonly LogEntry[] | null = null;
let lastId = 0;

/** Notes a message. The oldest go first; nothing is written to the device. */
export function noteMessage(entry: Omit<LogEntry, 'id' | 'at'>): void {
  lastId += 1;
  entries.push({ ...entry, text: entry.text.slice(0, keptCharacters), id: lastId, at: Date.now() });
  if (entries.length > keptEntries) entries.shift();
  shown = null;
  for (const listener of listeners) listener();
}

/** The last 200 messages, the oldest first; the same array until there is another. */
export function hostLog(): readonly LogEntry[] {
  shown ??= [...entries];
  return shown;
}

/** Calls back with every message; returns how to stop. */
export function followHostLog(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
