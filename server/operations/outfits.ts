import { deleteBlobsJob } from '../jobs/delete-blobs.ts';
import { enqueue } from '../jobs/job.ts';
import { readComposedNavigation, searchedComposed } from '../repositories/composed-navigation.ts';
import { requireImages } from '../repositories/images.ts';
import { findPresent } from '../repositories/noun.ts';
import { readCards, readDeleted } from '../repositories/noun-cards.ts';
import { addToWardrobes, removeFromWardrobes } from '../repositories/noun-wardrobes.ts';
import { copyOutfits } from '../repositories/outfit-copies.ts';
import { outfitNoun } from '../repositories/outfit-noun.ts';
import { keepThumbnail } from '../repositories/outfit-thumbnails.ts';
import { readOutfitDetails, saveOutfit } from '../repositories/outfits.ts';
import { releasePlans, takePlansInto } from '../repositories/plan-outfits.ts';
import { readSearchCorrection } from '../repositories/search-correction.ts';
import { keepAsCopy } from '../repositories/styling-answers.ts';
import { requireWardrobes } from '../repositories/wardrobes.ts';
import { changeWardrobes, deleteSome, forgetSome, restoreSome } from './noun-operations.ts';
import { handle } from './operation.ts';
import { claimImages, receiveImages } from './uploads.ts';

/** `outfits/query` and `outfits/manage`. */
export const outfitOperations = [
  handle('getOutfitNavigation', {
    async run({ input, scope, database }) {
      const { ids, counts } = await readComposedNavigation(
        scope,
        database,
        outfitNoun,
        input.filter,
      );
      return { outfitIds: ids, counts };
    },
  }),

  handle('getOutfitSearchCorrection', {
    run: async ({ input, scope, database }) => ({
      search: await readSearchCorrection(
        scope,
        database,
        searchedComposed(outfitNoun),
        input.filter,
      ),
    }),
  }),

  handle('getOutfits', {
    async run({ input, scope, database, services }) {
      const { signer } = services;
      return { outfits: await readCards(scope, database, outfitNoun, input.outfitIds, signer) };
    },
  }),

  handle('getOutfitDetails', {
    async run({ input, scope, database, services }) {
      const { outfitId } = input;
      return {
        outfit: await readOutfitDetails(scope, database, outfitId, services.signer),
      };
    },
  }),

  handle('getDeletedOutfits', {
    async run({ scope, database, services }) {
      const { signer } = services;
      return { outfits: await readDeleted(scope, database, outfitNoun, signer) };
    },
  }),

  handle('saveOutfit', {
    async run({ input, scope, database, services }) {
      const { wardrobeIds } = input;
      const { id, hasReplaced } = await saveOutfit(scope, database, input);
      if (wardrobeIds?.length) {
        const into = await requireWardrobes(scope, database, wardrobeIds);
        await addToWardrobes(database, outfitNoun, [id], into);
      }
      const { outfitId, stylingId, takesPlans, collage } = input;
      if (takesPlans && !outfitId && collage) {
        const itemIds = collage.layers.flatMap(({ itemId }) => (itemId ? [Number(itemId)] : []));
        await takePlansInto(scope, database, { outfitId: id, itemIds });
      }
      if (stylingId && !outfitId) {
        await keepAsCopy(scope, database, { stylingId, outfitId: id }, services.now());
      }
      const { signer } = services;
      const outfit = await readOutfitDetails(scope, database, String(id), signer);
      return { outfit, hasReplaced };
    },
  }),

  handle('saveOutfitThumbnail', {
    async prepare({ input, scope, services }) {
      await claimImages(services, scope, [input.imageId], 'outfit-thumbnail');
    },
    async run({ input, scope, database }) {
      await requireImages(scope, database, [input.imageId]);
      const { isKept, goneImageIds } = await keepThumbnail(scope, database, input);
      // One that is not kept is forgotten by the sweep, as any picture that nothing names.
      if (isKept) await receiveImages(database, [input.imageId]);
      if (goneImageIds.length > 0) {
        await enqueue(database, deleteBlobsJob, { imageIds: goneImageIds });
      }
      return { isKept };
    },
  }),

  handle('deleteOutfits', {
    async run(call) {
      const { input, scope, database } = call;
      const outfitIds = await deleteSome(call, outfitNoun, input.outfitIds);
      if (input.releasesPlans) await releasePlans(scope, database, outfitIds.map(Number));
      return { outfitIds };
    },
  }),

  handle('restoreOutfits', {
    run: async (call) => ({ outfitIds: await restoreSome(call, outfitNoun, call.input.outfitIds) }),
  }),

  handle('forgetOutfits', {
    run: async (call) => ({ outfitIds: await forgetSome(call, outfitNoun, call.input.outfitIds) }),
  }),

  handle('duplicateOutfits', {
    async run({ input, scope, database }) {
      const ids = await findPresent(scope, database, outfitNoun, input.outfitIds);
      return { outfitIds: (await copyOutfits(database, ids)).map(String) };
    },
  }),

  handle('outfitAddToWardrobes', {
    async run(call) {
      const done = await changeWardrobes(call, outfitNoun, call.input.outfitIds, addToWardrobes);
      return { outfitIds: done.ids, wardrobeIds: done.wardrobeIds };
    },
  }),

  handle('outfitRemoveFromWardrobes', {
    async run(call) {
      const done = await changeWardrobes(
        call,
        outfitNoun,
        call.input.outfitIds,
        removeFromWardrobes,
      );
      return { outfitIds: done.ids, wardrobeIds: done.wardrobeIds };
    },
  }),
];
