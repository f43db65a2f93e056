import type { wardrobeWritesTable } from '#contract/operations/wardrobe-writes.ts';
import type { wardrobesTable } from '#contract/operations/wardrobes.ts';
import { eitherWay } from './either-way.ts';
import type { SampleCalls } from './sample-call.ts';

export const wardrobesSamples: SampleCalls<typeof wardrobesTable & typeof wardrobeWritesTable> = {
  getWardrobes: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  saveWardrobe: {
    valid: async (_server, as) => ({
      owner: as.userId,
      wardrobeId: as.wardrobeIds[0]!,
      name: 'Renamed',
      description: '',
    }),
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, {
        wardrobeId: owner.wardrobeIds[0]!,
        name: 'Mine now',
        description: '',
      }),
      { input: { owner: owner.userId, name: 'For you', description: '' } },
    ],
  },
  orderWardrobes: {
    valid: async (_server, as) => ({
      owner: as.userId,
      wardrobeIds: [as.wardrobeIds[1]!, as.wardrobeIds[0]!],
    }),
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, { wardrobeIds: [owner.wardrobeIds[0]!] }),
      {
        input: {
          owner: stranger.userId,
          wardrobeIds: [owner.wardrobeIds[0]!, ...stranger.wardrobeIds],
        },
        is: 'does-own',
      },
    ],
  },
  chooseWardrobeCover: {
    async valid(server, as) {
      const [owner, wardrobeId, itemIds] = [as.userId, as.wardrobeIds[1]!, as.itemIds.slice(0, 2)];
      await server.call('itemAddToWardrobes', { owner, itemIds, wardrobeIds: [wardrobeId] }, as);
      return { owner, wardrobeId, itemIds };
    },
    strange: (owner, stranger) =>
      eitherWay(owner, stranger, {
        wardrobeId: owner.wardrobeIds[1]!,
        itemIds: [owner.itemIds[0]!],
      }),
  },
  deleteWardrobe: {
    valid: async (server, as) => {
      const input = { owner: as.userId, name: 'To go', description: '' };
      const { wardrobe } = await server.call('saveWardrobe', input, as);
      return { owner: as.userId, wardrobeId: wardrobe.wardrobeId };
    },
    strange: (owner, stranger) => eitherWay(owner, stranger, { wardrobeId: owner.wardrobeIds[0]! }),
  },
};
