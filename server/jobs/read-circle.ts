import { readMembership } from '../procedures/read-membership.ts';
import { listToLookAt } from '../repositories/circle-customers.ts';
import { enqueueAll, type Job } from './job.ts';
import { tellOfGrace } from './tell-of-grace.ts';

/** Reads what a member pays for, has their entitlements follow, and tells of a payment that failed. */
export const readCircleJob: Job<{ userId: string }> = {
  kind: 'read-circle',
  async work({ userId }, services) {
    const { payments } = services;
    if (!payments) return;
    await readMembership({ ...services, payments }, userId);
    await tellOfGrace(services, userId);
  },
};

/** Every hour has the payments read of whom no event told in time. */
export const readCirclesJob: Job<Record<string, never>> = {
  kind: 'read-circles',
  async work(_payload, { open, now, payments }) {
    if (!payments) return;
    await open.transaction(async (database) => {
      const due = await listToLookAt(database, now());
      await enqueueAll(
        database,
        readCircleJob,
        due.map((userId) => ({ userId })),
      );
    });
  },
};
