import { mails } from '../mails.ts';
import { lockAccount } from '../repositories/account-lock.ts';
import { forgetCallCounts } from '../repositories/call-counts.ts';
import { forgetAnswers } from '../repositories/idempotency.ts';
import { forgetUnnamed, markRefused, ownersOfUnnamed } from '../repositories/images.ts';
import { ownersOfHidden, sweepItems } from '../repositories/item-removal.ts';
import { forgetLoginKeys } from '../repositories/login-keys.ts';
import { forgetLinks, makeLink } from '../repositories/one-time-links.ts';
import { forgetSessions } from '../repositories/sessions.ts';
import { findAccount } from '../repositories/users.ts';
import type { JobServices } from '../services.ts';
import { enqueue, forgetFailedJobs, type JobPayloads, type JobWork } from './job-queue.ts';
import { imageKeys, processImage } from './process-image.ts';

const hourMs = 3_600_000;

/** How each kind of job is done. */
export function jobWork(services: JobServices): JobWork {
  return {
    'process-image': ({ imageId }) => processImage(services, imageId),
    'send-mail': (mail) => services.mailer.send(mail),
    'mail-reset-link': ({ email }) => mailResetLink(services, email),
    'delete-blobs': async ({ imageIds }) => {
      for (const imageId of imageIds) await deleteBlobs(services, imageId);
    },
    'delete-upload': ({ imageId }) => services.blobs.delete(imageKeys.upload(imageId)),
    sweep: () => sweep(services),
  };
}

/** What follows from a job that failed for good: a picture is not waited for any longer. */
export async function giveUpJob(
  services: JobServices,
  kind: string,
  payload: unknown,
): Promise<void> {
  if (kind !== 'process-image') return;
  const { imageId } = payload as JobPayloads['process-image'];
  await markRefused(services.open.database, imageId, 'image-broken');
  await enqueue(services.open.database, 'delete-blobs', { imageIds: [imageId] });
}

/**
 * Mails a link to a new password, if the address has an account. The link is made for each try, so
 * that it works for its hour however late the mail could be sent.
 */
async function mailResetLink(services: JobServices, email: string): Promise<void> {
  const mail = await services.open.transaction(async (database) => {
    const account = await findAccount(database, email);
    if (!account || !(await lockAccount(database, account.id))) return null;
    const link = { userId: account.id, purpose: 'reset-password', email } as const;
    return mails.resetPassword(services, email, await makeLink(database, link, services.now()));
  });
  if (mail) await services.mailer.send(mail);
}

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
        ...(await forgetUnnamed(transaction, owner, ago(24))),
        ...(await sweepItems(transaction, owner, ago(1))),
      ];
      if (imageIds.length > 0) await enqueue(transaction, 'delete-blobs', { imageIds });
    });
  }
  await services.open.transaction(async (transaction) => {
    await forgetSessions(transaction, now);
    await forgetLinks(transaction, ago(24 * 7));
    await forgetLoginKeys(transaction, now);
    await forgetCallCounts(transaction, now);
    await forgetAnswers(transaction, ago(24 * 7));
    await forgetFailedJobs(transaction, ago(24 * 7));
  });
}

async function deleteBlobs({ blobs }: JobServices, imageId: string): Promise<void> {
  await blobs.delete(imageKeys.upload(imageId));
  for (const rendition of [240, 720, 1600, 'original']) {
    await blobs.delete(imageKeys.rendition(imageId, rendition));
  }
}
