import { useEffect, useEffectEvent } from 'react';
import { AppError } from '#lib/errors.ts';
import { callOperation } from '#lib/http.ts';

/** How long after a failed try the next one comes, in milliseconds: twice as long each time. */
const firstRetryMs = 2000;
const longestRetryMs = 30_000;

/**
 * Does something once the server answers what a start needs: not every device notices by itself that its network is
 * away, so it does not notice the return either.
 */
export function useStartAgain(onAnswer: () => void): void {
  const start = useEffectEvent(onAnswer);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (ms: number) => {
      timer = setTimeout(async () => {
        if (await isAnswered(signal)) start();
        else if (!signal.aborted) wait(Math.min(ms * 2, longestRetryMs));
      }, ms);
    };
    wait(firstRetryMs);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, []);
}

/** Asks for what a start needs, aside of the cache; a try that fails was told when the start failed. */
async function isAnswered(signal: AbortSignal): Promise<boolean> {
  try {
    await Promise.all([
      callOperation('userDetails', { userIds: [] }, { signal, isRepeat: true }),
      callOperation('userGetFeatureConfig', { configScope: 'global' }, { signal, isRepeat: true }),
    ]);
    return true;
  } catch (error) {
    // What is over is said by the app itself.
    return error instanceof AppError && error.kind === 'signed-out';
  }
}
