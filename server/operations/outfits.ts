import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { deleteBlobsJob } from '../jobs/delete-blobs.ts';
import { enqueue } from '../jobs/job.ts';
import { requireImages } from '../repositories/images.ts';
import { copyOutfits } from '../repositories/outfit-copies.ts';
import { readOutfitNavigation } from '../repositories/outfit-navigation.ts';
import {
  forgetOutfits,
  hideOutfits,
  readDeletedOutfits,
  restoreOutfits,
} from '../repositories/outfit-removal.ts';
import { keepThumbnail } from '../repositories/outfit-thumbnails.ts';
import {
  addOutfitsToWardrobes,
  removeOutfitsFromWardrobes,
} from '../repositories/outfit-wardrobes.ts';
import {
  findOutfits,
  readOutfitCards,
  readOutfitDetails,
  saveOutfit,
} from '../repositories/outfits.ts';
import type { Viewer } from '../repositories/viewer.ts';
import { findWardrobes, requireWardrobes } from '../repositories/wardrobes.ts';
import { handle } from './operation.ts';
import { claimImages, receiveImages } from './uploads.ts';

/** `outfits/query` and `outfits/manage`. */
export const outfitOperations = [
  handle('getOutfitNavigation', {
    run: ({ input, viewer, database }) =>
      readOutfitNavigation(viewer, database, input.owner, input.filter),
  }),

  handle('getOutfits', {
    async run({ input, viewer, database, services }) {
      const { owner, outfitIds } = input;
      return {
        outfits: await readOutfitCards(viewer, database, owner, outfitIds, services.signer),
      };
    },
  }),

  handle('getOutfitDetails', {
    async run({ input, viewer, database, services }) {
      const { owner, outfitId } = input;
      return {
        outfit: await readOutfitDetails(viewer, database, owner, outfitId, services.signer),
      };
    },
  }),

  handle('getDeletedOutfits', {
    async run({ input, viewer, database, services }) {
      const { owner } = input;
      return { outfits: await readDeletedOutfits(viewer, database, owner, services.signer) };
    },
  }),

  handle('saveOutfit', {
    async run({ input, viewer, database, services }) {
      const { owner, wardrobeIds } = input;
      const { id, hasReplaced } = await saveOutfit(viewer, database, input);
      if (wardrobeIds?.length) {
        const into = await requireWardrobes(viewer, database, owner, wardrobeIds);
        await addOutfitsToWardrobes(database, [id], into);
      }
      const { signer } = services;
      const outfit = await readOutfitDetails(viewer, database, owner, String(id), signer);
      return { outfit, hasReplaced };
    },
  }),

  handle('saveOutfitThumbnail', {
    async prepare({ input, viewer, services }) {
      await claimImages(services, viewer, [input.imageId], 'outfit-thumbnail');
    },
    async run({ input, viewer, database }) {
      await requireImages(viewer, database, [input.imageId]);
      const { isKept, goneImageIds } = await keepThumbnail(viewer, database, input);
      // One that is not kept is forgotten by the sweep, as any picture that nothing names.
      if (isKept) await receiveImages(database, [input.imageId]);
      if (goneImageIds.length > 0) {
        await enqueue(database, deleteBlobsJob, { imageIds: goneImageIds });
      }
      return { isKept };
    },
  }),

  handle('deleteOutfits', {
    async run({ input, viewer, database, services }) {
      const ids = await findOutfits(viewer, database, input.owner, input.outfitIds);
      await hideOutfits(database, ids, services.now());
      return { outfitIds: ids.map(String) };
    },
  }),

  handle('restoreOutfits', {
    async run({ input, viewer, database }) {
      const ids = await restoreOutfits(viewer, database, input.owner, input.outfitIds);
      return { outfitIds: ids.map(String) };
    },
  }),

  handle('forgetOutfits', {
    async run({ input, viewer, database }) {
      const { owner } = input;
      const done = await forgetOutfits(viewer, database, owner, input.outfitIds);
      const { imageIds } = done;
      if (imageIds.length > 0) await enqueue(database, deleteBlobsJob, { imageIds });
      return { outfitIds: done.outfitIds.map(String) };
    },
  }),

  handle('duplicateOutfits', {
    async run({ input, viewer, database }) {
      const ids = await findOutfits(viewer, database, input.owner, input.outfitIds);
      return { outfitIds: (await copyOutfits(database, ids)).map(String) };
    },
  }),

  handle('outfitAddToWardrobes', {
    run: ({ input, viewer, database }) =>
      inWardrobes(viewer, database, input, addOutfitsToWardrobes),
  }),

  handle('outfitRemoveFromWardrobes', {
    run: ({ input, viewer, database }) =>
      inWardrobes(viewer, database, input, removeOutfitsFromWardrobes),
  }),
];

/** Does something with those of the outfits and wardrobes that are there. */
async function inWardrobes(
  viewer: Viewer,
  database: Database,
  { owner, outfitIds, wardrobeIds }: OperationInput<'outfitAddToWardrobes'>,
  work: typeof addOutfitsToWardrobes,
): Promise<OperationOutput<'outfitAddToWardrobes'>> {
  const outfits = await findOutfits(viewer, database, owner, outfitIds);
  const wardrobes = await findWardrobes(viewer, database, owner, wardrobeIds);
  await work(database, outfits, wardrobes);
  return { outfitIds: outfits.map(String), wardrobeIds: wardrobes.map(String) };
}
