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
    async run({ scope, database, services }) {
      return {
        wardrobes: await listWardrobes(scope, database, services.signer),
        itemCount: await countItems(scope, database),
      };
    },
  }),

  handle('saveWardrobe', {
    async run({ input, scope, database, services }) {
      return { wardrobe: await saveWardrobe(scope, database, input, services.signer) };
    },
  }),

  handle('orderWardrobes', {
    async run({ input, scope, database }) {
      const order = await orderWardrobes(scope, database, input.wardrobeIds);
      return { wardrobeIds: order.map(String) };
    },
  }),

  handle('chooseWardrobeCover', {
    async run({ input, scope, database, services }) {
      return { wardrobe: await chooseCover(scope, database, input, services.signer) };
    },
  }),

  handle('deleteWardrobe', {
    async run({ input, scope, database }) {
      await deleteWardrobe(scope, database, input.wardrobeId);
      return {};
    },
  }),
];
