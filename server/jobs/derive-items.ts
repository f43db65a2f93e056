import { lockAccount } from '../repositories/account-lock.ts';
import { rederiveItems } from '../repositories/item-derivation.ts';
import { rederiveLooks } from '../repositories/look-derivation.ts';
import { rederiveOutfits } from '../repositories/outfit-derivation.ts';
import { scopeOfUser } from '../repositories/scope.ts';
import { listUserIds } from '../repositories/users.ts';
import type { Job } from './job.ts';

/**
 * Derives everybody's items, outfits and looks anew, account by account. A migration puts it into the table where what
 * they are found by is made in another way than before.
 */
export const deriveItemsJob: Job<Record<string, never>> = {
  kind: 'derive-items',
  async work(_payload, { open }) {
    for (const userId of await listUserIds(open.database)) {
      await open.transaction(async (transaction) => {
        if (!(await lockAccount(transaction, userId))) return;
        const scope = scopeOfUser(userId);
        await rederiveItems(scope, transaction);
        await rederiveOutfits(scope, transaction);
        await rederiveLooks(scope, transaction);
      });
    }
  },
};
