import type { outfitsTable } from '#contract/operations/outfits.ts';
import { drawPicture } from '../drawn-pictures.ts';
import type { Owner } from '../owner.ts';
import type { TestServer } from '../test-server.ts';
import { eitherWay } from './either-way.ts';
import type { SampleCalls } from './sample-call.ts';

const place = { x: 0.5, y: 0.25, size: 0.4, rotation: -30, isFlipped: false };

/** A collage of these items, one layer each. */
export const collageOf = (itemIds: (string | null)[]) => ({
  background: 'paper' as const,
  layers: itemIds.map((itemId) => ({ itemId, ...place })),
});

const newOutfit = async (server: TestServer, as: Owner) => {
  const input = {
    owner: as.userId,
    changes: { title: 'Lunch' },
    collage: collageOf(as.itemIds),
  };
  return (await server.call('saveOutfit', input, as)).outfit;
};

export const outfitsSamples: SampleCalls<typeof outfitsTable> = {
  getOutfitNavigation: {
    valid: async (_server, as) => ({
      owner: as.userId,
      filter: {
        wardrobeId: as.wardrobeIds[0]!,
        search: 'coat',
        season: ['Fall'],
        itemId: as.itemIds,
        sort: 'most-worn',
      },
    }),
    strange: (owner, stranger) => [
      { input: { owner: owner.userId, filter: {} } },
      ...eitherWay(owner, stranger, { filter: { wardrobeId: owner.wardrobeIds[0]! } }),
      {
        input: { owner: stranger.userId, filter: { itemId: owner.itemIds } },
        is: 'sees-nothing',
      },
    ],
  },
  getOutfitSearchCorrection: {
    valid: async (_server, as) => ({ owner: as.userId, filter: { search: 'coaat' } }),
    strange: (owner, stranger) => [
      { input: { owner: owner.userId, filter: { search: 'coaat' } } },
      ...eitherWay(owner, stranger, { filter: { wardrobeId: owner.wardrobeIds[0]! } }),
    ],
  },
  getOutfits: {
    valid: async (_server, as) => ({ owner: as.userId, outfitIds: as.outfitIds }),
    strange: (owner, stranger) => [
      { input: { owner: owner.userId, outfitIds: owner.outfitIds } },
      { input: { owner: stranger.userId, outfitIds: owner.outfitIds }, is: 'sees-nothing' },
    ],
  },
  getOutfitDetails: {
    valid: async (_server, as) => ({ owner: as.userId, outfitId: as.outfitIds[0]! }),
    strange: (owner, stranger) => eitherWay(owner, stranger, { outfitId: owner.outfitIds[0]! }),
  },
  getDeletedOutfits: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  saveOutfit: {
    valid: async (server, as) => {
      const { outfitId, revision } = await newOutfit(server, as);
      return {
        owner: as.userId,
        outfitId,
        changes: {
          title: 'Gallery opening',
          notes: 'Two\nlines',
          seasons: ['Fall'],
          occasions: ['Evening'],
        },
        collage: collageOf([...as.itemIds, null]),
        baseRevision: revision,
        wardrobeIds: [as.wardrobeIds[1]!],
      };
    },
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, {
        outfitId: owner.outfitIds[0]!,
        changes: { title: 'Mine' },
        collage: collageOf(stranger.itemIds),
      }),
      {
        input: {
          owner: owner.userId,
          changes: { title: 'For you' },
          collage: collageOf(stranger.itemIds),
        },
      },
      {
        input: {
          owner: stranger.userId,
          changes: { title: 'Into yours' },
          collage: collageOf(stranger.itemIds),
          wardrobeIds: [stranger.wardrobeIds[0]!, owner.wardrobeIds[0]!],
        },
      },
      // What is not the caller's is a gap.
      {
        input: {
          owner: stranger.userId,
          changes: { title: 'Of yours' },
          collage: collageOf(owner.itemIds),
        },
        is: 'does-own',
      },
    ],
  },
  saveOutfitThumbnail: {
    valid: async (server, as) => {
      const { outfitId, drawingKey } = await newOutfit(server, as);
      const picture = await drawPicture();
      const { imageId } = await server.upload(as, picture, 'image/jpeg', 'outfit-thumbnail');
      return { owner: as.userId, outfitId, imageId, drawingKey };
    },
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, {
        outfitId: owner.outfitIds[0]!,
        imageId: stranger.thumbnailId,
        drawingKey: '-',
      }),
      {
        input: {
          owner: stranger.userId,
          outfitId: stranger.outfitIds[0]!,
          imageId: owner.thumbnailId,
          drawingKey: '-',
        },
      },
    ],
  },
  deleteOutfits: {
    valid: async (server, as) => ({
      owner: as.userId,
      outfitIds: [(await newOutfit(server, as)).outfitId],
    }),
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, { outfitIds: [owner.outfitIds[0]!] }),
      {
        input: {
          owner: stranger.userId,
          outfitIds: [stranger.outfitIds[1]!, owner.outfitIds[0]!],
        },
        is: 'does-own',
      },
    ],
  },
  forgetOutfits: {
    valid: async (server, as) => {
      const input = { owner: as.userId, outfitIds: [(await newOutfit(server, as)).outfitId] };
      await server.call('deleteOutfits', input, as);
      return input;
    },
    strange: (owner, stranger) => eitherWay(owner, stranger, { outfitIds: owner.deletedOutfitIds }),
  },
  restoreOutfits: {
    valid: async (_server, as) => ({ owner: as.userId, outfitIds: as.deletedOutfitIds }),
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, { outfitIds: owner.deletedOutfitIds }),
      {
        input: {
          owner: stranger.userId,
          outfitIds: [...stranger.outfitIds, ...owner.deletedOutfitIds],
        },
        is: 'does-own',
      },
    ],
  },
  duplicateOutfits: {
    valid: async (_server, as) => ({ owner: as.userId, outfitIds: as.outfitIds }),
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, { outfitIds: owner.outfitIds }),
      {
        input: {
          owner: stranger.userId,
          outfitIds: [stranger.outfitIds[0]!, owner.outfitIds[0]!],
        },
        is: 'does-own',
      },
    ],
  },
  outfitAddToWardrobes: {
    valid: async (_server, as) => ({
      owner: as.userId,
      outfitIds: as.outfitIds,
      wardrobeIds: as.wardrobeIds,
    }),
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, {
        outfitIds: [owner.outfitIds[0]!],
        wardrobeIds: [owner.wardrobeIds[1]!],
      }),
      ...eitherWay(owner, stranger, {
        outfitIds: [stranger.outfitIds[0]!],
        wardrobeIds: [owner.wardrobeIds[1]!],
      }),
      ...eitherWay(owner, stranger, {
        outfitIds: [owner.outfitIds[0]!],
        wardrobeIds: [stranger.wardrobeIds[1]!],
      }),
      {
        input: {
          owner: stranger.userId,
          outfitIds: [stranger.outfitIds[0]!, owner.outfitIds[0]!],
          wardrobeIds: [stranger.wardrobeIds[1]!, owner.wardrobeIds[1]!],
        },
        is: 'does-own',
      },
    ],
  },
  outfitRemoveFromWardrobes: {
    valid: async (_server, as) => ({
      owner: as.userId,
      outfitIds: as.outfitIds,
      wardrobeIds: [as.wardrobeIds[1]!],
    }),
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, {
        outfitIds: [owner.outfitIds[0]!],
        wardrobeIds: [owner.wardrobeIds[0]!],
      }),
      ...eitherWay(owner, stranger, {
        outfitIds: [stranger.outfitIds[0]!],
        wardrobeIds: [owner.wardrobeIds[0]!],
      }),
    ],
  },
};
