import type { ErrorCode } from '#contract/error-codes.ts';

const statusOf: Record<ErrorCode, number> = {
  'account-exists': 409,
  'closed-while-stood-in': 403,
  'code-wrong': 400,
  conflict: 409,
  'email-taken': 409,
  forbidden: 403,
  gone: 410,
  'idempotency-mismatch': 409,
  'image-not-uploaded': 409,
  'image-refused': 400,
  invalid: 400,
  'key-expired': 400,
  'link-expired': 400,
  malformed: 400,
  'not-authentic': 401,
  'not-found': 404,
  'one-operation': 400,
  outdated: 426,
  'payload-too-large': 413,
  'rate-limited': 429,
  'screen-name-taken': 409,
  server: 500,
  'signed-out': 401,
  timeout: 408,
  'too-many': 400,
  unavailable: 503,
  'unknown-operation': 404,
  'unsupported-media-type': 415,
  'wrong-credentials': 400,
  'wrong-password': 400,
};

/** A call that is answered with an error on purpose: the code says which, the message is for logs. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly statusCode: number;
  readonly fields: Record<string, string> | undefined;
  /** When to try again, for the header `retry-after`. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    fields?: Record<string, string>,
    retryAfterSeconds?: number,
  ) {
    super(message);
    this.code = code;
    this.statusCode = statusOf[code];
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
