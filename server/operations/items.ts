import type { OperationInput, OperationOutput } from '#contract/schemas/operation-schemas.ts';
import type { Database } from '../database/database.ts';
import { cutOutJob } from '../jobs/cut-out.ts';
import { deleteBlobsJob } from '../jobs/delete-blobs.ts';
import { enqueue, enqueueAll } from '../jobs/job.ts';
import { askForCutouts, readCutoutProgress, showPictures } from '../repositories/cutouts.ts';
import { requireImages } from '../repositories/images.ts';
import { changeItems } from '../repositories/item-bulk-change.ts';
import { confirmCategories, takeCategory } from '../repositories/item-category.ts';
import { takeColors } from '../repositories/item-derivation.ts';
import { readItemNavigation } from '../repositories/item-navigation.ts';
import { forgetItems, hideItems, restoreItems } from '../repositories/item-removal.ts';
import { addToWardrobes, removeFromWardrobes } from '../repositories/item-wardrobes.ts';
import {
  changeItemImages,
  findItems,
  insertItem,
  readDeletedItems,
  readItemCards,
  readItemDetails,
  readItemSuggestions,
  updateItem,
} from '../repositories/items.ts';
import type { Viewer } from '../repositories/viewer.ts';
import { findWardrobes, requireWardrobes } from '../repositories/wardrobes.ts';
import { countOutfitsOf } from '../repositories/wears.ts';
import { handle } from './operation.ts';
import { claimImages, receiveImages } from './uploads.ts';

/** `items/query` and `items/manage`. */
export const itemOperations = [
  handle('getItemNavigation', {
    run: ({ input, viewer, database }) =>
      readItemNavigation(viewer, database, input.owner, input.filter),
  }),

  handle('getItems', {
    async run({ input, viewer, database, services }) {
      const { owner, itemIds } = input;
      return { items: await readItemCards(viewer, database, owner, itemIds, services.signer) };
    },
  }),

  handle('getItemDetails', {
    async run({ input, viewer, database, services }) {
      const { owner, itemId } = input;
      return { item: await readItemDetails(viewer, database, owner, itemId, services.signer) };
    },
  }),

  handle('getItemSuggestions', {
    run: ({ input, viewer, database }) => readItemSuggestions(viewer, database, input.owner),
  }),

  handle('getDeletedItems', {
    async run({ input, viewer, database, services }) {
      const { owner } = input;
      return { items: await readDeletedItems(viewer, database, owner, services.signer) };
    },
  }),

  handle('getCutoutProgress', {
    async run({ input, viewer, database, services }) {
      const isOn = services.config.cutout.kind !== 'off';
      return { isOn, ...(await readCutoutProgress(viewer, database, input.owner)) };
    },
  }),

  handle('saveItem', {
    async prepare({ input, viewer, services }) {
      await claimImages(services, viewer, input.imageIds ?? [], 'item');
    },
    async run({ input, viewer, database, services }) {
      const { owner, itemId, changes, foundColor, wardrobeIds } = input;
      const { imageIds: added = [], removedImageIds: removed, imageOrder: order } = input;
      const id = itemId
        ? await updateItem(viewer, database, owner, itemId, changes)
        : await insertItem(viewer, database, owner, changes, foundColor);
      if (added.length > 0 || removed || order) {
        await requireImages(viewer, database, added);
        await changeItemImages(database, id, { added, removed, order });
        await receiveImages(database, added);
        await takeColors(database, { itemId: id });
        await takeCategory(database, { itemId: id });
      }
      if (wardrobeIds?.length) {
        const into = await requireWardrobes(viewer, database, owner, wardrobeIds);
        await addToWardrobes(database, [id], into);
      }
      return { item: await readItemDetails(viewer, database, owner, String(id), services.signer) };
    },
  }),

  handle('changeItems', {
    run: ({ input, viewer, database }) => changeItems(viewer, database, input),
  }),

  handle('confirmCategories', {
    run: ({ input, viewer, database }) =>
      confirmCategories(viewer, database, input.owner, input.seen),
  }),

  handle('deleteItems', {
    async run({ input, viewer, database, services }) {
      const ids = await findItems(viewer, database, input.owner, input.itemIds);
      await hideItems(database, ids, services.now());
      return { itemIds: ids.map(String), outfitCount: await countOutfitsOf(database, ids) };
    },
  }),

  handle('restoreItems', {
    async run({ input, viewer, database }) {
      const ids = await restoreItems(viewer, database, input.owner, input.itemIds);
      return { itemIds: ids.map(String) };
    },
  }),

  handle('forgetItems', {
    async run({ input, viewer, database }) {
      const { owner, itemIds } = input;
      const { itemIds: done, imageIds } = await forgetItems(viewer, database, owner, itemIds);
      if (imageIds.length > 0) await enqueue(database, deleteBlobsJob, { imageIds });
      return { itemIds: done.map(String) };
    },
  }),

  handle('itemAddToWardrobes', {
    run: ({ input, viewer, database }) => inWardrobes(viewer, database, input, addToWardrobes),
  }),

  handle('itemRemoveFromWardrobes', {
    run: ({ input, viewer, database }) => inWardrobes(viewer, database, input, removeFromWardrobes),
  }),

  handle('itemShowPictures', {
    async run({ input, viewer, database }) {
      const { owner, itemIds, imageIds, shown } = input;
      const ids = await findItems(viewer, database, owner, itemIds);
      await showPictures(database, ids, imageIds, shown);
      return { itemIds: ids.map(String) };
    },
  }),

  handle('itemCutOut', {
    async run({ input, viewer, database, services }) {
      const { owner, itemIds } = input;
      if (services.config.cutout.kind === 'off') return { photoCount: 0 };
      const ids = itemIds && (await findItems(viewer, database, owner, itemIds));
      const imageIds = await askForCutouts(viewer, database, owner, ids);
      const payloads = imageIds.map((imageId) => ({ imageId }));
      await enqueueAll(database, cutOutJob, payloads);
      return { photoCount: imageIds.length };
    },
  }),
];

/** Does something with those of the items and wardrobes that are there. */
async function inWardrobes(
  viewer: Viewer,
  database: Database,
  { owner, itemIds, wardrobeIds }: OperationInput<'itemAddToWardrobes'>,
  work: typeof addToWardrobes,
): Promise<OperationOutput<'itemAddToWardrobes'>> {
  const items = await findItems(viewer, database, owner, itemIds);
  const wardrobes = await findWardrobes(viewer, database, owner, wardrobeIds);
  await work(database, items, wardrobes);
  return { itemIds: items.map(String), wardrobeIds: wardrobes.map(String) };
}
