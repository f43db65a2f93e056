import type { FetchError } from 'ofetch';
import type { ErrorEnvelope, OkEnvelope } from '#contract/error-codes.ts';
import { descriptorOf, type OperationName } from '#contract/operations.ts';
import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import { AppError, type ErrorKind, isCancelled, kindOfStatus, ofEnvelope } from './errors.ts';
import { lateCode } from './late-code.ts';
import { session } from './session.ts';
import { startTimeLimit } from './time-limit.ts';
import { keyOfWrite, noteWrite } from './unanswered-writes.ts';

const client = lateCode(() => import('./api-client.ts'));

/** Milliseconds before a call without its own limit is given up (product spec, section 9). */
export const defaultTimeoutMs = import.meta.env.DEV ? 30_000 : 10_000;

/** The options of a call. */
export interface CallOptions {
  signal?: AbortSignal;
  /** The key of a write, the same for every try at it; if left out, see [Note: Unanswered writes]. */
  idempotencyKey?: string | undefined;
  /** The session that the call belongs to, where that is not the present one. */
  token?: string;
  /** Whether the app sends it once more by itself, after a failure that was told. */
  isRepeat?: boolean;
  /** Whether it is read ahead of a screen, which asks again: a failure is told then. */
  isAhead?: boolean;
}

let tell: (error: AppError, isRepeat?: boolean) => boolean = () => false;

/**
 * Sets the listener that is told of every failed call, whoever made it ([Note: Owner's words]). It answers whether it
 * told people.
 */
export const onCallFailed = (listener: typeof tell): void => {
  tell = listener;
};

/** A call that the head script sent before this bundle ran, by operation. */
interface EarlyCall {
  /** The body, as JSON. */
  body: string;
  /** The token of the session that the call belongs to. */
  token: string;
  answer: Promise<Response>;
}

declare global {
  interface Window {
    hemStart?: Record<string, EarlyCall | undefined>;
  }
}

/**
 * Calls an operation: `POST /api/{service}/v1/{verb}` with `{ [operation]: input }`.
 * Throws AppError, or the AbortError of a call that was taken back.
 */
export async function callOperation<Name extends OperationName>(
  name: Name,
  input: OperationInput<Name>,
  options: CallOptions = {},
): Promise<OperationOutput<Name>> {
  const { service, verb, kind, timeoutMs } = descriptorOf(name);
  const body = JSON.stringify({ [name]: input });
  // A call belongs to the session in which it was made, whatever happens while the client loads.
  const token = options.token ?? session.token;
  const isWrite = kind === 'write';
  const write = `${token} ${body}`;
  const key = options.idempotencyKey ?? (isWrite ? keyOfWrite(write) : '');
  const noteOutcome = (failure: ErrorKind | null) => {
    if (isWrite && !options.idempotencyKey) noteWrite(write, key, failure);
  };
  // Our own limit: the client ignores its own wherever a signal is given, and every read gives one.
  const limit = startTimeLimit(timeoutMs ?? defaultTimeoutMs, options.signal);
  try {
    const early = takeEarly(name, body);
    // The start-up calls were sent before this bundle ran, so the client may be loaded after them.
    const envelope = early
      ? await readEarly(early, timeoutMs ?? defaultTimeoutMs)
      : await (await client()).post<OkEnvelope<OperationOutput<Name>>>(
          `/api/${service}/v1/${verb}`,
          {
            body,
            // A sign-out is sent also by a page that is being left.
            keepalive: options.token !== undefined,
            signal: limit.signal,
            headers: {
              ...(token ? { authorization: `Bearer ${token}` } : {}),
              ...(isWrite ? { 'idempotency-key': key } : {}),
            },
          },
        );
    if (envelope?.status !== 'ok') throw new AppError('parse', { operation: name });
    noteOutcome(null);
    return envelope.data as OperationOutput<Name>;
  } catch (error) {
    if (options.signal?.aborted && isCancelled(error)) throw error;
    const failed = toAppError(error, name);
    noteOutcome(failed.kind);
    // The session that is over is not the present one: the call counts as cancelled.
    if (failed.kind === 'signed-out' && token !== session.token) {
      throw new DOMException('asked by an older session', 'AbortError');
    }
    failed.isTold = !options.signal?.aborted && !options.isAhead && tell(failed, options.isRepeat);
    throw failed;
  } finally {
    limit.end();
  }
}

function takeEarly(name: string, body: string): EarlyCall | null {
  const early = window.hemStart?.[name];
  if (!early) return null;
  delete window.hemStart?.[name];
  return early.body === body && early.token === session.token ? early : null;
}

async function readEarly<Data>(early: EarlyCall, timeoutMs: number): Promise<OkEnvelope<Data>> {
  const late = new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new DOMException('late', 'TimeoutError')), timeoutMs),
  );
  const read = early.answer.then(async (response) => ({ response, text: await response.text() }));
  const { response, text } = await Promise.race([read, late]);
  let envelope: OkEnvelope<Data> | ErrorEnvelope;
  try {
    envelope = JSON.parse(text);
  } catch (cause) {
    throw new AppError(response.ok ? 'parse' : kindOfStatus(response.status), { cause });
  }
  if (envelope.status === 'error') throw ofEnvelope(envelope);
  return envelope;
}

function toAppError(error: unknown, operation: OperationName): AppError {
  if (error instanceof AppError) {
    const { kind, code, fields, cause } = error;
    return new AppError(kind, { operation, fields, cause, ...(code ? { code } : {}) });
  }
  const names = [error, (error as Error).cause].map((one) => (one as Error | undefined)?.name);
  if (names.includes('TimeoutError') || names.includes('AbortError')) {
    return new AppError('timeout', { operation, cause: error });
  }
  const { data, status } = error as FetchError<ErrorEnvelope | undefined>;
  if (data?.status === 'error' && data.code) return ofEnvelope(data, operation);
  if (status) return new AppError(kindOfStatus(status), { operation, cause: error });
  return new AppError('offline', { operation, cause: error });
}
