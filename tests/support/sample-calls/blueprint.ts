import type { blueprintTable } from '#contract/operations/blueprint.ts';
import { eitherWay } from './either-way.ts';
import type { SampleCalls } from './sample-call.ts';

const answered = {
  gender: 'female',
  personality: { work: 'Classic', rain: 'none' },
  body: { shape: 'Hourglass' },
} as const;

export const blueprintSamples: SampleCalls<typeof blueprintTable> = {
  getAnalysisData: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  saveAnalysisAnswers: {
    valid: async (_server, as) => ({ owner: as.userId, ...answered }),
    strange: (owner) => [{ input: { owner: owner.userId, ...answered } }],
  },
  getWardrobeScores: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner, stranger) => [
      { input: { owner: owner.userId } },
      ...eitherWay(owner, stranger, { wardrobeId: owner.wardrobeIds[0]! }),
    ],
  },
};
