import { number, object, optional, problemWith, string } from './schema.ts';

/** The protocol's version, the `v` of every envelope. It changes only if the envelope does. */
export const protocolVersion = 1;

/** The most that is read of one message, in UTF-16 units; longer ones are refused unparsed. */
export const maxMessageLength = 65_536;

/** Checks an envelope, but for `ts` and `payload`. */
export const envelopeSchema = object({
  v: number,
  type: string,
  id: string,
  sid: string,
  seq: number,
  re: optional(string),
  error: optional(object({ code: string, message: string })),
});

/** The envelope of every message; it travels as a JSON string. */
export interface Envelope {
  v: number;
  type: string;
  /** Unique to the message: a repeated id is a repeated message. Empty on a legacy message. */
  id: string;
  /** New for each document (page) or each start (host). Empty on a legacy message. */
  sid: string;
  /** Counts the sender's messages from 0. */
  seq: number;
  /** The sender's clock, in milliseconds since 1970. For people; nothing depends on it. */
  ts?: number;
  payload?: unknown;
  /** The id of the message that this one answers. */
  re?: string;
  /** Why a request could not be answered: only in an answer, in place of its payload. */
  error?: { code: string; message: string };
}

/** Makes one side's envelopes: a `sid` of its own, and `seq` counting up. */
export function createWriter() {
  const sid = Math.random().toString(36).slice(2);
  let seq = 0;
  return (
    type: string,
    payload?: unknown,
    rest?: Partial<Pick<Envelope, 're' | 'error'>>,
  ): Envelope => ({
    v: protocolVersion,
    type,
    id: `${sid}-${seq}`,
    sid,
    seq: seq++,
    ts: Date.now(),
    payload,
    ...rest,
  });
}

/**
 * Reads one message: its size, its JSON, its envelope. A message without `v` is a legacy message,
 * `{ type, ...rest }`, and is lifted. Returns what is wrong as a string; never throws.
 */
export function readEnvelope(text: unknown, maxLength = maxMessageLength): Envelope | string {
  if (typeof text !== 'string' || text.length > maxLength) return 'not a short string';
  let value: Record<string, unknown>;
  try {
    value = JSON.parse(text);
  } catch {
    return 'not JSON';
  }
  if (value && !Object.hasOwn(value, 'v')) {
    const { type, ...payload } = value;
    value = { v: protocolVersion, type, id: '', sid: '', seq: 0, payload };
  }
  const problem = problemWith(envelopeSchema, value, 'envelope');
  if (problem) return problem;
  return value.v === protocolVersion ? (value as unknown as Envelope) : 'envelope.v: not 1';
}
