import type { ErrorCode } from '#contract/error-codes.ts';
import type { AppError, ErrorKind } from '#lib/errors.ts';
import type { OutboxEntry } from '#lib/outbox-entry.ts';
import type { Cached } from './cached.ts';
import type { EntriesStore } from './kept-entries.ts';
import type { OutboxKind } from './kind.ts';

/** The needs of an outbox from its page. */
export interface OutboxPorts {
  kinds: Readonly<Record<string, OutboxKind<never, unknown>>>;
  store: EntriesStore;
  /** The page's knowledge of what is changed. */
  cached: Cached;
  /** The user whose writes these are; null where nobody is signed in. */
  userId(): string | null;
  isOnline(): boolean;
  /** Whether nothing may be kept for later: a device that is in another's account ([Note: Standing in]). */
  keepsNothing(): boolean;
  /** Whether a failure is final although nothing is known of the server: a newer Hem goes on with them. */
  isGivenUp(): boolean;
  /** Runs a job once no other tab runs one under this name. */
  lock(name: string, job: () => Promise<void>): Promise<void>;
  /** Tells the other tabs. */
  post(message: TabMessage): void;
  /** Called with what was answered just before it leaves the list, whoever sent it. */
  beforeItLeaves?(entry: OutboxEntry): void;
  /** Called once it has left. */
  afterItLeft?(entry: OutboxEntry, answer: unknown): void;
  nowMs(): number;
  /** Calls after so many milliseconds. */
  later(call: () => void, ms: number): void;
}

/** The message of one tab to the others. */
export interface TabMessage {
  /** A write that was answered, and what with. */
  answered?: { entry: OutboxEntry; answer: unknown };
  /** The ids that the server refused, and those that went with them. */
  refused?: { ids: readonly string[]; kind: ErrorKind; code: ErrorCode | undefined };
}

/** The listener that hears what became of a write, to show it. */
export interface OutboxListener {
  /** `isHere` is false of what another tab sent. */
  answered?(entry: OutboxEntry, answer: unknown, isHere: boolean): void;
  /** Tells that it is tried in another way: `entry` is how it was. */
  amended?(entry: OutboxEntry, next: OutboxEntry): void;
  refused?(entry: OutboxEntry): void;
  signedOut?(): void;
}

/** How one write ended for the page that made it. */
export type Outcome =
  | { type: 'answered'; answer: unknown }
  | { type: 'refused'; error: AppError }
  /** The write cannot be sent now. */
  | { type: 'waits' };

/** The entry that is to be kept. */
export interface NewEntry {
  kind: string;
  input: unknown;
  id?: string;
  /** The id of the write it was made from. */
  after?: string | null;
}
