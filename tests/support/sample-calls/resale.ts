import type { resaleTable } from '#contract/operations/resale.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { entitle } from '../entitle.ts';
import type { Person, TestServer } from '../test-server.ts';
import { eitherWay } from './either-way.ts';
import type { SampleCalls } from './sample-call.ts';

const words = {
  condition: 'Good Condition',
  brandTier: null,
  title: 'Wool coat',
  description: 'Warm.',
  measurements: 'Chest 52 cm',
  photoIds: [],
} as const;

/** A draft of a piece of its own, with a price. */
export async function draft(server: TestServer, as: Person) {
  const owner = as.userId;
  const changes = { title: 'Coat', purchasePriceCents: 190_00 };
  const made = await server.call('saveItem', { owner, changes, imageIds: [], wardrobeIds: [] }, as);
  const { itemId } = made.item;
  const price = { cents: 58_00, currency: 'USD' };
  const input = { owner, itemId, revision: 0, ...words, photoIds: [], price };
  const { listing } = await server.call('saveResaleListing', input, as);
  return { itemId, listingId: listing.listingId!, revision: listing.revision };
}

/** The same, listed. */
export async function listed(server: TestServer, as: Person) {
  const { itemId, listingId, revision } = await draft(server, as);
  const input = { owner: as.userId, listingId, revision, changeId: newIdempotencyKey() };
  const { listing } = await server.call('listResaleItem', input, as);
  return { itemId, listingId, revision: listing.revision };
}

const nobodys = { listingId: '999999999' };
const move = () => ({ ...nobodys, changeId: newIdempotencyKey() });
const amount = { cents: 55_00, currency: 'USD' };

export const resaleSamples: SampleCalls<typeof resaleTable> = {
  getResaleListings: {
    valid: async (_server, as) => ({ owner: as.userId }),
    strange: (owner) => [{ input: { owner: owner.userId } }],
  },
  getResaleListing: {
    valid: async (_server, as) => ({ owner: as.userId, itemId: as.itemIds[0]! }),
    strange: (owner, stranger) => eitherWay(owner, stranger, { itemId: owner.itemIds[0]! }),
  },
  getResaleValue: {
    valid: async (server, as) => {
      await entitle(server.app.services.open.database, as.userId, ['resaleValue']);
      return { owner: as.userId, itemId: as.itemIds[0]! };
    },
    strange: (owner, stranger) => eitherWay(owner, stranger, { itemId: owner.itemIds[0]! }),
  },
  getResaleFile: {
    valid: async (server, as) => ({
      owner: as.userId,
      listingIds: [(await draft(server, as)).listingId],
      shape: 'csv',
    }),
    strange: (owner, stranger) => [
      { input: { owner: owner.userId, listingIds: [nobodys.listingId], shape: 'csv' } },
      {
        input: { owner: stranger.userId, listingIds: [nobodys.listingId], shape: 'csv' },
        is: 'sees-nothing',
      },
    ],
  },
  saveResaleListing: {
    valid: async (_server, as) => ({
      owner: as.userId,
      itemId: as.itemIds[1]!,
      revision: 0,
      price: null,
      ...words,
      photoIds: [],
    }),
    strange: (owner, stranger) =>
      eitherWay(owner, stranger, {
        itemId: owner.itemIds[0]!,
        revision: 0,
        price: null,
        ...words,
        photoIds: [],
      }),
  },
  listResaleItem: {
    valid: async (server, as) => {
      const { listingId, revision } = await draft(server, as);
      return { owner: as.userId, listingId, revision, changeId: newIdempotencyKey() };
    },
    strange: (owner, stranger) => eitherWay(owner, stranger, { ...move(), revision: 1 }),
  },
  sellResaleItem: {
    valid: async (server, as) => {
      const { listingId } = await listed(server, as);
      return { owner: as.userId, listingId, changeId: newIdempotencyKey(), amount };
    },
    strange: (owner, stranger) => eitherWay(owner, stranger, { ...move(), amount }),
  },
  withdrawResaleListing: {
    valid: async (server, as) => {
      const { listingId } = await listed(server, as);
      return { owner: as.userId, listingId, changeId: newIdempotencyKey() };
    },
    strange: (owner, stranger) => eitherWay(owner, stranger, move()),
  },
  shareResaleListing: {
    valid: async (server, as) => {
      const { listingId } = await draft(server, as);
      return { owner: as.userId, listingId, isShared: true };
    },
    strange: (owner, stranger) => eitherWay(owner, stranger, { ...nobodys, isShared: true }),
  },
};
