import type { Envelope } from './envelope.ts';

/**
 * Why a request failed: `TIMEOUT`, `ABORTED`, `NO_HOST` (nobody to ask), `BAD_PAYLOAD` (an answer
 * that is not one), or the other side's own code (`UNKNOWN_TYPE`, `HANDLER_FAILED` …).
 */
class BridgeError extends Error {
  readonly code: string;

  constructor(code: string, message = code) {
    super(message);
    this.code = code;
  }
}

/** How long an answer may take. */
export interface Patience {
  /** Milliseconds until `TIMEOUT`; 5,000 unless stated. */
  timeoutMs?: number;
  /** Gives up early, with `ABORTED`. */
  signal?: AbortSignal | undefined;
}

/** The part of an envelope that ends a wait. */
export type Ending = Partial<Pick<Envelope, 'payload' | 'error'>>;

/** An ending with an error of our own. */
export const failure = (code: string, message = code) => ({ error: { code, message } });

/** The requests that wait for an answer. Each settles exactly once, whatever the other side does. */
export function createRequests() {
  const waiting = new Map<string, (ending: Ending) => void>();
  return {
    /** Waits for the answer to message `id`. Rejects with {@link BridgeError}. */
    wait: (id: string, { timeoutMs = 5_000, signal }: Patience = {}) =>
      new Promise<unknown>((resolve, reject) => {
        const abort = () => settle(failure('ABORTED'));
        const timer = setTimeout(() => settle(failure('TIMEOUT')), timeoutMs);
        const settle = ({ payload, error }: Ending) => {
          clearTimeout(timer);
          waiting.delete(id);
          if (error) reject(new BridgeError(error.code, error.message));
          else resolve(payload);
        };
        waiting.set(id, settle);
        signal?.addEventListener('abort', abort, { once: true });
        if (signal?.aborted) abort();
      }),

    /** Ends the wait for `id`, if there still is one. */
    settle: (id: string | undefined, ending: Ending) => waiting.get(id as string)?.(ending),

    /** Ends every wait. */
    settleAll(ending: Ending) {
      for (const settle of [...waiting.values()]) settle(ending);
    },
  };
}
