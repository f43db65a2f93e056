import { randomUUID } from 'node:crypto';
import type { OperationName } from '#contract/operations.ts';
import type { OperationInput } from '#contract/schemas/operation-schemas.ts';
import { type LinkPurpose, makeLink } from '#server/repositories/one-time-links.ts';
import { type Owner, ownerPassword } from './owner.ts';
import { sealPassword } from './seal-password.ts';
import type { TestServer } from './test-server.ts';

/** What a valid call of an operation is, and what a stranger could try with its ids. */
export interface SampleCall<Name extends OperationName = OperationName> {
  /** A call that this person may make, and that succeeds. */
  valid(server: TestServer, as: Owner): Promise<OperationInput<Name>>;
  /**
   * Calls of `stranger` that name what is `owner`'s. Each must be refused; `sees-nothing` ones are
   * answered, with nothing of the owner's in them. Left out where no id or owner is taken.
   */
  strange?(owner: Owner, stranger: Owner): { input: OperationInput<Name>; is?: 'sees-nothing' }[];
}

const newItem = async (server: TestServer, as: Owner) =>
  (await server.call('saveItem', { owner: as.userId, changes: {} }, as)).item.itemId;

const link = async (server: TestServer, as: Owner, purpose: LinkPurpose, email = as.email) => {
  const { open, now } = server.app.services;
  return (await makeLink(open.database, { userId: as.userId, purpose, email }, now())).linkToken;
};

const profile = {
  firstName: 'Ada',
  screenName: 'ada.l',
  gender: 'Female',
  shippingCountry: 'US',
  dateOfBirth: '1990-02-28',
  bio: null,
} as const;

/** Both ways to reach for another's thing: in the owner's name, and in one's own. */
const eitherWay = <Input extends object>(
  owner: Owner,
  stranger: Owner,
  rest: Input,
): { input: Input & { owner: string } }[] =>
  [owner, stranger].map(({ userId }) => ({ input: { ...rest, owner: userId } }));

/** One for every operation: a new operation is not done before it stands here. */
export const sampleCalls: { [Name in OperationName]: SampleCall<Name> } = {
  emailCheck: { valid: async (_server, as) => ({ email: as.email }) },
  getPublicKey: { valid: async () => ({}) },
  tokenAuth: {
    valid: async (server, as) => ({
      email: as.email,
      password: await sealPassword(server, ownerPassword),
    }),
  },
  emailValidation: {
    valid: async (server, as) => ({ linkToken: await link(server, as, 'validate-email') }),
  },
  sendEmailValidation: { valid: async () => ({}) },
  forgotPassword: { valid: async (_server, as) => ({ email: as.email }) },
  resetPassword: {
    valid: async (server, as) => ({
      linkToken: await link(server, as, 'reset-password'),
      password: await sealPassword(server, ownerPassword),
    }),
  },
  createAccount: {
    valid: async (server) => ({
      email: `${randomUUID()}@example.com`,
      password: await sealPassword(server, ownerPassword),
    }),
  },
  changePassword: {
    valid: async (server) => ({
      current: await sealPassword(server, ownerPassword),
      next: await sealPassword(server, ownerPassword),
    }),
  },
  logout: { valid: async () => ({ everywhere: false }) },
  revokeSession: {
    valid: async (_server, as) => ({ sessionId: as.otherSessionId }),
    strange: (owner) => [{ input: { sessionId: owner.otherSessionId } }],
  },

  userDetails: {
    valid: async (_server, as) => ({ userIds: [as.userId] }),
    strange: (owner, stranger) => [
      { input: { userIds: [owner.userId] } },
      { input: { userIds: [stranger.userId, owner.userId] } },
    ],
  },
  userDetailsList: {
    valid: async (_server, as) => ({ userIds: [as.userId] }),
    strange: (owner, stranger) => [
      { input: { userIds: [owner.userId] } },
      { input: { userIds: [stranger.userId, owner.userId] } },
    ],
  },
  userGetFeatureConfig: { valid: async () => ({ configScope: 'global' }) },
  userAttributeChoices: { valid: async () => 'shippingCountry' },
  userSessions: { valid: async () => ({}) },
  userSaveProfile: {
    valid: async (_server, as) => ({
      ...profile,
      screenName: as.userId,
      imageId: as.userImageId,
    }),
    strange: (owner) => [
      { input: { ...profile, screenName: 'stranger', imageId: owner.userImageId } },
      { input: { ...profile, screenName: 'stranger', imageId: owner.imageIds.shown } },
    ],
  },
  userChangeEmail: {
    valid: async (server) => ({
      email: `${randomUUID()}@example.com`,
      password: await sealPassword(server, ownerPassword),
    }),
  },
  userValidateEmailChange: {
    valid: async (server, as) => ({ linkToken: await link(server, as, 'change-email') }),
  },
  userStopEmailChange: {
    valid: async (server, as) => ({ linkToken: await link(server, as, 'stop-email-change') }),
  },

  refreshCache: { valid: async () => ({ scopes: ['items', 'outfits', 'looks'] }) },
  imageUpload: {
    valid: async () => ({ kind: 'item', contentType: 'image/jpeg', byteLength: 1000 }),
  },

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
  deleteWardrobe: {
    valid: async (server, as) => {
      const input = { owner: as.userId, name: 'To go', description: '' };
      const { wardrobe } = await server.call('saveWardrobe', input, as);
      return { owner: as.userId, wardrobeId: wardrobe.wardrobeId };
    },
    strange: (owner, stranger) => eitherWay(owner, stranger, { wardrobeId: owner.wardrobeIds[0]! }),
  },

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
  saveItem: {
    valid: async (server, as) => ({
      owner: as.userId,
      itemId: await newItem(server, as),
      changes: {
        title: 'Blazer',
        brand: 'Oda',
        category: 'blazer',
        patterns: ['Plain'],
        seasons: ['Fall'],
        purchaseDate: '2024-02-29',
        purchasePriceCents: 12_900,
        personalTags: ['work'],
        notes: 'Two\nlines',
      },
      imageIds: [as.imageIds.shown],
      wardrobeIds: [as.wardrobeIds[1]!],
    }),
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, { itemId: owner.itemIds[0]!, changes: { title: 'Mine' } }),
      { input: { owner: owner.userId, changes: { title: 'For you' } } },
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
      {
        input: {
          owner: stranger.userId,
          changes: { title: 'Into yours' },
          wardrobeIds: [stranger.wardrobeIds[0]!, owner.wardrobeIds[0]!],
        },
      },
    ],
  },
  deleteItems: {
    valid: async (server, as) => ({ owner: as.userId, itemIds: [await newItem(server, as)] }),
    strange: (owner, stranger) => [
      ...eitherWay(owner, stranger, { itemIds: [owner.itemIds[0]!] }),
      {
        input: { owner: stranger.userId, itemIds: [stranger.itemIds[0]!, owner.itemIds[0]!] },
      },
    ],
  },
  restoreItems: {
    valid: async (_server, as) => ({ owner: as.userId, itemIds: as.deletedItemIds }),
    strange: (owner, stranger) =>
      eitherWay(owner, stranger, { itemIds: [...stranger.itemIds, ...owner.deletedItemIds] }),
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
