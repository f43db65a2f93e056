import type { unwornTable } from '#contract/operations/unworn.ts';
import { eitherWay } from './either-way.ts';
import type { SampleCalls } from './sample-call.ts';

const days = { since: '2025-11-26', today: '2026-11-26' } as const;

export const unwornSamples: SampleCalls<typeof unwornTable> = {
  getUnworn: {
    valid: async (_server, as) => ({ owner: as.userId, ...days }),
    strange: (owner, stranger) => [
      { input: { owner: owner.userId, ...days } },
      ...eitherWay(owner, stranger, { wardrobeId: owner.wardrobeIds[0]!, ...days }),
    ],
  },
  keepItem: {
    valid: async (server, as) => {
      const { item } = await server.call('saveItem', { owner: as.userId, changes: {} }, as);
      return { owner: as.userId, itemId: item.itemId, until: '2027-11-26' };
    },
    strange: (owner, stranger) =>
      eitherWay(owner, stranger, { itemId: owner.itemIds[0]!, until: '2027-11-26' }),
  },
};
