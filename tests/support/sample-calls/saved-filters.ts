import type { savedFiltersTable } from '#contract/operations/saved-filters.ts';
import type { SampleCalls } from './sample-call.ts';

/** A saved filter of somebody's own. */
const filterOf = ({ userId }: { userId: string }) => userId.replaceAll('-', '');

export const savedFiltersSamples: SampleCalls<typeof savedFiltersTable> = {
  getSavedFilters: {
    valid: async (_server, as) => ({ owner: as.userId, today: '2026-05-04' }),
    strange: (owner) => [{ input: { owner: owner.userId, today: '2026-05-04' } }],
  },
  saveFilter: {
    valid: async (_server, as) => ({
      owner: as.userId,
      filterId: filterOf(as),
      name: 'Warm, for work',
      filter: { wardrobeId: as.wardrobeIds[0]!, season: ['Winter'], tag: ['gala'], sort: 'title' },
    }),
    strange: (owner) => {
      const saved = { filterId: filterOf(owner), name: 'Mine now', filter: {} };
      return [{ input: { owner: owner.userId, ...saved } }];
    },
  },
  deleteFilter: {
    valid: async (_server, as) => ({ owner: as.userId, filterId: filterOf(as) }),
    strange: (owner) => [{ input: { owner: owner.userId, filterId: filterOf(owner) } }],
  },
};
