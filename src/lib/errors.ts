import type { ErrorCode, ErrorEnvelope } from '#contract/error-codes.ts';
import type { OperationName } from '#contract/operations.ts';

/** The kinds of failure, ten in all, that the app tells apart (docs/design/architecture.md, Errors). */
export type ErrorKind =
  | 'timeout'
  | 'offline'
  | 'signed-out'
  | 'forbidden'
  | 'not-found'
  | 'invalid'
  | 'conflict'
  | 'rate-limited'
  | 'parse'
  | 'server';

/** The error that everything that can fail is turned into; the policy in `app/` says what people see. */
export class AppError extends Error {
  override name = 'AppError';
  readonly kind: ErrorKind;
  readonly operation: OperationName | undefined;
  /** The server's code, when it answered with the envelope. */
  readonly code: ErrorCode | undefined;
  /** The offending fields of an `invalid` answer: path to reason. */
  readonly fields: Record<string, string>;
  /** Whether people were told of it where the call was made, so that nobody tells them again. */
  isTold = false;

  constructor(
    kind: ErrorKind,
    details: {
      operation?: OperationName;
      code?: ErrorCode;
      fields?: Record<string, string>;
      cause?: unknown;
      message?: string;
    } = {},
  ) {
    super(details.message ?? `${details.operation ?? 'app'}: ${details.code ?? kind}`, {
      cause: details.cause,
    });
    this.kind = kind;
    this.operation = details.operation;
    this.code = details.code;
    this.fields = details.fields ?? {};
  }

  /**
   * Whether the server answered with the envelope: an *error with a body* (product spec, section 8).
   */
  get hasBody(): boolean {
    return this.code !== undefined;
  }
}

/** The kind of an answer by its HTTP status. */
export function kindOfStatus(statusCode: number): ErrorKind {
  if (statusCode === 401) return 'signed-out';
  if (statusCode === 403) return 'forbidden';
  if (statusCode === 404 || statusCode === 410) return 'not-found';
  if (statusCode === 409) return 'conflict';
  if (statusCode === 408) return 'timeout';
  if (statusCode === 429) return 'rate-limited';
  // An app that is too old (426) may say the same once it is a newer one.
  if (statusCode >= 400 && statusCode < 500 && statusCode !== 426) return 'invalid';
  return 'server';
}

/** The error of an answer that says so. */
export function ofEnvelope(envelope: ErrorEnvelope, operation?: OperationName): AppError {
  return new AppError(kindOfStatus(envelope.statusCode), {
    ...(operation ? { operation } : {}),
    code: envelope.code,
    ...(envelope.fields ? { fields: envelope.fields } : {}),
    message: envelope.message,
  });
}

/** Whether an error says that its call was cancelled: a result, not a fault. */
export function isCancelled(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return [error, cause].some((one) => one instanceof Error && one.name === 'AbortError');
}
