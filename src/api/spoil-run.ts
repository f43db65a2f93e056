import type { QueryClient } from '@tanstack/react-query';
import type { CacheTag } from '#contract/operations/descriptor.ts';
import { spoil } from './query-client.ts';

/** A run of writes, which spoils what is on screen less often than it writes. */
export interface SpoilRun {
  /** Marks tags as spoiled, by and by. Takes what `spoil` takes; what it seeds is shown at once. */
  spoil: typeof spoil;
  /** Spoils what waits. The run may go on after it. */
  end(): void;
}

/**
 * Begins a run of writes. What they spoil is read again at once for the first, and then after ever
 * longer waits, until `end`.
 * @param waitsMs the waits in milliseconds, the last one again and again; none: only at the end.
 */
export function startSpoilRun(client: QueryClient, waitsMs: readonly number[] = []): SpoilRun {
  const gathered = new Set<CacheTag>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let times = 0;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (gathered.size === 0) return;
    const tags = [...gathered];
    gathered.clear();
    void spoil(client, tags);
  };
  return {
    async spoil(_client, tags, seed) {
      seed?.();
      for (const tag of tags) gathered.add(tag);
      const waitMs = waitsMs[Math.min(times, waitsMs.length - 1)];
      if (timer !== undefined || waitMs === undefined) return;
      times += 1;
      timer = setTimeout(flush, waitMs);
    },
    end() {
      times = 0;
      flush();
    },
  };
}
