import type { resaleTable } from '#contract/operations/resale.ts';
import { newIdempotencyKey } from '#lib/unanswered-writes.ts';
import { type Owner, offered } from '../owner.ts';
import type { Person, TestServer } from '../test-server.ts';
import { eitherWay } from './either-way.ts';
import type { SampleCalls } from './sample-call.ts';

/** A piece that nobody has offered yet. */
async function piece(server: TestServer, as: Person): Promise<string> {
  const changes = { title: 'Coat', purchasePriceCents: 190_00 };
  const input = { owner: as.userId, changes, imageIds: [], wardrobeIds: [] };
  return (await server.call('saveItem', input, as)).item.itemId;
}

/** A draft of a piece of its own, with a price. */
async function draft(server: TestServer, as: Person) {
  const owner = as.userId;
  const itemId = await piece(server, as);
  const { listing } = await server.call(
    'saveResaleListing',
    { owner, itemId, revision: 0, ...offered },
    as,
  );
  return { listingId: listing.listingId!, revision: listing.revision };
}

/** The same, listed. */
async function listed(server: TestServer, as: Person): Promise<string> {
  const made = await draft(server, as);
  const input = { owner: as.userId, ...made, changeId: newIdempotencyKey() };
  await server.call('listResaleItem', input, as);
  return made.listingId;
}

const move = ({ listingId }: Owner) => ({ listingId, changeId: newIdempotencyKey() });
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
    valid: async (_server, as) => ({ owner: as.userId, itemId: as.itemIds[0]! }),
    strange: (owner, stranger) => eitherWay(owner, stranger, { itemId: owner.itemIds[0]! }),
  },
  getResaleFile: {
    valid: async (_server, as) => ({
      owner: as.userId,
      listingIds: [as.listingId],
      shape: 'csv',
    }),
    strange: (owner, stranger) =>
      eitherWay(owner, stranger, { listingIds: [owner.listingId], shape: 'csv' }),
  },
  saveResaleListing: {
    valid: async (server, as) => ({
      owner: as.userId,
      itemId: await piece(server, as),
      revision: 0,
      ...offered,
    }),
    strange: (owner, stranger) =>
      eitherWay(owner, stranger, { itemId: owner.itemIds[0]!, revision: 1, ...offered }),
  },
  listResaleItem: {
    valid: async (server, as) => {
      const { listingId, revision } = await draft(server, as);
      return { owner: as.userId, listingId, revision, changeId: newIdempotencyKey() };
    },
    strange: (owner, stranger) => eitherWay(owner, stranger, { ...move(owner), revision: 1 }),
  },
  sellResaleItem: {
    valid: async (server, as) => {
      const listingId = await listed(server, as);
      return { owner: as.userId, listingId, changeId: newIdempotencyKey(), amount };
    },
    strange: (owner, stranger) => eitherWay(owner, stranger, { ...move(owner), amount }),
  },
  withdrawResaleListing: {
    valid: async (server, as) => {
      const listingId = await listed(server, as);
      return { owner: as.userId, listingId, changeId: newIdempotencyKey() };
    },
    strange: (owner, stranger) => eitherWay(owner, stranger, move(owner)),
  },
  shareResaleListing: {
    valid: async (server, as) => {
      const { listingId } = await draft(server, as);
      return { owner: as.userId, listingId, isShared: true };
    },
    strange: (owner, stranger) =>
      eitherWay(owner, stranger, { listingId: owner.listingId, isShared: true }),
  },
};
