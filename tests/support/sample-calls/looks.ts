import type { looksTable } from '#contract/operations/looks.ts';
import type { Owner } from '../owner.ts';
import type { TestServer } from '../test-server.ts';
import { eitherWay } from './either-way.ts';
import type { SampleCalls } from './sample-call.ts';

/** Pins of these items, all in one place. */
const pinsOf = (itemIds: (string | null)[]) =>
  itemIds.map((itemId) => ({ itemId, x: 0.5, y: 0.25 }));

const newLook = async (server: TestServer, as: Owner) => {
  const input = {
    owner: as.userId,
    changes: { kind: 'worn' as const, title: 'Lunch', outfitId: as.outfitIds[0]! },
    pins: pinsOf(as.itemIds),
  };
  return (await server.call('saveLook', input, as)).look;
};

export const looksSamples: SampleCalls<typeof looksTable> = {
  getLookNavigation: {
    valid: async (_server, as) => ({
      owner: as.userId,
      filter: {
        wardrobeId: as.wardrobeIds[0]!,
        kind: 'worn',
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
  getLookSearchCorrection: {
    valid: async (_server, as) => ({ owner: as.userId, filter: { search: 'coaat' } }),
    strange: (owner, stranger) => [
      { input: { owner: owner.userId, filter: { search: 'coaat' } } },
      ...eitherWay(owner, stranger, { filter: { wardrobeId: owner.wardrobeIds[0]! } }),
    ],
  },
  getLooks: {
    valid: async (_server, as) => ({ owner: as.userId, lookIds: as.lookIds }),
    strange: (owner, stranger) => [
      { input: { owner: owner.userId, lookIds: owner.lookIds } },
      { input: { owner: stranger.userId, lookIds: owner.lookIds }, is: 'sees-nothing' },
    ],
  },
  getLookDetails: {
    valid: async (_server, as) => ({ owner: as.userId, lookId: as.lookIds[0]! }),
    strange: (owner, stranger) => eitherWay(owner, stranger, { lookId: owner.lookIds[0]! }),
  },
  getDeletedLooks: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  saveLook: {
    valid: async (server, as) => {
      const { lookId, revision } = await newLook(server, as);
      return {
        owner: as.userId,
        lookId,
        changes: {
          kind: 'inspiration',
          title: 'Gallery opening',
          notes: 'Two\nlines',
          seasons: ['Fall'],
          occasions: ['Evening'],
          outfitId: as.outfitIds[1]!,
          link: { url: 'https://example.com/looks?page=1', siteName: 'Example' },
        },
        imageId: as.lookImageId,
        pins: pinsOf([...as.itemIds, null]),
        baseRevision: revision,
        wardrobeIds: [as.wardrobeIds[1]!],
      };
    },
    strange: (owner, stranger) => {
      const changes = { kind: 'worn' as const, outfitId: stranger.outfitIds[0]! };
      return [
        ...eitherWay(owner, stranger, {
          lookId: owner.lookIds[0]!,
          changes: { title: 'Mine' },
          pins: pinsOf(stranger.itemIds),
        }),
        { input: { owner: owner.userId, changes } },
        { input: { owner: stranger.userId, changes, imageId: owner.lookImageId } },
        {
          input: {
            owner: stranger.userId,
            changes: { ...changes, outfitId: owner.outfitIds[0]! },
          },
        },
        {
          input: {
            owner: stranger.userId,
            changes,
            wardrobeIds: [stranger.wardrobeIds[0]!, owner.wardrobeIds[0]!],
          },
        },
        // What is not the caller's is a gap.
        {
          input: { owner: stranger.userId, changes, pins: pinsOf(owner.itemIds) },
          is: 'does-own',
        },
      ];
    },
  },
  readLink: {
    valid: async (_server, as) => ({ owner: as.userId, url: 'https://example.com/' }),
    strange: (owner) => [{ input: { owner: owner.userId, url: 'https://example.com/' } }],
  },
  deleteLooks: {
    valid: async (server, as) => ({
      owner: as.userId,
      lookIds: [(await newLook(server, as)).lookId],
    }),
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, { lookIds: [owner.lookIds[0]!] }),
      {
        input: {
          owner: stranger.userId,
          lookIds: [stranger.lookIds[1]!, owner.lookIds[0]!],
        },
        is: 'does-own',
      },
    ],
  },
  forgetLooks: {
    valid: async (server, as) => {
      const input = { owner: as.userId, lookIds: [(await newLook(server, as)).lookId] };
      await server.call('deleteLooks', input, as);
      return input;
    },
    strange: (owner, stranger) => eitherWay(owner, stranger, { lookIds: owner.deletedLookIds }),
  },
  restoreLooks: {
    valid: async (_server, as) => ({ owner: as.userId, lookIds: as.deletedLookIds }),
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, { lookIds: owner.deletedLookIds }),
      {
        input: {
          owner: stranger.userId,
          lookIds: [...stranger.lookIds, ...owner.deletedLookIds],
        },
        is: 'does-own',
      },
    ],
  },
  duplicateLooks: {
    valid: async (_server, as) => ({ owner: as.userId, lookIds: as.lookIds }),
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, { lookIds: owner.lookIds }),
      {
        input: {
          owner: stranger.userId,
          lookIds: [stranger.lookIds[0]!, owner.lookIds[0]!],
        },
        is: 'does-own',
      },
    ],
  },
  lookAddToWardrobes: {
    valid: async (_server, as) => ({
      owner: as.userId,
      lookIds: as.lookIds,
      wardrobeIds: as.wardrobeIds,
    }),
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, {
        lookIds: [owner.lookIds[0]!],
        wardrobeIds: [owner.wardrobeIds[1]!],
      }),
      ...eitherWay(owner, stranger, {
        lookIds: [stranger.lookIds[0]!],
        wardrobeIds: [owner.wardrobeIds[1]!],
      }),
      ...eitherWay(owner, stranger, {
        lookIds: [owner.lookIds[0]!],
        wardrobeIds: [stranger.wardrobeIds[1]!],
      }),
      {
        input: {
          owner: stranger.userId,
          lookIds: [stranger.lookIds[0]!, owner.lookIds[0]!],
          wardrobeIds: [stranger.wardrobeIds[1]!, owner.wardrobeIds[1]!],
        },
        is: 'does-own',
      },
    ],
  },
  lookRemoveFromWardrobes: {
    valid: async (_server, as) => ({
      owner: as.userId,
      lookIds: as.lookIds,
      wardrobeIds: [as.wardrobeIds[1]!],
    }),
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, {
        lookIds: [owner.lookIds[0]!],
        wardrobeIds: [owner.wardrobeIds[0]!],
      }),
      ...eitherWay(owner, stranger, {
        lookIds: [stranger.lookIds[0]!],
        wardrobeIds: [owner.wardrobeIds[0]!],
      }),
    ],
  },
};
