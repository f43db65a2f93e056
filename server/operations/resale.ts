import { Refusal } from '../foundation/refusal.ts';
import { addressOfHem } from '../mails/mails.ts';
import { writeResaleFile } from '../procedures/resale-files.ts';
import {
  readListing,
  readResaleListing,
  readResaleListings,
  readResaleValue,
} from '../repositories/resale-listings.ts';
import {
  listItem,
  saveListing,
  sellItem,
  shareListing,
  withdrawListing,
} from '../repositories/resale-writes.ts';
import { handle } from './operation.ts';

/** `resale/query` and `resale/manage`. */
export const resaleOperations = [
  handle('getResaleListings', {
    run: ({ scope, database, services }) => readResaleListings(scope, database, services.signer),
  }),

  handle('getResaleListing', {
    run: ({ input, scope, database, services }) =>
      readResaleListing(scope, database, input.itemId, services.signer),
  }),

  handle('getResaleValue', {
    run: ({ input, scope, database, services }) =>
      readResaleValue(scope, database, input, services.now()),
  }),

  handle('getResaleFile', {
    async run({ input: { listingIds, shape }, scope, database, services }) {
      const { listings } = await readResaleListings(scope, database, services.signer, listingIds);
      // A file that leaves something out would not tell so.
      if (listings.length < new Set(listingIds.map(Number)).size) {
        throw new Refusal('not-found', 'not all of these listings are there');
      }
      return writeResaleFile(listings, shape, addressOfHem(services), services.now());
    },
  }),

  handle('saveResaleListing', {
    async run({ input: { owner: _owner, ...saved }, scope, database, services }) {
      const id = await saveListing(scope, database, saved, services.now());
      return { listing: await readListing(scope, database, id, services.signer) };
    },
  }),

  handle('listResaleItem', {
    async run({ input, scope, database, services }) {
      await listItem(scope, database, input, services.now());
      return {
        listing: await readListing(scope, database, Number(input.listingId), services.signer),
      };
    },
  }),

  handle('sellResaleItem', {
    async run({ input, scope, database, services }) {
      await sellItem(scope, database, input, services.now());
      return {
        listing: await readListing(scope, database, Number(input.listingId), services.signer),
      };
    },
  }),

  handle('withdrawResaleListing', {
    async run({ input, scope, database, services }) {
      await withdrawListing(scope, database, input, services.now());
      return {
        listing: await readListing(scope, database, Number(input.listingId), services.signer),
      };
    },
  }),

  handle('shareResaleListing', {
    async run({ input, scope, database, services }) {
      await shareListing(scope, database, input, services.signer, services.now());
      return {
        listing: await readListing(scope, database, Number(input.listingId), services.signer),
      };
    },
  }),
];
