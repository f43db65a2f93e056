import { partnerPictureKey } from '../procedures/partner-pictures.ts';
import { readFeed } from '../procedures/read-feed.ts';
import { keepFeeds } from '../repositories/partner-feeds.ts';
import { forgetPartnerPictures, listOldPartnerPictures } from '../repositories/partner-pictures.ts';
import { enqueue, type Job } from './job.ts';

/** How long the picture of a product is kept; one that is looked at after that is fetched again. */
const pictureMs = 60 * 24 * 3_600_000;
const mostForgotten = 5000;

/** Reads the feed of one partner. It may take minutes, and waits for all other work. */
export const readFeedJob: Job<{ feed: string }> = {
  kind: 'read-feed',
  isPatient: true,
  async work({ feed }, services) {
    await readFeed(services, feed, new AbortController().signal);
  },
};

/** Has every partner's feed read, and forgets those of partners that are none any more, and pictures that are old. */
export const readFeedsJob: Job<Record<string, never>> = {
  kind: 'read-feeds',
  async work(_payload, { open, feeds, blobs, now }) {
    const before = new Date(now().getTime() - pictureMs);
    const old = await listOldPartnerPictures(open.database, before, mostForgotten);
    for (const digest of old) await blobs.delete(partnerPictureKey(digest));
    await forgetPartnerPictures(open.database, old);
    await open.transaction(async (database) => {
      await keepFeeds(database, feeds.partners);
      for (const { key } of feeds.partners) await enqueue(database, readFeedJob, { feed: key });
    });
  },
};
