import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { deleteBlobsJob } from '../jobs/delete-blobs.ts';
import { enqueue } from '../jobs/job.ts';
import { readLink } from '../procedures/links.ts';
import { requireImages } from '../repositories/images.ts';
import { copyLooks } from '../repositories/look-copies.ts';
import { readLookNavigation } from '../repositories/look-navigation.ts';
import {
  forgetLooks,
  hideLooks,
  readDeletedLooks,
  restoreLooks,
} from '../repositories/look-removal.ts';
import { addLooksToWardrobes, removeLooksFromWardrobes } from '../repositories/look-wardrobes.ts';
import { findLooks, readLookCards, readLookDetails, saveLook } from '../repositories/looks.ts';
import type { Viewer } from '../repositories/viewer.ts';
import { findWardrobes, requireWardrobes } from '../repositories/wardrobes.ts';
import { handle } from './operation.ts';
import { claimImages, receiveImages } from './uploads.ts';

/** `looks/query` and `looks/manage`. */
export const lookOperations = [
  handle('getLookNavigation', {
    run: ({ input, viewer, database }) =>
      readLookNavigation(viewer, database, input.owner, input.filter),
  }),

  handle('getLooks', {
    async run({ input, viewer, database, services }) {
      const { owner, lookIds } = input;
      return {
        looks: await readLookCards(viewer, database, owner, lookIds, services.signer),
      };
    },
  }),

  handle('getLookDetails', {
    async run({ input, viewer, database, services }) {
      const { owner, lookId } = input;
      return {
        look: await readLookDetails(viewer, database, owner, lookId, services.signer),
      };
    },
  }),

  handle('getDeletedLooks', {
    async run({ input, viewer, database, services }) {
      const { owner } = input;
      return { looks: await readDeletedLooks(viewer, database, owner, services.signer) };
    },
  }),

  handle('saveLook', {
    async prepare({ input, viewer, services }) {
      await claimImages(services, viewer, input.imageId ? [input.imageId] : [], 'look');
    },
    async run({ input, viewer, database, services }) {
      const { owner, imageId, wardrobeIds } = input;
      if (imageId) await requireImages(viewer, database, [imageId]);
      const { id, hasReplaced, goneImageIds } = await saveLook(viewer, database, input);
      if (imageId) await receiveImages(database, [imageId]);
      if (goneImageIds.length > 0) {
        await enqueue(database, deleteBlobsJob, { imageIds: goneImageIds });
      }
      if (wardrobeIds?.length) {
        const into = await requireWardrobes(viewer, database, owner, wardrobeIds);
        await addLooksToWardrobes(database, [id], into);
      }
      const { signer } = services;
      return {
        look: await readLookDetails(viewer, database, owner, String(id), signer),
        hasReplaced,
      };
    },
  }),

  handle('readLink', {
    prepare: ({ input, viewer, services, signal }) => readLink(services, viewer, input.url, signal),
    run: async ({ prepared }) => prepared,
  }),

  handle('deleteLooks', {
    async run({ input, viewer, database, services }) {
      const ids = await findLooks(viewer, database, input.owner, input.lookIds);
      await hideLooks(database, ids, services.now());
      return { lookIds: ids.map(String) };
    },
  }),

  handle('restoreLooks', {
    async run({ input, viewer, database }) {
      const ids = await restoreLooks(viewer, database, input.owner, input.lookIds);
      return { lookIds: ids.map(String) };
    },
  }),

  handle('forgetLooks', {
    async run({ input, viewer, database }) {
      const { owner } = input;
      const done = await forgetLooks(viewer, database, owner, input.lookIds);
      const { imageIds } = done;
      if (imageIds.length > 0) await enqueue(database, deleteBlobsJob, { imageIds });
      return { lookIds: done.lookIds.map(String) };
    },
  }),

  handle('duplicateLooks', {
    async run({ input, viewer, database }) {
      const ids = await findLooks(viewer, database, input.owner, input.lookIds);
      return { lookIds: (await copyLooks(database, ids)).map(String) };
    },
  }),

  handle('lookAddToWardrobes', {
    run: ({ input, viewer, database }) => inWardrobes(viewer, database, input, addLooksToWardrobes),
  }),

  handle('lookRemoveFromWardrobes', {
    run: ({ input, viewer, database }) =>
      inWardrobes(viewer, database, input, removeLooksFromWardrobes),
  }),
];

/** Does something with those of the looks and wardrobes that are there. */
async function inWardrobes(
  viewer: Viewer,
  database: Database,
  { owner, lookIds, wardrobeIds }: OperationInput<'lookAddToWardrobes'>,
  work: typeof addLooksToWardrobes,
): Promise<OperationOutput<'lookAddToWardrobes'>> {
  const looks = await findLooks(viewer, database, owner, lookIds);
  const wardrobes = await findWardrobes(viewer, database, owner, wardrobeIds);
  await work(database, looks, wardrobes);
  return { lookIds: looks.map(String), wardrobeIds: wardrobes.map(String) };
}
