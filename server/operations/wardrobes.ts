import {
  chooseCover,
  countItems,
  deleteWardrobe,
  listWardrobes,
  orderWardrobes,
  saveWardrobe,
} from '../repositories/wardrobes.ts';
import { handle } from './operation.ts';

/** `wardrobes/query` and `wardrobes/manage`. */
export const wardrobeOperations = [
  handle('getWardrobes', {
    async run({ input, viewer, database, services }) {
      return {
        wardrobes: await listWardrobes(viewer, database, input.owner, services.signer),
        itemCount: await countItems(viewer, database, input.owner),
      };
    },
  }),

  handle('saveWardrobe', {
    async run({ input, viewer, database, services }) {
      return { wardrobe: await saveWardrobe(viewer, database, input, services.signer) };
    },
  }),

  handle('orderWardrobes', {
    async run({ input, viewer, database }) {
      const order = await orderWardrobes(viewer, database, input.owner, input.wardrobeIds);
      return { wardrobeIds: order.map(String) };
    },
  }),

  handle('chooseWardrobeCover', {
    async run({ input, viewer, database, services }) {
      return { wardrobe: await chooseCover(viewer, database, input, services.signer) };
    },
  }),

  handle('deleteWardrobe', {
    async run({ input, viewer, database }) {
      await deleteWardrobe(viewer, database, input.owner, input.wardrobeId);
      return {};
    },
  }),
];
