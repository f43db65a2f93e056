import type { itemsTable } from '#contract/operations/items.ts';
import type { Owner } from '../owner.ts';
import type { TestServer } from '../test-server.ts';
import { eitherWay } from './either-way.ts';
import type { SampleCalls } from './sample-call.ts';

const newItem = async (server: TestServer, as: Owner) =>
  (await server.call('saveItem', { owner: as.userId, changes: {} }, as)).item.itemId;

export const itemsSamples: SampleCalls<typeof itemsTable> = {
  getItemNavigation: {
    valid: async (_server, as) => ({
      owner: as.userId,
      filter: { wardrobeId: as.wardrobeIds[0]!, search: 'coat', grouped: true, sort: 'brand' },
    }),
    strange: (owner, stranger) => [
      { input: { owner: owner.userId, filter: {} } },
      ...eitherWay(owner, stranger, { filter: { wardrobeId: owner.wardrobeIds[0]! } }),
    ],
  },
  getItemCounts: {
    valid: async (_server, as) => ({
      owner: as.userId,
      filter: {
        wardrobeId: as.wardrobeIds[0]!,
        size: ['M'],
        secondhand: ['yes'],
        worn: ['never'],
        today: '2026-05-04',
      },
    }),
    strange: (owner, stranger) => [
      { input: { owner: owner.userId, filter: {} } },
      ...eitherWay(owner, stranger, { filter: { wardrobeId: owner.wardrobeIds[0]! } }),
    ],
  },
  getSearchCorrection: {
    valid: async (_server, as) => ({ owner: as.userId, filter: { search: 'coaat' } }),
    strange: (owner, stranger) => [
      { input: { owner: owner.userId, filter: { search: 'coaat' } } },
      ...eitherWay(owner, stranger, { filter: { wardrobeId: owner.wardrobeIds[0]! } }),
    ],
  },
  getNearItems: {
    valid: async (_server, as) => ({ owner: as.userId, filter: { search: 'red coat' } }),
    strange: (owner, stranger) => [
      { input: { owner: owner.userId, filter: { search: 'red coat' } } },
      ...eitherWay(owner, stranger, { filter: { wardrobeId: owner.wardrobeIds[0]! } }),
    ],
  },
  getItems: {
    valid: async (_server, as) => ({ owner: as.userId, itemIds: as.itemIds }),
    strange: (owner, stranger) => [
      { input: { owner: owner.userId, itemIds: owner.itemIds } },
      { input: { owner: stranger.userId, itemIds: owner.itemIds }, is: 'sees-nothing' },
    ],
  },
  getItemDetails: {
    valid: async (_server, as) => ({ owner: as.userId, itemId: as.itemIds[0]! }),
    strange: (owner, stranger) => eitherWay(owner, stranger, { itemId: owner.itemIds[0]! }),
  },
  getItemSuggestions: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  getDeletedItems: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  forgetItems: {
    valid: async (server, as) => {
      const input = { owner: as.userId, itemIds: [await newItem(server, as)] };
      await server.call('deleteItems', input, as);
      return input;
    },
    strange: (owner, stranger) => eitherWay(owner, stranger, { itemIds: owner.itemIds }),
  },
  getCutoutProgress: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  confirmCategories: {
    valid: async (_server, as) => ({
      owner: as.userId,
      seen: as.itemIds.map((itemId) => ({ itemId, category: 'shirt' })),
    }),
    strange: (owner, stranger) => [
      { input: { owner: owner.userId, seen: [{ itemId: owner.itemIds[0]!, category: 'shirt' }] } },
      {
        input: { owner: stranger.userId, seen: [{ itemId: owner.itemIds[0]!, category: 'shirt' }] },
        is: 'sees-nothing',
      },
    ],
  },
  replaceItemPhoto: {
    // A piece of its own: the other samples ask for the photo that the first one shows.
    valid: async (server, as) => ({
      owner: as.userId,
      itemId: await newItem(server, as),
      imageId: as.imageIds.shown,
      byImageId: as.imageIds.sent,
    }),
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, {
        itemId: owner.itemIds[0]!,
        imageId: owner.imageIds.shown,
        byImageId: owner.imageIds.sent,
      }),
      // A picture of somebody else's in an item of one's own.
      {
        input: {
          owner: stranger.userId,
          itemId: stranger.itemIds[0]!,
          imageId: stranger.imageIds.shown,
          byImageId: owner.imageIds.sent,
        },
      },
    ],
  },
  itemShowPictures: {
    valid: async (_server, as) => ({ owner: as.userId, itemIds: as.itemIds, shown: 'photo' }),
    strange: (owner, stranger) =>
      eitherWay(owner, stranger, { itemIds: owner.itemIds, shown: 'photo' as const }),
  },
  itemCutOut: {
    valid: async (_server, as) => ({ owner: as.userId, itemIds: as.itemIds }),
    strange: (owner, stranger) => eitherWay(owner, stranger, { itemIds: owner.itemIds }),
  },
  saveItem: {
    valid: async (server, as) => ({
      owner: as.userId,
      itemId: await newItem(server, as),
      changes: {
        title: 'Blazer',
        brand: 'Oda',
        category: 'blazer',
        mainColor: 'navy',
        furtherColors: ['white'],
        patterns: ['Plain'],
        seasons: ['Fall'],
        purchaseDate: '2024-02-29',
        purchasePriceCents: 12_900,
        personalTags: ['work'],
        notes: 'Two\nlines',
      },
      imageIds: [as.imageIds.shown],
      removedImageIds: [as.imageIds.sent],
      imageOrder: [as.imageIds.shown],
      wardrobeIds: [as.wardrobeIds[1]!],
    }),
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, { itemId: owner.itemIds[0]!, changes: { title: 'Mine' } }),
      { input: { owner: owner.userId, changes: { title: 'For you' } } },
      // Refused because of the owner, before the missing bytes of the picture are checked.
      { input: { owner: owner.userId, changes: {}, imageIds: [stranger.imageIds.awaiting] } },
      ...Object.values(owner.imageIds).map((imageId) => ({
        input: { owner: stranger.userId, changes: {}, imageIds: [imageId] },
      })),
      {
        input: {
          owner: stranger.userId,
          itemId: stranger.itemIds[0]!,
          changes: { title: 'Changed' },
          imageIds: [stranger.imageIds.shown, owner.imageIds.shown],
        },
      },
      ...eitherWay(owner, stranger, {
        itemId: owner.itemIds[0]!,
        changes: {},
        removedImageIds: [owner.imageIds.shown],
      }),
      {
        input: {
          owner: stranger.userId,
          changes: { title: 'Into yours' },
          wardrobeIds: [stranger.wardrobeIds[0]!, owner.wardrobeIds[0]!],
        },
      },
    ],
  },
  changeItems: {
    valid: async (server, as) => ({
      owner: as.userId,
      itemIds: [await newItem(server, as)],
      changes: { category: 'coat', brand: 'Oda', seasons: ['Fall'], occasions: ['Work'] },
      addedTags: ['gala'],
      shown: 'photo',
    }),
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, { itemIds: [owner.itemIds[0]!], changes: { brand: 'Mine' } }),
      {
        input: {
          owner: stranger.userId,
          itemIds: [stranger.itemIds[1]!, owner.itemIds[0]!],
          changes: { brand: 'Mine' },
        },
        is: 'does-own',
      },
    ],
  },
  deleteItems: {
    valid: async (server, as) => ({ owner: as.userId, itemIds: [await newItem(server, as)] }),
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, { itemIds: [owner.itemIds[0]!] }),
      // What is not the caller's is as good as gone: it is left out.
      {
        input: { owner: stranger.userId, itemIds: [stranger.itemIds[1]!, owner.itemIds[0]!] },
        is: 'does-own',
      },
    ],
  },
  restoreItems: {
    valid: async (_server, as) => ({ owner: as.userId, itemIds: as.deletedItemIds }),
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, { itemIds: owner.deletedItemIds }),
      {
        input: {
          owner: stranger.userId,
          itemIds: [...stranger.itemIds, ...owner.deletedItemIds],
        },
        is: 'does-own',
      },
    ],
  },
  itemAddToWardrobes: {
    valid: async (_server, as) => ({
      owner: as.userId,
      itemIds: as.itemIds,
      wardrobeIds: as.wardrobeIds,
    }),
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, {
        itemIds: [owner.itemIds[0]!],
        wardrobeIds: [owner.wardrobeIds[1]!],
      }),
      ...eitherWay(owner, stranger, {
        itemIds: [stranger.itemIds[0]!],
        wardrobeIds: [owner.wardrobeIds[1]!],
      }),
      ...eitherWay(owner, stranger, {
        itemIds: [owner.itemIds[0]!],
        wardrobeIds: [stranger.wardrobeIds[1]!],
      }),
      {
        input: {
          owner: stranger.userId,
          itemIds: [stranger.itemIds[0]!, owner.itemIds[0]!],
          wardrobeIds: [stranger.wardrobeIds[1]!, owner.wardrobeIds[1]!],
        },
        is: 'does-own',
      },
    ],
  },
  itemRemoveFromWardrobes: {
    valid: async (_server, as) => ({
      owner: as.userId,
      itemIds: as.itemIds,
      wardrobeIds: [as.wardrobeIds[1]!],
    }),
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, {
        itemIds: [owner.itemIds[0]!],
        wardrobeIds: [owner.wardrobeIds[0]!],
      }),
      ...eitherWay(owner, stranger, {
        itemIds: [stranger.itemIds[0]!],
        wardrobeIds: [owner.wardrobeIds[0]!],
      }),
    ],
  },
};
