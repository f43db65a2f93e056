import { Refusal } from '../foundation/refusal.ts';
import { cutOutJob } from '../jobs/cut-out.ts';
import { enqueueAll } from '../jobs/job.ts';
import { setAvailability } from '../repositories/availability.ts';
import { askForCutouts, readCutoutProgress, showPictures } from '../repositories/cutouts.ts';
import { requireImages } from '../repositories/images.ts';
import { changeItems } from '../repositories/item-bulk-change.ts';
import { confirmCategories, takeCategory } from '../repositories/item-category.ts';
import { readItemCounts } from '../repositories/item-counts.ts';
import { takeColors } from '../repositories/item-derivation.ts';
import { readItemNavigation, searchedItems } from '../repositories/item-navigation.ts';
import { itemNoun } from '../repositories/item-noun.ts';
import { changeItemImages, replaceItemPhoto } from '../repositories/item-photos.ts';
import {
  insertItem,
  readItemDetails,
  readItemSuggestions,
  updateItem,
} from '../repositories/items.ts';
import { readNearSearch } from '../repositories/near-search.ts';
import { findPresent } from '../repositories/noun.ts';
import { readCards, readDeleted } from '../repositories/noun-cards.ts';
import { addToWardrobes, removeFromWardrobes } from '../repositories/noun-wardrobes.ts';
import { readSearchCorrection } from '../repositories/search-correction.ts';
import { requireWardrobes } from '../repositories/wardrobes.ts';
import { countOutfitsOf } from '../repositories/wears.ts';
import { changeWardrobes, deleteSome, forgetSome, restoreSome } from './noun-operations.ts';
import { handle } from './operation.ts';
import { claimImages, receiveImages } from './uploads.ts';

/** `items/query` and `items/manage`. */
export const itemOperations = [
  handle('getItemNavigation', {
    run: ({ input, scope, database }) => readItemNavigation(scope, database, input.filter),
  }),

  handle('getNearItems', {
    async run({ input, scope, database }) {
      const near = await readNearSearch(scope, database, searchedItems, input.filter);
      return { near: near.map(({ kept, ids }) => ({ kept, itemIds: ids })) };
    },
  }),

  handle('getItems', {
    async run({ input, scope, database, services }) {
      const { signer } = services;
      return { items: await readCards(scope, database, itemNoun, input.itemIds, signer) };
    },
  }),

  handle('getItemCounts', {
    run: async ({ input, scope, database }) => ({
      counts: await readItemCounts(scope, database, input.filter),
    }),
  }),

  handle('getSearchCorrection', {
    run: async ({ input, scope, database }) => ({
      search: await readSearchCorrection(scope, database, searchedItems, input.filter),
    }),
  }),

  handle('getItemDetails', {
    async run({ input, scope, database, services }) {
      const { itemId } = input;
      return { item: await readItemDetails(scope, database, itemId, services.signer) };
    },
  }),

  handle('getItemSuggestions', {
    run: ({ scope, database }) => readItemSuggestions(scope, database),
  }),

  handle('getDeletedItems', {
    async run({ scope, database, services }) {
      const { signer } = services;
      return { items: await readDeleted(scope, database, itemNoun, signer) };
    },
  }),

  handle('getCutoutProgress', {
    async run({ scope, database, services }) {
      const isOn = services.config.cutout.kind !== 'off';
      return { isOn, ...(await readCutoutProgress(scope, database)) };
    },
  }),

  handle('saveItem', {
    async prepare({ input, scope, services }) {
      await claimImages(services, scope, input.imageIds ?? [], 'item');
    },
    async run({ input, scope, database, services }) {
      const { itemId, changes, foundColor, wardrobeIds } = input;
      const { imageIds: added = [], removedImageIds: removed, imageOrder: order } = input;
      const { availability, ...others } = changes;
      const id = itemId
        ? await updateItem(scope, database, itemId, others)
        : await insertItem(scope, database, others, foundColor);
      if (availability && (itemId || availability !== 'ready')) {
        const change = { itemIds: [String(id)], availability };
        const { lockedIds } = await setAvailability(scope, database, change, null, services.now());
        if (lockedIds.length > 0) refuseAvailability();
      }
      if (added.length > 0 || removed || order) {
        await requireImages(scope, database, added);
        await changeItemImages(database, id, { added, removed, order });
        await receiveImages(database, added);
        await takeColors(database, { itemId: id });
        await takeCategory(database, { itemId: id });
      }
      if (wardrobeIds?.length) {
        const into = await requireWardrobes(scope, database, wardrobeIds);
        await addToWardrobes(database, itemNoun, [id], into);
      }
      return { item: await readItemDetails(scope, database, String(id), services.signer) };
    },
  }),

  handle('replaceItemPhoto', {
    async prepare({ input, scope, services }) {
      await claimImages(services, scope, [input.byImageId], 'item');
    },
    async run({ input, scope, database }) {
      const { itemId, byImageId } = input;
      await requireImages(scope, database, [byImageId]);
      const place = await replaceItemPhoto(scope, database, input);
      if (place !== 'full') {
        await receiveImages(database, [byImageId]);
        await takeColors(database, { itemId: Number(itemId) });
        await takeCategory(database, { itemId: Number(itemId) });
      }
      return { place };
    },
  }),

  handle('changeItems', {
    run: ({ input, scope, database }) => changeItems(scope, database, input),
  }),

  handle('confirmCategories', {
    run: ({ input, scope, database }) => confirmCategories(scope, database, input.seen),
  }),

  handle('deleteItems', {
    async run(call) {
      const itemIds = await deleteSome(call, itemNoun, call.input.itemIds);
      const outfitCount = await countOutfitsOf(call.database, itemIds.map(Number));
      return { itemIds, outfitCount };
    },
  }),

  handle('restoreItems', {
    run: async (call) => ({ itemIds: await restoreSome(call, itemNoun, call.input.itemIds) }),
  }),

  handle('forgetItems', {
    run: async (call) => ({ itemIds: await forgetSome(call, itemNoun, call.input.itemIds) }),
  }),

  handle('itemAddToWardrobes', {
    async run(call) {
      const done = await changeWardrobes(call, itemNoun, call.input.itemIds, addToWardrobes);
      return { itemIds: done.ids, wardrobeIds: done.wardrobeIds };
    },
  }),

  handle('itemRemoveFromWardrobes', {
    async run(call) {
      const done = await changeWardrobes(call, itemNoun, call.input.itemIds, removeFromWardrobes);
      return { itemIds: done.ids, wardrobeIds: done.wardrobeIds };
    },
  }),

  handle('itemShowPictures', {
    async run({ input, scope, database }) {
      const { itemIds, imageIds, shown } = input;
      const ids = await findPresent(scope, database, itemNoun, itemIds);
      await showPictures(database, ids, imageIds, shown);
      return { itemIds: ids.map(String) };
    },
  }),

  handle('itemCutOut', {
    async run({ input, scope, database, services }) {
      const { itemIds } = input;
      if (services.config.cutout.kind === 'off') return { photoCount: 0 };
      const ids = itemIds && (await findPresent(scope, database, itemNoun, itemIds));
      const imageIds = await askForCutouts(scope, database, ids);
      const payloads = imageIds.map((imageId) => ({ imageId }));
      await enqueueAll(database, cutOutJob, payloads);
      return { photoCount: imageIds.length };
    },
  }),
];

/** Throws `invalid`: an order alone sends a piece to the studio and brings it back, and what is lent is not packed. */
function refuseAvailability(): never {
  throw new Refusal('invalid', 'this availability cannot follow', { availability: 'locked' });
}
