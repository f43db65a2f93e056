import { lateAnswersToPage } from './late-answers.ts';
import type { Row } from './row.ts';
import type { Infer, Schema } from './schema.ts';
import { answersToHost, toHost } from './to-host.ts';
import { answersToPage, toPage } from './to-page.ts';

/**
 * Every message, both ways, as one table. The types, the checks, the simulator's presets, the
 * contract tests and the JSON schemas for native teams all come from it; `protocol-notes.ts` says in
 * words what each message means. The page bundles the half that it reads (`to-page.ts`) and takes
 * only types from here.
 */
export const protocol = { ...toHost, ...toPage };

/** Every answer, by the name of the request. */
export const answers = { ...answersToHost, ...answersToPage, ...lateAnswersToPage };

type Protocol = typeof protocol;
type Answers = typeof answers;

/** The name of a message, `domain.verb`. */
export type MessageType = keyof Protocol;
/** The names of the messages that the host reads. */
export type ToHost = keyof typeof toHost;
/** The names of the messages that the page reads. */
export type ToPage = keyof typeof toPage;
/** The names of the requests. */
export type RequestType = keyof Answers;
/** What a message carries. */
export type Payload<T extends MessageType> = Protocol[T] extends Row<infer _K, infer P> ? P : never;
/** What the answer to a request carries. */
export type Answer<T extends RequestType> = Infer<Answers[T]>;
/** What became of a message that arrived. */
export type Verdict = Payload<'bridge.trace'>['verdict'];

/**
 * A feature that one side announces: the name of a message it reads, with a version. Two are no message's:
 * with `nav.menu@1` the host offers the main menu itself, with `purchase@1` it sells plans (`purchase.ask`).
 */
export type Capability = `${MessageType}@1` | 'nav.menu@1' | 'purchase@1';

/** What one side reads: its messages, and the answers to its requests. */
export interface Reads {
  readonly rows: Readonly<Record<string, Row>>;
  readonly answers: Readonly<Record<string, Schema>>;
}
