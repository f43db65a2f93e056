import { lockAccount } from '../repositories/account-lock.ts';
import { forgetCallCounts } from '../repositories/call-counts.ts';
import { forgetAnswers } from '../repositories/idempotency.ts';
import { forgetUnnamed, ownersOfUnnamed } from '../repositories/images.ts';
import { ownersOfHidden, sweepItems } from '../repositories/item-removal.ts';
import { forgetFailedJobs } from '../repositories/jobs.ts';
import { forgetLoginKeys } from '../repositories/login-keys.ts';
import { forgetLinks } from '../repositories/one-time-links.ts';
import { forgetSessions } from '../repositories/sessions.ts';
import { forgetEvents } from '../repositories/webhook-events.ts';
import type { JobServices } from '../services.ts';
import { deleteBlobsJob } from './delete-blobs.ts';
import { enqueue, type Job } from './job.ts';

const hourMs = 3_600_000;

/** Forgets what is over, every hour. */
export const sweepJob: Job<Record<string, never>> = {
  kind: 'sweep',
  work: (_payload, services) => sweep(services),
};

/** Forgets what is over, every hour: sessions, links, keys, answers, abandoned uploads, deleted items. */
export async function sweep(services: JobServices): Promise<void> {
  const now = services.now();
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
  await services.open.tidy();
  const { database } = services.open;
  const owners = new Set([
    ...(await ownersOfUnnamed(database, ago(24))),
    ...(await ownersOfHidden(database, ago(1))),
  ]);
  for (const owner of owners) {
    await services.open.transaction(async (transaction) => {
      await lockAccount(transaction, owner);
      const imageIds = [
        ...(await forgetUnnamed(transaction, owner, { before: ago(24) })),
        ...(await sweepItems(transaction, owner, ago(1))),
      ];
      if (imageIds.length > 0) await enqueue(transaction, deleteBlobsJob, { imageIds });
    });
  }
  await services.open.transaction(async (transaction) => {
    await forgetSessions(transaction, now);
    await forgetLinks(transaction, ago(24 * 7));
    await forgetLoginKeys(transaction, now);
    await forgetCallCounts(transaction, now);
    await forgetAnswers(transaction, ago(24 * 7));
    await forgetFailedJobs(transaction, ago(24 * 7));
    await forgetEvents(transaction, ago(24 * 30));
  });
}
