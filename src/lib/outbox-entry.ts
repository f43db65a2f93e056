import type { ImageView } from '#contract/schemas/image.ts';
import type { ErrorKind } from './errors.ts';

/** The words for a waiting write where all are listed. */
export interface EntryWords {
  /** The name of what is changed: the name of the piece, or `4 pieces`. */
  title: string;
  /** The change that is made to it: `Worn today`. */
  text: string;
  /** Pictures of it, as far as they were known. */
  pictures: ImageView[];
}

/** A write that the server does not have yet, as kept on the device ([Note: Outbox]). */
export interface OutboxEntry<Input = unknown> {
  id: string;
  userId: string;
  /** Counts the writes in the order in which they were made. */
  place: number;
  /** The kind of write: a row of the table of kinds (`src/api/outbox/kinds.ts`). */
  kind: string;
  /** The thing that is changed, as `plan:12`: the writes of one subject reach the server in their order. */
  subject: string;
  /** What else it changes, named alike, as `where:3+7`, or `where:*` of all; left out where there is nothing else. */
  touches?: readonly string[];
  /** The write that this one was made from, while that waits. */
  after: string | null;
  input: Input;
  /**
   * The state of what is changed, as it was known when this was written, for what shows it; left out where nothing is
   * kept.
   */
  seen?: unknown;
  words: EntryWords;
  /** The key of the write, the same for every try at sending: the server does it once. */
  key: string;
  /**
   * The state of the write. refused: the server does not take it as it is; it stays until it is changed or dropped.
   * withdrawn: its subject was deleted here, and it comes back with that. answered: the server has it, and it stays for
   * a day, for what still names what it made.
   */
  state: 'waiting' | 'refused' | 'withdrawn' | 'answered';
  /** The answer of the server. */
  answer?: unknown;
  /** How often it was sent. What was never sent can be changed or taken back without the server's knowing. */
  tries: number;
  /** The reason why the server did not take it last. */
  refusal: { kind: ErrorKind; code: string | null } | null;
  /** The time at which it was made, or answered, in milliseconds since 1970. */
  sinceMs: number;
}
