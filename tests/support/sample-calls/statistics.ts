import type { statisticsTable } from '#contract/operations/statistics.ts';
import { eitherWay } from './either-way.ts';
import type { SampleCalls } from './sample-call.ts';

const today = '2026-05-04';

export const statisticsSamples: SampleCalls<typeof statisticsTable> = {
  getWardrobeStatistics: {
    valid: async (_server, as) => ({ owner: as.userId, wardrobeId: as.wardrobeIds[0]!, today }),
    strange: (owner, stranger) =>
      eitherWay(owner, stranger, { wardrobeId: owner.wardrobeIds[0]!, today }),
  },
};
