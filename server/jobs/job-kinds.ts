import { askStoreJob } from './ask-store.ts';
import { cutOutJob } from './cut-out.ts';
import { deleteBlobsJob } from './delete-blobs.ts';
import { deleteUploadJob } from './delete-upload.ts';
import { deriveItemsJob } from './derive-items.ts';
import { endAccountJob, endAccountsJob, forgetCustomerJob } from './end-accounts.ts';
import { endImpersonationsJob } from './end-impersonations.ts';
import { findCartOrderJob } from './find-cart-order.ts';
import type { Job } from './job.ts';
import { mailNoticesJob } from './mail-notices.ts';
import { mailResetLinkJob } from './mail-reset-link.ts';
import { processImageJob } from './process-image.ts';
import { publishContentJob } from './publish-content.ts';
import { readCircleJob, readCirclesJob } from './read-circle.ts';
import { readFeedJob, readFeedsJob } from './read-feeds.ts';
import { sendMailJob } from './send-mail.ts';
import { sendTextJob } from './send-text.ts';
import { suggestOutfitsJob } from './suggest-outfits.ts';
import { sweepJob } from './sweep.ts';
import { tellStudioJob } from './tell-studio.ts';

/** Every kind of job that this server does. */
export const jobKinds: Job<never>[] = [
  askStoreJob,
  cutOutJob,
  deleteBlobsJob,
  deleteUploadJob,
  deriveItemsJob,
  endAccountJob,
  endAccountsJob,
  endImpersonationsJob,
  findCartOrderJob,
  forgetCustomerJob,
  mailNoticesJob,
  mailResetLinkJob,
  processImageJob,
  publishContentJob,
  readCircleJob,
  readCirclesJob,
  readFeedJob,
  readFeedsJob,
  sendMailJob,
  sendTextJob,
  suggestOutfitsJob,
  sweepJob,
  tellStudioJob,
];
