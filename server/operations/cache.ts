import { handle } from '../operation.ts';
import { rederiveItems } from '../repositories/item-derivation.ts';

/**
 * `cache/manage`: really derives the caller's rows anew (docs/design/product-rules.md, Around the app).
 */
export const cacheOperations = [
  handle('refreshCache', {
    async run({ input, viewer, database }) {
      if (input.scopes.includes('items')) await rederiveItems(viewer, database, viewer.userId);
      return { cacheRefreshed: 'True' as const };
    },
  }),
];
