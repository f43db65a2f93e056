import type { sharingTable } from '#contract/operations/sharing.ts';
import { eitherWay } from './either-way.ts';
import type { SampleCalls } from './sample-call.ts';

export const sharingSamples: SampleCalls<typeof sharingTable> = {
  getWardrobeSharing: {
    valid: async (_server, as) => ({ owner: as.userId, wardrobeId: as.wardrobeIds[0]! }),
    strange: (owner, stranger) => eitherWay(owner, stranger, { wardrobeId: owner.wardrobeIds[0]! }),
  },
  hideItems: {
    async valid(server, as) {
      // One of its own: friends are to see the others.
      const input = { owner: as.userId, changes: { title: 'Gift' } };
      const { item } = await server.call('saveItem', input, as);
      return { owner: as.userId, itemIds: [item.itemId], isHidden: true };
    },
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, { itemIds: [owner.itemIds[0]!], isHidden: true }),
      {
        input: {
          owner: stranger.userId,
          itemIds: [owner.itemIds[0]!, ...stranger.itemIds],
          isHidden: true,
        },
        is: 'does-own',
      },
    ],
  },
  shareWardrobe: {
    valid: async (_server, as) => ({
      owner: as.userId,
      wardrobeId: as.wardrobeIds[0]!,
      sharing: 'chosen',
      viewerIds: [],
    }),
    strange: (owner, stranger) =>
      eitherWay(owner, stranger, {
        wardrobeId: owner.wardrobeIds[0]!,
        sharing: 'friends',
        viewerIds: [stranger.userId],
      }),
  },
};
