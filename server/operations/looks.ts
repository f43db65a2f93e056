import { deleteBlobsJob } from '../jobs/delete-blobs.ts';
import { enqueue } from '../jobs/job.ts';
import { readLink } from '../procedures/links.ts';
import { readComposedNavigation, searchedComposed } from '../repositories/composed-navigation.ts';
import { requireImages } from '../repositories/images.ts';
import { copyLooks } from '../repositories/look-copies.ts';
import { lookNoun } from '../repositories/look-noun.ts';
import { readLookDetails, saveLook } from '../repositories/looks.ts';
import { findPresent } from '../repositories/noun.ts';
import { readCards, readDeleted } from '../repositories/noun-cards.ts';
import { addToWardrobes, removeFromWardrobes } from '../repositories/noun-wardrobes.ts';
import { readSearchCorrection } from '../repositories/search-correction.ts';
import { requireWardrobes } from '../repositories/wardrobes.ts';
import { changeWardrobes, deleteSome, forgetSome, restoreSome } from './noun-operations.ts';
import { handle } from './operation.ts';
import { claimImages, receiveImages } from './uploads.ts';

/** `looks/query` and `looks/manage`. */
export const lookOperations = [
  handle('getLookNavigation', {
    async run({ input, scope, database }) {
      const { ids, counts } = await readComposedNavigation(scope, database, lookNoun, input.filter);
      return { lookIds: ids, counts };
    },
  }),

  handle('getLookSearchCorrection', {
    run: async ({ input, scope, database }) => ({
      search: await readSearchCorrection(scope, database, searchedComposed(lookNoun), input.filter),
    }),
  }),

  handle('getLooks', {
    async run({ input, scope, database, services }) {
      const { signer } = services;
      return { looks: await readCards(scope, database, lookNoun, input.lookIds, signer) };
    },
  }),

  handle('getLookDetails', {
    async run({ input, scope, database, services }) {
      const { lookId } = input;
      return {
        look: await readLookDetails(scope, database, lookId, services.signer),
      };
    },
  }),

  handle('getDeletedLooks', {
    async run({ scope, database, services }) {
      const { signer } = services;
      return { looks: await readDeleted(scope, database, lookNoun, signer) };
    },
  }),

  handle('saveLook', {
    async prepare({ input, scope, services }) {
      await claimImages(services, scope, input.imageId ? [input.imageId] : [], 'look');
    },
    async run({ input, scope, database, services }) {
      const { imageId, wardrobeIds } = input;
      if (imageId) await requireImages(scope, database, [imageId]);
      const { id, hasReplaced, goneImageIds } = await saveLook(scope, database, input);
      if (imageId) await receiveImages(database, [imageId]);
      if (goneImageIds.length > 0) {
        await enqueue(database, deleteBlobsJob, { imageIds: goneImageIds });
      }
      if (wardrobeIds?.length) {
        const into = await requireWardrobes(scope, database, wardrobeIds);
        await addToWardrobes(database, lookNoun, [id], into);
      }
      const { signer } = services;
      return {
        look: await readLookDetails(scope, database, String(id), signer),
        hasReplaced,
      };
    },
  }),

  handle('readLink', {
    prepare: ({ input, scope, services, signal }) => readLink(services, scope, input.url, signal),
    run: async ({ prepared }) => prepared,
  }),

  handle('deleteLooks', {
    run: async (call) => ({ lookIds: await deleteSome(call, lookNoun, call.input.lookIds) }),
  }),

  handle('restoreLooks', {
    run: async (call) => ({ lookIds: await restoreSome(call, lookNoun, call.input.lookIds) }),
  }),

  handle('forgetLooks', {
    run: async (call) => ({ lookIds: await forgetSome(call, lookNoun, call.input.lookIds) }),
  }),

  handle('duplicateLooks', {
    async run({ input, scope, database }) {
      const ids = await findPresent(scope, database, lookNoun, input.lookIds);
      return { lookIds: (await copyLooks(database, ids)).map(String) };
    },
  }),

  handle('lookAddToWardrobes', {
    async run(call) {
      const done = await changeWardrobes(call, lookNoun, call.input.lookIds, addToWardrobes);
      return { lookIds: done.ids, wardrobeIds: done.wardrobeIds };
    },
  }),

  handle('lookRemoveFromWardrobes', {
    async run(call) {
      const done = await changeWardrobes(call, lookNoun, call.input.lookIds, removeFromWardrobes);
      return { lookIds: done.ids, wardrobeIds: done.wardrobeIds };
    },
  }),
];
