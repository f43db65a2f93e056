import type { QueryClient } from '@tanstack/react-query';
import type { CacheTag } from '#contract/operations/descriptor.ts';
import { spoil } from './query-client.ts';

/** A run of writes that spoils their tags less often than it writes. */
export interface SpoilRun {
  /** Marks tags as spoiled after a while. Takes what `spoil` takes; seeds are shown at once. */
  spoil: typeof spoil;
  /** Spoils at once what still waits. The run may go on afterwards. */
  end(): void;
}

/**
 * Begins a run of writes. What they spoil is read again at once after the first, then after ever longer
 * waits, and at `end`.
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
