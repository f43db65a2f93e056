import { rederiveItems } from '../repositories/item-derivation.ts';
import { rederiveLooks } from '../repositories/look-derivation.ts';
import { rederiveOutfits } from '../repositories/outfit-derivation.ts';
import { handle } from './operation.ts';

/**
 * `cache/manage`: really derives the caller's rows anew (docs/design/product-rules.md, Around the app).
 */
export const cacheOperations = [
  handle('refreshCache', {
    async run({ input, scope, database }) {
      if (input.scopes.includes('items')) await rederiveItems(scope, database);
      if (input.scopes.includes('outfits')) await rederiveOutfits(scope, database);
      if (input.scopes.includes('looks')) await rederiveLooks(scope, database);
      return { cacheRefreshed: 'True' as const };
    },
  }),
];
