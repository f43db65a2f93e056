import type { Verdict } from '#bridge/protocol.ts';
import { createWatchers } from './watchers.ts';

/** The way that a message went. */
export type Direction = 'to-page' | 'to-host';

/** One message, as the log shows it. Entries are never changed, only replaced. */
export interface LogEntry {
  /** Counts from 1; also the order. */
  key: number;
  /** Milliseconds since 1970. */
  atMs: number;
  direction: Direction;
  /** The text as it was sent. */
  text: string;
  sizeBytes: number;
  /** The message's name, or a substitute for one in a text that has none. */
  type: string;
  /** The content of the message: its payload, its error, or the text itself. */
  content: unknown;
  id: string | undefined;
  /** The verdict of the receiver; missing until it has judged the message. */
  verdict: Verdict | undefined;
  /** A description of what was wrong with it. */
  detail: string | undefined;
  /** A description of what a fault did to it on its way; empty for nothing. */
  fault: string;
  /** Whether the other side owes an answer, and has not given one, or not in time. */
  waits: 'for an answer' | 'in vain' | undefined;
  /** The key of the request for an answer; the key of the answer for an answered request. */
  pairKey: number | undefined;
  /** The time that it took, for an answer or an answered request. */
  tookMs: number | undefined;
}

/** The remarks that may be given with a message that is added. */
export type Remarks = Partial<Pick<LogEntry, 'verdict' | 'detail' | 'fault' | 'atMs'>> & {
  /** Whether it asks for an answer. */
  isRequest?: boolean;
};

/** The most messages kept; the oldest go first. */
export const maxEntries = 1_000;

/**
 * The time after which a request without an answer counts as unanswered, in milliseconds (docs/native-host.md,
 * Time-outs and limits).
 */
const answerWithinMs = 5_000;

/** The deepest nesting of content that is shown as such; deeper content is shown as the text it came in. */
const deepest = 100;

function isTooDeep(text: string): boolean {
  // Brackets within a string count too; such a text is then shown as it came, though it need not be.
  let depth = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '{' || bracket === '[' ? 1 : -1;
    if (depth > deepest) return true;
  }
  return false;
}

const ifText = (value: unknown) => (typeof value === 'string' ? value : undefined);

/**
 * Takes a text apart, as far as it can be read. Whatever the text is, its parts can be shown, kept and written out
 * again.
 */
export function describeText(text: string) {
  try {
    const { type, id, re, error, v, payload, ...rest } = JSON.parse(text);
    const said = error ?? payload ?? (v === undefined ? rest : {});
    const content: unknown = isTooDeep(text) ? text : said;
    return { type: String(type ?? '(no type)'), id: ifText(id), re: ifText(re), content };
  } catch {
    return { type: '(not JSON)', content: text };
  }
}

/** Keeps all messages, pairs answers with requests, and takes verdicts as they come. */
export function createMessageLog(now: () => number = Date.now) {
  const { subscribe, tell } = createWatchers();
  const hearers = new Set<(entry: LogEntry) => void>();
  let entries: readonly LogEntry[] = [];
  let count = 0;
  let dropped = 0;
  /** The function to which all messages are written as well. */
  let writeLine: ((line: string) => void) | undefined;

  function keep(next: readonly LogEntry[]) {
    dropped += Math.max(0, next.length - maxEntries);
    entries = next.length > maxEntries ? next.slice(-maxEntries) : next;
    tell();
  }

  const write = (part: object) => writeLine?.(`${JSON.stringify(part)}\n`);

  function replace(key: number, change: Partial<LogEntry>) {
    // Keys count up without a gap.
    const at = key - (entries[0]?.key ?? 0);
    const entry = entries[at];
    if (!entry) return;
    write({ key, ...change });
    keep(entries.with(at, { ...entry, ...change }));
  }

  return {
    /** The messages so far, oldest first; a new array after each change. */
    entries: () => entries,

    subscribe,

    /** Calls back with each message that is added; returns how to stop. */
    hear(hearer: (entry: LogEntry) => void): () => void {
      hearers.add(hearer);
      return () => hearers.delete(hearer);
    },

    /** Adds a message; an answer is paired with the request it names. */
    add(direction: Direction, text: string, remarks: Remarks = {}): LogEntry {
      const { verdict, detail, fault = '', isRequest } = remarks;
      const { type, id, re, content } = describeText(text);
      const atMs = remarks.atMs ?? now();
      const asked = re && entries.find((each) => each.id === re && each.direction !== direction);
      const isFirst = asked && !asked.pairKey;
      const tookMs = asked ? atMs - asked.atMs : undefined;
      const sizeBytes = new TextEncoder().encode(text).length;
      const waits = isRequest ? 'for an answer' : undefined;
      const base = { key: ++count, atMs, direction, text, sizeBytes, type, id, content, waits };
      const entry: LogEntry = {
        ...base,
        verdict,
        detail,
        fault,
        pairKey: asked ? asked.key : undefined,
        tookMs,
      } as LogEntry;
      const { content: _, ...line } = entry;
      write(line);
      keep([...entries, entry]);
      if (isFirst) replace(asked.key, { pairKey: entry.key, tookMs, waits: undefined });
      if (isRequest) {
        setTimeout(() => {
          const asking = entries[entry.key - (entries[0]?.key ?? 0)];
          if (asking?.waits) replace(entry.key, { waits: 'in vain' });
        }, answerWithinMs);
      }
      for (const hearer of hearers) hearer(entry);
      return entry;
    },

    /** Adds to an entry what is found out later. */
    note: (key: number, change: Pick<Remarks, 'detail' | 'fault'>): void => replace(key, change),

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
      // React Native on Windows dispatches each message twice; only one of them was sent.
      const twice =
        !entry &&
        id &&
        verdict === 'duplicate' &&
        entries.find((each) => each.id === id && each.verdict);
      if (twice) replace(twice.key, { detail: 'heard twice, the second time as a duplicate' });
    },

    /** How many messages have been dropped since it was last cleared. */
    dropped: () => dropped,

    /**
     * Writes all from now on, and what is kept so far: a line of JSON for each message, and another
     * with its key for whatever is found out later. Returns how to stop.
     */
    writeAll(hearer: (line: string) => void): () => void {
      writeLine = hearer;
      for (const { content: _, ...line } of entries) write(line);
      return () => {
        writeLine = undefined;
      };
    },

    clear() {
      dropped = 0;
      keep([]);
    },
  };
}

/** The content of a `bridge.trace` about one message. */
export interface TracedVerdict {
  verdict: Verdict;
  detail?: string;
  id?: string;
  start: string;
}

/** The result of {@link createMessageLog}. */
export type MessageLog = ReturnType<typeof createMessageLog>;
