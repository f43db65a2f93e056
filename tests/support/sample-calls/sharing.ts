import type { sharingTable } from '#contract/operations/sharing.ts';
import { eitherWay } from './either-way.ts';
import type { SampleCalls } from './sample-call.ts';

export const sharingSamples: SampleCalls<typeof sharingTable> = {
  getWardrobeSharing: {
    valid: async (_server, as) => ({ owner: as.userId, wardrobeId: as.wardrobeIds[0]! }),
    strange: (owner, stranger) => eitherWay(owner, stranger, { wardrobeId: owner.wardrobeIds[0]! }),
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
