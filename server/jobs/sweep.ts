import type { JobServices } from '../ports/services.ts';
import { lockAccount } from '../repositories/account-lock.ts';
import { callCountSweep } from '../repositories/call-counts.ts';
import { withdrawnSweep } from '../repositories/color-analyses.ts';
import { leaseSweep } from '../repositories/color-review-leases.ts';
import { askSweep } from '../repositories/friend-asks.ts';
import { invitationSweep } from '../repositories/friend-invitations.ts';
import { friendLinkSweep } from '../repositories/friend-links.ts';
import { answerSweep } from '../repositories/idempotency.ts';
import { imageSweep } from '../repositories/images.ts';
import { itemNoun } from '../repositories/item-noun.ts';
import { failedJobSweep } from '../repositories/jobs.ts';
import { loginKeySweep } from '../repositories/login-keys.ts';
import { lookNoun } from '../repositories/look-noun.ts';
import { measuringSweep } from '../repositories/measuring-sessions.ts';
import { noticeMailSweep } from '../repositories/notice-mails.ts';
import { noticeSweep } from '../repositories/notice-reads.ts';
import { sweepOf } from '../repositories/noun-removal.ts';
import { linkSweep } from '../repositories/one-time-links.ts';
import { outfitNoun } from '../repositories/outfit-noun.ts';
import { deletablePlans } from '../repositories/plan-removal.ts';
import { servicePhotoSweep } from '../repositories/service-photos.ts';
import { stayBackSweep } from '../repositories/service-stays.ts';
import { sessionSweep } from '../repositories/sessions.ts';
import { sharedDaySweep } from '../repositories/shared-day-facts.ts';
import { attemptSweep } from '../repositories/sign-in-attempts.ts';
import { stylingSweep } from '../repositories/stylings.ts';
import type { AccountSweepPart, SweepPart } from '../repositories/sweep-part.ts';
import { eventSweep } from '../repositories/webhook-events.ts';
import { deleteBlobsJob } from './delete-blobs.ts';
import { enqueue, type Job } from './job.ts';

/** The parts that belong to accounts, in the order in which they are forgotten. */
const accountParts: AccountSweepPart[] = [
  sweepOf(itemNoun),
  sweepOf(outfitNoun),
  sweepOf(lookNoun),
  sweepOf(deletablePlans),
  servicePhotoSweep,
  withdrawnSweep,
  stayBackSweep,
  imageSweep,
];

/** All other parts. */
const parts: SweepPart[] = [
  sessionSweep,
  linkSweep,
  attemptSweep,
  invitationSweep,
  askSweep,
  friendLinkSweep,
  stylingSweep,
  noticeSweep,
  noticeMailSweep,
  sharedDaySweep,
  measuringSweep,
  leaseSweep,
  loginKeySweep,
  callCountSweep,
  answerSweep,
  failedJobSweep,
  eventSweep,
];

/** Runs the sweep, every hour. */
export const sweepJob: Job<Record<string, never>> = {
  kind: 'sweep',
  work: (_payload, services) => sweep(services),
};

/** Has every part forget what is over. */
export async function sweep(services: JobServices): Promise<void> {
  const now = services.now().getTime();
  const before = ({ afterMs }: { afterMs: number }) => new Date(now - afterMs);
  await services.open.tidy();
  const owners = new Set<string>();
  for (const part of accountParts) {
    for (const owner of await part.owners(services.open.database, before(part))) owners.add(owner);
  }
  for (const owner of owners) {
    await services.open.transaction(async (transaction) => {
      await lockAccount(transaction, owner);
      const imageIds: string[] = [];
      for (const part of accountParts) {
        imageIds.push(...(await part.forget(transaction, owner, before(part))));
      }
      if (imageIds.length > 0) await enqueue(transaction, deleteBlobsJob, { imageIds });
    });
  }
  await services.open.transaction(async (transaction) => {
    for (const part of parts) await part.forget(transaction, before(part));
  });
}
