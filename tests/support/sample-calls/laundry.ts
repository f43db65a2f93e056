import type { laundryTable } from '#contract/operations/laundry.ts';
import type { SampleCalls } from './sample-call.ts';

export const laundrySamples: SampleCalls<typeof laundryTable> = {
  getLaundry: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  getWashHistory: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  setWashInterval: {
    valid: async (_server, as) => ({ owner: as.userId, category: 'jeans', wears: 6 }),
    strange: (owner) => [{ input: { owner: owner.userId, category: 'jeans', wears: null } }],
  },
  setCleaningPrice: {
    valid: async (_server, as) => ({
      owner: as.userId,
      category: 'jeans',
      price: { cents: 1500, currency: 'EUR' },
    }),
    strange: (owner) => [{ input: { owner: owner.userId, category: 'jeans', price: null } }],
  },
};
