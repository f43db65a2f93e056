import type { blueprintTable } from '#contract/operations/blueprint.ts';
import { drawPicture } from '../drawn-pictures.ts';
import { eitherWay } from './either-way.ts';
import type { SampleCalls } from './sample-call.ts';

const answered = {
  gender: 'female',
  personality: { work: 'Classic', rain: 'none' },
  body: { shape: 'Hourglass' },
} as const;

const samples = {
  eye: ['#5a6b4a'],
  hair: ['#4b352a', '#503a2e'],
  skin: ['#e3b79c', '#dcae93', '#e0b499'],
  white: '#f6f2ea',
};

export const blueprintSamples: SampleCalls<typeof blueprintTable> = {
  getAnalysisData: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  saveAnalysisAnswers: {
    valid: async (_server, as) => ({ owner: as.userId, ...answered }),
    strange: (owner) => [{ input: { owner: owner.userId, ...answered } }],
  },
  sendColorAnalysis: {
    async valid(server, as) {
      // Throws for who may not ask, as a refused upload does not.
      await server.call('getAnalysisData', { owner: as.userId }, as);
      const picture = await drawPicture();
      const { imageId } = await server.upload(as, picture, 'image/jpeg', 'color-analysis');
      return { owner: as.userId, imageId, samples };
    },
    strange: (owner, stranger) => [
      { input: { owner: owner.userId, imageId: owner.imageIds.sent, samples } },
      { input: { owner: stranger.userId, imageId: owner.imageIds.sent, samples } },
    ],
  },
  deleteColorAnalysis: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  getStyleBlueprintCover: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  getPersonalityAnalysisData: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  getColorAnalysisData: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  getBodyShapeAnalysisData: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  getBlueprintPreview: {
    valid: async () => ({ gender: 'female', season: 'soft/muted' }),
    about: async () => ({ gender: 'male', season: 'deep' }),
  },
  getWardrobeScores: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner, stranger) => [
      { input: { owner: owner.userId } },
      ...eitherWay(owner, stranger, { wardrobeId: owner.wardrobeIds[0]! }),
    ],
  },
};
