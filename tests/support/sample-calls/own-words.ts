import type { ownWordsTable } from '#contract/operations/own-words.ts';
import type { SampleCalls } from './sample-call.ts';

export const ownWordsSamples: SampleCalls<typeof ownWordsTable> = {
  getOwnWords: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  changeCategory: {
    valid: async (_server, as) => ({ owner: as.userId, from: 'top/Kimonos', to: 'cape/Kimonos' }),
    strange: (owner) => [{ input: { owner: owner.userId, from: 'jeans', to: 'other' } }],
  },
  changeTag: {
    valid: async (_server, as) => ({ owner: as.userId, from: 'travel', to: 'trips' }),
    strange: (owner) => [{ input: { owner: owner.userId, from: 'travel', to: null } }],
  },
};
