import { hideItems } from '../repositories/hidden-items.ts';
import { readSharing, shareWardrobe } from '../repositories/wardrobe-sharing.ts';
import { handle } from './operation.ts';

/** The part of `wardrobes` and `items` that is about who sees them. */
export const sharingOperations = [
  handle('getWardrobeSharing', {
    run: ({ input, scope, database }) => readSharing(scope, database, input.wardrobeId),
  }),

  handle('shareWardrobe', {
    run: ({ input, scope, database }) => shareWardrobe(scope, database, input),
  }),

  handle('hideItems', {
    run: async ({ input, scope, database }) => ({
      itemIds: await hideItems(scope, database, input),
    }),
  }),
];
