import { isUnlocked } from '#contract/rules/capabilities.ts';
import type { Wardrobe } from '#contract/schemas/wardrobe.ts';
import type { Services } from '../ports/services.ts';
import {
  chooseCover,
  countItems,
  deleteWardrobe,
  listWardrobes,
  orderWardrobes,
  saveWardrobe,
} from '../repositories/wardrobes.ts';
import { handle } from './operation.ts';

/** A wardrobe as it is told: where sharing is off nobody else sees it, whatever was said before. */
const asTold = (wardrobe: Wardrobe, { config: { features } }: Services): Wardrobe =>
  isUnlocked('sharedWardrobes', { features }) ? wardrobe : { ...wardrobe, sharing: null };

/** `wardrobes/query` and `wardrobes/manage`. */
export const wardrobeOperations = [
  handle('getWardrobes', {
    async run({ scope, database, services }) {
      const [wardrobes, itemCount] = await Promise.all([
        listWardrobes(scope, database, services.signer),
        countItems(scope, database),
      ]);
      return { wardrobes: wardrobes.map((one) => asTold(one, services)), itemCount };
    },
  }),

  handle('saveWardrobe', {
    async run({ input, scope, database, services }) {
      const wardrobe = await saveWardrobe(scope, database, input, services.signer);
      return { wardrobe: asTold(wardrobe, services) };
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
      const wardrobe = await chooseCover(scope, database, input, services.signer);
      return { wardrobe: asTold(wardrobe, services) };
    },
  }),

  handle('deleteWardrobe', {
    async run({ input, scope, database }) {
      await deleteWardrobe(scope, database, input.wardrobeId);
      return {};
    },
  }),
];
