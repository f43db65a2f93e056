import { rederiveItems } from '../repositories/item-derivation.ts';
import { rederiveLooks } from '../repositories/look-derivation.ts';
import { rederiveOutfits } from '../repositories/outfit-derivation.ts';
import { handle } from './operation.ts';

/**
 * `cache/manage`: really derives the caller's rows anew (docs/design/product-rules.md, Around the app).
 */
export const cacheOperations = [
  handle('refreshCache', {
    async run({ input, viewer, database }) {
      const { userId } = viewer;
      if (input.scopes.includes('items')) await rederiveItems(viewer, database, userId);
      if (input.scopes.includes('outfits')) await rederiveOutfits(viewer, database, userId);
      if (input.scopes.includes('looks')) await rederiveLooks(viewer, database, userId);
      return { cacheRefreshed: 'True' as const };
    },
  }),
];
