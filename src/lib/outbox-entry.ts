import type { ImageView } from '#contract/schemas/image.ts';
import type { ErrorKind } from './errors.ts';

/** What a waiting write is called where all are listed. */
export interface EntryWords {
  /** What is changed: the name of the piece, or `4 pieces`. */
  title: string;
  /** What happens to it: `Worn today`. */
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
  /** What is written: a row of the table of kinds (`src/api/outbox/kinds.ts`). */
  kind: string;
  /** What is changed, as `plan:12`: the writes of one subject reach the server in their order. */
  subject: string;
  /** The write that this one was made from, while that waits. */
  after: string | null;
  input: Input;
  /** What was known of what is changed when it was written, for what shows it; left out where nothing is kept. */
  seen?: unknown;
  words: EntryWords;
  /** The same for every try at sending: the server does it once. */
  key: string;
  /**
   * refused: the server does not take it as it is; it stays until it is changed or dropped. withdrawn: its
   * subject was deleted here, and it comes back with that. answered: the server has it, and it stays for a
   * day, for what still names what it made.
   */
  state: 'waiting' | 'refused' | 'withdrawn' | 'answered';
  /** What the server answered. */
  answer?: unknown;
  /** How often it was sent. What was never sent can be changed or taken back without the server's knowing. */
  tries: number;
  /** Why the server did not take it last. */
  refusal: { kind: ErrorKind; code: string | null } | null;
  /** When it was made, or answered, in milliseconds since 1970. */
  sinceMs: number;
}
