import type { Verdict } from '#bridge/protocol.ts';

/** Which way a message went. */
export type Direction = 'to-page' | 'to-host';

/** One message, as the log shows it. Entries are never changed, only replaced. */
export interface LogEntry {
  /** Counts from 1; also the order. */
  key: number;
  /** Milliseconds since 1970. */
  atMs: number;
  direction: Direction;
  /** As it traveled. */
  text: string;
  sizeBytes: number;
  /** The message's name, or what stands in for one in a text that has none. */
  type: string;
  /** What it carried: its payload, its error, or the text itself. */
  content: unknown;
  id: string | undefined;
  /** Missing until the receiver has judged it. */
  verdict: Verdict | undefined;
  /** What was wrong with it. */
  detail: string | undefined;
  /** For an answer, the request's key; for an answered request, the answer's. */
  pairKey: number | undefined;
  /** For an answer or an answered request, how long it took. */
  tookMs: number | undefined;
}

/** What the log may be narrowed to. */
export type LogFilter = 'all' | Direction | 'unknown';

/** The most messages kept; the oldest go first. */
const maxEntries = 1_000;

/** What a text says of itself, as far as it can be read. */
function describe(text: string) {
  try {
    const { type, id, re, error, v, payload, ...rest } = JSON.parse(text);
    const content = error ?? payload ?? (v === undefined ? rest : {});
    return { type: String(type ?? '(no type)'), id, re, content };
  } catch {
    return { type: '(not JSON)', content: text };
  }
}

/** Whether a filter shows an entry. */
export const shows = (filter: LogFilter, entry: LogEntry): boolean =>
  filter === 'all' ||
  (filter === 'unknown' ? entry.verdict === 'unknown' : entry.direction === filter);

/** Keeps what traveled, pairs answers with requests, and takes verdicts as they come. */
export function createMessageLog(now: () => number = Date.now) {
  const listeners = new Set<() => void>();
  let entries: readonly LogEntry[] = [];
  let count = 0;

  function keep(next: readonly LogEntry[]) {
    entries = next.slice(-maxEntries);
    for (const listener of listeners) listener();
  }

  const replace = (key: number, change: Partial<LogEntry>) =>
    keep(entries.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)));

  return {
    /** The messages so far, oldest first; a new array after each change. */
    entries: () => entries,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Adds a message; an answer is paired with the request it names. */
    add(direction: Direction, text: string, verdict?: Verdict, detail?: string): LogEntry {
      const { type, id, re, content } = describe(text);
      const atMs = now();
      const asked = re && entries.find((each) => each.id === re && each.direction !== direction);
      const tookMs = asked ? atMs - asked.atMs : undefined;
      const sizeBytes = new TextEncoder().encode(text).length;
      const base = { key: ++count, atMs, direction, text, sizeBytes, type, id, content };
      const entry: LogEntry = { ...base, verdict, detail, pairKey: asked?.key, tookMs };
      keep([...entries, entry]);
      if (asked) replace(asked.key, { pairKey: entry.key, tookMs });
      return entry;
    },

    /**
     * Takes the page's verdict on the oldest message to it that waits for one and fits: by id, or,
     * where the message had none, by how its text begins.
     */
    judge({ verdict, detail, id, start }: TracedVerdict): void {
      const entry = entries.find(
        (each) =>
          each.direction === 'to-page' &&
          !each.verdict &&
          (id ? each.id === id : each.text.startsWith(start)),
      );
      if (entry) replace(entry.key, { verdict, detail });
    },

    clear: () => keep([]),
  };
}

/** What `bridge.trace` says of one message. */
export interface TracedVerdict {
  verdict: Verdict;
  detail?: string;
  id?: string;
  start: string;
}

/** What {@link createMessageLog} gives. */
export type MessageLog = ReturnType<typeof createMessageLog>;
