import { readSharing, shareWardrobe } from '../repositories/wardrobe-sharing.ts';
import { handle } from './operation.ts';

/** The part of `wardrobes/query` and `wardrobes/manage` that is about who sees a wardrobe. */
export const sharingOperations = [
  handle('getWardrobeSharing', {
    run: ({ input, scope, database }) => readSharing(scope, database, input.wardrobeId),
  }),

  handle('shareWardrobe', {
    run: ({ input, scope, database }) => shareWardrobe(scope, database, input),
  }),
];
