import { type Envelope, readEnvelope } from './envelope.ts';
import { forgetOldest } from './forget-oldest.ts';
import { own } from './own.ts';
import type { Reads, Verdict } from './protocol.ts';
import type { Kind } from './row.ts';
import { problemWith } from './schema.ts';

/** What {@link createInbox} says about one message. */
export interface Judgment {
  verdict: Verdict;
  /** Missing when not even the envelope could be read. */
  message?: Envelope;
  /** How to treat it; `answer` for the answer to a request of ours. */
  kind?: Kind | 'answer';
  /** What is wrong, for `bad-payload`. */
  detail?: string;
}

/** What an inbox is made of. */
export interface InboxOptions extends Reads {
  /** The most that is read of one message, in UTF-16 units; `maxMessageLength` unless stated. */
  maxLength?: number;
}

/**
 * Judges what one side receives, after the speaker has been accepted. Both halves of the protocol
 * use it, the page and the simulator's host, so that they agree on every verdict.
 *
 * [Note: Order] A state message is the sender's picture of now. Within one `sid` the highest `seq`
 * of its type wins. A sender that starts anew has a new `sid`, and from then on whatever still
 * arrives under an older one is late. Legacy messages carry neither and are taken as they come;
 * React Native on Windows dispatches each message twice in one task, so an equal legacy text within
 * one task is a duplicate.
 *
 * [Note: Errors] An `error` says why a request could not be answered, so it belongs to an answer and
 * stands there in place of the payload. On anything else, and beside a payload, it makes the message
 * bad: whatever is accepted has a payload that matches its schema, or is an answer with an error.
 */
export function createInbox({
  rows,
  answers,
  maxLength,
}: InboxOptions): (text: unknown) => Judgment {
  // Two lists, each with its own limit: many messages of one sender must not push out the ids of
  // senders that have gone.
  const seenIds = new Set<string>();
  const leftSids = new Set<string>();
  let sid = '';
  let lastSeq: Record<string, number> = {};
  let legacyText: unknown;

  function remember(names: Set<string>, name: string) {
    names.add(name);
    forgetOldest(names, 500);
  }

  /**
   * Whether a state is older than the last one heard. Any message with a new `sid` counts as a new
   * sender.
   */
  function isLate(message: Envelope, kind: Judgment['kind']): boolean {
    if (leftSids.has(message.sid)) return kind === 'state';
    if (message.sid !== sid) {
      remember(leftSids, sid);
      sid = message.sid;
      lastSeq = {};
    }
    // Only states of the registry are remembered: with names that the host chooses the record would
    // grow without limit.
    if (kind !== 'state') return false;
    // The first of its type has nothing before it, so it is not late.
    const isOld = message.seq <= lastSeq[message.type]!;
    if (!isOld) lastSeq[message.type] = message.seq;
    return isOld;
  }

  return (text) => {
    const message = readEnvelope(text, maxLength);
    if (typeof message === 'string') return { verdict: 'bad-payload', detail: message };
    const { type, id, re, error } = message;
    const row = own(rows, type);
    const isAnswer = re !== undefined && !row;
    const schema = isAnswer ? own(answers, type) : row?.payload;
    const kind = isAnswer && (schema || error) ? 'answer' : row?.kind;
    if (id ? seenIds.has(id) : text === legacyText) return { verdict: 'duplicate', message, kind };
    if (id) {
      remember(seenIds, id);
    } else {
      legacyText = text;
      queueMicrotask(() => {
        legacyText = '';
      });
    }
    const { payload } = message;
    const isMisplaced = error && kind && (kind !== 'answer' || payload != null);
    const detail = isMisplaced
      ? 'error: misplaced'
      : !error && schema && problemWith(schema, payload ?? {});
    if (detail) return { verdict: 'bad-payload', message, kind, detail };
    const verdict = !kind ? 'unknown' : id && isLate(message, kind) ? 'stale' : 'accepted';
    return { verdict, message, kind };
  };
}
