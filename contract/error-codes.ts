/** The codes of error answers: for programs. The app owns the words that people read. */
export const errorCodes = [
  'account-exists',
  'closed-while-stood-in',
  'code-wrong',
  'conflict',
  'email-taken',
  'forbidden',
  'gone',
  'idempotency-mismatch',
  'image-not-uploaded',
  'image-refused',
  'invalid',
  'key-expired',
  'link-expired',
  'malformed',
  'not-authentic',
  'not-found',
  'one-operation',
  'outdated',
  'payload-too-large',
  'rate-limited',
  'screen-name-taken',
  'server',
  'signed-out',
  'timeout',
  'too-many',
  'unavailable',
  'unknown-operation',
  'unsupported-media-type',
  'wrong-credentials',
  'wrong-password',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The answer to a call that went wrong (docs/design/architecture.md, The wire). */
export interface ErrorEnvelope {
  status: 'error';
  /** Equal to the HTTP status. */
  statusCode: number;
  code: ErrorCode;
  /** For logs. */
  message: string;
  /**
   * The offending fields of an `invalid` answer, and of a `conflict` that says why: path to reason. Of `rate-limited`
   * `retryAfter`, the seconds to wait.
   */
  fields?: Record<string, string>;
}

/** The answer to a call that went well. */
export interface OkEnvelope<Data> {
  status: 'ok';
  data: Data;
}
