import type { Mailer } from '../ports/mailer.ts';
import { forgetAnswers } from '../repositories/idempotency.ts';
import { forgetUnnamed, markRefused } from '../repositories/images.ts';
import { sweepItems } from '../repositories/item-removal.ts';
import { forgetLoginKeys } from '../repositories/login-keys.ts';
import { forgetLinks } from '../repositories/one-time-links.ts';
import { forgetSessions } from '../repositories/sessions.ts';
import type { Services } from '../services.ts';
import { enqueue, forgetFailedJobs, hasJob, type JobPayloads, type JobWork } from './job-queue.ts';
import { imageKeys, processImage } from './process-image.ts';

const hourMs = 3_600_000;

/** How each kind of job is done. */
export function jobWork(services: () => Services, mailer: Mailer): JobWork {
  return {
    'process-image': ({ imageId }) => processImage(services(), imageId),
    'send-mail': (mail) => mailer.send(mail),
    'delete-blobs': async ({ imageIds }) => {
      for (const imageId of imageIds) await deleteBlobs(services(), imageId);
    },
    sweep: () => sweep(services()),
  };
}

/** What follows from a job that failed for good: a picture is not waited for any longer. */
export async function giveUpJob(services: Services, kind: string, payload: unknown): Promise<void> {
  if (kind !== 'process-image') return;
  const { imageId } = payload as JobPayloads['process-image'];
  await markRefused(services.open.database, imageId, 'image-broken');
}

/** Sees to it that a sweep waits. */
export async function scheduleSweep(services: Services): Promise<void> {
  const { database } = services.open;
  if (await hasJob(database, 'sweep')) return;
  await enqueue(database, 'sweep', {}, new Date(services.now().getTime() + hourMs));
}

/** Forgets what is over, every hour: sessions, links, keys, answers, abandoned uploads, deleted items. */
export async function sweep(services: Services): Promise<void> {
  const now = services.now();
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
  // First: after the transaction, a failure here would sweep again and leave two sweeps waiting.
  await services.open.tidy();
  await services.open.database.transaction(async (transaction) => {
    await forgetSessions(transaction, now);
    await forgetLinks(transaction, ago(24 * 7));
    await forgetLoginKeys(transaction, now);
    await forgetAnswers(transaction, ago(24 * 7));
    await forgetFailedJobs(transaction, ago(24 * 7));
    const imageIds = [
      ...(await forgetUnnamed(transaction, ago(24))),
      ...(await sweepItems(transaction, ago(1))),
    ];
    if (imageIds.length > 0) await enqueue(transaction, 'delete-blobs', { imageIds });
    await enqueue(transaction, 'sweep', {}, new Date(now.getTime() + hourMs));
  });
}

async function deleteBlobs({ blobs }: Services, imageId: string): Promise<void> {
  await blobs.delete(imageKeys.upload(imageId));
  for (const rendition of [240, 720, 1600, 'original']) {
    await blobs.delete(imageKeys.rendition(imageId, rendition));
  }
}
