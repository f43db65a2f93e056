import type { cacheTable } from '#contract/operations/cache.ts';
import type { SampleCalls } from './sample-call.ts';

export const cacheSamples: SampleCalls<typeof cacheTable> = {
  refreshCache: { valid: async () => ({ scopes: ['items', 'outfits', 'looks'] }) },
};
