import { mostStoreRetries } from '#contract/rules/services.ts';

/** How long is waited where the store does not say, in milliseconds (product spec, section 7). */
const defaultWaitMs = 1000;

/** The answers of a store that cannot serve a call now (product spec, section 7). */
const turnedAway = [429, 503];

/** The tools the tries are made with; tests give their own clock. */
export interface RetryTools {
  /** How often a call is tried again, 0 to 3. */
  retries: number;
  /** The time-out of a call: whoever would have to wait longer in all is told at once. */
  mostWaitMs: number;
  fetch(url: string, init?: RequestInit): Promise<Response>;
  now?(): number;
  /** Waits so many milliseconds, or until the signal says to stop. */
  wait?(ms: number, signal: AbortSignal | null | undefined): Promise<void>;
}

/**
 * A fetch that tries again what was answered with 429 or 503, after the time that `Retry-After` asks for, in
 * seconds or as a date, however long that is within the time-out of a call, or else a second. The last answer is
 * given back as it is. Ours, since the store client's
 * own reads the seconds as milliseconds, and goes on after an abort. Throws RangeError where the tries are not
 * between 0 and 3 (product spec, section 5).
 */
export function retryingFetch({
  retries,
  mostWaitMs,
  fetch,
  now = Date.now,
  wait = waitFor,
}: RetryTools) {
  if (!Number.isInteger(retries) || retries < 0 || retries > mostStoreRetries) {
    throw new RangeError(`a call to the store is tried again 0 to ${mostStoreRetries} times`);
  }
  return async (url: string, init?: RequestInit): Promise<Response> => {
    let waitedMs = 0;
    for (let left = retries; ; left -= 1) {
      const answer = await fetch(url, init);
      if (left === 0 || !turnedAway.includes(answer.status)) return answer;
      const waitMs = waitOf(answer.headers.get('retry-after'), now());
      waitedMs += waitMs;
      if (waitedMs > mostWaitMs) return answer;
      await wait(waitMs, init?.signal);
      if (init?.signal?.aborted) throw init.signal.reason;
    }
  };
}

/** The milliseconds that a `Retry-After` header asks for. */
function waitOf(header: string | null, now: number): number {
  const asked = header?.trim();
  if (!asked) return defaultWaitMs;
  const seconds = Number(asked);
  if (Number.isFinite(seconds) && seconds >= 0) return seconds * 1000;
  const moment = Date.parse(asked);
  return Number.isNaN(moment) ? defaultWaitMs : Math.max(0, moment - now);
}

const waitFor = (ms: number, signal: AbortSignal | null | undefined) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end, { once: true });
  });
