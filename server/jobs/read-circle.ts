import { readAppPurchases } from '../procedures/app-purchases.ts';
import { readMembership } from '../procedures/read-membership.ts';
import { listBuyersToLookAt } from '../repositories/app-purchases.ts';
import { listToLookAt } from '../repositories/circle-customers.ts';
import { enqueueAll, type Job } from './job.ts';
import { tellOfGrace } from './tell-of-grace.ts';

/**
 * Reads what a member pays for, on the web and in the stores of native apps, has their entitlements follow, and tells of
 * a payment on the web that failed; a store tells its buyers itself.
 */
export const readCircleJob: Job<{ userId: string }> = {
  kind: 'read-circle',
  async work({ userId }, services) {
    const { payments, receipts } = services;
    if (payments) {
      await readMembership({ ...services, payments }, userId);
      await tellOfGrace(services, userId);
    }
    if (receipts) await readAppPurchases({ ...services, receipts }, userId);
  },
};

/** Every hour has the payments read of whom no event told in time. */
export const readCirclesJob: Job<Record<string, never>> = {
  kind: 'read-circles',
  async work(_payload, { open, now, payments, receipts }) {
    await open.transaction(async (database) => {
      const due = new Set([
        ...(payments ? await listToLookAt(database, now()) : []),
        ...(receipts ? await listBuyersToLookAt(database, now()) : []),
      ]);
      await enqueueAll(
        database,
        readCircleJob,
        [...due].map((userId) => ({ userId })),
      );
    });
  },
};
