import { lockAccount } from '../repositories/account-lock.ts';
import { readItemOwners, rederiveOf } from '../repositories/item-derivation.ts';
import type { Job } from './job.ts';

/**
 * Derives everybody's items anew, account by account. A migration puts it into the table where what an
 * item is found by is made in another way than before.
 */
export const deriveItemsJob: Job<Record<string, never>> = {
  kind: 'derive-items',
  async work(_payload, { open }) {
    for (const owner of await readItemOwners(open.database)) {
      await open.transaction(async (transaction) => {
        await lockAccount(transaction, owner);
        await rederiveOf(transaction, owner);
      });
    }
  },
};
