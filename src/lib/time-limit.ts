/** A signal that aborts with a TimeoutError after a time, or with another signal. */
export interface TimeLimit {
  signal: AbortSignal;
  /** Stops the limit: the result has come. */
  end(): void;
}

/** Begins a limit of so many milliseconds. (AbortSignal.any and .timeout are not in every web view.) */
export function startTimeLimit(ms: number, other?: AbortSignal): TimeLimit {
  const limit = new AbortController();
  const late = () => limit.abort(new DOMException('late', 'TimeoutError'));
  const timer = setTimeout(late, ms);
  const follow = () => limit.abort(other?.reason);
  if (other?.aborted) follow();
  other?.addEventListener('abort', follow, { once: true });
  return {
    signal: limit.signal,
    end() {
      clearTimeout(timer);
      other?.removeEventListener('abort', follow);
    },
  };
}
